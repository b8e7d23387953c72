import { area } from './area.ts';

/** Around a rulebook: the book itself speaks for its game. */
const KEYS = [
  'tab',
  'contents',
  'print',
  'anchor', // of one rule, for ears
  'current', // column of a table, for ears
] as const;

export type RulesKey = (typeof KEYS)[number];

export const RULES = area(KEYS, {
  en: () => import('./rules.en.ts'),
  ru: () => import('./rules.ru.ts'),
  uk: () => import('./rules.uk.ts'),
});
