// Where a table departs from its edition.

import { completeOptions, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { option, optionValue } from '../options.ts';
import { isOffered } from './boxes.ts';
import { SWITCHES, type Switch } from './edition-tables.ts';
import { areOwn } from './purses.ts';
import { type Speaker, speak } from './vocabulary.ts';

/** A line for each switch that the host has changed. */
export function houseRules(speaker: Speaker, seats: number | undefined): readonly string[] {
  const { language, options } = speaker;
  const usual = usually(options, seats);
  const isChanged = (id: Switch) => !isOffered(options.edition, id) && String(options[id]) !== String(usual[id]);
  return SWITCHES.filter(isChanged).map((id) =>
    speak(speaker, 'house.change', {
      name: option(language, id).name,
      value: optionValue(language, id, options[id]),
      usual: optionValue(language, id, usual[id]),
    }),
  );
}

/** The edition's own options, for a table as large as this one. */
function usually(options: Options, seats: number | undefined): Options {
  const { edition } = options;
  const usual = completeOptions(seats ?? MAX_SEATS, { edition });
  return areOwn(options, seats) ? usual : { ...usual, startingCoins: options.startingCoins };
}
