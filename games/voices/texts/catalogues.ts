// What is said in all languages. A browser gets catalogues.browser.ts in its place: it fetches what is read.

import type { Language } from '@kuluary/texts/languages';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Tongue } from './tongue.ts';
import { uk } from './uk.ts';

const TONGUES: Readonly<Record<Language, Tongue>> = { en, ru, uk };

export function tongueOf(language: Language): Tongue {
  return TONGUES[language];
}

export async function learn(_language: Language): Promise<void> {
  // Here all of them are known.
}
