// The short words of the table (tags, labels, consequences). Whole sentences come from the game's texts.

import { makeMessageFormatter } from '@kuluary/texts/catalogue';
import { catalogueOf } from './words/catalogues.ts';
import type { en } from './words/en.ts';

export type TableTextKey = keyof typeof en;
export type TableCatalogue = Readonly<Record<TableTextKey, string>>;

export const tableText = makeMessageFormatter(catalogueOf);
