// The markers on the rulebook's platform pictures. The text beside them takes its numbers from here.

import type { Aim, PlacedMarker } from '../../push/platform.ts';
import { colourOf, emotionOf, MARKER_COUNT, MARKERS_PER_COLOUR, markerValue } from '../../rules/markers.ts';
import { COLOURS, type Colour, type Emotion } from '../../rules/vocabulary.ts';
import type { CONTROL_PICTURES } from './message-keys.ts';

const UNITS_PER_CM = 10_000;

/** The first marker of this colour and emotion, or another equal one. */
export function markerWith(colour: Colour, emotion: Emotion, twin = 0): number {
  const first = COLOURS.indexOf(colour) * MARKERS_PER_COLOUR;
  const all = Array.from({ length: MARKERS_PER_COLOUR }, (_, i) => first + i);
  return all.filter((marker) => emotionOf(marker) === emotion)[twin]!;
}

/** The markers of an emotion, of the first colour that has it. */
export function markersOf(emotion: Emotion): readonly number[] {
  const alike = Array.from({ length: MARKER_COUNT }, (_, marker) => marker).filter(
    (each) => emotionOf(each) === emotion,
  );
  return alike.filter((marker) => colourOf(marker) === colourOf(alike[0]!));
}

function placedMarkerAt(id: number, x: number, y: number): PlacedMarker {
  return { id, x: x * UNITS_PER_CM, y: y * UNITS_PER_CM, ux: 0, uy: UNITS_PER_CM };
}

export const CONTROL_SCENES: Readonly<Record<(typeof CONTROL_PICTURES)[number], readonly PlacedMarker[]>> = {
  'control-most': [
    placedMarkerAt(markerWith('blue', 'fear'), 1.2, 1.4),
    placedMarkerAt(markerWith('blue', 'trust'), 1.9, 3.7),
    placedMarkerAt(markerWith('blue', 'sadness'), 4.1, 5.1),
    placedMarkerAt(markerWith('red', 'joy'), 4.6, 2.7),
    placedMarkerAt(markerWith('grey', 'panic'), 3.3, 1),
  ],
  'control-tie': [
    placedMarkerAt(markerWith('yellow', 'anger'), 1.5, 2.9),
    placedMarkerAt(markerWith('green', 'trust'), 3.9, 1.3),
    placedMarkerAt(markerWith('green', 'sadness'), 4.7, 4.2),
  ],
  'control-empty': [placedMarkerAt(markerWith('grey', 'nervousness'), 3.4, 1.8)],
};

/** The sum of a colour's values. */
export function sceneSum(scene: readonly PlacedMarker[], colour: Colour): number {
  const own = scene.filter(({ id }) => COLOURS[colourOf(id)] === colour);
  return own.reduce((sum, { id }) => sum + markerValue(id), 0);
}

/** A push by which one marker falls, and another ends hanging over the edge. */
export const PUSH_SCENE = {
  marker: markerWith('blue', 'fear'),
  before: [
    placedMarkerAt(markerWith('red', 'trust'), 0.3, 3.7), // hangs over already
    placedMarkerAt(markerWith('yellow', 'anger'), 1.3, 1.5),
    placedMarkerAt(markerWith('green', 'sadness'), 3.5, 4.2),
    placedMarkerAt(markerWith('violet', 'trust'), 4.6, 1.6),
  ],
  aim: { at: 2400, slope: -250 } satisfies Aim,
} as const;
