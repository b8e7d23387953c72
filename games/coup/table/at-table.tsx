// What every part of the table reads: who looks at what, in which words, and where to turn for more.

import type { Sitter } from '@kuluary/stage/game-table';
import { createContext, useContext } from 'react';
import type { Character } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';
import type { Reader } from '../texts/reader.ts';
import { termsOf } from '../texts/terms.ts';

export interface AtTable {
  readonly reader: Reader;
  readonly view: View;
  readonly sitters: readonly Sitter[];
  readonly onRule: (rule: string) => void;
}

const Context = createContext<AtTable | null>(null);

export const AtTableProvider = Context.Provider;

export function useTable(): AtTable {
  const table = useContext(Context);
  if (!table) throw new Error('a part of the table lies outside of it');
  return table;
}

/** What this edition calls a character. */
export function nameOf({ language, options }: Reader, character: Character): string {
  return termsOf(language, options.edition).characters[character].nom;
}
