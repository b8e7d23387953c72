// Coup, as the kernel knows a game.

import type { Game } from '@kuluary/kernel/game';
import { decisions, moves } from './decisions.ts';
import { defaults, OPTION_SPECS, type Options } from './editions.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import { refusal } from './refusal.ts';
import { arrange, setup } from './setup.ts';
import { clone, MAX_SEATS, type State } from './state.ts';
import { summary } from './summary.ts';
import { apply } from './turn.ts';
import { outcome, type View, view } from './view.ts';

export const coup: Game<State, Move, View, Options, Event> = {
  id: 'coup',
  version: 1,
  seats: [2, MAX_SEATS],
  options: OPTION_SPECS,
  defaults,
  setup,
  arrange,
  decisions,
  moves,
  refusal,
  apply,
  view,
  imagine,
  outcome,
  turns: (state) => state.turns,
  clone,
  summary,
};
