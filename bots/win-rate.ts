// How often a bot wins, with a confidence interval. The games of one deal are not independent of each other: they share their
// cards. So a deal counts as one observation of how many of its games were won, and the variance is taken between deals.

export interface WinRate {
  readonly winRate: number; // of the seats that it played
  readonly low: number; // with `high`: the 95 % interval
  readonly high: number;
  readonly games: number;
}

export class WinRateTally {
  private deals = 0;
  private wins = 0;
  private games = 0;
  private winsSquared = 0;
  private gamesSquared = 0;
  private winsByGames = 0;

  add(wins: number, games: number): void {
    if (games === 0) return;
    this.deals++;
    this.wins += wins;
    this.games += games;
    this.winsSquared += wins * wins;
    this.gamesSquared += games * games;
    this.winsByGames += wins * games;
  }

  rate(): WinRate {
    const { deals, games } = this;
    const winRate = games === 0 ? 0 : this.wins / games;
    if (deals < 2) return { winRate, low: 0, high: 1, games };
    return { winRate, ...wilsonInterval(winRate, this.effectiveGames(winRate), studentQuantile(deals - 1)), games };
  }

  /** How many independent games would give the same variance as these deals. */
  private effectiveGames(winRate: number): number {
    const { deals, games } = this;
    const spread = this.winsSquared - 2 * winRate * this.winsByGames + winRate * winRate * this.gamesSquared;
    const variance = ((deals / (deals - 1)) * spread) / (games * games);
    // Where no deal differs from another the spread says nothing: then each counts as one observation.
    return variance < 1e-12 ? deals : (winRate * (1 - winRate)) / variance;
  }
}

/** Wilson's interval: unlike the plain one it stays sensible near 0 and 1. */
function wilsonInterval(
  rate: number,
  observations: number,
  t: number,
): { readonly low: number; readonly high: number } {
  const weight = (t * t) / observations;
  const middle = (rate + weight / 2) / (1 + weight);
  const half = Math.sqrt(weight * (rate * (1 - rate) + weight / 4)) / (1 + weight);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const NORMAL_QUANTILE = 1.959964; // 95 % of a normal distribution lie between this and its negative
const QUANTILES_OF_FEW_DEGREES = [12.7062, 4.30265, 3.18245, 2.77645, 2.57058];

/** The 97.5 % quantile of Student's distribution. */
export function studentQuantile(degrees: number): number {
  const z = NORMAL_QUANTILE;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return QUANTILES_OF_FEW_DEGREES[degrees - 1] ?? z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
