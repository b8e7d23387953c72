// The artwork of a card or of a part of it, without text.

import { CARD_HEIGHT, CARD_WIDTH, type CardFrameName } from './drawings/card-frames.ts';
import { symbolId } from './drawings/symbol-sheet.ts';

interface CardArtworkProps {
  readonly of: string; // id of the card
  readonly frame: CardFrameName;
  readonly viewBox: string; // the visible part
  readonly className?: string | undefined;
}

/** Its size comes from its class. */
export function CardArtwork({ of, frame, viewBox, className }: CardArtworkProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`#${symbolId(`base-${frame}`)}`} width={CARD_WIDTH} height={CARD_HEIGHT} />
      <use href={`#${symbolId(`emblem-${of}`)}`} {...emblemArea(frame)} />
    </svg>
  );
}

/** The pediment of a council card makes its window smaller. */
export function emblemArea(frame: CardFrameName) {
  if (frame === 'council') return { x: 30, y: 42, width: 140, height: 90 };
  if (frame === 'character') return { x: 30, y: 30, width: 140, height: 100 };
  return { x: 30, y: 20, width: 140, height: 110 };
}
