// The texts of a game in every language: pure functions from data to words, used by terminal, screen and screen reader.

import type { Viewer } from '@kuluary/kernel/game';
import type { Language } from './languages.ts';

export interface GameTexts<View, Move, Options, Event> {
  /** The game's name. */
  title(language: Language): string;

  /** The prompt of the viewer's decision, in plain text; undefined when it is not asked. */
  prompt(language: Language, view: View, names: readonly string[]): string | undefined;

  /** The label of a move, for a button. */
  moveText(language: Language, view: View, move: Move, names: readonly string[]): string;

  /** The label of a move that is quoted afterwards, without hints for the decision; only where that differs. */
  quotedMoveText?(language: Language, view: View, move: Move, names: readonly string[]): string;

  /** A warning before this move (it may cost both cards, it takes nothing), or undefined. */
  moveWarning(language: Language, view: View, move: Move, names: readonly string[]): string | undefined;

  /** A sentence for the log as this viewer reads it; undefined for an event without a line. */
  eventText(
    language: Language,
    event: Event,
    viewer: Viewer,
    names: readonly string[],
    options: Options,
  ): string | undefined;

  /** Why a move was refused. */
  refusalText(language: Language, code: string): string;

  /** The table as the viewer sees it: a line per seat, the viewer's own with its hand, then the rest in a few lines.
   * A viewer who is asked does not get what the prompt says already. */
  tableLines(language: Language, view: View, names: readonly string[]): readonly string[];

  /** After the end: what every seat still holds and has lost, a line each, and who won. Takes every seat's own view, in
   * the order of the seats. */
  finalRevealLines(language: Language, views: readonly View[], names: readonly string[]): readonly string[];

  /** The rules in a few lines, to look at while playing, with the words and numbers of these options. */
  quickReference(language: Language, options: Options): readonly string[];

  /** What an option is called, and the name of one of its values; in the words of these options, if they are known. */
  optionText(language: Language, id: string, options?: Options): OptionText;
  optionValueText(language: Language, id: string, value: unknown): string;
}

export interface OptionText {
  readonly name: string;
  readonly about: string; // a line
  readonly advice?: string; // where the rulebook advises against it in a first match
}

/** Texts of a game of any types. */
export type AnyGameTexts = GameTexts<unknown, unknown, unknown, unknown>;
