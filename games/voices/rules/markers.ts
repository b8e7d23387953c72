// The 48 control markers: eight of each colour, numbered colour by colour.

import type { Emotion } from './vocabulary.ts';

export const OF_A_COLOUR = 8;
export const GREY = 5; // the prosecutor's colour

const PERSONA: readonly Emotion[] = ['joy', 'fear', 'fear', 'anger', 'trust', 'trust', 'sadness', 'sadness'];
const PROSECUTOR: readonly Emotion[] = [
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

export const MARKERS = 6 * OF_A_COLOUR;

export function colourOf(marker: number): number {
  return Math.floor(marker / OF_A_COLOUR);
}

export function emotionOf(marker: number): Emotion {
  const emotions = colourOf(marker) === GREY ? PROSECUTOR : PERSONA;
  return emotions[marker % OF_A_COLOUR]!;
}

export function worthOf(marker: number): number {
  return VALUES[emotionOf(marker)];
}

/** Of several that are alike, one stands for all: the first of each kind. */
export function kindsOf(markers: readonly number[]): number[] {
  return markers.filter(
    (marker, i) =>
      i === 0 || colourOf(markers[i - 1]!) !== colourOf(marker) || emotionOf(markers[i - 1]!) !== emotionOf(marker),
  );
}
