// The words "first touch" beside the marker that a push would touch first.

import type { PlacedMarker } from '../push/platform.ts';
import { type AimGuide, arrowPath, firstTouchLabelPosition } from './aim-guide.ts';
import styles from './aiming-platform.module.css';

const LINE_HEIGHT = 36;

interface FirstTouchLabelProps {
  readonly guide: AimGuide;
  readonly lying: readonly PlacedMarker[];
  readonly words: string;
}

export function FirstTouchLabel({ guide, lying, words }: FirstTouchLabelProps) {
  const position = firstTouchLabelPosition(guide, lying);
  if (!position || !guide.touch) return null;
  const lines = words.split(' ');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no group of a drawing takes the focus
    <g className={styles.note} data-side={position.side} aria-hidden="true">
      {lines.map((line, i) => (
        <text key={line} x={position.x} y={position.y + (i - (lines.length - 1) / 2) * LINE_HEIGHT}>
          {line}
        </text>
      ))}
      <path d={arrowPath(position, guide.touch)} />
    </g>
  );
}
