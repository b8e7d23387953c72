// What every part of the table reads: who looks at what, in which words, what can be answered, and where to turn for more.

import type { Sitter } from '@kuluary/stage/game-table';
import type { Reader } from '@kuluary/texts/reader';
import { createContext, useContext } from 'react';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Deciding } from './deciding.ts';

export interface AtTable {
  readonly reader: Reader;
  readonly view: View;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  readonly deciding: Deciding;
  readonly keys: ReadonlyMap<string, number>; // number keys, by the spelled move
  readonly onRule: (rule: string) => void;
}

const Context = createContext<AtTable | null>(null);

export const AtTableProvider = Context.Provider;

export function useTable(): AtTable {
  const table = useContext(Context);
  if (!table) throw new Error('a part of the table lies outside of it');
  return table;
}
