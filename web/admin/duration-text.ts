// Formats durations, and times ago, in the largest fitting unit.

import type { Language } from '@kuluary/texts/languages';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const; // in seconds

export function formatDuration(language: Language, seconds: number): string {
  const [unit, size] = fittingUnit(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}

export function formatTimeAgo(language: Language, seconds: number): string {
  const [unit, size] = fittingUnit(seconds);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(Math.max(0, seconds) / size),
    unit,
  );
}

/** The largest of which there are at least two. */
function fittingUnit(seconds: number): (typeof UNITS)[number] {
  return UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[2];
}
