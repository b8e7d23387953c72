// The Rickshank Rickdemption, as the kernel knows a game. Which cards there are is data: a box is made of sets.

import type { Game } from '@kuluary/kernel/game';
import { arrange } from './arrange.ts';
import { type Box, boxOf } from './box.ts';
import type { CardSet } from './dialect.ts';
import { type Event, reveals } from './events.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import { completeOptions, OPTION_SPECS, type Options } from './options.ts';
import { decisions, moves } from './questions.ts';
import { refusal } from './refusal.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { clone, MAX_SEATS, type State } from './state.ts';
import { answer, goOn } from './steps.ts';
import { summary } from './summary.ts';
import { type View, view } from './view.ts';

export function rickshankOf(sets: readonly CardSet[]): Game<State, Move, View, Options, Event> {
  return gameOf(boxOf(sets));
}

export function gameOf(box: Box): Game<State, Move, View, Options, Event> {
  return {
    id: 'rickshank',
    version: 1,
    seats: [2, MAX_SEATS],
    options: OPTION_SPECS,
    completeOptions,
    setup(seats, options, chance, events) {
      const table = setup(box, seats, options, chance, events);
      goOn(table);
      return table.state;
    },
    arrange: (seats, options, deal) => arrange(box, seats, options, deal),
    decisions,
    moves: (state, seat) => moves(box, state, seat),
    refusal: (state, seat, move) => refusal(box, state, seat, move),
    apply: (state, seat, move, chance, events) => answer({ box, state, chance, events }, seat, move),
    view: (state, viewer) => view(box, state, viewer),
    imagine: (seen, chance) => imagine(box, seen, chance),
    reveals,
    takeBacks: 10, // cards are played one by one
    outcome: (state) => outcome({ box, state }),
    turns: (state) => state.turns,
    clone,
    summary: (state) => summary(box, state),
  };
}
