// The built site, from memory: every file with its type, its fingerprint and its squeezed versions. The build leaves one
// beside each file that took its time (cli/build.mjs); what is missing is made when it is first asked for.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { TableId } from '@kuluary/protocol/ids';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const SQUEEZED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'private, no-cache'; // the page comes with a guest's cookie: nobody else may be given that answer
const BROTLI_QUALITY = 9; // harder takes too long for whoever waits
const SQUEEZED_BEFORE = '.br';

const squeeze = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof squeeze;

export class SiteFile {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly body: Buffer;
  private readonly isSqueezable: boolean;
  private readonly versions = new Map<Encoding, Promise<Buffer>>();

  constructor(path: string, body: Buffer, squeezedBefore?: Buffer) {
    const extension = extname(path);
    this.body = body;
    this.type = TYPES[extension] ?? 'application/octet-stream';
    this.cache = path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN; // assets carry their fingerprint in the name
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    this.isSqueezable = SQUEEZED.has(extension);
    if (squeezedBefore) this.versions.set('br', Promise.resolve(squeezedBefore));
  }

  /** The encoding to use for a browser that accepts these. */
  encodingFor(accepted: string): Encoding | undefined {
    if (!this.isSqueezable) return undefined;
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  }

  squeezed(encoding: Encoding): Promise<Buffer> {
    let version = this.versions.get(encoding);
    if (!version) {
      version = squeeze[encoding](this.body);
      this.versions.set(encoding, version);
    }
    return version;
  }
}

/** All files below a folder, by their path in the address. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const bodies = new Map<string, Buffer>();
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath, item.name);
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file));
  }
  const paths = [...bodies.keys()].filter((path) => !path.endsWith(SQUEEZED_BEFORE));
  return new Map(
    paths.map((path) => [path, new SiteFile(path, bodies.get(path)!, bodies.get(path + SQUEEZED_BEFORE))]),
  );
}

/** The page for an address. One would do for all; the others ask for more files in advance (web/vite.config.ts).
 * `gameAt`: what is played at a table, as far as it may be told. */
export function pageFor(
  site: ReadonlyMap<string, SiteFile>,
  path: string,
  gameAt: (table: TableId) => string | undefined,
): SiteFile | undefined {
  const [, screen, what = ''] = path.split('/');
  const own = screen === 't' ? `/table-${gameAt(what)}.html` : screen === 'play' ? `/play-${what}.html` : '';
  const shared = screen === 't' ? '/table.html' : '';
  return site.get(own) ?? site.get(shared) ?? site.get('/index.html');
}
