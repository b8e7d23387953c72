// kuluary options GAME: lists every option, with what the edition chooses.

import { LANGUAGES } from '@kuluary/texts/languages';
import { type Command, choiceFlag, gameArgument, gameOptions, wholeNumberFlag } from './arguments.ts';
import { printWrapped } from './terminal-output.ts';
import { EDITION_FLAG, LANGUAGE_FLAG, systemLanguage } from './terminal-texts.ts';

export const optionsCommand: Command = {
  usage: 'GAME [--edition EDITION] [--lang LANG]',
  about: 'Lists the options of a game, with what this edition chooses.',
  flags: {
    seats: { valueName: 'N', about: 'for how many seats (default: the most)' },
    edition: EDITION_FLAG,
    lang: LANGUAGE_FLAG,
  },
  run(args) {
    const entry = gameArgument(args);
    const { game, texts } = entry;
    const language = choiceFlag(args, 'lang', LANGUAGES, systemLanguage());
    const seats = wholeNumberFlag(args, 'seats', game.seats[1], ...game.seats);
    const chosen = gameOptions(entry, seats, args) as Readonly<Record<string, unknown>>;
    for (const spec of game.options) {
      const { name, about, advice } = texts.optionText(language, spec.id, chosen);
      printWrapped(`--option ${spec.id}=${JSON.stringify(chosen[spec.id])}`);
      printWrapped(`    ${name}: ${texts.optionValueText(language, spec.id, chosen[spec.id])}. ${about}`, '    ');
      if (advice !== undefined) printWrapped(`    ${advice}`, '    ');
      if (spec.kind === 'choice') printWrapped(`    ${spec.values.join(' | ')}`, '    ');
      if (spec.kind === 'number' || spec.kind === 'numbers') printWrapped(`    ${spec.min} … ${spec.max}`);
    }
    return 0;
  },
};
