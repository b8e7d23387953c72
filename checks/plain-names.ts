// Words that docs/architecture.md has retired may not come back, and within a package an exported name means one thing.

import { nodesOf, type SourceFile, type SyntaxNode } from './source-files.ts';

interface RetiredWord {
  readonly word: string;
  readonly instead: string;
  readonly allowedIn: readonly string[]; // beginnings of paths
}

const HEADING = /^#+ Retired words$/m;
const TABLE_ROW = /^\| (`.*?) \| (.*?) \|(.*?)\|$/gm;
const WORD_OF_IDENTIFIER = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const CSS_TEXT = /\/\*[\s\S]*?\*\/|[.#:-][\w-]+/g; // comments, classes, custom properties

/** Reads the table below the heading "Retired words". */
export function readRetiredWords(architecture: string): RetiredWord[] {
  const [, table = ''] = architecture.split(HEADING);
  return Array.from(table.split(/^#/m)[0]!.matchAll(TABLE_ROW)).flatMap(([, words, instead, paths]) =>
    quotedIn(words!).map((word) => ({ word, instead: instead!, allowedIn: quotedIn(paths!) })),
  );
}

function quotedIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, quoted]) => quoted!);
}

/** Looks at paths, names and comments of sources and at documents; not at strings, which people read on the screen. */
export function retiredWordsIn(files: readonly SourceFile[], retired: readonly RetiredWord[]): string[] {
  const byWord = new Map(retired.map((it) => [it.word, it]));
  return files.flatMap((file) => {
    const words = new Set([file.path, ...plainTextsOf(file)].flatMap((text) => text.match(WORD_OF_IDENTIFIER) ?? []));
    const found = new Set(
      Array.from(words, (word) => byWord.get(word.toLowerCase()) ?? byWord.get(word.toLowerCase().replace(/s$/, ''))),
    );
    return [...found].flatMap((it) =>
      it && !it.allowedIn.some((path) => file.path.startsWith(path))
        ? [`${file.path}: "${it.word}" is retired, say ${it.instead}`]
        : [],
    );
  });
}

function withoutTable(document: string): string[] {
  const [before, after = ''] = document.split(HEADING);
  const nextHeading = after.search(/^#/m);
  return nextHeading < 0 ? [before!] : [before!, after.slice(nextHeading)];
}

function plainTextsOf(file: SourceFile): string[] {
  if (file.path.endsWith('.md')) return withoutTable(file.text);
  if (file.path.endsWith('.css')) return file.text.match(CSS_TEXT) ?? [];
  const comments = file.text.match(/(?<!:)\/\/.*|\/\*[\s\S]*?\*\//g) ?? [];
  const names = nodesOf(file).map(({ node }) => (/Identifier$/.test(node.type) ? (node.name as string) : ''));
  return [...comments, ...names];
}

const PARALLEL = /(?<![a-z])(?:en|ru|uk|english|russian|ukrainian|coup|rickshank|voices)(?![a-z])/g;
const LANGUAGE_FILE = /(?:^|[/.])(?:en|ru|uk)\.tsx?$/;

/** Names that several files of a package export. Files whose paths differ only in a language or a game may share names. */
export function ambiguousExports(sources: readonly SourceFile[]): string[] {
  const filesByName = new Map<string, SourceFile[]>();
  for (const source of sources) {
    if (!/\.tsx?$/.test(source.path) || LANGUAGE_FILE.test(source.path) || /archived-rules|\.d\.ts$/.test(source.path))
      continue;
    for (const name of new Set(exportedNamesOf(source))) {
      const key = `${packageOf(source.path)}: ${name}`;
      filesByName.set(key, [...(filesByName.get(key) ?? []), source]);
    }
  }
  return [...filesByName].flatMap(([key, files]) => {
    const different = new Set(files.map(({ path }) => path.replace(PARALLEL, '*')));
    return different.size > 1 ? [`${key} is exported by ${files.map(({ path }) => path).join(' and ')}`] : [];
  });
}

function packageOf(path: string): string {
  return /^games\/(?:coup|rickshank|voices)(?=\/)/.exec(path)?.[0] ?? path.split('/')[0]!;
}

function exportedNamesOf(source: SourceFile): string[] {
  return nodesOf(source).flatMap(({ node }) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { id, declarations } = node.declaration as SyntaxNode;
    const declared = declarations
      ? (declarations as SyntaxNode[]).map((it) => it.id as SyntaxNode)
      : [id as SyntaxNode];
    return declared.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  });
}
