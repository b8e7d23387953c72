// A game's first option, if it is a choice, is its lead option, shown large. If it is the edition, the defaults of all other
// options depend on it.

import type { OptionSpec } from '@kuluary/kernel/options';
import type { Language } from '@kuluary/texts/languages';
import { GAMES } from '../game-loaders.ts';
import type { LobbyKey } from '../words/lobby.ts';
import type { Say } from '../words/word-area.ts';
import type { ChosenOptions, MatchOptions } from './options-form.ts';

type ChoiceOption = Extract<OptionSpec, { kind: 'choice' }>;

export const EDITION_OPTION = 'edition'; // the id of the option, in every game that has editions

type GameWithRules = Pick<MatchOptions['game'], 'game'>;

export function leadOptionOf({ game }: { readonly game: GameWithRules }): ChoiceOption | undefined {
  const first = game.game.options[0];
  return first?.kind === 'choice' ? first : undefined;
}

/** undefined for a game that comes in one edition. */
function editionOptionOf(session: { readonly game: GameWithRules }): ChoiceOption | undefined {
  const lead = leadOptionOf(session);
  return lead?.id === EDITION_OPTION ? lead : undefined;
}

type EditionWordingKey = 'rules.house.none' | 'rules.own' | 'rules.reset';

/** Wording about the edition; a game without editions is compared with its rules instead. */
export function editionWordingKey(session: { readonly game: GameWithRules }, key: EditionWordingKey): LobbyKey {
  return editionOptionOf(session) ? key : `${key}.rules`;
}

/** Another edition resets the house rules; what no edition decides stays, as who won the last match. Any other lead option
 * leaves the rest as it was. */
export function withLeadOption(game: GameWithRules, chosen: ChosenOptions, value: string): ChosenOptions {
  const spec = leadOptionOf({ game });
  if (!spec) return chosen;
  const isKept = new Set(
    game.game.options.filter(({ kind }) => spec.id !== EDITION_OPTION || kind === 'seat').map(({ id }) => id),
  );
  return { ...Object.fromEntries(Object.entries(chosen).filter(([id]) => isKept.has(id))), [spec.id]: value };
}

/** The edition sold where this language is spoken, if it is not the game's first one. */
export function localEditionOf(game: string, language: Language): string | undefined {
  return GAMES[game]?.localEditions?.[language];
}

export function withLocalEditionFirst(values: readonly string[], game: string, language: Language): readonly string[] {
  const local = localEditionOf(game, language);
  return values.toSorted((a, b) => Number(b === local) - Number(a === local));
}

/** Options of a new table. */
export function defaultOptions(game: Pick<MatchOptions['game'], 'id' | 'game'>, language: Language): ChosenOptions {
  const spec = editionOptionOf({ game });
  const edition = localEditionOf(game.id, language);
  return spec && edition !== undefined ? { [spec.id]: edition } : {};
}

/** Every option with its value, from the few that were chosen. */
export function allOptionsOf({ game, seats, chosen }: MatchOptions): ChosenOptions {
  return game.game.completeOptions(seats, chosen) as ChosenOptions;
}

export function editionName(options: MatchOptions, language: Language): string {
  const spec = editionOptionOf(options);
  const { texts } = options.game;
  return spec ? texts.optionValueText(language, spec.id, allOptionsOf(options)[spec.id]) : texts.title(language);
}

export function editionLineKey(say: Say<LobbyKey>, game: string, edition: string): string | undefined {
  const key = `${game}.${edition}.about`;
  return say.has(key) ? say(key) : undefined;
}

export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
