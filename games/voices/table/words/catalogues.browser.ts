// The short words of the table, loaded language by language: replaces catalogues.ts in browsers.

import type { Catalogue } from '@kuluary/texts/catalogue';
import { makeLazyCatalogues } from '@kuluary/texts/catalogue-loader';
import type { TableTextKey } from '../words.ts';

export const { loadLanguage, catalogueOf } = makeLazyCatalogues<Catalogue<TableTextKey>>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
});
