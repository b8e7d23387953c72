// Measures of the balance of Rickshank over many games.

import type { MeasuredGame } from '@kuluary/rickshank/bot/balance';
import { formatPercent } from '../percent.ts';
import { getOrCreate, roundToThousandth, sortedRecord } from './keyed-counts.ts';
import type { BalanceTally } from './measures.ts';

interface Share {
  readonly games: number; // seats that had this character
  readonly winRate: number;
  readonly ofFair: number; // 1: as often as the others
}

interface BuyRate {
  readonly byWinners: number; // copies a seat
  readonly byLosers: number;
  readonly ratio: number | null; // null: losers never bought it
}

interface RickshankBalance {
  readonly games: number;
  readonly turns: { readonly mean: number; readonly short: number; readonly long: number }; // 10th and 90th percentile
  readonly deckOut: number; // share of the games
  readonly locations: number; // bought or gained, a seat and game
  readonly bySeat: readonly number[]; // share of the wins
  readonly byOrder: readonly number[]; // share of the wins, counted from the first player
  readonly characters: Readonly<Record<string, Share>>;
  readonly cards: Readonly<Record<string, BuyRate>>;
}

export class RickshankTally implements BalanceTally<MeasuredGame> {
  private readonly seatCount: number;
  private readonly wins: number[];
  private readonly winsByTurnOrder: number[]; // by distance from the first player
  private readonly lengths: number[] = [];
  private deckOuts = 0;
  private locations = 0;
  private readonly characters = new Map<string, { games: number; wins: number }>();
  private readonly cards = new Map<string, { winners: number; losers: number }>();
  private winners = 0;
  private losers = 0;

  constructor(seats: number) {
    this.seatCount = seats;
    this.wins = Array(seats).fill(0);
    this.winsByTurnOrder = Array(seats).fill(0);
  }

  add({ winners, first, turns, isDeckOut, characters, bought, locations }: MeasuredGame): void {
    this.lengths.push(turns);
    for (const number of locations) this.locations += number;
    if (isDeckOut) this.deckOuts++;
    for (let seat = 0; seat < this.seatCount; seat++) {
      const hasWon = winners.includes(seat);
      const part = hasWon ? 1 / winners.length : 0;
      this.wins[seat]! += part;
      this.winsByTurnOrder[(seat - first + this.seatCount) % this.seatCount]! += part;
      if (hasWon) this.winners++;
      else this.losers++;
      const character = getOrCreate(this.characters, characters[seat]!, () => ({ games: 0, wins: 0 }));
      character.games++;
      character.wins += part;
      for (const card of bought[seat]!) {
        getOrCreate(this.cards, card, () => ({ winners: 0, losers: 0 }))[hasWon ? 'winners' : 'losers']++;
      }
    }
  }

  get balance(): RickshankBalance {
    const games = this.lengths.length;
    const lengths = this.lengths.toSorted((a, b) => a - b);
    const at = (share: number) => lengths[Math.min(games - 1, Math.floor(share * games))]!;
    return {
      games,
      turns: { mean: roundToThousandth(lengths.reduce((sum, n) => sum + n, 0) / games), short: at(0.1), long: at(0.9) },
      deckOut: roundToThousandth(this.deckOuts / games),
      locations: roundToThousandth(this.locations / games / this.seatCount),
      bySeat: this.wins.map((wins) => roundToThousandth(wins / games)),
      byOrder: this.winsByTurnOrder.map((wins) => roundToThousandth(wins / games)),
      characters: sortedRecord(this.characters, ({ games: dealt, wins }) => ({
        games: dealt,
        winRate: roundToThousandth(wins / dealt),
        ofFair: roundToThousandth((wins / dealt) * this.seatCount),
      })),
      cards: sortedRecord(this.cards, (copies) => this.buyRateOf(copies)),
    };
  }

  describe(): string {
    const { games, turns, deckOut, locations, bySeat, byOrder, characters, cards } = this.balance;
    const byRatio = Object.entries(cards).sort(([, a], [, b]) => (b.ratio ?? 0) - (a.ratio ?? 0));
    const count = this.seatCount;
    return [
      `${games} games of ${count} seats, ${turns.mean} turns each (${turns.short} to ${turns.long}), deck out in ${formatPercent(deckOut)}`,
      `wins by seat: ${bySeat.map(formatPercent).join(', ')} (fair ${formatPercent(1 / count)})`,
      `wins from whoever begins: ${byOrder.map(formatPercent).join(', ')}`,
      `locations that a seat bought or gained: ${locations}`,
      'wins by character:',
      ...Object.entries(characters).map(
        ([id, { games: dealt, winRate, ofFair }]) =>
          `  ${id}: ${formatPercent(winRate)} of ${dealt}, ${ofFair} of a fair share`,
      ),
      'cards that a seat bought or gained, winners and losers, and how many times as often winners did:',
      ...byRatio.map(([id, { byWinners, byLosers, ratio }]) => `  ${id}: ${byWinners}, ${byLosers}, ${ratio ?? '–'}`),
    ].join('\n');
  }

  private buyRateOf({ winners, losers }: { winners: number; losers: number }): BuyRate {
    const [byWinners, byLosers] = [winners / this.winners, losers / this.losers];
    return {
      byWinners: roundToThousandth(byWinners),
      byLosers: roundToThousandth(byLosers),
      ratio: losers === 0 ? null : roundToThousandth(byWinners / byLosers),
    };
  }
}
