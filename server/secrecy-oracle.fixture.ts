// Derives from a table's log what each viewer may know at each position, with the kernel alone: the host's messages are
// checked against it.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { LogEntry } from '@kuluary/host/log-entry';
import type { Store } from '@kuluary/host/store';
import { TableState } from '@kuluary/host/table-state';
import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import type { GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import { viewWithoutOptions } from '@kuluary/protocol/to-browser';

type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
type MovedAt = Extract<LogEntry, { type: 'moved' }> & { readonly position: LogPosition };

interface ViewerKnowledge {
  readonly view: string; // JSON
  readonly moves: string;
  readonly events: readonly string[]; // from the start, each with its position
}

interface Occupant {
  readonly guest: GuestId | null; // null: a bot
  readonly salt: string;
}

export class SecrecyOracle {
  readonly entries: readonly LogEntry[];
  readonly game: AnyGame;
  private readonly seatsByPosition: (readonly (Occupant | null)[])[] = [];
  private readonly knowledgeByViewer = new Map<string, ViewerKnowledge>();

  constructor(entries: readonly LogEntry[]) {
    this.entries = entries;
    this.game = new TableState(GAME_REGISTRY, entries[0]!).game; // only to look it up
    let seats: readonly (Occupant | null)[] = [];
    this.seatsByPosition.push(seats);
    for (const entry of entries) {
      seats = seatsAfter(seats, entry);
      this.seatsByPosition.push(seats);
    }
    this.replay();
  }

  static async of(store: Store, table: TableId): Promise<SecrecyOracle> {
    const { entries } = (await store.read(table, 0))!;
    return new SecrecyOracle(entries.map((text) => JSON.parse(text) as LogEntry));
  }

  viewerOf(guest: GuestId, position: LogPosition): Viewer {
    const seat = this.seatsByPosition[position]!.findIndex((occupant) => occupant?.guest === guest);
    return seat === -1 ? 'spectator' : seat;
  }

  /** undefined: the match has not started. */
  at(position: LogPosition, viewer: Viewer): ViewerKnowledge | undefined {
    return this.knowledgeByViewer.get(`${position} ${viewer}`);
  }

  /** What no message may contain: the seed, salts, guests. */
  get secrets(): string[] {
    const [opened] = this.entries as [Extract<LogEntry, { type: 'opened' }>];
    const occupants = this.seatsByPosition.flat().filter((occupant) => occupant !== null);
    const texts = occupants.flatMap(({ guest, salt }) => [guest ?? '', salt]);
    return [...new Set([opened.seed, ...texts])].filter((text) => text !== '');
  }

  private replay(): void {
    const start = this.entries.findIndex(({ type }) => type === 'began') + 1;
    let moves: MovedAt[] = [];
    for (let position = start; start > 0 && position <= this.entries.length; position++) {
      const entry = this.entries[position - 1]!;
      if (entry.type === 'moved') moves = [...moves, { ...entry, position }];
      if (entry.type === 'undone') moves = moves.slice(0, -1);
      this.recordPosition(position, start, moves);
    }
  }

  private recordPosition(position: LogPosition, start: number, moves: readonly MovedAt[]): void {
    const match = this.deal(start);
    const steps = [{ position: start, eventCount: match.eventLog.addressedEvents.length }];
    for (const { seat, move, position } of moves) {
      match.makeMove(seat, move);
      steps.push({ position, eventCount: match.eventLog.addressedEvents.length });
    }
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.setup.seats }, (_, seat) => seat)];
    for (const viewer of viewers) {
      const events = match.eventLog.addressedEvents.flatMap(({ to, event }, i) => {
        const { position } = steps.find(({ eventCount }) => i < eventCount)!;
        return to === 'all' || to === viewer ? [JSON.stringify({ position, event })] : [];
      });
      const view = JSON.stringify(viewWithoutOptions(this.game.view(match.state, viewer)));
      const moves = JSON.stringify(viewer === 'spectator' ? [] : this.game.moves(match.state, viewer));
      this.knowledgeByViewer.set(`${position} ${viewer}`, { view, moves, events });
    }
  }

  private deal(start: number): AnyMatch {
    const [{ seed }] = this.entries as [Extract<LogEntry, { type: 'opened' }>];
    const { options } = this.entries[start - 1] as Extract<LogEntry, { type: 'began' }>;
    const seats = this.seatsByPosition[start]!;
    return new Match(this.game, {
      seats: seats.length,
      options,
      seed,
      salts: seats.map((occupant) => occupant!.salt),
    });
  }
}

const BOT: Occupant = { guest: null, salt: '' };

function seatsAfter(seats: readonly (Occupant | null)[], entry: LogEntry): readonly (Occupant | null)[] {
  switch (entry.type) {
    case 'opened':
      return entry.seating.map((player) =>
        player && 'guest' in player ? { ...player, salt: player.salt ?? '' } : player && BOT,
      );
    case 'sat':
      return seats.map((occupant) => (occupant?.guest === entry.guest ? null : occupant)).with(entry.seat, entry);
    case 'bot-sat':
      return seats.with(entry.seat, BOT);
    case 'stood':
      return seats.with(entry.seat, null);
    case 'handed-over':
      return seats.with(entry.seat, { ...seats[entry.seat]!, guest: entry.guest });
    case 'began':
      return seats.filter((occupant) => occupant !== null);
    default:
      return seats;
  }
}
