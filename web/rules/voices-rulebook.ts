// The rulebook of Voices in My Head as the screen wants it.

import '@kuluary/voices/table/skin.css';
import { voicesBook } from '@kuluary/voices/texts/rulebook/voices-book';
import { lazy } from 'react';
import type { Rulebook } from './rulebooks.ts';
import './voices-rulebook.css';

export const voicesRulebook: Rulebook = {
  book: voicesBook as Rulebook['book'],
  Picture: lazy(() => import('./voices-picture.tsx')),
};
