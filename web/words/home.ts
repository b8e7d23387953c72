import { area } from './area.ts';
import type { words } from './home.en.ts';

export type HomeKey = keyof typeof words;

export const HOME = area<HomeKey>({
  en: () => import('./home.en.ts'),
  ru: () => import('./home.ru.ts'),
  uk: () => import('./home.uk.ts'),
});
