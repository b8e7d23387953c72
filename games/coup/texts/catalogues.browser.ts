// The sentences, loaded language by language: replaces catalogues.ts in a browser.

import type { Catalogue } from '@kuluary/texts/catalogue';
import { makeLazyCatalogues } from '@kuluary/texts/catalogue-loader';
import type { MessageKey } from './message-keys.ts';

export const { loadLanguage, catalogueOf } = makeLazyCatalogues<Catalogue<MessageKey>>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
});
