// The short words of the table in all languages. Browsers get catalogues.browser.ts instead, which loads languages on demand.

import type { Catalogue } from '@kuluary/texts/catalogue';
import { makeLoadedCatalogues } from '@kuluary/texts/catalogue-loader';
import type { Language } from '@kuluary/texts/languages';
import type { TableTextKey } from '../words.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue<TableTextKey>>> = { en, ru, uk };

export const { loadLanguage, catalogueOf } = makeLoadedCatalogues(CATALOGUES);
