// What many games of Rickshank tell about its balance.

import type { Trial } from '@kuluary/rickshank/bot/balance';
import { percent } from '../percent.ts';
import type { Ledger } from './measures.ts';
import { entry, round, sorted } from './tally.ts';

interface Share {
  readonly games: number; // seats that had it
  readonly winRate: number;
}

interface Bought {
  readonly byWinners: number; // copies a seat
  readonly byLosers: number;
  readonly ratio: number | null; // null: losers never did
}

interface Balance {
  readonly games: number;
  readonly turns: { readonly mean: number; readonly short: number; readonly long: number }; // a tenth is below, above
  readonly deckOut: number; // share of the games
  readonly bySeat: readonly number[]; // share of the wins
  readonly byOrder: readonly number[]; // the same, from whoever begins
  readonly characters: Readonly<Record<string, Share>>;
  readonly cards: Readonly<Record<string, Bought>>;
}

/** Counts as the games come in. */
export class RickshankLedger implements Ledger<Trial> {
  private readonly seatCount: number;
  private readonly wins: number[];
  private readonly orderly: number[]; // wins by who is how far from the beginner
  private readonly lengths: number[] = [];
  private deckOuts = 0;
  private readonly characters = new Map<string, { games: number; wins: number }>();
  private readonly cards = new Map<string, { winners: number; losers: number }>();
  private winners = 0;
  private losers = 0;

  constructor(seats: number) {
    this.seatCount = seats;
    this.wins = Array(seats).fill(0);
    this.orderly = Array(seats).fill(0);
  }

  enter({ winners, first, turns, isDeckOut, characters, bought }: Trial): void {
    this.lengths.push(turns);
    if (isDeckOut) this.deckOuts++;
    for (let seat = 0; seat < this.seatCount; seat++) {
      const hasWon = winners.includes(seat);
      const part = hasWon ? 1 / winners.length : 0;
      this.wins[seat]! += part;
      this.orderly[(seat - first + this.seatCount) % this.seatCount]! += part;
      if (hasWon) this.winners++;
      else this.losers++;
      const character = entry(this.characters, characters[seat]!, () => ({ games: 0, wins: 0 }));
      character.games++;
      character.wins += part;
      for (const card of bought[seat]!) {
        entry(this.cards, card, () => ({ winners: 0, losers: 0 }))[hasWon ? 'winners' : 'losers']++;
      }
    }
  }

  get balance(): Balance {
    const games = this.lengths.length;
    const lengths = this.lengths.toSorted((a, b) => a - b);
    const at = (share: number) => lengths[Math.min(games - 1, Math.floor(share * games))]!;
    return {
      games,
      turns: { mean: round(lengths.reduce((sum, n) => sum + n, 0) / games), short: at(0.1), long: at(0.9) },
      deckOut: round(this.deckOuts / games),
      bySeat: this.wins.map((wins) => round(wins / games)),
      byOrder: this.orderly.map((wins) => round(wins / games)),
      characters: sorted(this.characters, ({ games: dealt, wins }) => ({ games: dealt, winRate: round(wins / dealt) })),
      cards: sorted(this.cards, (copies) => this.boughtOf(copies)),
    };
  }

  describe(): string {
    const { games, turns, deckOut, bySeat, byOrder, characters, cards } = this.balance;
    const byRatio = Object.entries(cards).sort(([, a], [, b]) => (b.ratio ?? 0) - (a.ratio ?? 0));
    const count = this.seatCount;
    return [
      `${games} games of ${count} seats, ${turns.mean} turns each (${turns.short} to ${turns.long}), deck out in ${percent(deckOut)}`,
      `wins by seat: ${bySeat.map(percent).join(', ')} (fair ${percent(1 / count)})`,
      `wins from whoever begins: ${byOrder.map(percent).join(', ')}`,
      'wins by character:',
      ...Object.entries(characters).map(
        ([id, { games: dealt, winRate }]) => `  ${id}: ${percent(winRate)} of ${dealt}`,
      ),
      'cards that a seat bought or gained, winners and losers, and how many times as often winners did:',
      ...byRatio.map(([id, { byWinners, byLosers, ratio }]) => `  ${id}: ${byWinners}, ${byLosers}, ${ratio ?? '–'}`),
    ].join('\n');
  }

  private boughtOf({ winners, losers }: { winners: number; losers: number }): Bought {
    const [byWinners, byLosers] = [winners / this.winners, losers / this.losers];
    return {
      byWinners: round(byWinners),
      byLosers: round(byLosers),
      ratio: losers === 0 ? null : round(byWinners / byLosers),
    };
  }
}
