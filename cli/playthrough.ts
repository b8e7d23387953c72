// kuluary playthrough GAME: a whole random game with what everybody sees, for review.

import { playthrough as tell } from '@kuluary/kernel/playthrough';
import { type Command, gameNamed, optionsOf, wholeNumber } from './arguments.ts';
import { EDITION_FLAG, OPTION_FLAG } from './words.ts';

export const playthrough: Command = {
  usage: 'GAME [--seats N] [--seed N]',
  about: 'Prints a whole random game, step by step, with every view.',
  flags: {
    seats: { value: 'N', about: 'how many seats (default: the fewest)' },
    seed: { value: 'N', about: 'where chance begins (default 1)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
  },
  run(args) {
    const entry = gameNamed(args);
    const seats = wholeNumber(args, 'seats', entry.game.seats[0], ...entry.game.seats);
    const seed = wholeNumber(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    process.stdout.write(tell(entry.game, seats, optionsOf(entry, seats, args), seed));
    return 0;
  },
};
