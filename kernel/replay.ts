// Playing a log again, and checking that every number chance gave follows from the seed and the salts.

import type { Draw } from './chance.ts';
import type { AnyGame, Game } from './game.ts';
import { canonicalJson } from './json.ts';
import type { Log, LogFault } from './log.ts';
import { Match } from './match.ts';
import { readOptions } from './options.ts';

/** Replays a log; `watch` sees the match after the deal and after every move. Returns what is wrong, if anything is. */
export function replay<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  log: Log,
  watch?: (match: Match<State, Move, View, Options, Event>) => void,
): LogFault | undefined {
  if (log.game === game.id && log.rules !== game.version) return otherRules(log, game);
  const misfit = doesNotFit(game, log);
  if (misfit) return { code: 'malformed', message: misfit };
  const { seats, seed, salts } = log;
  const match = new Match(game, { seats, options: log.options as Options, seed, salts });
  if (!sameDraws(match, 0, log.deal)) return unfair('the deal');
  watch?.(match);
  for (const [i, entry] of log.moves.entries()) {
    const refusal = match.move(entry.seat, entry.move);
    if (refusal) {
      const why = `move ${i + 1}, of seat ${entry.seat}, is not legal: ${refusal.code} [${refusal.rule}]`;
      return { code: 'tampered', message: why };
    }
    if (!sameDraws(match, i + 1, entry.draws)) return unfair(`move ${i + 1}`);
    watch?.(match);
  }
  const outcome = game.outcome(match.state) ?? null;
  if (canonicalJson(outcome) === canonicalJson(log.outcome)) return undefined;
  return { code: 'tampered', message: `the game did not end as the log says, but with ${JSON.stringify(outcome)}` };
}

/** A log replays with the rules that it was played with, and no others. */
export function otherRules({ rules }: Pick<Log, 'rules'>, { version }: Pick<AnyGame, 'version'>): LogFault {
  return { code: 'version', message: `played with version ${rules} of the rules; this program has ${version}` };
}

function doesNotFit<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  log: Log,
): string | undefined {
  if (log.game !== game.id) return `a log of "${log.game}", not of "${game.id}"`;
  const read = readOptions(game, log.seats, log.options);
  if (!read.ok) return read.failure;
  return canonicalJson(read.value) === canonicalJson(log.options) ? undefined : '"options" are not complete';
}

function sameDraws(match: { drawsAt(position: number): readonly Draw[] }, position: number, draws: readonly Draw[]) {
  return canonicalJson(match.drawsAt(position)) === canonicalJson(draws);
}

function unfair(where: string): LogFault {
  return { code: 'tampered', message: `the draws of ${where} do not follow from the seed and the salts` };
}
