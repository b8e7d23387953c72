// What a rulebook is made of, for whoever prints it: a screen, a sheet of paper, a terminal.

import type { Language } from '../languages.ts';

/** A game's rules in all its editions. */
export interface Book<Options> {
  title(language: Language): string; // the game's name
  readonly editions: readonly string[]; // the usual one first
  editionOf(options: Options): string;
  editionsTitle(language: Language): string; // the word for them
  editionName(language: Language, edition: string): string;
  ofEdition(edition: string): Options; // as it is in the box
  sections(language: Language, options: Options, seats?: number): readonly Section[];
}

export interface Section {
  readonly id: string; // stable, to link to
  readonly title: string;
  readonly blocks: readonly Block[]; // one list and one gallery at most
}

export type Block = Paragraph | List | Gallery | Table;

/** Some words, and the rules that they explain by their ids: none or one, so that a link to a rule ends where it is told.
 * `*Asterisks*` stand around what is stressed: see emphasis.ts. */
export interface Passage {
  readonly rules: readonly string[];
  readonly text: string;
}

export interface Paragraph extends Passage {
  readonly kind: 'paragraph';
}

export interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly Passage[];
}

/** Portraits of the characters, with what each of them can do. */
export interface Gallery {
  readonly kind: 'gallery';
  readonly portraits: readonly Portrait[];
}

export interface Portrait {
  readonly picture: string; // of whom, by the game's own id
  readonly name: string;
  readonly about: string;
}

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly Column[]; // the first one is that of the rows' own titles
  readonly rows: readonly Row[];
}

export interface Column {
  readonly title: string;
  readonly current: boolean; // of the edition that is being read
  readonly share?: number; // of the width, in hundredths: some have more to say than others
  /** Where there is no room for columns, cells stand below their row's title; or beside it; or after the column's name. */
  readonly folded?: 'beside' | 'named';
}

export interface Row {
  readonly title: Cell;
  readonly see: string | null; // the rule that explains the row's matter
  readonly cells: readonly Cell[]; // one for each column but the first
}

export interface Cell {
  readonly text: string;
  readonly pictures: readonly string[]; // that belong to it, by the game's own ids
}
