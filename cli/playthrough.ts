// kuluary playthrough GAME: prints a whole random game with every view, for review.

import { playthroughText } from '@kuluary/kernel/playthrough';
import { type Command, gameArgument, gameOptions, wholeNumberFlag } from './arguments.ts';
import { EDITION_FLAG, OPTION_FLAG } from './terminal-texts.ts';

export const playthroughCommand: Command = {
  usage: 'GAME [--seats N] [--seed N]',
  about: 'Prints a whole random game, step by step, with every view.',
  flags: {
    seats: { valueName: 'N', about: 'how many seats (default: the fewest)' },
    seed: { valueName: 'N', about: 'where chance begins (default 1)' },
    edition: EDITION_FLAG,
    option: OPTION_FLAG,
  },
  run(args) {
    const entry = gameArgument(args);
    const seats = wholeNumberFlag(args, 'seats', entry.game.seats[0], ...entry.game.seats);
    const seed = wholeNumberFlag(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    process.stdout.write(playthroughText(entry.game, seats, gameOptions(entry, seats, args), seed));
    return 0;
  },
};
