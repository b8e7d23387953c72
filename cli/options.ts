// kuluary options GAME: every house rule, with what the editions choose.

import { LANGUAGES } from '@kuluary/texts/languages';
import { type Command, gameNamed, oneOf, optionsOf, wholeNumber } from './arguments.ts';
import { print } from './screen.ts';
import { EDITION_FLAG, LANGUAGE_FLAG, languageOfMachine } from './words.ts';

export const options: Command = {
  usage: 'GAME [--edition EDITION] [--lang LANG]',
  about: 'Lists the options of a game, with what this edition chooses.',
  flags: {
    seats: { value: 'N', about: 'for how many seats (default: the most)' },
    edition: EDITION_FLAG,
    lang: LANGUAGE_FLAG,
  },
  run(args) {
    const entry = gameNamed(args);
    const { game, texts } = entry;
    const language = oneOf(args, 'lang', LANGUAGES, languageOfMachine());
    const seats = wholeNumber(args, 'seats', game.seats[1], ...game.seats);
    const chosen = optionsOf(entry, seats, args) as Readonly<Record<string, unknown>>;
    for (const spec of game.options) {
      const { name, about } = texts.option(language, spec.id);
      print(`--option ${spec.id}=${JSON.stringify(chosen[spec.id])}`);
      print(`    ${name}: ${texts.optionValue(language, spec.id, chosen[spec.id])}. ${about}`, '    ');
      if (spec.kind === 'choice') print(`    ${spec.values.join(' | ')}`, '    ');
      if (spec.kind === 'number' || spec.kind === 'numbers') print(`    ${spec.min} … ${spec.max}`);
    }
    return 0;
  },
};
