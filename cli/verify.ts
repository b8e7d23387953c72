// kuluary verify LOG: checks that the deal was fair.

import type { MatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { type Command, stringFlag, UsageError } from './arguments.ts';
import { openLog } from './log-file.ts';
import { withoutUnsafeCharacters } from './terminal-output.ts';

export const verifyCommand: Command = {
  usage: 'LOG',
  about: 'Checks from a log that its deal and every draw were fair.',
  details:
    'Checks that the log is whole, that the revealed seed is the one that was committed to, and that every number\n' +
    'chance gave follows from that seed and the salts of the seats. Whoever forges a whole log can forge commitment and\n' +
    'salts in it too: it is a proof to you if you saw the commitment before you gave a salt of your own, and both are\n' +
    'the ones in the log (--commitment, --salt). It does not prove who made which move.\n' +
    'Exit code 1 when something does not hold.',
  flags: {
    commitment: { valueName: 'HEX', about: 'the commitment that you saw before the deal' },
    salt: { valueName: 'SEAT=TEXT', about: 'the salt that you gave; seats count from 0' },
  },
  async run(args) {
    const opened = await openLog(args);
    if (!opened.ok) return printFailure(opened.failure.message);
    const { log, entry } = opened.value;
    const fault = replayLog(entry.game, log);
    if (fault) return printFailure(fault.message);
    const seen = stringFlag(args, 'commitment')?.toLowerCase();
    const salt = stringFlag(args, 'salt');
    if (seen !== undefined && seen !== log.commitment)
      return printFailure(`the log's commitment is another one: ${log.commitment}`);
    if (salt !== undefined && !isSaltOf(log, salt))
      return printFailure(`the log's salts are others: ${JSON.stringify(log.salts)}`);
    const draws = log.moves.reduce((sum, move) => sum + move.draws.length, log.deal.length);
    console.log('✓ the log is undamaged: its digest matches');
    console.log(`✓ the seed is the one committed to: ${log.commitment}`);
    console.log(
      seen ? '✓ and that is the commitment you saw' : '· compare it with the one that you saw before the deal',
    );
    console.log(
      withoutUnsafeCharacters(
        `${salt ? '✓ your salt is' : '· compare your salt'} among the salts: ${JSON.stringify(log.salts)}`,
      ),
    );
    console.log(`✓ ${draws} draws follow from the seed and the salts`);
    const end = log.outcome ? 'and end as the log says' : 'and the match was given up after them';
    console.log(`✓ ${log.moves.length} moves are legal ${end}`);
    return 0;
  },
};

/** Is this SEAT=TEXT the salt that the log has for the seat? */
function isSaltOf(log: MatchLog, given: string): boolean {
  const [, seat, salt] = /^(\d+)=(.*)$/s.exec(given) ?? [];
  if (seat === undefined) throw new UsageError(`--salt must be SEAT=TEXT, not "${given}"`);
  return log.salts[Number(seat)] === salt;
}

function printFailure(message: string): number {
  console.error(withoutUnsafeCharacters(`✗ ${message}`));
  return 1;
}
