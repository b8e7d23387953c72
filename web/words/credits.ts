import type { words } from './credits.en.ts';
import { wordArea } from './word-area.ts';

export type CreditsKey = keyof typeof words;

export const CREDITS_WORDS = wordArea<CreditsKey>({
  en: () => import('./credits.en.ts'),
  ru: () => import('./credits.ru.ts'),
  uk: () => import('./credits.uk.ts'),
});
