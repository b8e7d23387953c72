// The short words of the table: tags, ribbons, consequences. Whole sentences come from the game's texts.

import { wordsFrom } from '@kuluary/texts/catalogue';
import { catalogueOf } from './words/catalogues.ts';
import type { en } from './words/en.ts';

export type Word = keyof typeof en;
export type TableCatalogue = Readonly<Record<Word, string>>;

export const word = wordsFrom(catalogueOf);
