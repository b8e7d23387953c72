// The sentences in all languages. In a browser catalogues.browser.ts replaces it (see package.json).

import type { Catalogue } from '@kuluary/texts/catalogue';
import { makeLoadedCatalogues } from '@kuluary/texts/catalogue-loader';
import type { Language } from '@kuluary/texts/languages';
import { en } from './en.ts';
import type { MessageKey } from './message-keys.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue<MessageKey>>> = { en, ru, uk };

export const { loadLanguage, catalogueOf } = makeLoadedCatalogues(CATALOGUES);
