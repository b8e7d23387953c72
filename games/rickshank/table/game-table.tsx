// The game on screen: the GameTable that the page loads.

import type { GameTable } from '@kuluary/ui/game-table';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { Ending } from './ending.tsx';
import { LobbyCentre, LobbySeatPicture } from './lobby-pictures.tsx';
import { LogIcon } from './log-icon.tsx';
import { omniscientView } from './omniscient-view.ts';
import { OptionPicture } from './option-picture.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import './page-theme.css';
import { soundOfEvent } from './event-sounds.ts';
import { TableLayout } from './table-layout.tsx';

export const rickshankTable: GameTable<View, Move, Options, Event> = {
  Table: TableLayout,
  Ending,
  LogIcon,
  ReactionIcon,
  OptionPicture,
  TableCentre: LobbyCentre,
  LobbyPortrait: LobbySeatPicture,
  commonPhrases: ['your-turn', 'well-played', 'oops'],
  turnStartedBy: (event) => (event.type === 'turn' ? event.seat : undefined),
  isPlaying: () => true,
  turnNumber: (view) => view.turns + 1,
  soundOf: soundOfEvent,
  omniscientView,
};
