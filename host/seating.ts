// Who sits where at a table, who has been sent away from it, and who sees it with other eyes than before.

import type { Seat } from '@kuluary/kernel/game';
import type { GuestId, LogPosition } from '@kuluary/protocol/ids';
import type { Entry, Seated } from './entry.ts';

export type SeatState =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | {
      readonly kind: 'person'; // or a program that somebody runs: the table asks, waits and stands in for it alike
      readonly guest: GuestId;
      readonly name: string;
      readonly salt: string | null; // null: it has yet to come to the rematch
      readonly program: boolean;
      readonly ready: boolean;
      readonly standIn: boolean; // a bot plays for this person
      readonly since: number; // position at which it sat down, 0 for the host before: the earliest who has come is the host
    };

type Person = Extract<SeatState, { kind: 'person' }>;

const FREE: SeatState = { kind: 'free' };
export const NOBODY = ''; // holds the seat of somebody who was kicked out of a game: no guest is called so
export const HOST_BEFORE = 0; // position since which the host of the game before sits at the rematch

export class Seating {
  seats: readonly SeatState[]; // all places in the lobby; those that play afterwards
  readonly kicked = new Set<GuestId>(); // guests who are not let in any more
  readonly dismissed = new Set<GuestId>(); // programs that have got up, or had to: their tokens are void
  readonly nonces = new Set<string>(); // of links that moved a seat to another device
  readonly changedAt = new Map<GuestId, number>(); // guests who saw with other eyes before: from another seat, or from none

  constructor(seating: readonly (Seated | null)[], position: LogPosition) {
    this.seats = seating.map((seated) => (seated ? seatState(seated, position) : FREE));
  }

  get names(): string[] {
    return this.seats.map((seat) => (seat.kind === 'free' ? '' : seat.name));
  }

  /** What each seat has added to the deal. */
  get salts(): string[] {
    return this.seats.map((seat) => (seat.kind === 'person' ? (seat.salt ?? '') : ''));
  }

  /** The seat that this guest holds. */
  seatOf(guest: GuestId): Seat | undefined {
    for (let seat = 0; seat < this.seats.length; seat++) {
      const there = this.seats[seat]!;
      if (there.kind === 'person' && there.guest === guest) return seat;
    }
    return undefined;
  }

  /** Whoever has sat here longest, of the people who have come. */
  get host(): Seat | undefined {
    let host: Seat | undefined;
    let since = Number.POSITIVE_INFINITY;
    for (const [seat, state] of this.seats.entries()) {
      if (state.kind !== 'person' || state.program || state.salt === null || state.since >= since) continue;
      if (state.guest === NOBODY) continue;
      host = seat;
      since = state.since;
    }
    return host;
  }

  /** Sits down, or moves to another seat, or sits down again with another name or salt. */
  sit({ seat, guest, name, salt, program = false }: Extract<Entry, { type: 'sat' }>, position: LogPosition): void {
    const before = this.seatOf(guest);
    const there = before === undefined ? undefined : this.seats[before]!;
    if (before !== seat) this.changedAt.set(guest, position);
    if (before !== undefined) this.put(before, FREE);
    const isKnown = there?.kind === 'person' && (there.salt !== null || there.since === HOST_BEFORE);
    this.put(seat, seatState({ guest, name, salt, program }, isKnown ? there.since : position));
  }

  sitBot({ seat, bot, name }: Extract<Entry, { type: 'bot-sat' }>): void {
    this.put(seat, { kind: 'bot', bot, name });
  }

  stand(seat: Seat, position: LogPosition): void {
    const there = this.seats[seat]!;
    if (there.kind === 'person') this.changedAt.set(there.guest, position);
    if (there.kind === 'person' && there.program) this.dismissed.add(there.guest);
    this.put(seat, FREE);
  }

  /** Whoever sits there comes no more. Its seat is not free by that. */
  ban(seat: Seat): void {
    const there = this.seats[seat]!;
    if (there.kind === 'person') this.kicked.add(there.guest);
  }

  /** A bot plays on, and nobody can take the seat again: the deal was made with its salt. */
  abandon(seat: Seat): void {
    this.changePerson(seat, { guest: NOBODY, standIn: true });
  }

  /** To another device of the same person. */
  handOver({ seat, guest, nonce }: Extract<Entry, { type: 'handed-over' }>, position: LogPosition): void {
    const there = this.seats[seat]!;
    if (there.kind === 'person') this.changedAt.set(there.guest, position);
    this.changedAt.set(guest, position);
    this.nonces.add(nonce);
    this.changePerson(seat, { guest, standIn: false });
  }

  changePerson(seat: Seat, change: Partial<Omit<Person, 'kind'>>): void {
    const there = this.seats[seat];
    if (there?.kind === 'person') this.put(seat, { ...there, ...change });
  }

  /** Free seats go. Returns the numbers that the others had. */
  closeUp(): readonly Seat[] {
    const playing = this.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
    this.seats = playing.map((seat) => this.seats[seat]!);
    return playing;
  }

  private put(seat: Seat, state: SeatState): void {
    this.seats = this.seats.with(seat, state);
  }
}

function seatState(seated: Seated, position: LogPosition): SeatState {
  if ('bot' in seated) return { kind: 'bot', bot: seated.bot, name: seated.name };
  const { guest, name, salt, host, program = false } = seated;
  const since = host ? HOST_BEFORE : position;
  return { kind: 'person', guest, name, salt, program, ready: program, standIn: false, since };
}
