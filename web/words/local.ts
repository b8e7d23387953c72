import type { words } from './local.en.ts';
import { wordArea } from './word-area.ts';

export type LocalKey = keyof typeof words;

/** Matches whose host is this page: against bots, and several people at one device. */
export const LOCAL_WORDS = wordArea<LocalKey>({
  en: () => import('./local.en.ts'),
  ru: () => import('./local.ru.ts'),
  uk: () => import('./local.uk.ts'),
});
