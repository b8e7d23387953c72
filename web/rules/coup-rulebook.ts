// Coup's rulebook with its pictures.

import { coupBook } from '@kuluary/coup/texts/rulebook/coup-rulebook';
import { lazy } from 'react';
import type { Rulebook } from './rulebooks.ts';

export const coupRulebook: Rulebook = {
  book: coupBook as Rulebook['book'],
  Picture: lazy(() => import('./coup-picture.tsx')),
};
