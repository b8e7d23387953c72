// Looks after a table: bots answer when it is their turn, clocks run out, and on a live clock a bot plays for whoever
// is gone.

import type { Seat } from '@kuluary/kernel/game';
import { ok, type Result } from '@kuluary/kernel/result';
import type { ClientAddress, TableId } from '@kuluary/protocol/ids';
import type { Life } from './absences.ts';
import { ABSENCE, isLive } from './clocks.ts';
import { dueAt, isPlayedByBot, isUnhurried } from './deadlines.ts';
import type { Happening } from './entry.ts';
import { isGone } from './gone.ts';
import { type Refused, refused } from './refused.ts';
import type { HostSetting } from './setting.ts';
import type { TableState } from './table-state.ts';
import type { Thought } from './thinker.ts';

/** The table that is looked after. */
export interface Ward {
  readonly id: TableId;
  readonly state: TableState; // as it is now
  readonly life: Life; // of this server
  readonly isAwake: boolean; // it is not closed, and it knows what is true
  readonly isOurs: boolean; // this server looks after it; else another one does, as long as it can
  here(): ReadonlySet<Seat>; // seats whose person is connected
  whose(): ClientAddress | undefined; // the address to which its bots' thoughts are counted; undefined: nobody is there
  later(job: () => Promise<unknown>): void; // when it is that job's turn
  readOn(): Promise<void>; // asks the store what others have done
  record(plan: (state: TableState) => Result<Happening, Refused>): Promise<unknown>;
}

const SILENCE = 4000; // ms without a sign of life: less than what counts as absence
const NAP = 500; // ms until it is looked again whether there was one
const LONGEST = 2 ** 31 - 1; // ms that a timer can wait
const EVEN = 100; // ms: most bots think for less
export const STEP_IN = 3000; // ms after which a server acts for one that should have

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
    for (const seat of this.unattended()) next = Math.min(next, this.actAt(seat));
    const wait = Math.ceil(Math.max(0, next - this.setting.now()));
    const isNever = wait === Number.POSITIVE_INFINITY;
    this.timer = isNever ? undefined : setTimeout(() => this.lookAfter(), Math.min(wait, LONGEST));
    this.missPeople();
  }

  /** Seats for which somebody will have to answer, and nobody thinks yet. */
  private unattended(): Seat[] {
    if (this.ward.state.phase !== 'playing') return [];
    const seats: Seat[] = [];
    const { questions } = this.ward.state;
    for (let seat = 0; seat < questions.length; seat++) {
      const question = questions[seat];
      if (!question || this.thinking.get(seat) === question.position) continue;
      if (this.dueAt(seat) !== null) seats.push(seat);
    }
    return seats;
  }

  private dueAt(seat: Seat): number | null {
    return dueAt(this.ward.state, seat, this.setting.botPause, this.ward.life.absences);
  }

  /** A server that another one relies on may be dead, or busy: somebody else steps in. */
  private get delay(): number {
    return this.ward.isOurs ? 0 : STEP_IN;
  }

  private actAt(seat: Seat): number {
    const at = this.dueAt(seat)! + this.delay - this.headStart(seat);
    return this.mayHaveSlept && !isPlayedByBot(this.ward.state, seat) ? Math.max(at, this.setting.now() + NAP) : at;
  }

  /** A bot begins to think a little early: how long it takes tells of what it holds. */
  private headStart(seat: Seat): number {
    return isUnhurried(this.setting.botPause) && isPlayedByBot(this.ward.state, seat) ? EVEN : 0;
  }

  /** Perhaps this machine was asleep, and nobody was there to play with. The next sign of life tells: until then no
   * person's time has run out. Whoever has given one in the last seconds knows of every absence, but for what a server
   * that starts just now notes of those seconds. */
  private get mayHaveSlept(): boolean {
    const { at } = this.ward.life;
    return at !== undefined && this.setting.now() - at > SILENCE;
  }

  private isDue(seat: Seat): boolean {
    const due = this.dueAt(seat);
    return due !== null && due <= this.setting.now();
  }

  /** Somebody's time has come. Perhaps it has answered through another server, which need not be slower than we. */
  private lookAfter(): void {
    this.ward.later(async () => {
      const isOver = (seat: Seat) => this.isDue(seat) && !(this.ward.isOurs && isPlayedByBot(this.ward.state, seat));
      if (this.unattended().some(isOver)) await this.ward.readOn();
      const now = this.setting.now();
      for (const seat of this.unattended()) {
        if (this.actAt(seat) > now) continue;
        if (!this.ward.isOurs) this.setting.tally?.takenOver();
        this.thinkFor(seat, this.ward.state.questions[seat]!.position, now).catch((error: unknown) => {
          if (!isGone(error)) this.setting.report('bot failed', { table: this.ward.id, error });
        });
      }
      this.lookAhead();
    });
  }

  private async thinkFor(seat: Seat, asked: number, begun: number): Promise<void> {
    this.thinking.set(seat, asked);
    try {
      const thought = this.thoughtOf(seat);
      const moment = Math.max(this.dueAt(seat)!, begun + EVEN) + seat;
      const begin = performance.now();
      const leave = await this.setting.thinker.turn?.(this.ward.whose()); // its time begins when it may think
      this.setting.tally?.waited((performance.now() - begin) / 1000);
      if (!this.isAsked(seat, asked)) return leave?.(); // somebody was faster than its turn
      const chosen = await this.chosenBy(thought).finally(leave);
      await this.evenMoment(moment);
      await this.ward.record((state) => {
        if (!this.isAsked(seat, asked) || !state.match) return refused('stale-decision');
        const { game, state: inside } = state.match;
        const move = game.refusal(inside, seat, chosen) ? game.moves(inside, seat)[0]! : chosen;
        return ok({ type: 'moved', seat, move, by: isPlayedByBot(state, seat) ? 'bot' : 'clock' });
      });
    } finally {
      if (this.thinking.get(seat) === asked) this.thinking.delete(seat);
      this.lookAhead();
    }
  }

  /** What took longer comes whole tenths of a second later: more than that nobody learns of how long a bot has thought, nor
   * of who knew its answer first. */
  private async evenMoment(moment: number): Promise<void> {
    if (!isUnhurried(this.setting.botPause)) return;
    const late = this.setting.now() - moment;
    const rest = late > 0 ? Math.ceil(late / EVEN) * EVEN - late : -late;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  private isAsked(seat: Seat, asked: number): boolean {
    const { isAwake, state } = this.ward;
    const isStill = isAwake && state.questions[seat]?.position === asked;
    return isStill && (isPlayedByBot(state, seat) || (this.isDue(seat) && !this.mayHaveSlept));
  }

  private thoughtOf(seat: Seat): Thought {
    const { game, match, seats, standIn } = this.ward.state;
    const there = seats[seat]!;
    const bot = there.kind === 'bot' ? there.bot : standIn;
    const view = game.view(match!.state, seat);
    const moves = game.moves(match!.state, seat);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return { game: game.id, rules: game.version, bot, standIn, view, moves, seed };
  }

  /** What the bot says within its time; anything else is nothing. */
  private async chosenBy(thought: Thought): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = performance.now();
    let isGood = false;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('thinks for too long')), this.setting.thinkingTime);
    });
    try {
      const chosen = await Promise.race([this.setting.thinker.choose(thought), patience]);
      isGood = true;
      return chosen;
    } catch (error) {
      const { game, bot } = thought;
      if (this.ward.isAwake) this.setting.report('bot failed', { table: this.ward.id, game, bot, error });
      return undefined;
    } finally {
      clearTimeout(timer);
      this.setting.tally?.thought(thought.game, thought.bot, (performance.now() - begin) / 1000, isGood);
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
    const plan = ({ seats, phase }: TableState): Result<Happening, Refused> => {
      const there = seats[seat];
      const isGone = there?.kind === 'person' && !there.standIn && !this.ward.here().has(seat);
      return isGone && phase === 'playing' ? ok({ type: 'left', seat }) : refused('wrong-phase');
    };
    this.ward.record(plan).catch((error: unknown) => {
      if (!isGone(error)) this.setting.report('table failed', { table: this.ward.id, error });
    });
  }
}
