// Rules and bots depend on nothing but their arguments: no clock, no randomness, no I/O; and rules on no locale.

import { importsOf, type Node, nodesOf, type Source } from './sources.ts';

const PURE = [/^kernel\//, /^effects\//, /^bots\//, /^games\/[^/]+\/(?:push|rules|bot|texts|earlier)\//, /^texts\//];
const MAY_SPEAK = [/^effects\/words\//, /^games\/[^/]+\/texts\//, /^texts\//]; // words need a locale

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'a clock': ['Date', 'performance', 'Temporal'],
  'a timer': ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  randomness: ['crypto'],
  'I/O': ['process', 'console', 'fetch', 'WebSocket', 'XMLHttpRequest', 'Worker', 'navigator', 'require'],
  'the world outside': ['globalThis', 'global', 'self', 'window', 'document', 'eval', 'Function', 'WeakRef'],
};
const LOCALE = /^(?:Intl|toLocale\w*|localeCompare)$/;

export function impurities(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => PURE.some((room) => room.test(path)) && !path.endsWith('.test.ts'))
    .flatMap((source) => [...new Set(impuritiesOf(source))].map((what) => `${source.path}: uses ${what}`));
}

function* impuritiesOf(source: Source): Generator<string> {
  const maySpeak = MAY_SPEAK.some((room) => room.test(source.path));
  for (const specifier of importsOf(source)) if (specifier?.startsWith('node:')) yield `I/O ("${specifier}")`;
  for (const { node, parent, field } of nodesOf(source)) {
    if (node.type === 'MetaProperty') yield 'the world outside (import.meta)';
    if (node.type !== 'Identifier') continue;
    const name = node.name as string;
    if (!maySpeak && LOCALE.test(name)) yield `a locale (${name})`;
    if (!isValue(parent, field)) continue;
    for (const [what, names] of Object.entries(NAMES)) if (names.includes(name)) yield `${what} (${name})`;
    if (name === 'Math' && !isHarmlessMath(parent, field)) yield 'randomness (Math)';
  }
}

/** The name stands for a variable, not for a field or a part of a type. */
function isValue(parent: Node | undefined, field: string): boolean {
  if (!parent || parent.type.startsWith('TS')) return false;
  if (parent.type === 'MemberExpression') return field === 'object' || parent.computed === true;
  return !(field === 'key' && parent.computed !== true);
}

/** Math may only be used as Math.something, and not for its luck. */
function isHarmlessMath(parent: Node | undefined, field: string): boolean {
  if (parent?.type !== 'MemberExpression' || field !== 'object' || parent.computed === true) return false;
  return (parent.property as Node).name !== 'random';
}
