// What lies on the platforms of the book's pictures. The words beside them take their numbers from here.

import type { Aim, Lying } from '../../push/platform.ts';
import { colourOf, emotionOf, MARKERS, OF_A_COLOUR, worthOf } from '../../rules/markers.ts';
import { COLOURS, type Colour, type Emotion } from '../../rules/vocabulary.ts';
import type { CONTROL } from './keys.ts';

const CM = 10_000;

/** The first marker of this colour that feels so, or one of its twins. */
export function markerWith(colour: Colour, emotion: Emotion, twin = 0): number {
  const first = COLOURS.indexOf(colour) * OF_A_COLOUR;
  const all = Array.from({ length: OF_A_COLOUR }, (_, i) => first + i);
  return all.filter((marker) => emotionOf(marker) === emotion)[twin]!;
}

/** Those that feel so, of the first colour that has any. */
export function markersOf(emotion: Emotion): readonly number[] {
  const alike = Array.from({ length: MARKERS }, (_, marker) => marker).filter((each) => emotionOf(each) === emotion);
  return alike.filter((marker) => colourOf(marker) === colourOf(alike[0]!));
}

function lying(id: number, x: number, y: number): Lying {
  return { id, x: x * CM, y: y * CM, ux: 0, uy: CM };
}

/** Who controls? */
export const CONTROL_SCENES: Readonly<Record<(typeof CONTROL)[number], readonly Lying[]>> = {
  'control-most': [
    lying(markerWith('blue', 'fear'), 1.2, 1.4),
    lying(markerWith('blue', 'trust'), 1.9, 3.7),
    lying(markerWith('blue', 'sadness'), 4.1, 5.1),
    lying(markerWith('red', 'joy'), 4.6, 2.7),
    lying(markerWith('grey', 'panic'), 3.3, 1),
  ],
  'control-tie': [
    lying(markerWith('yellow', 'anger'), 1.5, 2.9),
    lying(markerWith('green', 'trust'), 3.9, 1.3),
    lying(markerWith('green', 'sadness'), 4.7, 4.2),
  ],
  'control-empty': [lying(markerWith('grey', 'nervousness'), 3.4, 1.8)],
};

/** What a colour is worth there. */
export function worthIn(scene: readonly Lying[], colour: Colour): number {
  const own = scene.filter(({ id }) => COLOURS[colourOf(id)] === colour);
  return own.reduce((sum, { id }) => sum + worthOf(id), 0);
}

/** A push by which one falls, and another comes to hang over the edge. */
export const PUSH_SCENE = {
  marker: markerWith('blue', 'fear'),
  before: [
    lying(markerWith('red', 'trust'), 0.3, 3.7), // hangs over already
    lying(markerWith('yellow', 'anger'), 1.3, 1.5),
    lying(markerWith('green', 'sadness'), 3.5, 4.2),
    lying(markerWith('violet', 'trust'), 4.6, 1.6),
  ],
  aim: { at: 2400, slope: -250 } satisfies Aim,
} as const;
