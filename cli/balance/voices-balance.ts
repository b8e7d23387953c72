// Measures of the balance of Voices over many games.

import type { MeasuredGame } from '@kuluary/voices/bot/balance';
import { formatPercent } from '../percent.ts';
import { getOrCreate, roundToThousandth, sortedRecord } from './keyed-counts.ts';
import type { BalanceTally } from './measures.ts';

interface Share {
  readonly games: number; // seats that had this role
  readonly winRate: number;
}

interface VoicesBalance {
  readonly games: number;
  readonly prosecutor: number; // share of the games that it has won
  readonly roles: Readonly<Record<string, Share>>;
  readonly bySeat: readonly number[]; // how often each has won
  readonly destroyed: number; // share of the markers that were placed
  readonly jurors: Readonly<Record<string, Readonly<Record<string, number>>>>; // share of each verdict
  readonly endings: Readonly<Record<string, number>>;
  readonly winners: number; // mean per game
  readonly cards: Readonly<Record<string, number>>; // how often each was used in a game
}

export class VoicesTally implements BalanceTally<MeasuredGame> {
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

  add({ winners, roles, verdict, ending, placed, destroyed, cards }: MeasuredGame): void {
    this.games++;
    this.placed += placed;
    this.destroyed += destroyed;
    this.winners += winners.length;
    roles.forEach((role, seat) => {
      const dealt = getOrCreate(this.roles, role, () => ({ games: 0, wins: 0 }));
      dealt.games++;
      if (!winners.includes(seat)) return;
      dealt.wins++;
      this.wins[seat]!++;
    });
    for (const [juror, result] of Object.entries(verdict)) {
      getOrCreate(
        getOrCreate(this.jurors, juror, () => new Map()),
        result,
        () => ({ n: 0 }),
      ).n++;
    }
    getOrCreate(this.endings, ending, () => ({ n: 0 })).n++;
    for (const card of cards) getOrCreate(this.cards, card, () => ({ n: 0 })).n++;
  }

  get balance(): VoicesBalance {
    const share = ({ n }: { readonly n: number }) => roundToThousandth(n / this.games);
    const roles = sortedRecord(this.roles, ({ games, wins }) => ({ games, winRate: roundToThousandth(wins / games) }));
    return {
      games: this.games,
      prosecutor: roles.prosecutor!.winRate,
      roles,
      bySeat: this.wins.map((wins) => roundToThousandth(wins / this.games)),
      destroyed: roundToThousandth(this.destroyed / this.placed),
      jurors: sortedRecord(this.jurors, (results) => sortedRecord(results, share)),
      endings: sortedRecord(this.endings, share),
      winners: roundToThousandth(this.winners / this.games),
      cards: sortedRecord(this.cards, share),
    };
  }

  describe(): string {
    const { games, roles, bySeat, destroyed, jurors, endings, winners, cards } = this.balance;
    const shares = (of: Readonly<Record<string, number>>) =>
      Object.entries(of).map(([name, n]) => `${name} ${formatPercent(n)}`);
    return [
      `${games} games of ${bySeat.length} seats, ${winners} winners each, ${formatPercent(destroyed)} of the markers destroyed`,
      'wins by role:',
      ...Object.entries(roles).map(
        ([id, { games: dealt, winRate }]) => `  ${id}: ${formatPercent(winRate)} of ${dealt}`,
      ),
      `wins by seat: ${bySeat.map(formatPercent).join(', ')}`,
      'verdicts:',
      ...Object.entries(jurors).map(([juror, of]) => `  ${juror}: ${shares(of).join(', ')}`),
      `endings: ${shares(endings).join(', ')}`,
      'how often a card was used in a game:',
      ...Object.entries(cards).map(([id, n]) => `  ${id}: ${n}`),
    ].join('\n');
  }
}
