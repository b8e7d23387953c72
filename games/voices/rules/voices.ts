// Voices in My Head, as the kernel knows a game. Which cards there are is data.

import type { Game } from '@kuluary/kernel/game';
import { arrange } from './arrange.ts';
import type { Box } from './box.ts';
import { type Event, reveals } from './events.ts';
import { outcome } from './goals.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import { completeOptions, OPTION_SPECS, type Options } from './options.ts';
import { decisions, moves } from './questions.ts';
import { refusal } from './refusal.ts';
import { setup } from './setup.ts';
import { clone, MAX_SEATS, MIN_SEATS, type State } from './state.ts';
import { answer, goOn } from './steps.ts';
import { summary } from './summary.ts';
import { type View, view } from './view.ts';

export function gameOf(box: Box): Game<State, Move, View, Options, Event> {
  return {
    id: 'voices',
    version: 2,
    seats: [MIN_SEATS, MAX_SEATS],
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
    takeBacks: 3, // a push is never taken back
    hasOwnGoals: true,
    outcome: (state) => outcome({ box, state }),
    turns: (state) => state.round + (state.isOver ? 1 : 0),
    clone,
    summary: (state) => summary(box, state),
  };
}
