// The result of a contest: how often each bot won, as data and as a text.

import { type Contest, type DealResult, distinctBots } from '@kuluary/bots/arena';
import { type WinRate, WinRateTally } from '@kuluary/bots/win-rate';
import { formatPercent } from '../percent.ts';

/** Printed as JSON. */
export interface ContestResult {
  readonly seats: number;
  readonly deals: number;
  readonly games: number; // each deal was played from every seat
  readonly draws: number; // games that nobody won
  readonly fair: number; // the win rate of a bot that is as good as the others
  readonly bots: Readonly<Record<string, WinRate>>; // `games` counts the seats that it played
}

/** With individual goals the fair win rate is not 1 / seats, but the average over all seats. */
export function contestResultOf(contest: Contest, results: readonly DealResult[], hasOwnGoals: boolean): ContestResult {
  const { seats } = contest;
  const wins = results.flatMap((result) => result.wins).reduce((sum, n) => sum + n, 0);
  const rates = distinctBots(contest).map((name, i) => {
    const tally = new WinRateTally();
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
export function rankedBots({ bots }: ContestResult): [name: string, rate: WinRate][] {
  return Object.entries(bots).sort(([, a], [, b]) => b.winRate - a.winRate);
}

const COLUMN_HEADS = ['', 'wins', '95 % interval', 'games'];

export function describeContestResult(result: ContestResult): string {
  const { seats, deals, games, draws, fair } = result;
  const rows = rankedBots(result).map(([name, { winRate, low, high, games }]) => [
    name,
    formatPercent(winRate),
    `${formatPercent(low)} … ${formatPercent(high)}`,
    String(games),
  ]);
  return [
    `${games} games at a table of ${seats}: ${deals} deals, each played from every seat`,
    ...alignColumns([COLUMN_HEADS, ...rows, ['fair', formatPercent(fair), '', '']]),
    ...(draws > 0 ? [`nobody won ${draws} games`] : []),
  ].join('\n');
}

/** How often the bot of a row beat the bot of a column. */
export function describeDuels(duels: readonly ContestResult[], names: readonly string[]): string {
  const rows = names.map((name) => [
    name,
    ...names.map((other) => (name === other ? '' : winRateAgainst(duels, name, other))),
  ]);
  const { seats, games } = duels[0]!;
  return [
    `${games} games of each pair at a table of ${seats}; rows beat columns`,
    ...alignColumns([['', ...names], ...rows]),
  ].join('\n');
}

function winRateAgainst(duels: readonly ContestResult[], name: string, other: string): string {
  const { bots } = duels.find(({ bots }) => bots[name] && bots[other])!;
  const { winRate, low, high } = bots[name]!;
  return `${formatPercent(winRate)} ± ${((100 * (high - low)) / 2).toFixed(1)}`;
}

/** Lines with the first column to the left and the others to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}
