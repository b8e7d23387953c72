// Voices in My Head on screen: everything that the shell asks of a game's table.

import type { GameTable, TurnForm } from '@kuluary/stage/game-table';
import type { Language } from '@kuluary/texts/languages';
import { PHASE_ROUNDS } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { allSeeing } from './all-seeing.ts';
import { Ending } from './ending.tsx';
import { isNoted, isSpoken } from './happening.ts';
import { LogIcon } from './log-icon.tsx';
import { Centre, Newcomer } from './newcomer.tsx';
import { OptionPicture } from './option-picture.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import './skin.css';
import { sound } from './sound.ts';
import { VoicesTable } from './table.tsx';
import { word } from './words.ts';

export const voicesTable: GameTable<View, Move, Options, Event> = {
  Table: VoicesTable,
  Ending,
  LogIcon,
  ReactionIcon,
  OptionPicture,
  Centre,
  Newcomer,
  phrases: ['oh-really', 'i-believe', 'oops'],
  isOffered: () => true,
  isNoted: (event, options, match) => event.type !== 'round' && isNoted(event, options, match), // the heading says it
  isSpoken,
  turnBegun,
  isPlaying: () => true,
  turn: (view) => view.round + 1,
  turnName,
  sound,
  allSeeing,
};

/** It goes by rounds, in two phases. */
function turnName(language: Language, round: number, form: TurnForm): string {
  return word({ language }, `round.${form}`, { round, phase: round > PHASE_ROUNDS ? 'II' : 'I' });
}

/** A round is whose the first player's token is. */
function turnBegun(event: Event): number | undefined {
  if (event.type === 'plot') return event.first;
  return event.type === 'first' && event.isPassed ? event.seat : undefined;
}
