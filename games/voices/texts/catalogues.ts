// The language packs of all languages. Browsers get catalogues.browser.ts instead, which loads them on demand.

import { makeLoadedCatalogues } from '@kuluary/texts/catalogue-loader';
import { en } from './en.ts';
import type { LanguagePack } from './language-pack.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const { loadLanguage, catalogueOf: languagePackOf } = makeLoadedCatalogues<LanguagePack>({ en, ru, uk });
