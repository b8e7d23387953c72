// The language packs, loaded one by one: replaces catalogues.ts in browsers.

import { makeLazyCatalogues } from '@kuluary/texts/catalogue-loader';
import type { LanguagePack } from './language-pack.ts';

export const { loadLanguage, catalogueOf: languagePackOf } = makeLazyCatalogues<LanguagePack>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
});
