// What is said in all languages. A browser gets catalogues.browser.ts in its place: it fetches what is read.

import { allLearnt } from '@kuluary/texts/learnt';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Tongue } from './tongue.ts';
import { uk } from './uk.ts';

export const { learn, catalogueOf: tongueOf } = allLearnt<Tongue>({ en, ru, uk });
