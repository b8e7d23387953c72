// The example round of the rulebook. A test plays it by the rules.

import type { MessageValues } from '@kuluary/texts/catalogue';
import {
  by,
  DISCARD_IT,
  either,
  guilt,
  hidden,
  innocence,
  PASS_IT_ON,
  peek,
  side,
} from '../../cards/effect-builders.ts';
import type { CardEffect, TrialCard } from '../../rules/card-terms.ts';
import { markerValue } from '../../rules/markers.ts';
import { markerWith } from './platform-scenes.ts';

export const [NINA, MARK, LEO, ZOYA] = [0, 1, 2, 3] as const; // clockwise: blue, grey, red, yellow

const EXAMPLE_MARKERS = {
  fear: markerWith('blue', 'fear'),
  sadness: markerWith('blue', 'sadness'),
  joy: markerWith('blue', 'joy'),
  foeTrust: markerWith('red', 'trust'),
  foeJoy: markerWith('red', 'joy'),
  lastTrust: markerWith('yellow', 'trust', 1),
} as const;

/** The option that Nina chooses, and the other one. */
export const HIDDEN_EXAMPLE: readonly [CardEffect, CardEffect] = [innocence('perceptive'), guilt('impulsive')];

/** Not a card of the game: the rulebook must not reveal a real card's hidden effects. */
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
  /** The markers after two rounds, for scenario-setup.ts. */
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
    { seat: NINA, marker: EXAMPLE_MARKERS.joy, region: 'planning', at: 3100, falls: [] },
    { seat: MARK, marker: markerWith('grey', 'panic'), region: 'observation', at: 1500, falls: ['red sadness'] },
    { seat: LEO, marker: EXAMPLE_MARKERS.foeJoy, region: 'observation', at: 3600, falls: [] },
    { seat: ZOYA, marker: EXAMPLE_MARKERS.lastTrust, region: 'speech', at: 4600, falls: [] },
  ],
  accused: 'judgmental', // by the front
  looked: 'distracted', // Leo looks there
  moved: 'laid-back', // and moves it there
  blamed: 'logical', // by Mark, from the back
  convinced: 'perceptive', // by Nina's choice
} as const;

/** The numbers of the example. */
export const EXAMPLE_NUMBERS: MessageValues = {
  joy_worth: markerValue(EXAMPLE_MARKERS.joy),
  fear_worth: markerValue(EXAMPLE_MARKERS.fear),
  trust_worth: markerValue(EXAMPLE_MARKERS.lastTrust),
  sadness_worth: markerValue(EXAMPLE_MARKERS.sadness),
  leo_sum: markerValue(EXAMPLE_MARKERS.foeTrust) + markerValue(EXAMPLE_MARKERS.foeJoy),
  nina_sum: markerValue(EXAMPLE_MARKERS.fear),
  example_round: ROUND_EXAMPLE.round,
};
