// Looks after a table: bots answer when it is their turn, clocks run out, and on a live clock a bot plays for whoever
// is gone.

import type { Seat } from '@kuluary/kernel/game';
import { ABSENCE, isLive } from './clocks.ts';
import { dueAt, type Grace, isPlayedByBot } from './deadlines.ts';
import type { Happening } from './entry.ts';
import { fault, type Refused } from './refused.ts';
import type { HostSetting } from './table.ts';
import type { TableState } from './table-state.ts';
import type { Thought } from './thinker.ts';

/** The table that is looked after. */
export interface Ward {
  readonly id: string;
  readonly state: TableState; // as it is now
  readonly grace: Grace;
  readonly isAwake: boolean; // it is not closed, and it knows what is true
  here(): ReadonlySet<Seat>; // seats whose person is connected
  whose(): string | undefined; // the address to which its bots' thoughts are counted; undefined: nobody is there
  later(job: () => Promise<unknown>): void; // when it is that job's turn
  trustAgain(): Promise<void>; // asks the store what is true
  record(plan: (state: TableState) => Happening | Refused): Promise<unknown>;
}

export class Caretaker {
  private readonly setting: HostSetting;
  private readonly ward: Ward;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly thinking = new Map<Seat, number>(); // seats for which a bot thinks, and about which question
  private readonly absent = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(setting: HostSetting, ward: Ward) {
    this.setting = setting;
    this.ward = ward;
  }

  /** A bot thinks, or somebody is missed. */
  get isBusy(): boolean {
    return this.thinking.size > 0 || this.absent.size > 0;
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const timer of this.absent.values()) clearTimeout(timer);
    this.absent.clear();
  }

  /** Sets the alarm for the next thing to do, if there is any. */
  lookAhead(): void {
    clearTimeout(this.timer);
    if (!this.ward.isAwake) return;
    let next = Number.POSITIVE_INFINITY;
    for (const seat of this.unattended()) next = Math.min(next, this.dueAt(seat)!);
    const wait = Math.ceil(Math.max(0, next - this.setting.now()));
    this.timer = wait === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => this.lookAfter(), wait);
    this.missPeople();
  }

  /** Seats for which somebody will have to answer, and nobody thinks yet. */
  private unattended(): Seat[] {
    if (this.ward.state.phase !== 'playing') return [];
    const seats: Seat[] = [];
    for (const [seat, question] of this.ward.state.questions.entries()) {
      if (!question || this.thinking.get(seat) === question.position) continue;
      if (this.dueAt(seat) !== null) seats.push(seat);
    }
    return seats;
  }

  private dueAt(seat: Seat): number | null {
    return dueAt(this.ward.state, seat, this.setting.botPause, this.ward.grace);
  }

  private isDue(seat: Seat): boolean {
    const due = this.dueAt(seat);
    return due !== null && due <= this.setting.now();
  }

  /** Somebody's time has come. A person's only if the store says so too: another server may know better. */
  private lookAfter(): void {
    this.ward.later(async () => {
      const isOver = (seat: Seat) => this.isDue(seat) && !isPlayedByBot(this.ward.state, seat);
      if (this.unattended().some(isOver)) await this.ward.trustAgain();
      for (const seat of this.unattended()) {
        if (!this.isDue(seat)) continue;
        this.thinkFor(seat, this.ward.state.questions[seat]!.position).catch((error: unknown) => {
          this.setting.report('bot failed', { table: this.ward.id, error });
        });
      }
      this.lookAhead();
    });
  }

  private async thinkFor(seat: Seat, asked: number): Promise<void> {
    this.thinking.set(seat, asked);
    try {
      const thought = this.thoughtOf(seat);
      const leave = await this.setting.thinker.turn?.(this.ward.whose()); // its time begins when it may think
      if (!this.isAsked(seat, asked)) return leave?.(); // somebody was faster than its turn
      const chosen = await this.chosenBy(thought).finally(leave);
      await this.ward.record((state) => {
        if (!this.isAsked(seat, asked) || !state.match) return fault('stale-decision');
        const { game, state: inside } = state.match;
        const move = game.refusal(inside, seat, chosen) ? game.moves(inside, seat)[0]! : chosen;
        return { type: 'moved', seat, move, by: isPlayedByBot(state, seat) ? 'bot' : 'clock' };
      });
    } finally {
      if (this.thinking.get(seat) === asked) this.thinking.delete(seat);
      this.lookAhead();
    }
  }

  private isAsked(seat: Seat, asked: number): boolean {
    return this.ward.isAwake && this.ward.state.questions[seat]?.position === asked && this.isDue(seat);
  }

  private thoughtOf(seat: Seat): Thought {
    const { game, match, seats, standIn } = this.ward.state;
    const there = seats[seat]!;
    const bot = there.kind === 'bot' ? there.bot : standIn;
    const view = game.view(match!.state, seat);
    const moves = game.moves(match!.state, seat);
    return { game: game.id, bot, standIn, view, moves, seed: crypto.getRandomValues(new Uint32Array(1))[0]! };
  }

  /** What the bot says within its time; anything else is nothing. */
  private async chosenBy(thought: Thought): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('thinks for too long')), this.setting.thinkingTime);
    });
    try {
      return await Promise.race([this.setting.thinker.choose(thought), patience]);
    } catch (error) {
      const { game, bot } = thought;
      if (this.ward.isAwake) this.setting.report('bot failed', { table: this.ward.id, game, bot, error });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** On a live clock a seat waits a minute for its player, then a bot plays on. */
  private missPeople(): void {
    const here = this.ward.here();
    const isMissed = this.ward.state.phase === 'playing' && isLive(this.ward.state.clock);
    for (const [seat, there] of this.ward.state.seats.entries()) {
      const isGone = isMissed && there.kind === 'person' && !there.standIn && !here.has(seat);
      if (isGone && !this.absent.has(seat))
        this.absent.set(
          seat,
          setTimeout(() => this.giveToBot(seat), this.setting.absence ?? ABSENCE),
        );
      if (isGone || !this.absent.has(seat)) continue;
      clearTimeout(this.absent.get(seat));
      this.absent.delete(seat);
    }
  }

  private giveToBot(seat: Seat): void {
    this.absent.delete(seat);
    const plan = ({ seats, phase }: TableState): Happening | Refused => {
      const there = seats[seat];
      const isGone = there?.kind === 'person' && !there.standIn && !this.ward.here().has(seat);
      return isGone && phase === 'playing' ? { type: 'left', seat } : fault('wrong-phase');
    };
    this.ward.record(plan).catch((error: unknown) => {
      this.setting.report('table failed', { table: this.ward.id, error });
    });
  }
}
