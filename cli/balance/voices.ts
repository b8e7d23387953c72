// What many trials of Voices tell about its balance.

import type { Trial } from '@kuluary/voices/bot/balance';
import { percent } from '../percent.ts';
import type { Ledger } from './measures.ts';
import { entry, round, sorted } from './tally.ts';

interface Share {
  readonly games: number; // seats that had it
  readonly winRate: number;
}

interface Balance {
  readonly games: number;
  readonly prosecutor: number; // share of the games that it has won
  readonly roles: Readonly<Record<string, Share>>;
  readonly bySeat: readonly number[]; // how often each has won
  readonly destroyed: number; // share of the markers that were placed
  readonly jurors: Readonly<Record<string, Readonly<Record<string, number>>>>; // share of each verdict
  readonly endings: Readonly<Record<string, number>>;
  readonly winners: number; // on the average
  readonly cards: Readonly<Record<string, number>>; // how often each was used in a game
}

export class VoicesLedger implements Ledger<Trial> {
  private readonly wins: number[];
  private readonly roles = new Map<string, { games: number; wins: number }>();
  private readonly jurors = new Map<string, Map<string, { n: number }>>();
  private readonly endings = new Map<string, { n: number }>();
  private readonly cards = new Map<string, { n: number }>();
  private games = 0;
  private placed = 0;
  private destroyed = 0;
  private winners = 0;

  constructor(seats: number) {
    this.wins = Array(seats).fill(0);
  }

  enter({ winners, roles, verdict, ending, placed, destroyed, cards }: Trial): void {
    this.games++;
    this.placed += placed;
    this.destroyed += destroyed;
    this.winners += winners.length;
    roles.forEach((role, seat) => {
      const dealt = entry(this.roles, role, () => ({ games: 0, wins: 0 }));
      dealt.games++;
      if (!winners.includes(seat)) return;
      dealt.wins++;
      this.wins[seat]!++;
    });
    for (const [juror, result] of Object.entries(verdict)) {
      entry(
        entry(this.jurors, juror, () => new Map()),
        result,
        () => ({ n: 0 }),
      ).n++;
    }
    entry(this.endings, ending, () => ({ n: 0 })).n++;
    for (const card of cards) entry(this.cards, card, () => ({ n: 0 })).n++;
  }

  get balance(): Balance {
    const share = ({ n }: { readonly n: number }) => round(n / this.games);
    const roles = sorted(this.roles, ({ games, wins }) => ({ games, winRate: round(wins / games) }));
    return {
      games: this.games,
      prosecutor: roles.prosecutor!.winRate,
      roles,
      bySeat: this.wins.map((wins) => round(wins / this.games)),
      destroyed: round(this.destroyed / this.placed),
      jurors: sorted(this.jurors, (results) => sorted(results, share)),
      endings: sorted(this.endings, share),
      winners: round(this.winners / this.games),
      cards: sorted(this.cards, share),
    };
  }

  describe(): string {
    const { games, roles, bySeat, destroyed, jurors, endings, winners, cards } = this.balance;
    const shares = (of: Readonly<Record<string, number>>) =>
      Object.entries(of).map(([name, n]) => `${name} ${percent(n)}`);
    return [
      `${games} games of ${bySeat.length} seats, ${winners} winners each, ${percent(destroyed)} of the markers destroyed`,
      'wins by role:',
      ...Object.entries(roles).map(([id, { games: dealt, winRate }]) => `  ${id}: ${percent(winRate)} of ${dealt}`),
      `wins by seat: ${bySeat.map(percent).join(', ')}`,
      'verdicts:',
      ...Object.entries(jurors).map(([juror, of]) => `  ${juror}: ${shares(of).join(', ')}`),
      `endings: ${shares(endings).join(', ')}`,
      'how often a card was used in a game:',
      ...Object.entries(cards).map(([id, n]) => `  ${id}: ${n}`),
    ].join('\n');
  }
}
