import { area } from './area.ts';
import type { words } from './review.en.ts';

export type ReviewKey = keyof typeof words;

/** What the expert says of a finished game. */
export const REVIEW = area<ReviewKey>({
  en: () => import('./review.en.ts'),
  ru: () => import('./review.ru.ts'),
  uk: () => import('./review.uk.ts'),
});
