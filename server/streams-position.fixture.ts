// Positions in the middle of a game, and a game that begins at one: as it is, or with everything changed that is hidden
// from one reader. A host that is given such a game plays it like any other.

import type { AnySubject, Pilot } from '@kuluary/kernel/battery';
import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { AnyGame, Decision, Events, Seat, Viewer } from '@kuluary/kernel/game';
import { type Addressed, Told } from '@kuluary/kernel/told';

export interface Answered {
  readonly seat: Seat;
  readonly move: unknown;
}

export interface Position {
  readonly seats: number;
  readonly options: unknown; // complete
  readonly state: unknown; // when the open questions were asked
  readonly told: readonly Addressed<unknown>[]; // until then
  readonly answers: readonly Answered[]; // to some of them, sealed until all have answered
  readonly moves: readonly unknown[]; // of this game, to be tried out of place
}

const STEP_LIMIT = 300; // of a game: a long one is left there
const MOVES_KEPT = 200;
const LATE_EVERY = 3; // steps, about, between those of which the last one is kept

/** Plays a game, and keeps one position of each kind of question: any of them, as likely as any other; and a late one. */
export class Excursion {
  private readonly game: AnyGame;
  private readonly chance: Chance;
  private readonly pilot: Pilot<unknown, unknown> | undefined; // none: chance plays
  private readonly seats: number;
  private readonly options: unknown;
  private readonly told = new Told<unknown>();
  private readonly state: unknown;
  private readonly moves: unknown[] = [];
  private readonly kept = new Map<string, Position>(); // by what is asked
  private readonly times = new Map<string, number>();
  private asked: { readonly state: unknown; readonly told: number; readonly answers: readonly Answered[] };

  private constructor({ game, pilots = {} }: AnySubject, seats: number, variant: object, chance: Chance) {
    this.game = game;
    this.chance = chance;
    this.pilot = pick([undefined, ...Object.values(pilots)], chance);
    this.seats = seats;
    this.options = game.completeOptions(seats, variant as Readonly<Record<string, unknown>>);
    this.state = game.setup(seats, this.options, chance, this.told);
    this.asked = this.askedNow();
  }

  static positions(subject: AnySubject, seats: number, variant: object, chance: Chance): readonly Position[] {
    const excursion = new Excursion(subject, seats, variant, chance);
    for (let step = 0; step < STEP_LIMIT; step++) {
      const decisions = subject.game.decisions(excursion.state);
      if (decisions.length === 0) break;
      excursion.keep(decisions);
      excursion.move(decisions);
    }
    return [...excursion.kept.values()];
  }

  private keep(decisions: readonly Decision[]): void {
    const { chance, times, kept } = this;
    const kind = `${decisions[0]!.kind}${this.asked.answers.length > 0 ? ', some have answered' : ''}`;
    times.set(kind, (times.get(kind) ?? 0) + 1);
    if (chance.below(times.get(kind)!) === 0) kept.set(kind, this.here());
    if (chance.below(LATE_EVERY) === 0) kept.set('late', this.here());
  }

  private here(): Position {
    const { seats, options, moves } = this;
    const { state, told, answers } = this.asked;
    return { seats, options, state, told: this.told.list.slice(0, told), answers, moves };
  }

  private move(decisions: readonly Decision[]): void {
    const { game, state, chance, pilot } = this;
    const { seat } = pick(decisions, chance);
    const offered = game.moves(state, seat);
    const move = pilot?.move(state, seat, chance) ?? pick(offered, chance);
    if (this.moves.length < MOVES_KEPT) this.moves.push(pick(offered, chance));
    const turns = game.turns(state);
    game.apply(state, seat, move, chance, this.told);
    const isRest = game.turns(state) === turns && isLessOne(decisions, seat, game.decisions(state));
    if (isRest) this.asked = { ...this.asked, answers: [...this.asked.answers, { seat, move }] };
    else this.asked = this.askedNow();
  }

  private askedNow() {
    return { state: this.game.clone(this.state), told: this.told.list.length, answers: [] };
  }
}

/** Are the same questions open as before, less the one that was answered? */
function isLessOne(before: readonly Decision[], answered: Seat, now: readonly Decision[]): boolean {
  if (now.length === 0 || now.length !== before.length - 1) return false;
  return now.every(({ seat, kind }) => seat !== answered && before.some((it) => it.seat === seat && it.kind === kind));
}

/** Hears what the nth move from the position told, and whether the game is over. */
export type Ear = (nth: number, told: Told<unknown>, isOver: boolean) => void;

/** Whose secrets are to be changed, once the game has come to the position; and which of them were. */
export interface Swap {
  readonly viewer: Viewer;
  readonly seed: number;
  changed: readonly string[]; // really took another value
}

/** The game from this position on. */
export function gameFrom({ game, vary }: AnySubject, position: Position, ear: Ear, swap?: Swap): AnyGame {
  const made = new WeakMap<object, number>(); // moves, of states that began here
  const count = (state: object, moves: number) => {
    made.set(state, moves);
    if (!swap || moves !== position.answers.length) return;
    const varied = vary(state, swap.viewer, new FastChance(swap.seed));
    swap.changed = varied.changed;
    for (const key of Object.keys(state)) delete (state as Record<string, unknown>)[key];
    Object.assign(state, varied.state);
  };
  return derived(game, {
    setup(_seats, _options, _chance, events) {
      const state = game.clone(position.state) as object;
      if (events) tell(position.told, events);
      count(state, 0);
      return state;
    },

    apply(state, seat, move, chance, events) {
      const told = new Told<unknown>();
      game.apply(state, seat, move, chance, told);
      if (events) tell(told.list, events);
      const moves = made.get(state as object);
      if (moves === undefined) return; // a copy, of a bot for instance
      ear(moves + 1, told, game.outcome(state) !== undefined);
      count(state as object, moves + 1);
    },
  });
}

function tell(told: readonly Addressed<unknown>[], events: Events<unknown>): void {
  for (const { to, event } of told) {
    if (to === 'all') events.all(event);
    else events.only(to, event);
  }
}

/** The same game, but for these. */
export function derived(game: AnyGame, change: Partial<AnyGame>): AnyGame {
  return Object.assign(Object.create(game) as AnyGame, change);
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new Error('there is nothing to pick');
  return items[chance.below(items.length)]!;
}
