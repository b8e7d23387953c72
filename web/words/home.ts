import type { words } from './home.en.ts';
import { wordArea } from './word-area.ts';

export type HomeKey = keyof typeof words;

export const HOME_WORDS = wordArea<HomeKey>({
  en: () => import('./home.en.ts'),
  ru: () => import('./home.ru.ts'),
  uk: () => import('./home.uk.ts'),
});
