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
  miscount,
  isLong: true,
  pilots: {
    greedy: { move: (state, seat, chance) => greedyMove({ box: BOX, state, chance, events: undefined }, seat) },
  },
};

/** Every card of the box, nine tokens, and no power below zero. */
function miscount(state: State): string | undefined {
  const tokens = state.players.reduce((sum, player) => sum + player.tokens, state.tokens);
  if (tokens !== TOKENS) return `${tokens} tokens`;
  if (state.power < 0 || state.guns < 0 || state.waves < 0) return 'something is below zero';
  if (state.asked?.kind === 'main' && state.stack.length !== 1)
    return 'something is left to do in the middle of a turn';
  const found = countOf(cardsOf(state));
  const wanted = countOf(contents(state));
  for (const { number, id } of BOX.cards) {
    const [there, whole] = [found.get(number) ?? 0, wanted.get(number) ?? 0];
    if (there !== whole) return `${there} of ${whole} "${id}"`;
  }
  return undefined;
}

function contents(state: State): number[] {
  const starters = state.players.flatMap(() => START);
  const stacks = [...Array<number>(GUNS).fill(GUN), ...Array<number>(WAVES).fill(WAVE)];
  if (squadSize(BOX) !== BOX.squad.length) throw new Error('the squad is not all of the box');
  return [...starters, ...stacks, ...BOX.main, ...BOX.locations, ...BOX.first, ...BOX.squad, ...BOX.last];
}

function cardsOf(state: State): number[] {
  const { deck, lineUp, locations, locationDiscard, nemeses, destroyed, guns, waves } = state;
  const stacks = [...Array<number>(guns).fill(GUN), ...Array<number>(waves).fill(WAVE)];
  const cards = [...deck, ...lineUp, ...locations, ...locationDiscard, ...nemeses, ...destroyed, ...stacks];
  for (const player of state.players) {
    cards.push(...player.deck, ...player.hand, ...player.discard);
    for (const { card, held } of player.play) cards.push(card, ...held.filter((_, i) => i % 2 === 0));
  }
  return cards;
}

function countOf(cards: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
