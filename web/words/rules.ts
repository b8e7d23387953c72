import type { words } from './rules.en.ts';
import { wordArea } from './word-area.ts';

export type RulesKey = keyof typeof words;

/** Around a rulebook; its own text is the game's. */
export const RULES_WORDS = wordArea<RulesKey>({
  en: () => import('./rules.en.ts'),
  ru: () => import('./rules.ru.ts'),
  uk: () => import('./rules.uk.ts'),
});
