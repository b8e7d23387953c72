// A card without its words, or a piece of one.

import { CARD_HEIGHT, CARD_WIDTH, type FrameName } from './drawings/frames.ts';
import { symbolId } from './drawings/markup.ts';

interface CuttingProps {
  readonly of: string; // id of the card
  readonly frame: FrameName;
  readonly box: string; // what of the card is seen
  readonly className?: string | undefined;
}

/** Its size comes from its class. */
export function Cutting({ of, frame, box, className }: CuttingProps) {
  return (
    <svg viewBox={box} className={className} aria-hidden="true">
      <use href={`#${symbolId(`base-${frame}`)}`} width={CARD_WIDTH} height={CARD_HEIGHT} />
      <use href={`#${symbolId(`emblem-${of}`)}`} {...emblemArea(frame)} />
    </svg>
  );
}

/** The pediment of a council card takes room from its window. */
export function emblemArea(frame: FrameName) {
  if (frame === 'council') return { x: 30, y: 42, width: 140, height: 90 };
  if (frame === 'character') return { x: 30, y: 30, width: 140, height: 100 };
  return { x: 30, y: 20, width: 140, height: 110 };
}
