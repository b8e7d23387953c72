// The seats of a table and their players, the guests who were kicked, and whose view changed with their seat.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { GuestId, LogPosition } from '@kuluary/protocol/ids';
import type { InitialPlayer, LogEntry } from './log-entry.ts';

export type SeatState =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | {
      readonly kind: 'person'; // or an outside program, which is treated alike
      readonly guest: GuestId;
      readonly name: string;
      readonly salt: string | null; // null: has yet to connect to the rematch
      readonly program: boolean;
      readonly ready: boolean;
      readonly hasStandIn: boolean; // a bot plays for this player
      readonly since: number; // position of sitting down, 0 for the former host: the earliest connected person is host
    };

type Person = Extract<SeatState, { kind: 'person' }>;

const FREE: SeatState = { kind: 'free' };
export const KICKED_GUEST = ''; // holds the seat of a player who was kicked from a match: no real guest has this id
export const FORMER_HOST_POSITION = 0; // `since` of the previous match's host at the rematch

export class Seating {
  seats: readonly SeatState[]; // in the lobby all that the game allows; afterwards those that play
  readonly kicked = new Set<GuestId>(); // guests who are not admitted again
  readonly departedPrograms = new Set<GuestId>(); // programs that left their seat: their invitations are void
  readonly usedNonces = new Set<string>(); // of used device links
  readonly viewChangedAt = new Map<GuestId, number>(); // when a guest last got another seat, or lost it: its view is another since

  constructor(seating: readonly (InitialPlayer | null)[], position: LogPosition) {
    this.seats = seating.map((player) => (player ? makeSeatState(player, position) : FREE));
  }

  get names(): string[] {
    return this.seats.map((seat) => (seat.kind === 'free' ? '' : seat.name));
  }

  /** Each seat's contribution to the deal. */
  get salts(): string[] {
    return this.seats.map((seat) => (seat.kind === 'person' ? (seat.salt ?? '') : ''));
  }

  seatOf(guest: GuestId): Seat | undefined {
    for (let seat = 0; seat < this.seats.length; seat++) {
      const occupant = this.seats[seat]!;
      if (occupant.kind === 'person' && occupant.guest === guest) return seat;
    }
    return undefined;
  }

  /** Of the persons who have connected, the one who has sat here longest. */
  get host(): Seat | undefined {
    let host: Seat | undefined;
    let since = Number.POSITIVE_INFINITY;
    for (const [seat, occupant] of this.seats.entries()) {
      if (occupant.kind !== 'person' || occupant.program || occupant.salt === null || occupant.since >= since) continue;
      if (occupant.guest === KICKED_GUEST) continue;
      host = seat;
      since = occupant.since;
    }
    return host;
  }

  /** Sits down, or moves to another seat, or sits down again with another name or salt. */
  sit({ seat, guest, name, salt, program = false }: Extract<LogEntry, { type: 'sat' }>, position: LogPosition): void {
    const before = this.seatOf(guest);
    const occupant = before === undefined ? undefined : this.seats[before]!;
    if (before !== seat) this.viewChangedAt.set(guest, position);
    if (before !== undefined) this.setSeat(before, FREE);
    const isKnown = occupant?.kind === 'person' && (occupant.salt !== null || occupant.since === FORMER_HOST_POSITION);
    this.setSeat(seat, makeSeatState({ guest, name, salt, program }, isKnown ? occupant.since : position));
  }

  sitBot({ seat, bot, name }: Extract<LogEntry, { type: 'bot-sat' }>): void {
    this.setSeat(seat, { kind: 'bot', bot, name });
  }

  vacate(seat: Seat, position: LogPosition): void {
    const occupant = this.seats[seat]!;
    if (occupant.kind === 'person') this.viewChangedAt.set(occupant.guest, position);
    if (occupant.kind === 'person' && occupant.program) this.departedPrograms.add(occupant.guest);
    this.setSeat(seat, FREE);
  }

  /** Bans the player of a seat, without freeing the seat. */
  banGuest(seat: Seat): void {
    const occupant = this.seats[seat]!;
    if (occupant.kind === 'person') this.kicked.add(occupant.guest);
  }

  /** A bot plays on, and nobody can take the seat: it must stay, as the deal was made with its salt. */
  giveToBotForGood(seat: Seat): void {
    this.changePerson(seat, { guest: KICKED_GUEST, hasStandIn: true });
  }

  /** To another device of the same person. */
  moveToDevice({ seat, guest, nonce }: Extract<LogEntry, { type: 'handed-over' }>, position: LogPosition): void {
    const occupant = this.seats[seat]!;
    if (occupant.kind === 'person') this.viewChangedAt.set(occupant.guest, position);
    this.viewChangedAt.set(guest, position);
    this.usedNonces.add(nonce);
    this.changePerson(seat, { guest, hasStandIn: false });
  }

  changePerson(seat: Seat, change: Partial<Omit<Person, 'kind'>>): void {
    const occupant = this.seats[seat];
    if (occupant?.kind === 'person') this.setSeat(seat, { ...occupant, ...change });
  }

  /** Nobody is ready but programs. The host need not be. */
  resetReadiness(): void {
    const { host } = this;
    for (const [seat, occupant] of this.seats.entries()) {
      if (occupant.kind === 'person' && !occupant.program && seat !== host) this.changePerson(seat, { ready: false });
    }
  }

  /** The seats that are not free, in their order, or in one that chance gives. */
  playingSeats(chance: Chance | undefined): readonly Seat[] {
    const playing = this.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
    if (chance) shuffle(playing, chance);
    return playing;
  }

  /** Only these seats stay, in this order. */
  keepSeats(playing: readonly Seat[]): void {
    this.seats = playing.map((seat) => this.seats[seat]!);
  }

  private setSeat(seat: Seat, occupant: SeatState): void {
    this.seats = this.seats.with(seat, occupant);
  }
}

function makeSeatState(player: InitialPlayer, position: LogPosition): SeatState {
  if ('bot' in player) return { kind: 'bot', bot: player.bot, name: player.name };
  const { guest, name, salt, host, program = false } = player;
  const since = host ? FORMER_HOST_POSITION : position;
  return { kind: 'person', guest, name, salt, program, ready: program, hasStandIn: false, since };
}
