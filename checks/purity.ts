// Rules depend on nothing but their arguments: no clock, no randomness, no I/O, no locale.

import { codeOf, importsOf, type Source } from './sources.ts';

const PURE = [/^kernel\//, /^effects\/run\//, /^games\/[^/]+\/rules\//];

const IMPURE: readonly (readonly [RegExp, string])[] = [
  [/\bDate\b|\bperformance\b|\bTemporal\b/, 'a clock'],
  [/\bset(?:Timeout|Interval|Immediate)\b|\bqueueMicrotask\b/, 'a timer'],
  [/\bMath\s*\.\s*random\b|\bMath\s*\[|\bcrypto\b|\bgetRandomValues\b|\brandomBytes\b/, 'randomness'],
  [/\bprocess\b|\bglobalThis\b|\bwindow\b|\bdocument\b|\bfetch\b|\bconsole\b|\brequire\b|\bimport\s*\(/, 'I/O'],
  [/\bIntl\b|\btoLocale\w*\b|\blocaleCompare\b/, 'a locale'],
];

export function impurities(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => PURE.some((room) => room.test(path)) && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => {
      const code = codeOf(text);
      const found = IMPURE.filter(([pattern]) => pattern.test(code)).map(([, what]) => `${path}: uses ${what}`);
      const modules = importsOf(text).filter((specifier) => specifier.startsWith('node:'));
      return [...found, ...modules.map((specifier) => `${path}: uses I/O ("${specifier}")`)];
    });
}
