import { area } from './area.ts';
import type { words } from './rules.en.ts';

export type RulesKey = keyof typeof words;

/** Around a rulebook: the book itself speaks for its game. */
export const RULES = area<RulesKey>({
  en: () => import('./rules.en.ts'),
  ru: () => import('./rules.ru.ts'),
  uk: () => import('./rules.uk.ts'),
});
