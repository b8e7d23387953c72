// Plays one match between bots and records what the balance report counts.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { BOX, rickshank } from '../cards/rickshank.ts';
import type { Event } from '../rules/events.ts';
import { bots } from './opponents.ts';

export interface MeasuredGame {
  readonly winners: readonly Seat[];
  readonly first: Seat; // who began
  readonly turns: number;
  readonly isDeckOut: boolean;
  readonly characters: readonly string[]; // by seat
  readonly bought: readonly (readonly string[])[]; // or gained, by seat
  readonly locations: readonly number[]; // how many of these are locations, by seat
}

export function playMeasuredGame(bot: string, seats: number, chance: Chance): MeasuredGame {
  const player = bots[bot]!;
  const bought: string[][] = Array.from({ length: seats }, () => []);
  const eventSink = {
    all(event: Event) {
      if (event.type === 'moved' && isGained(event)) bought[event.toSeat!]!.push(event.card);
    },
    only: () => undefined,
  };
  const state = rickshank.setup(seats, rickshank.completeOptions(seats, {}), chance);
  const first = state.active;
  for (;;) {
    const [decision] = rickshank.decisions(state);
    if (!decision) break;
    const { seat } = decision;
    const move = player.choose(rickshank.view(state, seat), rickshank.moves(state, seat), chance);
    rickshank.apply(state, seat, move, chance, eventSink);
  }
  return {
    winners: rickshank.outcome(state)!.winners,
    first,
    turns: state.turns,
    isDeckOut: state.end === 'deck-out',
    characters: state.players.map(({ character }) => BOX.cards[character]!.id),
    bought,
    locations: bought.map((cards) => cards.filter(isLocation).length),
  };
}

function isLocation(id: string): boolean {
  return BOX.cards[BOX.cardNumbersById.get(id)!]!.type === 'location';
}

function isGained({ reason, to }: Extract<Event, { type: 'moved' }>): boolean {
  return to === 'discard' && (reason === 'bought' || reason === 'gained' || reason === 'defeated');
}
