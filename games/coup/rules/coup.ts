// Coup, as the kernel knows a game.

import type { Game } from '@kuluary/kernel/game';
import { arrange } from './arrange.ts';
import { decisions, moves } from './decisions.ts';
import { completeOptions, OPTION_SPECS, type Options } from './editions.ts';
import { type Event, reveals } from './events.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { refusal } from './refusal.ts';
import { setup } from './setup.ts';
import { clone, MAX_SEATS, type State } from './state.ts';
import { summary } from './summary.ts';
import { apply } from './turn.ts';
import { type View, view } from './view.ts';

export const coup: Game<State, Move, View, Options, Event> = {
  id: 'coup',
  version: 1,
  seats: [2, MAX_SEATS],
  options: OPTION_SPECS,
  completeOptions,
  setup,
  arrange,
  decisions,
  moves,
  refusal,
  apply,
  view,
  imagine,
  reveals,
  takeBacks: 1, // who announces something and thinks again does so once
  outcome,
  turns: (state) => state.turns,
  clone,
  summary,
};
