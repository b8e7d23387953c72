// Which options the rulebook lets the players choose, and which are house rules.

import { isOfferedByBook, LAST_WINNER_OPTION, type OptionSpec, PEOPLE_OPTION } from '@kuluary/kernel/options';
import { allOptionsOf, EDITION_OPTION, isSameValue, leadOptionOf } from './editions.ts';
import type { ChosenOptions, MatchOptions } from './options-form.ts';

/** Ids of options that differ from the edition. */
export function houseRulesOf(options: MatchOptions): readonly string[] {
  const edition = optionsOfEdition(options);
  const now = allOptionsOf(options);
  return possibleHouseRules(options).flatMap(({ id }) => (isSameValue(now[id], edition[id]) ? [] : [id]));
}

/** Options beside the lead one that the rulebook lets the players choose. */
export function offeredOptions(options: MatchOptions): readonly OptionSpec[] {
  return optionsBesideLead(options).filter((spec) => isOffered(options, spec));
}

/** All the others. */
export function possibleHouseRules(options: MatchOptions): readonly OptionSpec[] {
  return optionsBesideLead(options).filter((spec) => !isOffered(options, spec));
}

const SET_BY_TABLE: readonly string[] = [LAST_WINNER_OPTION, PEOPLE_OPTION];

function optionsBesideLead(options: MatchOptions): readonly OptionSpec[] {
  const lead = leadOptionOf(options);
  return options.game.game.options.filter(({ id }) => id !== lead?.id && !SET_BY_TABLE.includes(id));
}

function isOffered(options: MatchOptions, spec: OptionSpec): boolean {
  return isOfferedByBook(spec, allOptionsOf(options)[EDITION_OPTION]);
}

export function optionsOfEdition(options: MatchOptions): ChosenOptions {
  const spec = leadOptionOf(options);
  return allOptionsOf({ ...options, chosen: spec ? { [spec.id]: allOptionsOf(options)[spec.id] } : {} });
}

/** Keeps what the rulebook lets the players choose, and what no edition decides. */
export function withoutHouseRules(options: MatchOptions): ChosenOptions {
  const own = houseRulesOf(options);
  return Object.fromEntries(Object.entries(options.chosen).filter(([id]) => !own.includes(id)));
}
