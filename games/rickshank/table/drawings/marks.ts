// Drawings of the marks of a card, badges and small objects on the table.

import { circlePath, rectPath } from '@kuluary/ui/svg-markup';
import { polygon, spiral, star } from './shapes.ts';
import type { Drawing, Stroke } from './stroke.ts';

const small = (strokes: readonly Stroke[]): Drawing => ({ width: 48, height: 48, strokes });

const MARK_NAMES = ['attack', 'defence', 'ongoing', 'soon', 'vote'] as const;
export type MarkName = (typeof MARK_NAMES)[number];

export const MARKS: Readonly<Record<MarkName, Drawing>> = {
  attack: small([
    ['red', star(24, 24, 23, 16, 8), 3],
    ['white', 'M13 13l5 1 17 17-4 4-17-17zM35 13l-5 1-17 17 4 4 17-17z', 2],
  ]),
  defence: small([
    ['cyan', 'M24 3L43 9V24Q43 38 24 46Q5 38 5 24V9Z', 3.5],
    ['white', 'M24 10V39Q12 33 12 23V14Z', 0],
  ]),
  ongoing: small([
    ['lilac', rectPath(3, 9, 42, 30, 15), 3.5],
    ['line', 'M24 24Q18 15 13.5 18T13.5 30T24 24Q30 15 34.5 18T34.5 30T24 24Z', 4.5],
  ]),
  soon: small([
    ['yellow', circlePath(24, 24, 21), 3.5],
    ['white', 'M14 10H34V15L27 24L34 33V38H14V33L21 24L14 15Z', 3],
    ['ink', 'M18 35L24 28L30 35Z'],
  ]),
  vote: small([
    ['violet', rectPath(3, 3, 42, 42, 7), 3.5],
    ['white', 'M14 7H34V28H14Z', 3],
    ['line', 'M18 16l5 5 8-9', 4],
    ['paper', 'M8 26H40V40H8Z', 3],
    ['line', 'M15 31H33', 4],
  ]),
};

/** Thumb, bolt and cost badge take a paint from their context. */
const OBJECT_NAMES = ['cost', 'points', 'token', 'power', 'bolt', 'envelope', 'seal', 'thumb', 'fresh'] as const;
export type ObjectName = (typeof OBJECT_NAMES)[number];

export const OBJECT_DRAWINGS: Readonly<Record<ObjectName, Drawing>> = {
  cost: {
    width: 60,
    height: 60,
    strokes: [
      ['badge', polygon(30, 30, 27, 6), 5],
      ['trace', 'badge-line', polygon(30, 30, 21, 6), 2.5],
    ],
  },
  points: { width: 60, height: 60, strokes: [['yellow', star(30, 30, 28, 23, 12), 4.5]] },
  token: small([['part', 'token', 0, 0, 48, 48]]),
  power: small([
    ['green', circlePath(24, 24, 21), 4],
    ['ink', 'M28 6L12 27H22L18 43L37 20H26Z'],
  ]),
  bolt: small([['current', 'M29 3L9 28H22L17 46L40 18H27Z', 0]]),
  envelope: {
    width: 120,
    height: 84,
    strokes: [
      ['paper', 'M5 8H115V79H5Z'],
      ['line', 'M5 79L50 42M115 79L70 42', 4],
      ['sand', 'M5 8L60 52L115 8Z', 5],
    ],
  },
  seal: small([
    ['wax', star(24, 24, 23, 18, 11), 3],
    ['trace', 'pale', spiral(24, 24, 1, 12, 2.9), 3],
  ]),
  thumb: {
    width: 60,
    height: 60,
    strokes: [
      [
        'current',
        'M8 28H20V54H8ZM20 30L32 8Q42 8 40 20L38 26H52Q57 28 54 34Q57 38 53 42Q54 47 49 49Q49 54 43 54H26L20 50Z',
        3.5,
      ],
    ],
  },
  fresh: small([
    ['yellow', star(24, 24, 23, 14, 8), 3.5],
    ['ink', star(24, 24.5, 11, 5, 5)],
  ]),
};
