// Fonts that the first screen needs, fetched before text is drawn: families of fonts.css, and letters that make the browser
// fetch the right files. Spaces, points and figures are in the Latin ones.

import type { Language } from '@kuluary/texts/languages';

export const PRELOADED_FONTS = ['Yeseva One', 'Commissioner Variable', 'Piazzolla Variable'] as const;
export const PRELOADED_LETTERS: Readonly<Record<Language, string>> = { en: 'A', ru: 'Я,', uk: 'Я,' };
