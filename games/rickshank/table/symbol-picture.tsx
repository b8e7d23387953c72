// A symbol of the sheet, or the emblem of a card. Decoration: the words are beside it.

import type { CSSProperties } from 'react';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from './drawings/emblems/emblem.ts';
import { type SymbolName, symbolId } from './drawings/symbol-sheet.ts';

interface SymbolPictureProps {
  readonly of: SymbolName;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Its size comes from its class. */
export function SymbolPicture({ of, className, style }: SymbolPictureProps) {
  return (
    <svg className={className} style={style} aria-hidden="true">
      <use href={`#${symbolId(of)}`} />
    </svg>
  );
}

export function Emblem({ of, className }: { readonly of: string; readonly className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${EMBLEM_WIDTH} ${EMBLEM_HEIGHT}`} className={className} aria-hidden="true">
      <use href={`#${symbolId(`emblem-${of}`)}`} />
    </svg>
  );
}
