// A game between bots, and what of it tells whether the cards are balanced.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { BOX, rickshank } from '../cards/rickshank.ts';
import type { Event } from '../rules/events.ts';
import { bots } from './opponents.ts';

/** One game, as plain data. */
export interface Trial {
  readonly winners: readonly Seat[];
  readonly first: Seat; // who began
  readonly turns: number;
  readonly isDeckOut: boolean;
  readonly characters: readonly string[]; // by seat
  readonly bought: readonly (readonly string[])[]; // or gained, by seat
}

export function trial(bot: string, seats: number, chance: Chance): Trial {
  const player = bots[bot]!;
  const bought: string[][] = Array.from({ length: seats }, () => []);
  const events = {
    all(event: Event) {
      if (event.type === 'moved' && isGained(event)) bought[event.toSeat!]!.push(event.card);
    },
    only: () => undefined,
  };
  const state = rickshank.setup(seats, rickshank.completeOptions(seats, {}), chance);
  const first = state.active;
  for (;;) {
    const [asked] = rickshank.decisions(state);
    if (!asked) break;
    const { seat } = asked;
    const move = player.choose(rickshank.view(state, seat), rickshank.moves(state, seat), chance);
    rickshank.apply(state, seat, move, chance, events);
  }
  return {
    winners: rickshank.outcome(state)!.winners,
    first,
    turns: state.turns,
    isDeckOut: state.end === 'deck-out',
    characters: state.players.map(({ character }) => BOX.cards[character]!.id),
    bought,
  };
}

function isGained({ reason, to }: Extract<Event, { type: 'moved' }>): boolean {
  return to === 'discard' && (reason === 'bought' || reason === 'gained' || reason === 'defeated');
}
