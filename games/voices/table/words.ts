// The short words of the table: tags, buttons, headings. Whole sentences come from the game's texts.

import { wordsFrom } from '@kuluary/texts/catalogue';
import { catalogueOf } from './words/catalogues.ts';
import type { en } from './words/en.ts';
import type { push } from './words/push.en.ts';

export type Word = keyof typeof en;
export type TableCatalogue = Readonly<Record<Word, string>>;
export type PushWords = Readonly<Record<keyof typeof push, string>>; // those of the push room: they stand apart

export const word = wordsFrom(catalogueOf);
