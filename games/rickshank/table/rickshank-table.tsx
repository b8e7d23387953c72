// The Rickshank Rickdemption on screen: everything that the shell asks of a game's table.

import type { GameTable } from '@kuluary/stage/game-table';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { allSeeing } from './all-seeing.ts';
import { Ending } from './ending.tsx';
import { LogIcon } from './log-icon.tsx';
import { Newcomer, Portal } from './newcomer.tsx';
import { OptionPicture } from './option-picture.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import './skin.css';
import { sound } from './sound.ts';
import { RickshankTable } from './table.tsx';

export const rickshankTable: GameTable<View, Move, Options, Event> = {
  Table: RickshankTable,
  Ending,
  LogIcon,
  ReactionIcon,
  OptionPicture,
  Centre: Portal,
  Newcomer,
  phrases: ['your-turn', 'well-played', 'oops'],
  isOffered: () => true,
  turnBegun: (event) => (event.type === 'turn' ? event.seat : undefined),
  isPlaying: () => true,
  turn: (view) => view.turns + 1,
  sound,
  allSeeing,
};
