import type { words } from './app.en.ts';
import { wordArea } from './word-area.ts';

export type AppKey = keyof typeof words;

/** Words that every screen needs. */
export const APP_WORDS = wordArea<AppKey>({
  en: () => import('./app.en.ts'),
  ru: () => import('./app.ru.ts'),
  uk: () => import('./app.uk.ts'),
});
