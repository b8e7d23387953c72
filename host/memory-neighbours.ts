// Servers of one process on one store: for tests, and for servers that exist only to be tortured.

import type { ServerId, TableId } from '@kuluary/protocol/ids';
import { type Advert, DEAD_AFTER, type Ear, type Neighbours, type Note } from './neighbours.ts';
import type { Append, Appended, Store } from './store.ts';
import type { Seen } from './table-state.ts';

/** How a hint travels to a server; the real thing may be late, or lose it. */
export type Carry = (to: ServerId, hint: () => void) => void;

interface Member {
  ear: Ear | undefined;
  beat: number; // when it last said that it is alive
  readonly notes: Map<TableId, Note>;
}

export class MemoryNeighbourhood {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly carry: Carry;
  private readonly members = new Map<ServerId, Member>();

  constructor(store: Store, now: () => number, carry: Carry = (_, hint) => hint()) {
    this.store = store;
    this.now = now;
    this.carry = carry;
  }

  /** One more server, and the store as it is to use it: the others hear of what it appends. */
  join(name: ServerId): { readonly store: Store; leave(): void } {
    const member: Member = { ear: undefined, beat: this.now(), notes: new Map() };
    this.members.set(name, member);
    return { store: this.storeOf(name, member), leave: () => this.silence(member) };
  }

  /** What it has noted stays, until it counts as dead. */
  private silence(member: Member): void {
    member.ear = undefined;
  }

  private storeOf(name: ServerId, member: Member): Store {
    const { store } = this;
    const append = async (entry: Append): Promise<Appended> => {
      const answer = await store.append(entry);
      if (answer.type === 'appended') this.tell(name, (ear) => ear.moved(entry.table, entry.position));
      return answer;
    };
    return { ...store, append, neighbours: this.neighboursOf(name, member) };
  }

  private neighboursOf(name: ServerId, member: Member): Neighbours {
    const others = () => [...this.members].filter(([other, { beat }]) => other !== name && this.isAlive(beat));
    const notesOf = (members: readonly (readonly [ServerId, Member])[]) =>
      members.flatMap(([, { notes }]) => [...notes]);
    const all = () => notesOf([...this.members].filter(([other]) => other !== name));
    return {
      name,
      listen: (ear) => {
        member.ear = ear;
      },
      beat: async () => {
        const isForgotten = !this.isAlive(member.beat);
        member.beat = this.now();
        return { time: this.now(), others: others().map(([other]) => other), isForgotten };
      },
      note: async (table, guests, advert) => {
        if (guests.length === 0) member.notes.delete(table);
        else member.notes.set(table, { server: name, guests: [...guests], advert });
        this.tell(name, (ear) => ear.noted(table));
      },
      notesOn: async (tables) => all().flatMap(([table, note]) => (tables.includes(table) ? [{ table, ...note }] : [])),
      attended: (beginning, limit) => this.latest(new Set(notesOf(others()).map(([table]) => table)), beginning, limit),
      adverts: async (limit, ofAddress) =>
        newest(
          notesOf(others()).map(([, { advert }]) => advert),
          ofAddress,
        ).slice(0, limit),
      movedOn: (known) => this.movedOn(known),
    };
  }

  private isAlive(beat: number): boolean {
    return this.now() - beat < DEAD_AFTER;
  }

  private tell(from: ServerId, hint: (ear: Ear) => void): void {
    for (const [name, member] of this.members) {
      if (name === from) continue;
      this.carry(name, () => {
        if (this.members.get(name) === member && member.ear) hint(member.ear);
      });
    }
  }

  private async latest(tables: ReadonlySet<TableId>, beginning: string, limit: number): Promise<TableId[]> {
    const found: (readonly [TableId, number])[] = [];
    for (const table of tables) {
      const stored = table.startsWith(beginning) ? await this.store.read(table, Number.MAX_SAFE_INTEGER) : undefined;
      if (stored) found.push([table, stored.head.at]);
    }
    return found
      .sort(([, a], [, b]) => b - a)
      .map(([table]) => table)
      .slice(0, limit);
  }

  private async movedOn(known: ReadonlyMap<TableId, Seen>): Promise<TableId[]> {
    const moved: TableId[] = [];
    for (const [table, { position, at }] of known) {
      const stored = await this.store.read(table, position - 1);
      if (stored?.entries.length !== 1 || stored.head.at !== at) moved.push(table);
    }
    return moved;
  }
}

function newest(adverts: readonly (Advert | null)[], ofAddress: number): Advert[] {
  const oldest = adverts.filter((advert) => advert !== null).sort((a, b) => a.opened - b.opened);
  const isFirst = ({ from }: Advert, at: number) =>
    oldest.slice(0, at).filter((other) => other.from === from).length < ofAddress;
  return oldest.filter(isFirst).reverse();
}
