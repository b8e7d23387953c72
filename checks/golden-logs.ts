// Golden logs: whole games of bots, of every edition and number of seats, that every later version of this program must
// replay without a difference.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { sha256Hex } from '@kuluary/kernel/fairness';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import { Match } from '@kuluary/kernel/match';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { resolveOptions } from '@kuluary/kernel/options';
import { MOVE_LIMIT } from '@kuluary/kernel/self-play';
import { GAME_CHECKS } from './game-checks.ts';

interface RulesAndBots {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly standIn: string;
}

export interface GoldenLogs {
  readonly rules: number; // their version
  readonly box: string | null; // digest of its cards; null where there are none, and for rules that are frozen anyway
  readonly logs: readonly MatchLog[];
}

type ChosenOptions = Readonly<Record<string, unknown>>;

/** The logs of the current rules are with the contract tests, those of archived rules beside them. */
export function goldenLogsPath(game: string, version: number): string {
  const current = GAME_CHECKS[game]!.gameUnderTest.game.version;
  return version === current
    ? `games/${game}/contract-tests/logs.json`
    : `games/${game}/archived-rules/rules-${version}.logs.json`;
}

/** One log for each number of seats, with every edition and every mix of options that these rules know. */
export function playGoldenLogs(rulesAndBots: RulesAndBots): MatchLog[] {
  const { id, seats } = rulesAndBots.game;
  const { editions, optionMixes } = GAME_CHECKS[id]!;
  const [min, max] = seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [...editions, ...optionMixes].flatMap((chosen) =>
    sizes.flatMap((size) => playGoldenLog(rulesAndBots, size, chosen) ?? []),
  );
}

function playGoldenLog(rulesAndBots: RulesAndBots, seats: number, chosen: ChosenOptions): MatchLog | undefined {
  const { game } = rulesAndBots;
  const options = resolveOptions(game, seats, chosen);
  if (!options.ok) return undefined;
  const name = `${game.id} ${seats} ${JSON.stringify(chosen)}`;
  const salts = Array.from({ length: seats }, (_, seat) => `salt of seat ${seat}`);
  const match = new Match(game, { seats, options: options.value, seed: sha256Hex(name), salts });
  const botChance = botChanceFor(seats);
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const chosenMove = chooseBotMove(rulesAndBots, match.state, botChance);
    if (!chosenMove) break;
    const refusal = match.makeMove(chosenMove.seat, chosenMove.move);
    if (refusal) throw new Error(`${name}: seat ${chosenMove.seat} chose an illegal move: ${refusal.code}`);
  }
  return match.toMatchLog(salts.map((_, seat) => `Seat ${seat}`));
}

/** The bots' own chance at a table of so many seats. */
export function botChanceFor(seats: number): Chance {
  return new FastChance(seats);
}

/** The stand-in bot plays even seats, the random bot odd ones. */
export function chooseBotMove({ game, bots, standIn }: RulesAndBots, state: unknown, botChance: Chance) {
  const [decision] = game.decisions(state);
  if (!decision) return undefined;
  const { seat } = decision;
  const bot = bots[seat % 2 === 0 ? standIn : 'random']!;
  return { seat, move: bot.choose(game.view(state, seat), game.moves(state, seat), botChance) };
}

/** A digest of the cards, because most of them are not played in a few games. */
export function boxDigest(game: string): string | null {
  const { box } = GAME_CHECKS[game]!;
  return box === undefined ? null : sha256Hex(canonicalJson(box));
}

/** One log a line, for readable diffs. */
export function formatGoldenLogs({ rules, box, logs }: GoldenLogs): string {
  const lines = logs.map((log) => JSON.stringify(log)).join(',\n');
  return `{ "rules": ${rules}, "box": ${JSON.stringify(box)}, "logs": [\n${lines}\n] }\n`;
}
