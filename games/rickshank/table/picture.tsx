// A symbol of the sheet. Decoration: words beside it or around it always say what it is.

import type { CSSProperties } from 'react';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from './drawings/emblems/emblem.ts';
import { type SymbolName, symbolId } from './drawings/markup.ts';

interface PictureProps {
  readonly of: SymbolName;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Its size comes from its class. */
export function Picture({ of, className, style }: PictureProps) {
  return (
    <svg className={className} style={style} aria-hidden="true">
      <use href={`#${symbolId(of)}`} />
    </svg>
  );
}

/** The emblem of a card by itself: a seat, a stack, a line of the log. */
export function Emblem({ of, className }: { readonly of: string; readonly className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${EMBLEM_WIDTH} ${EMBLEM_HEIGHT}`} className={className} aria-hidden="true">
      <use href={`#${symbolId(`emblem-${of}`)}`} />
    </svg>
  );
}
