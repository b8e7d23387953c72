// Reads and parses the source files of this repository.

import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const IGNORED_FOLDERS = ['node_modules', 'data', 'dist', 'coverage', '.git'];
const SOURCE_NAME = /\.(?:[cm]?[jt]sx?|css)$/;

export interface SourceFile {
  readonly path: string; // from the root, with forward slashes
  readonly text: string;
}

export function readSources(root: string, namePattern = SOURCE_NAME, folder = ''): SourceFile[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}${item.name}`;
    if (item.isDirectory())
      return IGNORED_FOLDERS.includes(item.name) ? [] : readSources(root, namePattern, `${path}/`);
    return namePattern.test(item.name) ? [{ path, text: readFileSync(`${root}/${path}`, 'utf8') }] : [];
  });
}

/** A node of the syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Every node of a file, with its parent and the field of the parent that holds it. */
export function nodesOf(source: SourceFile): readonly PlacedNode[] {
  const nodes = nodesBySource.get(source) ?? [...walkNodes(parse(source), undefined, '')];
  nodesBySource.set(source, nodes);
  return nodes;
}

interface PlacedNode {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
  readonly field: string;
}

const nodesBySource = new WeakMap<SourceFile, readonly PlacedNode[]>(); // several checks read each file

function parse({ path, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return program as unknown as SyntaxNode;
}

function* walkNodes(node: SyntaxNode, parent: SyntaxNode | undefined, field: string): Generator<PlacedNode> {
  yield { node, parent, field };
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child)
        yield* walkNodes(child as SyntaxNode, node, name);
    }
  }
}

/** The specifiers of all imports of a file; undefined for a computed one. */
export function importsOf(source: SourceFile): (string | undefined)[] {
  if (source.path.endsWith('.css')) return styleImports(source.text);
  const found: (string | undefined)[] = [];
  for (const { node } of nodesOf(source)) {
    const isStatic = /^(?:Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && node.source;
    const isRequire = node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'require';
    if (isStatic || node.type === 'ImportExpression') found.push(stringLiteralOf(node.source as SyntaxNode));
    else if (node.type === 'TSImportType') found.push(stringLiteralOf((node.argument ?? node.source) as SyntaxNode));
    else if (isRequire) found.push(stringLiteralOf((node.arguments as SyntaxNode[])[0]));
  }
  return found;
}

const STYLE_IMPORT = /@import\s+['"]([^'"]+)['"]|url\(\s*['"]?((?!data:|#|\/)[^'")]+)['"]?\s*\)/g;

function styleImports(text: string): string[] {
  return [...text.matchAll(STYLE_IMPORT)].map(([, imported, url]) => (imported ?? url)!);
}

function stringLiteralOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'TSLiteralType') return stringLiteralOf(node.literal as SyntaxNode);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
