// kuluary cards GAME: every card with its words, for whoever reviews them.

import { cardPage as rickshankPage } from '@kuluary/rickshank/texts/card-page';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { cardPage as voicesPage } from '@kuluary/voices/texts/card-page';
import { type Command, oneOf, UsageError } from './arguments.ts';
import { print } from './screen.ts';
import { LANGUAGE_FLAG, languageOfMachine } from './words.ts';

/** Games whose cards have words of their own. */
const PAGES: Readonly<Record<string, (language: Language) => readonly string[]>> = {
  rickshank: rickshankPage,
  voices: voicesPage,
};

export const cards: Command = {
  usage: 'GAME [--lang LANG]',
  about: 'Prints every card of a game, as its players read it.',
  flags: { lang: LANGUAGE_FLAG },
  run(args) {
    const [game, ...others] = args.positionals;
    const games = Object.keys(PAGES).join(', ');
    if (game === undefined) throw new UsageError(`name a game: ${games}`);
    if (others.length > 0) throw new UsageError(`one game at a time, not also "${others.join(' ')}"`);
    if (!Object.hasOwn(PAGES, game)) throw new UsageError(`"${game}" has no such cards; there is: ${games}`);
    const language = oneOf(args, 'lang', LANGUAGES, languageOfMachine());
    for (const card of PAGES[game]!(language)) print(`${card}\n`, '    ');
    return 0;
  },
};
