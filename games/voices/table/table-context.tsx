// The React context that every part of the table reads: view, language, legal moves, selection.

import type { Reader } from '@kuluary/texts/reader';
import type { GameTableProps, ShownClock, TablePlayer } from '@kuluary/ui/game-table';
import { createContext, useContext } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { AbilityOutcomes } from './ability-outcomes.ts';
import type { MoveSelection } from './move-selection.ts';

export type LatestEvents = GameTableProps<View, Move, Event>['newEvents'];

export interface TableContextValue {
  readonly match: string; // its id
  readonly reader: Reader;
  readonly view: View;
  readonly players: readonly TablePlayer[];
  readonly moves: readonly Move[];
  readonly clocks: readonly ShownClock[];
  readonly selection: MoveSelection;
  readonly abilityOutcomes: AbilityOutcomes; // events of each ability
  readonly onUndo: (() => void) | null;
  readonly onRule: (rule: string) => void;
}

const TableContext = createContext<TableContextValue | null>(null);

export const TableContextProvider = TableContext.Provider;

export function useTableContext(): TableContextValue {
  const context = useContext(TableContext);
  if (!context) throw new Error('useTableContext outside of VoicesTable');
  return context;
}
