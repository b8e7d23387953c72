import type { words } from './ending.en.ts';
import { wordArea } from './word-area.ts';

export type EndingKey = keyof typeof words;

/** After the last move: who won, everything open, and whether the deal was fair. */
export const ENDING_WORDS = wordArea<EndingKey>({
  en: () => import('./ending.en.ts'),
  ru: () => import('./ending.ru.ts'),
  uk: () => import('./ending.uk.ts'),
});
