// The sentences in all languages. A browser gets catalogues.browser.ts in its place (package.json says so): it fetches what is read.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { allLearnt } from '@kuluary/texts/learnt';
import { en } from './en.ts';
import type { Key } from './keys.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, ru, uk };

export const { learn, catalogueOf } = allLearnt(CATALOGUES);
