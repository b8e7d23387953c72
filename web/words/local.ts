import { area } from './area.ts';
import type { words } from './local.en.ts';

export type LocalKey = keyof typeof words;

/** Games whose host is this page: against bots, and several people around one device. */
export const LOCAL = area<LocalKey>({
  en: () => import('./local.en.ts'),
  ru: () => import('./local.ru.ts'),
  uk: () => import('./local.uk.ts'),
});
