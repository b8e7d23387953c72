// Makes the kernel's Game of Voices in My Head from a set of cards.

import type { Game } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import { decisions, legalMoves } from './decisions.ts';
import { determinize } from './determinize.ts';
import { applyMove, runUntilDecision } from './effect-steps.ts';
import { type Event, revealsSecret } from './events.ts';
import type { Move } from './moves.ts';
import { completeOptions, OPTION_SPECS, type Options } from './options.ts';
import { refusalOf } from './refusal.ts';
import { arrangeScenario } from './scenario-setup.ts';
import { setupTrial } from './setup.ts';
import { cloneState, MAX_SEATS, MIN_SEATS, type State } from './state.ts';
import { summaryOf } from './summary.ts';
import { outcomeOf } from './verdict-and-goals.ts';
import { type View, viewFor } from './view.ts';

export function makeVoicesGame(box: CardBox): Game<State, Move, View, Options, Event> {
  return {
    id: 'voices',
    version: 3,
    seats: [MIN_SEATS, MAX_SEATS],
    options: OPTION_SPECS,
    completeOptions,
    setup(seats, options, chance, eventSink) {
      const context = setupTrial(box, seats, options, chance, eventSink);
      runUntilDecision(context);
      return context.state;
    },
    arrange: (seats, options, deal) => arrangeScenario(box, seats, options, deal),
    decisions,
    moves: (state, seat) => legalMoves(box, state, seat),
    refusal: (state, seat, move) => refusalOf(box, state, seat, move),
    apply: (state, seat, move, chance, eventSink) => applyMove({ box, state, chance, eventSink }, seat, move),
    view: (state, viewer) => viewFor(box, state, viewer),
    imagine: (seen, chance) => determinize(box, seen, chance),
    reveals: revealsSecret,
    takeBacks: 3, // per round; a push cannot be taken back
    hasOwnGoals: true,
    outcome: (state) => outcomeOf({ box, state }),
    turns: (state) => state.round + (state.isOver ? 1 : 0),
    clone: cloneState,
    summary: (state) => summaryOf(box, state),
  };
}
