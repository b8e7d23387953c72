// Which font files the first screen needs, so that they can be fetched before the first word is drawn.

import yesevaCyrillic from '@fontsource/yeseva-one/files/yeseva-one-cyrillic-400-normal.woff2?url';
import yesevaLatin from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?url';
import commissionerCyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import commissionerLatin from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import piazzollaCyrillic from '@fontsource-variable/piazzolla/files/piazzolla-cyrillic-wght-normal.woff2?url';
import piazzollaLatin from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url';
import type { Language } from '@kuluary/texts/languages';

// Figures and points are in the Latin files, for every language.
const CYRILLIC = [yesevaCyrillic, commissionerCyrillic, piazzollaCyrillic, commissionerLatin];
const LATIN = [yesevaLatin, commissionerLatin, piazzollaLatin];

export const FIRST_FONTS: Readonly<Record<Language, readonly string[]>> = { en: LATIN, ru: CYRILLIC, uk: CYRILLIC };
