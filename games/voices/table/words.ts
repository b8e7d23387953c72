// The short words of the table: tags, buttons, headings. Whole sentences come from the game's texts.

import { makeMessageFormatter } from '@kuluary/texts/catalogue';
import { catalogueOf } from './words/catalogues.ts';
import type { en } from './words/en.ts';
import type { pushWords } from './words/push.en.ts';

export type TableTextKey = keyof typeof en;
export type TableCatalogue = Readonly<Record<TableTextKey, string>>;
export type PushWords = Readonly<Record<keyof typeof pushWords, string>>; // of the push dialog

export const tableText = makeMessageFormatter(catalogueOf);
