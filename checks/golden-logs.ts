// Golden logs: whole games of bots, of every edition and number of seats, that any later program must replay as they were
// played.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { digest } from '@kuluary/kernel/fairness';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import type { Log } from '@kuluary/kernel/log';
import { Match } from '@kuluary/kernel/match';
import { readOptions } from '@kuluary/kernel/options';
import { MOVE_LIMIT } from '@kuluary/kernel/play';
import { GAMES } from './games.ts';

/** Who plays by which rules. */
export interface Players {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly standIn: string;
}

export interface Golden {
  readonly rules: number; // their version
  readonly box: string | null; // digest of its cards; null where there are none, and for rules that are frozen anyway
  readonly logs: readonly Log[];
}

type Chosen = Readonly<Record<string, unknown>>;

/** Where the logs of a version are: of today's rules beside their playthroughs, of others beside those rules. */
export function goldenFile(game: string, version: number): string {
  const today = GAMES[game]!.subject.game.version;
  return version === today ? `games/${game}/battery/logs.json` : `games/${game}/earlier/rules-${version}.logs.json`;
}

/** One log for each way to play: with every edition, and with each mix of house rules that these rules know. */
export function goldenLogs(players: Players): Log[] {
  const { id, seats } = players.game;
  const { editions, mixes } = GAMES[id]!;
  const [min, max] = seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [...editions, ...mixes].flatMap((chosen) => sizes.flatMap((size) => playedLog(players, size, chosen) ?? []));
}

function playedLog(players: Players, seats: number, chosen: Chosen): Log | undefined {
  const { game } = players;
  const read = readOptions(game, seats, chosen);
  if (!read.ok) return undefined;
  const name = `${game.id} ${seats} ${JSON.stringify(chosen)}`;
  const salts = Array.from({ length: seats }, (_, seat) => `salt of seat ${seat}`);
  const match = new Match(game, { seats, options: read.value, seed: digest(name), salts });
  const whims = whimsOf(seats);
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const answer = answerOf(players, match.state, whims);
    if (!answer) break;
    const refusal = match.move(answer.seat, answer.move);
    if (refusal) throw new Error(`${name}: seat ${answer.seat} chose an illegal move: ${refusal.code}`);
  }
  return match.log(salts.map((_, seat) => `Seat ${seat}`));
}

/** The bots' own luck at a table of so many seats. */
export function whimsOf(seats: number): Chance {
  return new FastChance(seats);
}

/** By turns somebody who knows what it does, and somebody who does anything that is allowed. */
export function answerOf({ game, bots, standIn }: Players, state: unknown, whims: Chance) {
  const [decision] = game.decisions(state);
  if (!decision) return undefined;
  const { seat } = decision;
  const bot = bots[seat % 2 === 0 ? standIn : 'random']!;
  return { seat, move: bot.choose(game.view(state, seat), game.moves(state, seat), whims) };
}

/** What cards say, in short: too much of it comes up too seldom to be met in a few games. */
export function boxOf(game: string): string | null {
  const { box } = GAMES[game]!;
  return box === undefined ? null : digest(canonicalJson(box));
}

/** A log a line, for whoever compares them. */
export function writeGolden({ rules, box, logs }: Golden): string {
  const lines = logs.map((log) => JSON.stringify(log)).join(',\n');
  return `{ "rules": ${rules}, "box": ${JSON.stringify(box)}, "logs": [\n${lines}\n] }\n`;
}
