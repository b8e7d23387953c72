// The Rickshank Rickdemption as a Game of the kernel. Its cards are data: a box is made of sets.

import type { Game } from '@kuluary/kernel/game';
import { type CardBox, makeCardBox } from './card-box.ts';
import type { CardSet } from './card-terms.ts';
import { decisions, legalMoves } from './decisions.ts';
import { determinize } from './determinize.ts';
import { applyMove, runUntilDecision } from './effect-steps.ts';
import { type Event, revealsSecret } from './events.ts';
import type { Move } from './moves.ts';
import { completeOptions, OPTION_SPECS, type Options } from './options.ts';
import { refusalOf } from './refusal.ts';
import { arrangeScenario } from './scenario-setup.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { cloneState, MAX_SEATS, type State } from './state.ts';
import { summaryOf } from './summary.ts';
import { type View, viewFor } from './view.ts';

export function makeGameOfSets(sets: readonly CardSet[]): Game<State, Move, View, Options, Event> {
  return makeGame(makeCardBox(sets));
}

export function makeGame(box: CardBox): Game<State, Move, View, Options, Event> {
  return {
    id: 'rickshank',
    version: 2,
    seats: [2, MAX_SEATS],
    options: OPTION_SPECS,
    completeOptions,
    setup(seats, options, chance, eventSink) {
      const context = setup(box, seats, options, chance, eventSink);
      runUntilDecision(context);
      return context.state;
    },
    arrange: (seats, options, deal) => arrangeScenario(box, seats, options, deal),
    decisions,
    moves: (state, seat) => legalMoves(box, state, seat),
    refusal: (state, seat, move) => refusalOf(box, state, seat, move),
    apply: (state, seat, move, chance, eventSink) => applyMove({ box, state, chance, eventSink }, seat, move),
    view: (state, viewer) => viewFor(box, state, viewer),
    imagine: (view, chance) => determinize(box, view, chance),
    reveals: revealsSecret,
    takeBacks: 10, // cards are played one by one
    outcome: (state) => outcome({ box, state }),
    turns: (state) => state.turns,
    clone: cloneState,
    summary: (state) => summaryOf(box, state),
  };
}
