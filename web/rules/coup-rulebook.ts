// Coup's rulebook as the screen wants it.

import { coupBook } from '@kuluary/coup/texts/rulebook/coup-book';
import { lazy } from 'react';
import type { Rulebook } from './rulebooks.ts';

export const coupRulebook: Rulebook = {
  book: coupBook as Rulebook['book'],
  Picture: lazy(() => import('./coup-picture.tsx')),
};
