// The short words of the table: tags, buttons, headings. Whole sentences come from the game's texts.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Reader } from '../texts/reader.ts';
import { catalogueOf } from './words/catalogues.ts';
import type { en } from './words/en.ts';
import type { push } from './words/push.en.ts';

export type Word = keyof typeof en;
export type TableCatalogue = Readonly<Record<Word, string>>;
export type PushWords = Readonly<Record<keyof typeof push, string>>; // those of the push room: they stand apart

export function word(reader: Pick<Reader, 'language'>, key: Word, ...values: readonly Values[]): string {
  return format(reader.language, catalogueOf(reader.language)[key], Object.assign({}, ...values) as Values);
}
