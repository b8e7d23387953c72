import type { words } from './replay.en.ts';
import { wordArea } from './word-area.ts';

export type ReplayKey = keyof typeof words;

/** The replay of a finished match. */
export const REPLAY_WORDS = wordArea<ReplayKey>({
  en: () => import('./replay.en.ts'),
  ru: () => import('./replay.ru.ts'),
  uk: () => import('./replay.uk.ts'),
});
