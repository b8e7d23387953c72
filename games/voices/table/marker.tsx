// A control marker: a disc in its seat's colour with the seat's sign, what it is worth, and, where it is large enough to be
// seen, what it feels. Nothing sticks out of the disc: the edge is what a push is about.

import { classes } from '@kuluary/stage/buttons';
import { colourOf, emotionOf, worthOf } from '../rules/markers.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';
import { type SymbolName, symbolId } from './drawings/markup.ts';
import styles from './marker.module.css';

const MARKER_SIZE = 110; // half of the box that it is drawn in; the disc itself has a radius of 100

export function colourNameOf(marker: number): Colour {
  return COLOURS[colourOf(marker)]!;
}

interface MarkerPictureProps {
  readonly marker: number;
  readonly state?: 'ghost' | 'fallen'; // not there yet, or not any more
  readonly className?: string | undefined;
}

/** Its width comes from its class, or from --marker. Under 40 px its emotion is left out. Decoration: words are beside it. */
export function MarkerPicture({ marker, state, className }: MarkerPictureProps) {
  const size = MARKER_SIZE;
  return (
    <span className={classes(styles.marker, className)} data-state={state} aria-hidden="true">
      <svg viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
        <MarkerFigure marker={marker} />
      </svg>
    </span>
  );
}

interface FigureProps {
  readonly marker: number;
  readonly turn?: string; // a transform: face and number turn; a sign does not: a square on its corner is a diamond
  readonly isSmall?: boolean; // given: no need to look how wide it is
}

/** The same within another drawing, around 0, 0. */
export function MarkerFigure({ marker, turn, isSmall }: FigureProps) {
  const colour = colourNameOf(marker);
  const value = worthOf(marker);
  const isPlain = isSmall === true;
  return (
    <g className={classes(styles.figure, isPlain && styles.plain)} data-colour={colour}>
      <Part of={`body-${colour}`} size={MARKER_SIZE} />
      <Part of={`tint-${colour}`} size={MARKER_SIZE} />
      {!isPlain && (
        <g transform={turn} className={styles.large}>
          <use href={`#${symbolId(`emo-${emotionOf(marker)}`)}`} x="-68" y="-92" width="136" height="136" />
          <text y="60">{value}</text>
        </g>
      )}
      {isSmall !== false && (
        <text className={styles.small} y="6">
          {value}
        </text>
      )}
    </g>
  );
}

function Part({ of, size }: { readonly of: SymbolName; readonly size: number }) {
  return <use href={`#${symbolId(of)}`} x={-size} y={-size} width={2 * size} height={2 * size} />;
}
