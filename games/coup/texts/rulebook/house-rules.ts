// The house rules of a table: the options that differ from its edition.

import { completeOptions, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { optionText, optionValueText } from '../option-text.ts';
import { isOfferedByEdition } from './boxes.ts';
import { EDITION_OPTIONS, type EditionOption } from './edition-tables.ts';
import { type RulebookContext, rulebookMessage } from './message-values.ts';
import { areStartingCoinsSetByHost } from './starting-coins.ts';

/** A line for each option that the host has changed. */
export function houseRuleLines(context: RulebookContext, seats: number | undefined): readonly string[] {
  const { language, options } = context;
  const usual = editionDefaults(options, seats);
  const isChanged = (id: EditionOption) =>
    !isOfferedByEdition(options.edition, id) && String(options[id]) !== String(usual[id]);
  return EDITION_OPTIONS.filter(isChanged).map((id) =>
    rulebookMessage(context, 'house.change', {
      name: optionText(language, id, options).name,
      value: optionValueText(language, id, options[id]),
      usual: optionValueText(language, id, usual[id]),
    }),
  );
}

/** The edition's own options for this number of seats. */
function editionDefaults(options: Options, seats: number | undefined): Options {
  const { edition } = options;
  const usual = completeOptions(seats ?? MAX_SEATS, { edition });
  return areStartingCoinsSetByHost(options, seats) ? usual : { ...usual, startingCoins: options.startingCoins };
}
