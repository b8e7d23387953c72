// "First touch", written beside whoever it is.

import type { Lying } from '../push/platform.ts';
import { arrowOf, type Guide, noteOf } from './guide.ts';
import styles from './push-stage.module.css';

const LINE = 36;

interface FirstTouchProps {
  readonly guide: Guide;
  readonly lying: readonly Lying[];
  readonly words: string;
}

export function FirstTouch({ guide, lying, words }: FirstTouchProps) {
  const note = noteOf(guide, lying);
  if (!note || !guide.touch) return null;
  const lines = words.split(' ');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no group of a drawing takes the focus
    <g className={styles.note} data-side={note.side} aria-hidden="true">
      {lines.map((line, i) => (
        <text key={line} x={note.x} y={note.y + (i - (lines.length - 1) / 2) * LINE}>
          {line}
        </text>
      ))}
      <path d={arrowOf(note, guide.touch)} />
    </g>
  );
}
