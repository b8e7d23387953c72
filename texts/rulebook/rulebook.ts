// The structure of a rulebook, for whatever prints it: a screen, paper, a terminal.

import type { Language } from '../languages.ts';

/** A game's rules in all its editions. */
export interface GameRulebook<Options> {
  title(language: Language): string; // the game's name
  readonly editions: readonly string[]; // the usual one first
  editionOf(options: Options): string;
  editionsTitle(language: Language): string; // the word for them
  editionName(language: Language, edition: string): string;
  optionsOfEdition(edition: string): Options; // of the edition unchanged
  sections(language: Language, options: Options, seats?: number): readonly Section[];
}

export interface Section {
  readonly id: string; // stable, to link to
  readonly title: string;
  readonly blocks: readonly Block[]; // one list and one gallery at most
}

export type Block = Paragraph | RulebookList | PortraitGallery | RulebookTable;

/** A text, and the ids of the rules that it explains: none or one, so that a link to a rule has one target. `*Asterisks*`
 * mark emphasis: see emphasis.ts. */
export interface Passage {
  readonly rules: readonly string[];
  readonly text: string;
}

export interface Paragraph extends Passage {
  readonly kind: 'paragraph';
}

export interface RulebookList {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly Passage[];
}

/** Portraits of the characters, with what each of them can do. */
export interface PortraitGallery {
  readonly kind: 'gallery';
  readonly portraits: readonly Portrait[];
}

export interface Portrait {
  readonly picture: string; // by the game's own id
  readonly name: string;
  readonly about: string;
}

export interface RulebookTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly RulebookColumn[]; // the first is for the titles of the rows
  readonly rows: readonly RulebookRow[];
}

export interface RulebookColumn {
  readonly title: string;
  readonly isCurrentEdition: boolean; // of the edition that is being read
  readonly widthPercent?: number; // of the table
  /** On narrow screens cells stand below their row's title; or beside it; or after the column's name. */
  readonly narrowLayout?: 'beside' | 'named';
}

export interface RulebookRow {
  readonly title: RulebookCell;
  readonly seeRule: string | null; // the rule that explains the row
  readonly cells: readonly RulebookCell[]; // one for each column but the first
}

export interface RulebookCell {
  readonly text: string;
  readonly pictures: readonly string[]; // by the game's own ids
}
