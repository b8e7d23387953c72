// The table of Coup as the page loads it: its GameTable.

import type { GameTable } from '@kuluary/ui/game-table';
import { Rosette } from '@kuluary/ui/rosette';
import type { Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Ending } from './ending.tsx';
import { soundOfEvent } from './event-sounds.ts';
import { LogIcon } from './log-icon.tsx';
import { omniscientView } from './omniscient-view.ts';
import { OptionPicture } from './option-picture.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import { TableLayout } from './table-layout.tsx';
import { isAlive } from './view-queries.ts';

export const coupGameTable: GameTable<View, Move, Options, Event> = {
  Table: TableLayout,
  Ending,
  LogIcon,
  ReactionIcon,
  OptionPicture,
  TableCentre: Rosette,
  commonPhrases: ['oh-really', 'i-believe', 'bravo'],
  turnStartedBy: (event) => (event.type === 'turn-began' ? event.seat : undefined),
  isPlaying: isAlive,
  turnNumber: (view) => view.turns + 1,
  soundOf: soundOfEvent,
  omniscientView,
};
