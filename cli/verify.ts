// kuluary verify LOG: was the deal fair?

import { isFault } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';
import { type Command, text } from './arguments.ts';
import { openLog } from './log-file.ts';
import { harmless } from './screen.ts';

export const verify: Command = {
  usage: 'LOG',
  about: 'Checks from a log that its deal and every draw were fair.',
  details:
    'Checks that the log is whole, that the revealed seed is the one that was committed to, and that every number\n' +
    'chance gave follows from that seed and the salts of the seats. Whoever forges a whole log can forge the commitment\n' +
    'in it too: only the one that you saw before the deal, given with --commitment, makes it a proof.\n' +
    'Exit code 1 when something does not hold.',
  flags: { commitment: { value: 'HEX', about: 'the commitment that you saw before the deal' } },
  run(args) {
    const opened = openLog(args);
    const fault = isFault(opened) ? opened : replay(opened.entry.game, opened.log);
    if (fault || isFault(opened)) {
      console.error(harmless(`✗ ${fault?.message}`));
      return 1;
    }
    const { log } = opened;
    const seen = text(args, 'commitment')?.toLowerCase();
    if (seen !== undefined && seen !== log.commitment) {
      console.error(`✗ the log's commitment is another one: ${log.commitment}`);
      return 1;
    }
    const draws = log.moves.reduce((sum, move) => sum + move.draws.length, log.deal.length);
    const salts = log.salts.filter((salt) => salt !== '').length;
    console.log('✓ the log is whole: its digest matches');
    console.log(`✓ the seed is the one committed to: ${log.commitment}`);
    console.log(
      seen ? '✓ and that is the commitment you saw' : '· compare it with the one that you saw before the deal',
    );
    console.log(`✓ ${salts} of ${log.seats} seats added a salt, and it counted`);
    console.log(`✓ ${draws} draws follow from the seed and the salts`);
    const end = log.outcome ? 'and end as the log says' : 'and the match was given up after them';
    console.log(`✓ ${log.moves.length} moves are legal ${end}`);
    return 0;
  },
};
