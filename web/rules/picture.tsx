// The pictures of a book. They come after the words: they are heavier.

import { type ComponentType, Suspense } from 'react';

export interface PictureProps {
  readonly of: string; // as the book names it
  readonly large?: boolean; // as wide as what is around it; else it stands in a line of words
}

export type Picture = ComponentType<PictureProps>;

/** Empty until it has come. */
export function Drawing({ by: Drawn, ...props }: PictureProps & { readonly by: Picture }) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
