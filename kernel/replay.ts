// Replays a log, and checks that every draw follows from the seed and the salts.

import type { Draw } from './chance.ts';
import type { AnyGame, Game } from './game.ts';
import { canonicalJson } from './json.ts';
import { Match } from './match.ts';
import type { MatchLog, MatchLogFault } from './match-log.ts';
import { resolveOptions } from './options.ts';

/** Replays a log; `watch` is called after the deal and after every move. Returns the fault, if there is one. */
export function replayLog<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  log: MatchLog,
  watch?: (match: Match<State, Move, View, Options, Event>) => void,
): MatchLogFault | undefined {
  if (log.game === game.id && log.rules !== game.version) return rulesVersionFault(log, game);
  const mismatch = mismatchOf(game, log);
  if (mismatch) return { code: 'malformed', message: mismatch };
  const { seats, seed, salts } = log;
  const match = new Match(game, { seats, options: log.options as Options, seed, salts });
  if (!hasSameDraws(match, 0, log.deal)) return unfairDrawsFault('the deal');
  watch?.(match);
  for (const [i, entry] of log.moves.entries()) {
    const refusal = match.makeMove(entry.seat, entry.move);
    if (refusal) {
      const why = `move ${i + 1}, of seat ${entry.seat}, is not legal: ${refusal.code} [${refusal.rule}]`;
      return { code: 'tampered', message: why };
    }
    if (!hasSameDraws(match, i + 1, entry.draws)) return unfairDrawsFault(`move ${i + 1}`);
    watch?.(match);
  }
  const outcome = game.outcome(match.state) ?? null;
  if (canonicalJson(outcome) === canonicalJson(log.outcome)) return undefined;
  return { code: 'tampered', message: `the game did not end as the log says, but with ${JSON.stringify(outcome)}` };
}

/** A log replays only with the version of the rules that it was played with. */
export function rulesVersionFault(
  { rules }: Pick<MatchLog, 'rules'>,
  { version }: Pick<AnyGame, 'version'>,
): MatchLogFault {
  return { code: 'version', message: `played with version ${rules} of the rules; this program has ${version}` };
}

function mismatchOf<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  log: MatchLog,
): string | undefined {
  if (log.game !== game.id) return `a log of "${log.game}", not of "${game.id}"`;
  const read = resolveOptions(game, log.seats, log.options);
  if (!read.ok) return read.failure;
  return canonicalJson(read.value) === canonicalJson(log.options) ? undefined : '"options" are not complete';
}

function hasSameDraws(match: { drawsAt(position: number): readonly Draw[] }, position: number, draws: readonly Draw[]) {
  return canonicalJson(match.drawsAt(position)) === canonicalJson(draws);
}

function unfairDrawsFault(where: string): MatchLogFault {
  return { code: 'tampered', message: `the draws of ${where} do not follow from the seed and the salts` };
}
