import { area } from './area.ts';

/** After the last move: who won, everything open, and whether the deal was fair. */
const KEYS = [
  'won.you',
  'won.other',
  'won.several',
  'draw',
  'open',
  'rematch',
  'rematch.note',
  'rematch.go',
  'rematch.go-note',
  'replay',
  'share',
  'share.copied',
  'share.text',
  'table',
  'new',
  'check',
  'check.doing',
  'check.holds',
  'check.unknown',
  'check.fails',
  'check.detail',
  'found.whole.holds',
  'found.whole.fails',
  'found.seed.holds',
  'found.seed.fails',
  'found.seen.holds',
  'found.seen.fails',
  'found.seen.unknown',
  'found.salt.holds',
  'found.salt.fails',
  'found.salt.unknown',
  'found.draws.holds',
  'found.draws.fails',
  'limits',
  'download',
  'close',
] as const;

export type EndingKey = (typeof KEYS)[number];

export const ENDING = area(KEYS, {
  en: () => import('./ending.en.ts'),
  ru: () => import('./ending.ru.ts'),
  uk: () => import('./ending.uk.ts'),
});
