// The short words of the table in all languages. A browser gets catalogues.browser.ts in its place: it fetches what is read.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { allLearnt } from '@kuluary/texts/learnt';
import type { Word } from '../words.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue<Word>>> = { en, ru, uk };

export const { learn, catalogueOf } = allLearnt(CATALOGUES);
