// The Rickshank Rickdemption's rulebook with its pictures and style.

import '@kuluary/rickshank/table/page-theme.css';
import { rickshankBook } from '@kuluary/rickshank/texts/rulebook/rickshank-rulebook';
import { lazy } from 'react';
import './rickshank-rulebook.css';
import type { Rulebook } from './rulebooks.ts';

export const rickshankRulebook: Rulebook = {
  book: rickshankBook as Rulebook['book'],
  Picture: lazy(() => import('./rickshank-picture.tsx')),
};
