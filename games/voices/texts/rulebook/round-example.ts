// The round that the book plays through. A test holds it against the rules.

import type { Values } from '@kuluary/texts/catalogue';
import { by, DISCARD_IT, either, guilt, hidden, innocence, PASS_IT_ON, peek, side } from '../../cards/phrases.ts';
import type { CardEffect, TrialCard } from '../../rules/dialect.ts';
import { worthOf } from '../../rules/markers.ts';
import { markerWith } from './scenes.ts';

export const [NINA, MARK, LEO, ZOYA] = [0, 1, 2, 3] as const; // clockwise: blue, grey, red, yellow

const own = {
  fear: markerWith('blue', 'fear'),
  sadness: markerWith('blue', 'sadness'),
  joy: markerWith('blue', 'joy'),
  foeTrust: markerWith('red', 'trust'),
  foeJoy: markerWith('red', 'joy'),
  lastTrust: markerWith('yellow', 'trust', 1),
} as const;

/** Nina's choice, and what she leaves. */
export const HIDDEN_EXAMPLE: readonly [CardEffect, CardEffect] = [innocence('perceptive'), guilt('impulsive')];

/** Not in the box: whoever reads the rules shall not know what a card hides. */
export const CARD_EXAMPLE: TrialCard = {
  id: 'the-umbrella',
  phase: 1,
  regions: ['observation', 'speech'],
  front: side(by('prosecutor', guilt('judgmental')), by('observation', [peek(1), either(DISCARD_IT, PASS_IT_ON)])),
  back: side(by('prosecutor', guilt(['logical', 'distracted'])), hidden('speech', ...HIDDEN_EXAMPLE)),
};

export const ROUND_EXAMPLE = {
  round: 3,
  first: NINA,
  prosecutor: MARK,
  /** What two rounds have left, as arrange.ts wants it. */
  regions: {
    planning: ['yellow trust', 'grey nervousness'],
    observation: [
      { marker: 'red sadness', x: 0.4, y: 1.3 },
      { marker: 'red trust', x: 3.2, y: 4.2 },
      { marker: 'blue fear', x: 5.1, y: 2.4 },
    ],
    speech: [{ marker: 'blue sadness', x: 1.2, y: 1.2 }],
    instinct: ['yellow fear'],
    motor: ['grey nervousness'],
  },
  pushes: [
    { seat: NINA, marker: own.joy, region: 'planning', at: 3100, falls: [] },
    { seat: MARK, marker: markerWith('grey', 'panic'), region: 'observation', at: 1500, falls: ['red sadness'] },
    { seat: LEO, marker: own.foeJoy, region: 'observation', at: 3600, falls: [] },
    { seat: ZOYA, marker: own.lastTrust, region: 'speech', at: 4600, falls: [] },
  ],
  accused: 'judgmental', // by the front
  looked: 'distracted', // Leo looks there
  moved: 'laid-back', // and moves it there
  blamed: 'logical', // by Mark, from the back
  convinced: 'perceptive', // by Nina's choice
} as const;

/** The numbers of the example. */
export const EXAMPLE_NUMBERS: Values = {
  joy_worth: worthOf(own.joy),
  fear_worth: worthOf(own.fear),
  trust_worth: worthOf(own.lastTrust),
  sadness_worth: worthOf(own.sadness),
  leo_sum: worthOf(own.foeTrust) + worthOf(own.foeJoy),
  nina_sum: worthOf(own.fear),
  example_round: ROUND_EXAMPLE.round,
};
