import { area } from './area.ts';

/** What the expert says of a finished game. */
const KEYS = [
  'title',
  'about',
  'open',
  'doing',
  'failed',
  'costly',
  'flawless',
  'made',
  'best',
  'best.same',
  'nothing',
  'kind.bluff',
  'kind.caught',
  'kind.missed',
  'kind.mistake',
] as const;

export type ReviewKey = (typeof KEYS)[number];

export const REVIEW = area(KEYS, {
  en: () => import('./review.en.ts'),
  ru: () => import('./review.ru.ts'),
  uk: () => import('./review.uk.ts'),
});
