// The rulebook of Voices in My Head with its pictures and style.

import '@kuluary/voices/table/page-theme.css';
import { voicesBook } from '@kuluary/voices/texts/rulebook/voices-rulebook';
import { lazy } from 'react';
import type { Rulebook } from './rulebooks.ts';
import './voices-rulebook.css';

export const voicesRulebook: Rulebook = {
  book: voicesBook as Rulebook['book'],
  Picture: lazy(() => import('./voices-picture.tsx')),
};
