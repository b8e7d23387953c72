import type { words } from './review.en.ts';
import { wordArea } from './word-area.ts';

export type ReviewKey = keyof typeof words;

/** The review of a finished match. */
export const REVIEW_WORDS = wordArea<ReviewKey>({
  en: () => import('./review.en.ts'),
  ru: () => import('./review.ru.ts'),
  uk: () => import('./review.uk.ts'),
});
