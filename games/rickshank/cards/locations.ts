// Location cards: ongoing; most of them reward a type of card.

import type { CardAbility, CardSet } from '../rules/card-terms.ts';
import { draw, HAS_CHOSEN_CARD, HAS_TOKEN, power } from './effect-builders.ts';

const HAS_CARD = { atLeast: 1, of: { cards: {}, in: 'hand' } } as const;

const DISH = { type: 'special', cost: [0, 4] } as const;

function location(id: string, points: number, ...abilities: readonly CardAbility[]): CardSet['locations'][number] {
  return { id, points, abilities };
}

export const LOCATIONS: CardSet['locations'] = [
  location('assworld-2-0', 1, {
    use: [
      { do: 'choose', from: ['hand'], upTo: 1, then: 'discard' },
      { if: HAS_CHOSEN_CARD, then: draw(2) },
    ],
    if: HAS_CARD,
  }),
  location('citadel-militia-hq', 1, { on: 'play', what: { type: 'rick' }, first: true, effect: power(2) }),
  location('cronenberg-world-2-0', 1, { on: 'play', what: { type: 'morty' }, first: true, effect: power(2) }),
  location('family-restaurant', 1, {
    use: [
      { do: 'choose', from: ['hand'], what: { cost: [0, 0] }, upTo: 1, then: 'discard' },
      { if: HAS_CHOSEN_CARD, then: power(1) },
    ],
    if: HAS_CARD,
  }),
  location('jerrys-office', 2, { on: 'play', what: { is: 'jerry' }, effect: power(2) }),
  location('mission-control', 1, { on: 'play', what: { type: 'gromflomite' }, first: true, effect: power(2) }),
  location('presidential-palace', 1, { modify: 'votes', by: 1 }),
  location(
    'space-prison',
    2,
    { instead: 'gain', what: { type: 'rick' }, whose: 'foes', effect: { do: 'hold' } },
    { on: 'start', effect: { if: { atLeast: 1, of: { held: 'cards' } }, then: { do: 'release' } } },
  ),
  location('the-citadel-of-ricks', 2, {
    instead: 'vote',
    what: { type: 'council' },
    first: true,
    effect: { may: { do: 'cancel-vote' } },
  }),
  location('the-dinner-table', 1, { defend: 'play', effect: [] }),
  location('the-drive-thru', 1, {
    on: 'start',
    effect: {
      if: { both: [HAS_TOKEN, { atLeast: 1, of: { cards: DISH, in: 'line-up' } }] },
      then: { may: [{ do: 'pay' }, { do: 'choose', from: ['line-up'], what: DISH, n: 1, then: 'gain' }] },
    },
  }),
  location('the-garage', 1, { on: 'play', what: { type: 'equipment' }, first: true, effect: power(2) }),
  location('the-grave', 2, { on: 'destroy', effect: power(1) }),
  location('the-neighborhood', 2, { on: 'play', what: { type: 'special' }, first: true, effect: power(1) }),
  location('the-underground', 1, { modify: 'cost', what: { is: 'portal-gun' }, by: -1 }),
];
