// The React context with the view, moves, selection and reader for all parts of the table.

import type { Reader } from '@kuluary/texts/reader';
import type { TablePlayer } from '@kuluary/ui/game-table';
import { createContext, useContext } from 'react';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { MoveSelection } from './move-selection.ts';

export interface TableContextValue {
  readonly reader: Reader;
  readonly view: View;
  readonly players: readonly TablePlayer[];
  readonly moves: readonly Move[];
  readonly selection: MoveSelection;
  readonly numberKeys: ReadonlyMap<string, number>; // by `moveKey`
  readonly onRule: (rule: string) => void;
}

const TableContext = createContext<TableContextValue | null>(null);

export const TableContextProvider = TableContext.Provider;

export function useTableContext(): TableContextValue {
  const context = useContext(TableContext);
  if (!context) throw new Error('no TableContextProvider around this component');
  return context;
}
