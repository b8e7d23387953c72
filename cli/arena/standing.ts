// What came of a contest: how often each bot won, for programs and for people.

import { type Contest, contestants, type DealResult } from '@kuluary/bots/arena';
import { Tally, type WinRate } from '@kuluary/bots/win-rate';
import { percent } from '../percent.ts';

/** As the JSON has it. */
export interface Standing {
  readonly seats: number;
  readonly deals: number;
  readonly games: number; // each deal was played from every seat
  readonly draws: number; // games that nobody won
  readonly fair: number; // the win rate of a bot that is as good as the others
  readonly bots: Readonly<Record<string, WinRate>>; // `games` counts the seats that it played
}

/** Where everybody has a goal of their own, what is fair shows only from how often anybody reaches one. */
export function standingOf(contest: Contest, results: readonly DealResult[], hasOwnGoals: boolean): Standing {
  const { seats } = contest;
  const wins = results.flatMap((result) => result.wins).reduce((sum, n) => sum + n, 0);
  const rates = contestants(contest).map((name, i) => {
    const tally = new Tally();
    for (const { wins, games } of results) tally.add(wins[i]!, games[i]!);
    return [name, rounded(tally.rate())] as const;
  });
  return {
    seats,
    deals: results.length,
    games: results.length * seats,
    draws: results.reduce((sum, { draws }) => sum + draws, 0),
    fair: round(hasOwnGoals ? wins / (results.length * seats * seats) : 1 / seats),
    bots: Object.fromEntries(rates),
  };
}

function rounded({ winRate, low, high, games }: WinRate): WinRate {
  return { winRate: round(winRate), low: round(low), high: round(high), games };
}

function round(share: number): number {
  return Number(share.toFixed(5));
}

/** The bots, the best first. */
export function ranked({ bots }: Standing): [name: string, rate: WinRate][] {
  return Object.entries(bots).sort(([, a], [, b]) => b.winRate - a.winRate);
}

const HEADS = ['', 'wins', '95 % interval', 'games'];

/** A table for people. */
export function describeStanding(standing: Standing): string {
  const { seats, deals, games, draws, fair } = standing;
  const rows = ranked(standing).map(([name, { winRate, low, high, games }]) => [
    name,
    percent(winRate),
    `${percent(low)} … ${percent(high)}`,
    String(games),
  ]);
  return [
    `${games} games at a table of ${seats}: ${deals} deals, each played from every seat`,
    ...columns([HEADS, ...rows, ['fair', percent(fair), '', '']]),
    ...(draws > 0 ? [`nobody won ${draws} games`] : []),
  ].join('\n');
}

/** Everybody against everybody: how often the bot of a row beat the bot of a column. */
export function describeDuels(duels: readonly Standing[], names: readonly string[]): string {
  const rows = names.map((name) => [name, ...names.map((other) => (name === other ? '' : beaten(duels, name, other)))]);
  const { seats, games } = duels[0]!;
  return [
    `${games} games of each pair at a table of ${seats}; rows beat columns`,
    ...columns([['', ...names], ...rows]),
  ].join('\n');
}

function beaten(duels: readonly Standing[], name: string, other: string): string {
  const { bots } = duels.find(({ bots }) => bots[name] && bots[other])!;
  const { winRate, low, high } = bots[name]!;
  return `${percent(winRate)} ± ${((100 * (high - low)) / 2).toFixed(1)}`;
}

/** Lines with the first column to the left and the others to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}
