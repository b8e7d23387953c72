// Draws a control marker: a disc in its seat's colour with sign, value and, if large enough, its emotion. Nothing sticks out
// of the disc, because its edge matters for pushes.

import { classNames } from '@kuluary/ui/buttons';
import { colourOf, emotionOf, markerValue } from '../rules/markers.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';
import { type SymbolName, symbolId } from './drawings/symbol-sheet.ts';
import styles from './marker-picture.module.css';

const MARKER_SIZE = 110; // half of the viewBox; the disc has a radius of 100

export function colourNameOf(marker: number): Colour {
  return COLOURS[colourOf(marker)]!;
}

interface MarkerPictureProps {
  readonly marker: number;
  readonly state?: 'ghost' | 'fallen'; // about to be placed, or destroyed
  readonly className?: string | undefined;
}

/** Its width comes from its class or --marker; under 40 px the emotion is left out. Decoration: words are beside it. */
export function MarkerPicture({ marker, state, className }: MarkerPictureProps) {
  const size = MARKER_SIZE;
  return (
    <span className={classNames(styles.marker, className)} data-state={state} aria-hidden="true">
      <svg viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
        <MarkerFigure marker={marker} />
      </svg>
    </span>
  );
}

interface MarkerFigureProps {
  readonly marker: number;
  readonly turn?: string; // a transform of face and number; not of the sign: a square on its corner would be a diamond
  readonly isSmall?: boolean; // given: the width is not measured
}

/** The disc for another SVG, around 0, 0. */
export function MarkerFigure({ marker, turn, isSmall }: MarkerFigureProps) {
  const colour = colourNameOf(marker);
  const value = markerValue(marker);
  const isPlain = isSmall === true;
  return (
    <g className={classNames(styles.figure, isPlain && styles.plain)} data-colour={colour}>
      <MarkerPart of={`body-${colour}`} size={MARKER_SIZE} />
      <MarkerPart of={`tint-${colour}`} size={MARKER_SIZE} />
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

function MarkerPart({ of, size }: { readonly of: SymbolName; readonly size: number }) {
  return <use href={`#${symbolId(of)}`} x={-size} y={-size} width={2 * size} height={2 * size} />;
}
