// Implements the page's GameTable contract for Voices in My Head.

import type { Language } from '@kuluary/texts/languages';
import type { GameTable, TurnNameForm } from '@kuluary/ui/game-table';
import { ROUNDS_PER_PHASE } from '../rules/card-box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { LobbyCentre, LobbySeatPicture } from './lobby-pictures.tsx';
import { LogIcon } from './log-icon.tsx';
import { omniscientView } from './omniscient-view.ts';
import { OptionPicture } from './option-picture.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import { isAnnounced, isLogged } from './status-line.ts';
import { VerdictEnding } from './verdict-ending.tsx';
import './page-theme.css';
import { soundOfEvent } from './event-sounds.ts';
import { VoicesTable } from './table-layout.tsx';
import { tableText } from './words.ts';

export const voicesTable: GameTable<View, Move, Options, Event> = {
  Table: VoicesTable,
  Ending: VerdictEnding,
  LogIcon,
  ReactionIcon,
  OptionPicture,
  TableCentre: LobbyCentre,
  LobbyPortrait: LobbySeatPicture,
  commonPhrases: ['oh-really', 'i-believe', 'oops'],
  isLogged: (event, options, match) => event.type !== 'round' && isLogged(event, options, match), // rounds are headings of the log
  isAnnounced,
  turnStartedBy: beginningTurn,
  isPlaying: () => true,
  turnNumber: (view) => view.round + 1,
  turnName: roundName,
  soundOf: soundOfEvent,
  omniscientView,
};

function roundName(language: Language, round: number, form: TurnNameForm): string {
  return tableText({ language }, `round.${form}`, { round, phase: round > ROUNDS_PER_PHASE ? 'II' : 'I' });
}

/** A round belongs to the seat with the first player token. */
function beginningTurn(event: Event): number | undefined {
  if (event.type === 'plot') return event.first;
  return event.type === 'first' && event.isPassed ? event.seat : undefined;
}
