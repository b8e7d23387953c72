import type { words } from './table.en.ts';
import { wordArea } from './word-area.ts';

export type TableKey = keyof typeof words;

/** The frame around every game's table: bar, log, chat, menu, connection. */
export const TABLE_WORDS = wordArea<TableKey>({
  en: () => import('./table.en.ts'),
  ru: () => import('./table.ru.ts'),
  uk: () => import('./table.uk.ts'),
});
