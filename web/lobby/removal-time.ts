import type { Language } from '@kuluary/texts/languages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "in 23 hours", in the largest unit that says enough. */
export function formatRemovalTime(language: Language, removedAt: number, now: number): string {
  const left = Math.max(MINUTE, removedAt - now);
  const words = new Intl.RelativeTimeFormat(language);
  if (left >= 2 * DAY) return words.format(Math.round(left / DAY), 'day');
  if (left >= 2 * HOUR) return words.format(Math.round(left / HOUR), 'hour');
  return words.format(Math.round(left / MINUTE), 'minute');
}
