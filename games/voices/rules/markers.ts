// The 48 control markers: eight of each colour, numbered colour by colour.

import type { Emotion } from './vocabulary.ts';

export const MARKERS_PER_COLOUR = 8;
export const GREY_COLOUR = 5; // the prosecutor's colour

const PERSONA_EMOTIONS: readonly Emotion[] = ['joy', 'fear', 'fear', 'anger', 'trust', 'trust', 'sadness', 'sadness'];
const PROSECUTOR_EMOTIONS: readonly Emotion[] = [
  ...Array<Emotion>(4).fill('nervousness'),
  ...Array<Emotion>(2).fill('embarrassment'),
  ...Array<Emotion>(2).fill('panic'),
];

const VALUES: Readonly<Record<Emotion, number>> = {
  joy: 3,
  fear: 2,
  anger: 2,
  trust: 1,
  sadness: 1,
  nervousness: 0,
  embarrassment: 0,
  panic: 0,
};

export const MARKER_COUNT = 6 * MARKERS_PER_COLOUR;

export function colourOf(marker: number): number {
  return Math.floor(marker / MARKERS_PER_COLOUR);
}

export function emotionOf(marker: number): Emotion {
  const emotions = colourOf(marker) === GREY_COLOUR ? PROSECUTOR_EMOTIONS : PERSONA_EMOTIONS;
  return emotions[marker % MARKERS_PER_COLOUR]!;
}

export function markerValue(marker: number): number {
  return VALUES[emotionOf(marker)];
}

/** The first marker of each colour and emotion. */
export function distinctMarkers(markers: readonly number[]): number[] {
  return markers.filter(
    (marker, i) =>
      i === 0 || colourOf(markers[i - 1]!) !== colourOf(marker) || emotionOf(markers[i - 1]!) !== emotionOf(marker),
  );
}
