// A picture in a rulebook, loaded after the text.

import { type ComponentType, Suspense } from 'react';

export interface PictureProps {
  readonly of: string; // its name in the rulebook
  readonly large?: boolean; // as wide as its container; else inline in text
}

export type PictureComponent = ComponentType<PictureProps>;

/** Empty until it is loaded. */
export function LazyPicture({ by: Picture, ...props }: PictureProps & { readonly by: PictureComponent }) {
  return (
    <Suspense>
      <Picture {...props} />
    </Suspense>
  );
}
