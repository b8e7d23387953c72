// The Rickshank Rickdemption's rulebook as the screen wants it.

import '@kuluary/rickshank/table/skin.css';
import { rickshankBook } from '@kuluary/rickshank/texts/rulebook/rickshank-book';
import { lazy } from 'react';
import './rickshank-rulebook.css';
import type { Rulebook } from './rulebooks.ts';

export const rickshankRulebook: Rulebook = {
  book: rickshankBook as Rulebook['book'],
  Picture: lazy(() => import('./rickshank-picture.tsx')),
};
