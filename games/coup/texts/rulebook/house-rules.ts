// Where a table departs from its edition.

import { completeOptions, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { option, optionValue } from '../options.ts';
import { BOXES } from './boxes.ts';
import { SWITCHES, type Switch } from './edition-tables.ts';
import { areOwn } from './purses.ts';
import { type Speaker, speak } from './vocabulary.ts';

/** A line for each switch that the host has changed. */
export function houseRules(speaker: Speaker, seats: number | undefined): readonly string[] {
  const { language, options } = speaker;
  const usual = usually(options, seats);
  return SWITCHES.filter((id) => isChanged(options, usual, id)).map((id) =>
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

/** To take what the box offers is not to change it. */
function isChanged(options: Options, usual: Options, id: Switch): boolean {
  const { sixth, draft } = BOXES[options.edition];
  if (id === 'inquisitor' && sixth === 'offered') return false;
  if (id === 'draft' && draft === 'offered') return false;
  return String(options[id]) !== String(usual[id]);
}
