import { area } from './area.ts';
import type { words } from './replay.en.ts';

export type ReplayKey = keyof typeof words;

/** A finished game, seen again. */
export const REPLAY = area<ReplayKey>({
  en: () => import('./replay.en.ts'),
  ru: () => import('./replay.ru.ts'),
  uk: () => import('./replay.uk.ts'),
});
