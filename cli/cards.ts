// kuluary cards GAME: prints every card with its text, for review.

import { cardReviewPage as rickshankPage } from '@kuluary/rickshank/texts/card-review-page';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { cardReviewPage as voicesPage } from '@kuluary/voices/texts/card-review-page';
import { type Command, choiceFlag, UsageError } from './arguments.ts';
import { printWrapped } from './terminal-output.ts';
import { LANGUAGE_FLAG, systemLanguage } from './terminal-texts.ts';

/** Games whose cards have texts. */
const CARD_PAGES: Readonly<Record<string, (language: Language) => readonly string[]>> = {
  rickshank: rickshankPage,
  voices: voicesPage,
};

export const cardsCommand: Command = {
  usage: 'GAME [--lang LANG]',
  about: 'Prints every card of a game, as its players read it.',
  flags: { lang: LANGUAGE_FLAG },
  run(args) {
    const [game, ...others] = args.positionals;
    const games = Object.keys(CARD_PAGES).join(', ');
    if (game === undefined) throw new UsageError(`name a game: ${games}`);
    if (others.length > 0) throw new UsageError(`one game at a time, not also "${others.join(' ')}"`);
    if (!Object.hasOwn(CARD_PAGES, game)) throw new UsageError(`"${game}" has no such cards; there is: ${games}`);
    const language = choiceFlag(args, 'lang', LANGUAGES, systemLanguage());
    for (const card of CARD_PAGES[game]!(language)) printWrapped(`${card}\n`, '    ');
    return 0;
  },
};
