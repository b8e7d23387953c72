// What a game says, in every language. Pure functions from data to words: the terminal, the screen and the screen
// reader all speak through them.

import type { Viewer } from '@kuluary/kernel/game';
import type { Language } from './languages.ts';

export interface GameTexts<View, Move, Options, Event> {
  /** The game's name. */
  title(language: Language): string;

  /** The question that the viewer is asked now, in plain words; undefined when it is not asked. */
  question(language: Language, view: View, names: readonly string[]): string | undefined;

  /** An answer to it, as a button says it. */
  answer(language: Language, view: View, move: Move, names: readonly string[]): string;

  /** The same as it is quoted afterwards, without what only helped to decide; left out where there is no such thing. */
  quoted?(language: Language, view: View, move: Move, names: readonly string[]): string;

  /** What the viewer should know before it gives this answer (it may cost both cards, it takes nothing); else undefined. */
  warning(language: Language, view: View, move: Move, names: readonly string[]): string | undefined;

  /** A sentence for the log, as this viewer reads it; undefined for what needs no line. */
  event(
    language: Language,
    event: Event,
    viewer: Viewer,
    names: readonly string[],
    options: Options,
  ): string | undefined;

  /** Why a move was refused. */
  refusal(language: Language, code: string): string;

  /** The table as the viewer sees it: a line per seat, the viewer's own with its hand, then the rest in a few lines.
   * What the question tells already is left out for whoever is asked. */
  table(language: Language, view: View, names: readonly string[]): readonly string[];

  /** After the end: what every seat still holds and has lost, a line each, and who won. Takes every seat's own view, in
   * the order of the seats. */
  reveal(language: Language, views: readonly View[], names: readonly string[]): readonly string[];

  /** The rules in a few lines, to look at while playing: what one can do, with the words and numbers of these options. */
  reference(language: Language, options: Options): readonly string[];

  /** An option's name, a line about it, and the name of one of its values. */
  option(language: Language, id: string): { readonly name: string; readonly about: string };
  optionValue(language: Language, id: string, value: unknown): string;
}

/** Texts of a game whose types don't matter here. */
export type AnyGameTexts = GameTexts<unknown, unknown, unknown, unknown>;
