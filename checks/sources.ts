// The source files of the house, parsed.

import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const NOT_OURS = ['node_modules', 'data', 'dist', 'coverage', '.git'];
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;

export interface Source {
  readonly path: string; // from the root of the house, with forward slashes
  readonly text: string;
}

/** Every file of code below the root. */
export function readSources(root: string, folder = ''): Source[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}${item.name}`;
    if (item.isDirectory()) return NOT_OURS.includes(item.name) ? [] : readSources(root, `${path}/`);
    return IS_SOURCE.test(item.name) ? [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }] : [];
  });
}

/** A node of the syntax tree: its type, and fields that may be nodes again. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Every node of a file, each with the node that it is part of and the field it stands in. */
export function* nodesOf({ path, text }: Source): Generator<{ node: Node; parent: Node | undefined; field: string }> {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  yield* walk(program as unknown as Node, undefined, '');
}

function* walk(
  node: Node,
  parent: Node | undefined,
  field: string,
): Generator<{ node: Node; parent: Node | undefined; field: string }> {
  yield { node, parent, field };
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield* walk(child as Node, node, name);
    }
  }
}

/** What a file imports, in whatever way; undefined for an import whose target only the running program knows. */
export function importsOf(source: Source): (string | undefined)[] {
  if (source.path.endsWith('.css')) return styleImports(source.text);
  const found: (string | undefined)[] = [];
  for (const { node } of nodesOf(source)) {
    const isStatic = /^(?:Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && node.source;
    const isRequire = node.type === 'CallExpression' && (node.callee as Node).name === 'require';
    if (isStatic || node.type === 'ImportExpression') found.push(textOf(node.source as Node));
    else if (node.type === 'TSImportType') found.push(textOf((node.argument ?? node.source) as Node));
    else if (isRequire) found.push(textOf((node.arguments as Node[])[0]));
  }
  return found;
}

const STYLE_IMPORT = /@import\s+['"]([^'"]+)['"]|url\(\s*['"]?((?!data:|#|\/)[^'")]+)['"]?\s*\)/g;

function styleImports(text: string): string[] {
  return [...text.matchAll(STYLE_IMPORT)].map(([, imported, url]) => (imported ?? url)!);
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'TSLiteralType') return textOf(node.literal as Node);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
