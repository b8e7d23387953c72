// What each viewer may know at each position of a table's log, worked out with the kernel: not with the host, whose
// messages are held against it.

import { REGISTRY } from '@kuluary/games/registry';
import type { Entry } from '@kuluary/host/entry';
import type { Store } from '@kuluary/host/store';
import { TableState } from '@kuluary/host/table-state';
import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import type { GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import { toldView } from '@kuluary/protocol/to-browser';

type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
type Moved = Extract<Entry, { type: 'moved' }> & { readonly position: LogPosition };

export interface Known {
  readonly view: string; // JSON
  readonly moves: string;
  readonly events: readonly string[]; // from the beginning, each with its position
}

/** Who sits on a seat; bots have no guest. */
interface Holder {
  readonly guest: GuestId | null;
  readonly salt: string;
}

export class Knowledge {
  readonly entries: readonly Entry[];
  readonly game: AnyGame;
  private readonly seatsAt: (readonly (Holder | null)[])[] = []; // by position
  private readonly knownAt = new Map<string, Known>();

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.game = new TableState(REGISTRY, entries[0]!).game; // nothing but the lookup
    let seats: readonly (Holder | null)[] = [];
    this.seatsAt.push(seats);
    for (const entry of entries) {
      seats = seatsAfter(seats, entry);
      this.seatsAt.push(seats);
    }
    this.replay();
  }

  static async of(store: Store, table: TableId): Promise<Knowledge> {
    const { entries } = (await store.read(table, 0))!;
    return new Knowledge(entries.map((text) => JSON.parse(text) as Entry));
  }

  viewer(guest: GuestId, position: LogPosition): Viewer {
    const seat = this.seatsAt[position]!.findIndex((holder) => holder?.guest === guest);
    return seat === -1 ? 'spectator' : seat;
  }

  /** undefined: the game has not begun. */
  at(position: LogPosition, viewer: Viewer): Known | undefined {
    return this.knownAt.get(`${position} ${viewer}`);
  }

  /** All that nobody at the table may learn from a message: the seed, salts, guests. */
  get secrets(): string[] {
    const [opened] = this.entries as [Extract<Entry, { type: 'opened' }>];
    const tags = this.seatsAt.flat().flatMap((holder) => (holder ? [holder.guest ?? '', holder.salt] : []));
    return [...new Set([opened.seed, ...tags])].filter((tag) => tag !== '');
  }

  private replay(): void {
    const began = this.entries.findIndex(({ type }) => type === 'began') + 1;
    let moves: Moved[] = [];
    for (let position = began; began > 0 && position <= this.entries.length; position++) {
      const entry = this.entries[position - 1]!;
      if (entry.type === 'moved') moves = [...moves, { ...entry, position }];
      if (entry.type === 'undone') moves = moves.slice(0, -1);
      this.note(position, began, moves);
    }
  }

  private note(position: LogPosition, began: number, moves: readonly Moved[]): void {
    const match = this.deal(began);
    const steps = [{ position: began, told: match.told.list.length }];
    for (const { seat, move, position } of moves) {
      match.move(seat, move);
      steps.push({ position, told: match.told.list.length });
    }
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.deal.seats }, (_, seat) => seat)];
    for (const viewer of viewers) {
      const events = match.told.list.flatMap(({ to, event }, i) => {
        const { position } = steps.find(({ told }) => i < told)!;
        return to === 'all' || to === viewer ? [JSON.stringify({ position, event })] : [];
      });
      const view = JSON.stringify(toldView(this.game.view(match.state, viewer)));
      const moves = JSON.stringify(viewer === 'spectator' ? [] : this.game.moves(match.state, viewer));
      this.knownAt.set(`${position} ${viewer}`, { view, moves, events });
    }
  }

  private deal(began: number): AnyMatch {
    const [{ seed }] = this.entries as [Extract<Entry, { type: 'opened' }>];
    const { options } = this.entries[began - 1] as Extract<Entry, { type: 'began' }>;
    const seats = this.seatsAt[began]!;
    return new Match(this.game, { seats: seats.length, options, seed, salts: seats.map((holder) => holder!.salt) });
  }
}

const BOT: Holder = { guest: null, salt: '' };

function seatsAfter(seats: readonly (Holder | null)[], entry: Entry): readonly (Holder | null)[] {
  switch (entry.type) {
    case 'opened':
      return entry.seating.map((seated) =>
        seated && 'guest' in seated ? { ...seated, salt: seated.salt ?? '' } : seated && BOT,
      );
    case 'sat':
      return seats.map((holder) => (holder?.guest === entry.guest ? null : holder)).with(entry.seat, entry);
    case 'bot-sat':
      return seats.with(entry.seat, BOT);
    case 'stood':
      return seats.with(entry.seat, null);
    case 'handed-over':
      return seats.with(entry.seat, { ...seats[entry.seat]!, guest: entry.guest });
    case 'began':
      return seats.filter((holder) => holder !== null);
    default:
      return seats;
  }
}
