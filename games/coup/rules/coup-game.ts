// The rules of Coup as a kernel Game.

import type { Game } from '@kuluary/kernel/game';
import { legalMoves, pendingDecisions } from './decisions.ts';
import { determinize } from './determinize.ts';
import { completeOptions, OPTION_SPECS, type Options } from './editions.ts';
import { type Event, revealsSecret } from './events.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { refusalOf } from './refusal.ts';
import { arrangeScenario } from './scenario-setup.ts';
import { setup } from './setup.ts';
import { cloneState, MAX_SEATS, type State } from './state.ts';
import { summaryOf } from './summary.ts';
import { applyMove } from './turn-resolution.ts';
import { type View, viewFor } from './view.ts';

export const coup: Game<State, Move, View, Options, Event> = {
  id: 'coup',
  version: 2,
  seats: [2, MAX_SEATS],
  options: OPTION_SPECS,
  completeOptions,
  setup,
  arrange: arrangeScenario,
  decisions: pendingDecisions,
  moves: legalMoves,
  refusal: refusalOf,
  apply: applyMove,
  view: viewFor,
  imagine: determinize,
  reveals: revealsSecret,
  takeBacks: 1,
  outcome,
  turns: (state) => state.turns,
  clone: cloneState,
  summary: summaryOf,
};
