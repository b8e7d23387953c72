// Rickshank as the subject of the contract tests: its secrets, and the components that must always add up.

import type { GameUnderTest } from '@kuluary/kernel/contract-tests';
import { greedyMove } from '../bot/greedy-policy.ts';
import { BOX, rickshank } from '../cards/rickshank.ts';
import {
  MORTY_WAVES_CARD,
  MORTY_WAVES_COUNT,
  PORTAL_GUN_CARD,
  PORTAL_GUN_COUNT,
  STARTING_DECK,
  squadSize,
  TOKEN_COUNT,
} from '../rules/card-box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SECRETS, varySecrets } from './secrets.ts';

export const gameUnderTest: GameUnderTest<State, Move, View, Options, Event> = {
  game: rickshank,
  secrets: SECRETS,
  varyHidden: varySecrets,
  revealsHidden,
  findMiscount,
  hasLongGames: true,
  omniscientPlayers: {
    greedy: {
      chooseMove: (state, seat, chance) => greedyMove({ box: BOX, state, chance, eventSink: undefined }, seat),
    },
  },
};

/** Also cards that leave a hand, and characters once all have chosen. */
function revealsHidden(event: Event): boolean {
  return rickshank.reveals(event) || event.type === 'character' || (event.type === 'moved' && event.from === 'hand');
}

/** Every card of the box, nine tokens, and no power below zero. */
function findMiscount(state: State): string | undefined {
  const tokens = state.players.reduce((sum, player) => sum + player.tokens, state.tokens);
  if (tokens !== TOKEN_COUNT) return `${tokens} tokens`;
  if (state.power < 0 || state.guns < 0 || state.waves < 0) return 'something is below zero';
  if (state.asked?.kind === 'main' && state.stack.length !== 1)
    return 'something is left to do in the middle of a turn';
  const missing = cardCountsFor(state.players.length).slice();
  for (const pile of allPiles(state)) for (const card of pile) missing[card]!--;
  missing[PORTAL_GUN_CARD]! -= state.guns;
  missing[MORTY_WAVES_CARD]! -= state.waves;
  const wrong = missing.findIndex((cards) => cards !== 0);
  return wrong < 0 ? undefined : `${missing[wrong]} missing of "${BOX.cards[wrong]!.id}"`;
}

const CARD_COUNTS_BY_SEATS: number[][] = [];

function cardCountsFor(seats: number): readonly number[] {
  CARD_COUNTS_BY_SEATS[seats] ??= countAllCards(seats);
  return CARD_COUNTS_BY_SEATS[seats];
}

function countAllCards(seats: number): number[] {
  if (squadSize(BOX) !== BOX.squad.length) throw new Error('the squad is not all of the box');
  const starters = Array(seats).fill(STARTING_DECK) as (typeof STARTING_DECK)[];
  const counts = Array<number>(BOX.cards.length).fill(0);
  for (const pile of [...starters, BOX.main, BOX.locations, BOX.first, BOX.squad, BOX.last])
    for (const card of pile) counts[card]!++;
  counts[PORTAL_GUN_CARD]! += PORTAL_GUN_COUNT;
  counts[MORTY_WAVES_CARD]! += MORTY_WAVES_COUNT;
  return counts;
}

function allPiles({
  deck,
  lineUp,
  locations,
  locationDiscard,
  nemeses,
  destroyed,
  players,
}: State): readonly number[][] {
  const own = players.flatMap(({ deck: drawn, hand, discard, play }) => [
    drawn,
    hand,
    discard,
    ...play.map(({ card, held }) => [card, ...held.filter((_, i) => i % 2 === 0)]),
  ]);
  return [deck, lineUp, locations, locationDiscard, nemeses, destroyed, ...own];
}
