// Coup's rulebook as the screen wants it. The drawings come after the words: they are heavier.

import { completeOptions, EDITIONS, type Options } from '@kuluary/coup/rules/editions';
import { option, optionValue } from '@kuluary/coup/texts/options';
import { rulebook } from '@kuluary/coup/texts/rulebook/rulebook';
import { say } from '@kuluary/coup/texts/say';
import { lazy, Suspense } from 'react';
import type { PictureProps, Rulebook } from './rulebooks.ts';

const LARGEST = 6; // seats; an edition's options for two are told in the book anyway

export const coupRulebook: Rulebook = {
  title: (language) => say(language, 'title'),
  editions: EDITIONS,
  edition: (options) => (options as Options).edition,
  editionsTitle: (language) => option(language, 'edition').name,
  editionName: (language, edition) => optionValue(language, 'edition', edition),
  ofEdition: (edition) => completeOptions(LARGEST, { edition }),
  sections: (language, options, seats) => rulebook(language, options as Options, seats),
  Picture,
};

const Drawing = lazy(() => import('./coup-picture.tsx'));

function Picture(props: PictureProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
