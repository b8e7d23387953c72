// Coup's rulebook as the screen wants it. The drawings come after the words: they are heavier.

import { coupBook } from '@kuluary/coup/texts/rulebook/coup-book';
import { lazy, Suspense } from 'react';
import type { PictureProps, Rulebook } from './rulebooks.ts';

const Drawing = lazy(() => import('./coup-picture.tsx'));

function Picture(props: PictureProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}

export const coupRulebook: Rulebook = { book: coupBook as Rulebook['book'], Picture };
