// The short words of the table: tags, ribbons, consequences. Whole sentences come from the game's texts.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import type { Reader } from '../texts/reader.ts';
import { en } from './words/en.ts';
import { ru } from './words/ru.ts';
import { uk } from './words/uk.ts';

export type Word = keyof typeof en;
export type TableCatalogue = Readonly<Record<Word, string>>;

export const WORDS: Readonly<Record<Language, TableCatalogue>> = { en, ru, uk };

export function word(reader: Pick<Reader, 'language'>, key: Word, ...values: readonly Values[]): string {
  return format(reader.language, WORDS[reader.language][key], Object.assign({}, ...values) as Values);
}
