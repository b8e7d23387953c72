// The illustration of a card, for pages other than the table. As wide as its container.

import { classNames } from '@kuluary/ui/buttons';
import { CardArtwork } from './card-artwork.tsx';
import { cardFrameName } from './card-frame.ts';
import styles from './card-picture.module.css';
import { SvgDrawing } from './svg-drawing.tsx';

const WINDOW_VIEW_BOX = '26 29 148 115';

/** Decoration: words are beside it. */
export function CardPicture({ of, className }: { readonly of: string; readonly className?: string | undefined }) {
  return (
    <SvgDrawing className={classNames(styles.window, className)}>
      <CardArtwork of={of} frame={cardFrameName(of)} viewBox={WINDOW_VIEW_BOX} />
    </SvgDrawing>
  );
}
