// kuluary verify LOG: was the deal fair?

import { isFault } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';
import type { Command } from './arguments.ts';
import { openLog } from './log-file.ts';

export const verify: Command = {
  usage: 'LOG',
  about: 'Proves from a log that its deal and every draw were fair.',
  details:
    'Checks that the log is whole, that the revealed seed is the one committed to before the deal, and that every\n' +
    'number chance gave follows from that seed and the salts of the seats. Exit code 1 when something does not hold.',
  flags: {},
  run(args) {
    const opened = openLog(args);
    const fault = isFault(opened) ? opened : replay(opened.entry.game, opened.log);
    if (fault || isFault(opened)) {
      console.error(`✗ ${fault?.message}`);
      return 1;
    }
    const { log } = opened;
    const draws = log.moves.reduce((sum, move) => sum + move.draws.length, log.deal.length);
    const salts = log.salts.filter((salt) => salt !== '').length;
    console.log('✓ the log is whole: its digest matches');
    console.log(`✓ the seed is the one committed to: ${log.commitment}`);
    console.log(`✓ ${salts} of ${log.seats} seats added a salt, and it counted`);
    console.log(`✓ ${draws} draws follow from the seed and the salts`);
    console.log(`✓ ${log.moves.length} moves are legal and end as the log says`);
    return 0;
  },
};
