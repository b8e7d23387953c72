// Coup on screen: everything that the shell asks of a game's table.

import type { GameTable } from '@kuluary/stage/game-table';
import { Rosette } from '@kuluary/stage/rosette';
import type { Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { isOffered } from '../texts/rulebook/boxes.ts';
import { allSeeing } from './all-seeing.ts';
import { Ending } from './ending.tsx';
import { LogIcon } from './log-icon.tsx';
import { OptionPicture } from './option-picture.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import { isAlive } from './situation.ts';
import { sound } from './sound.ts';
import { CoupTable } from './table.tsx';

export const coupTable: GameTable<View, Move, Options, Event> = {
  Table: CoupTable,
  Ending,
  LogIcon,
  ReactionIcon,
  OptionPicture,
  Centre: Rosette,
  phrases: ['oh-really', 'i-believe', 'bravo'],
  isOffered: ({ edition }, option) => isOffered(edition, option),
  turnBegun: (event) => (event.type === 'turn-began' ? event.seat : undefined),
  isPlaying: isAlive,
  turn: (view) => view.turns + 1,
  sound,
  allSeeing,
};
