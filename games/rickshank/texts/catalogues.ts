// All language packs, loaded at once; browsers get catalogues.browser.ts instead.

import { makeLoadedCatalogues } from '@kuluary/texts/catalogue-loader';
import { en } from './en.ts';
import type { LanguagePack } from './language-pack.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const { loadLanguage, catalogueOf: languagePackOf } = makeLoadedCatalogues<LanguagePack>({ en, ru, uk });
