// Rules and bots depend on nothing but their arguments: no clock, no randomness, no I/O; and rules on no locale.

import { importsOf, nodesOf, type SourceFile, type SyntaxNode } from './source-files.ts';

const PURE_FOLDERS = [
  /^kernel\//,
  /^card-language\//,
  /^bots\//,
  /^games\/[^/]+\/(?:push|rules|bot|texts|archived-rules)\//,
  /^texts\//,
];
const LOCALE_FOLDERS = [/^card-language\/wording\//, /^games\/[^/]+\/texts\//, /^texts\//]; // texts need a locale

const IMPURE_GLOBALS: Readonly<Record<string, readonly string[]>> = {
  'a clock': ['Date', 'performance', 'Temporal'],
  'a timer': ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  randomness: ['crypto'],
  'I/O': ['process', 'console', 'fetch', 'WebSocket', 'XMLHttpRequest', 'Worker', 'navigator', 'require'],
  'the world outside': ['globalThis', 'global', 'self', 'window', 'document', 'eval', 'Function', 'WeakRef'],
};
const LOCALE_NAMES = /^(?:Intl|toLocale\w*|localeCompare)$/;

export function impurities(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => PURE_FOLDERS.some((folder) => folder.test(path)) && !path.endsWith('.test.ts'))
    .flatMap((source) => [...new Set(impuritiesOf(source))].map((what) => `${source.path}: uses ${what}`));
}

function* impuritiesOf(source: SourceFile): Generator<string> {
  const mayUseLocale = LOCALE_FOLDERS.some((folder) => folder.test(source.path));
  for (const specifier of importsOf(source)) if (specifier?.startsWith('node:')) yield `I/O ("${specifier}")`;
  for (const { node, parent, field } of nodesOf(source)) {
    if (node.type === 'MetaProperty') yield 'the world outside (import.meta)';
    if (node.type !== 'Identifier') continue;
    const name = node.name as string;
    if (!mayUseLocale && LOCALE_NAMES.test(name)) yield `a locale (${name})`;
    if (!isVariable(parent, field)) continue;
    for (const [what, names] of Object.entries(IMPURE_GLOBALS)) if (names.includes(name)) yield `${what} (${name})`;
    if (name === 'Math' && !isHarmlessMath(parent, field)) yield 'randomness (Math)';
  }
}

/** Is the identifier a variable, not a field or part of a type? */
function isVariable(parent: SyntaxNode | undefined, field: string): boolean {
  if (!parent || parent.type.startsWith('TS')) return false;
  if (parent.type === 'MemberExpression') return field === 'object' || parent.computed === true;
  return !(field === 'key' && parent.computed !== true);
}

/** Math may only be used as Math.something other than random. */
function isHarmlessMath(parent: SyntaxNode | undefined, field: string): boolean {
  if (parent?.type !== 'MemberExpression' || field !== 'object' || parent.computed === true) return false;
  return (parent.property as SyntaxNode).name !== 'random';
}
