import { area } from './area.ts';
import type { words } from './table.en.ts';

export type TableKey = keyof typeof words;

/** The frame around every game's table: bar, log, talk, menu, connection. */
export const TABLE = area<TableKey>({
  en: () => import('./table.en.ts'),
  ru: () => import('./table.ru.ts'),
  uk: () => import('./table.uk.ts'),
});
