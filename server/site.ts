// The built site's files, in memory, with type, etag and compressed versions. The build leaves a precompressed version
// beside large files (cli/build.mjs); others are compressed when first requested.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { TableId } from '@kuluary/protocol/ids';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
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
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'private, no-cache'; // the page comes with a guest's cookie, which no shared cache may keep
const BROTLI_QUALITY = 9; // a higher one takes too long while a client waits
const PRECOMPRESSED_SUFFIX = '.br';

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compress;

export class SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly body: Buffer;
  private readonly isCompressible: boolean;
  private readonly compressedBodies = new Map<Encoding, Promise<Buffer>>();

  constructor(path: string, body: Buffer, precompressed?: Buffer) {
    const extension = extname(path);
    this.body = body;
    this.type = CONTENT_TYPES[extension] ?? 'application/octet-stream';
    this.cacheControl = path.startsWith('/assets/') ? CACHE_FOREVER : REVALIDATE; // assets are named by their hash
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    this.isCompressible = COMPRESSIBLE.has(extension);
    if (precompressed) this.compressedBodies.set('br', Promise.resolve(precompressed));
  }

  /** The encoding to use for a browser that accepts these. */
  encodingFor(accepted: string): Encoding | undefined {
    if (!this.isCompressible) return undefined;
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    let version = this.compressedBodies.get(encoding);
    if (!version) {
      version = compress[encoding](this.body);
      this.compressedBodies.set(encoding, version);
    }
    return version;
  }
}

/** All files below a folder, by URL path. */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const bodies = new Map<string, Buffer>();
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath, item.name);
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file));
  }
  const paths = [...bodies.keys()].filter((path) => !path.endsWith(PRECOMPRESSED_SUFFIX));
  return new Map(
    paths.map((path) => [path, new SiteFile(path, bodies.get(path)!, bodies.get(path + PRECOMPRESSED_SUFFIX))]),
  );
}

/** The page for an address. They differ only in the files that they preload (web/vite.config.ts).
 * `gameAt`: the game of a table, if it may be looked up. */
export function pageFor(
  site: ReadonlyMap<string, SiteFile>,
  path: string,
  gameAt: (table: TableId) => string | undefined,
): SiteFile | undefined {
  const [, screen, id = ''] = path.split('/');
  const specific = screen === 't' ? `/table-${gameAt(id)}.html` : screen === 'play' ? `/play-${id}.html` : '';
  const shared = screen === 't' ? '/table.html' : '';
  return site.get(specific) ?? site.get(shared) ?? site.get('/index.html');
}
