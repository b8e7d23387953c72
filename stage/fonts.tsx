// Which fonts the first screen needs, so that they can be fetched before the first word is drawn: families of fonts.css, and
// letters for which the browser fetches the right files. Spaces, points and figures are in the Latin ones.

import type { Language } from '@kuluary/texts/languages';

export const FIRST_FONTS = ['Yeseva One', 'Commissioner Variable', 'Piazzolla Variable'] as const;
export const FIRST_LETTERS: Readonly<Record<Language, string>> = { en: 'A', ru: 'Я,', uk: 'Я,' };
