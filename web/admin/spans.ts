// How long something lasts, and how long ago it was, in the largest unit that says it.

import type { Language } from '@kuluary/texts/languages';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const; // in seconds

export function span(language: Language, seconds: number): string {
  const [unit, size] = fitting(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}

export function ago(language: Language, seconds: number): string {
  const [unit, size] = fitting(seconds);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(Math.max(0, seconds) / size),
    unit,
  );
}

/** From two of it on: before that the smaller one says more. */
function fitting(seconds: number): (typeof UNITS)[number] {
  return UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[2];
}
