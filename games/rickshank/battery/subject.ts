// Rickshank on the contract battery: its secrets, and what must always be there.

import type { Subject } from '@kuluary/kernel/battery';
import { greedyMove } from '../bot/policy.ts';
import { BOX, rickshank } from '../cards/rickshank.ts';
import { GUN, GUNS, START, squadSize, TOKENS, WAVE, WAVES } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SECRETS, vary } from './secrets.ts';

export const subject: Subject<State, Move, View, Options, Event> = {
  game: rickshank,
  secrets: SECRETS,
  vary,
  opens,
  miscount,
  isLong: true,
  pilots: {
    greedy: { move: (state, seat, chance) => greedyMove({ box: BOX, state, chance, events: undefined }, seat) },
  },
};

/** What is drawn or voted; a hand that is laid off at the end of a turn; characters, once all have chosen. */
function opens(event: Event): boolean {
  return rickshank.reveals(event) || event.type === 'character' || (event.type === 'moved' && event.from === 'hand');
}

/** Every card of the box, nine tokens, and no power below zero. */
function miscount(state: State): string | undefined {
  const tokens = state.players.reduce((sum, player) => sum + player.tokens, state.tokens);
  if (tokens !== TOKENS) return `${tokens} tokens`;
  if (state.power < 0 || state.guns < 0 || state.waves < 0) return 'something is below zero';
  if (state.asked?.kind === 'main' && state.stack.length !== 1)
    return 'something is left to do in the middle of a turn';
  const missing = whole(state.players.length).slice();
  for (const pile of piles(state)) for (const card of pile) missing[card]!--;
  missing[GUN]! -= state.guns;
  missing[WAVE]! -= state.waves;
  const wrong = missing.findIndex((cards) => cards !== 0);
  return wrong < 0 ? undefined : `${missing[wrong]} missing of "${BOX.cards[wrong]!.id}"`;
}

const WHOLE: number[][] = []; // by number of seats

/** How many of each card there are in a game of so many. */
function whole(seats: number): readonly number[] {
  WHOLE[seats] ??= counted(seats);
  return WHOLE[seats];
}

function counted(seats: number): number[] {
  if (squadSize(BOX) !== BOX.squad.length) throw new Error('the squad is not all of the box');
  const starters = Array(seats).fill(START) as (typeof START)[];
  const counts = Array<number>(BOX.cards.length).fill(0);
  for (const pile of [...starters, BOX.main, BOX.locations, BOX.first, BOX.squad, BOX.last])
    for (const card of pile) counts[card]!++;
  counts[GUN]! += GUNS;
  counts[WAVE]! += WAVES;
  return counts;
}

function piles({ deck, lineUp, locations, locationDiscard, nemeses, destroyed, players }: State): readonly number[][] {
  const own = players.flatMap(({ deck: drawn, hand, discard, play }) => [
    drawn,
    hand,
    discard,
    ...play.map(({ card, held }) => [card, ...held.filter((_, i) => i % 2 === 0)]),
  ]);
  return [deck, lineUp, locations, locationDiscard, nemeses, destroyed, ...own];
}
