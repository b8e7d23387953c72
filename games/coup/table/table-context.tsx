// The React context of the table: reader, view, players, and the callback that opens a rule.

import type { TablePlayer } from '@kuluary/ui/game-table';
import { createContext, useContext } from 'react';
import type { Character } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';
import { termsOf } from '../texts/edition-terms.ts';
import type { CoupReader } from '../texts/message-values.ts';

export interface TableContextValue {
  readonly reader: CoupReader;
  readonly view: View;
  readonly players: readonly TablePlayer[];
  readonly onRule: (rule: string) => void;
}

const TableContext = createContext<TableContextValue | null>(null);

export const TableContextProvider = TableContext.Provider;

export function useTableContext(): TableContextValue {
  const context = useContext(TableContext);
  if (!context) throw new Error('useTableContext is used outside of TableContextProvider');
  return context;
}

/** The character's name in this edition. */
export function characterNameFor({ language, options }: CoupReader, character: Character): string {
  return termsOf(language, options.edition).characters[character].nom;
}
