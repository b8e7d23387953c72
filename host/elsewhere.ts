// A table as the other servers have it: who is connected to it there, and which of all servers looks after it.

import type { GuestId, ServerId, TableId } from '@kuluary/protocol/ids';
import type { Advert, Neighbours, Note } from './neighbours.ts';

/** The other servers that are alive, as far as this one knows. */
export interface LiveServers {
  others: readonly ServerId[];
}

const UNKNOWN = '?'; // what the others know

export class Elsewhere {
  private readonly table: TableId;
  private readonly neighbours: Neighbours | undefined;
  private readonly servers: LiveServers;
  private notes: readonly Note[] = []; // of the dead, too: whether a server is alive is known at each moment anew
  private noted = ''; // what we have told the others, as a text; empty: that nobody is here
  isUnheard = false; // they may not have heard it

  constructor(table: TableId, neighbours: Neighbours | undefined, servers: LiveServers) {
    this.table = table;
    this.neighbours = neighbours;
    this.servers = servers;
  }

  /** Whoever is connected to another server. */
  get guests(): readonly GuestId[] {
    return this.living.flatMap(({ guests }) => guests);
  }

  private get living(): readonly Note[] {
    return this.notes.filter(({ server }) => this.servers.others.includes(server));
  }

  /** Others may move here at any moment. */
  get isShared(): boolean {
    return this.living.length > 0;
  }

  /** Servers with people at the table look after it; where nobody is, any. Of several it is always the same one, so
   * that no two bots think about one move. */
  isOurs(isAnybodyHere: boolean): boolean {
    if (!this.neighbours) return true;
    const { name } = this.neighbours;
    const there = this.living.map(({ server }) => server);
    if (there.length > 0 && !isAnybodyHere) return false;
    const rivals = there.length > 0 || isAnybodyHere ? there : this.servers.others;
    const own = this.rank(name);
    return rivals.every((rival) => own < this.rank(rival));
  }

  /** This guest is also at a server that comes before this one: where there can be only one, it is that. */
  isRatherElsewhere(guest: GuestId): boolean {
    const own = this.rank(this.neighbours?.name ?? '');
    return this.living.some(({ server, guests }) => guests.includes(guest) && this.rank(server) < own);
  }

  /** Takes over what the others have noted. False: that is nothing new. */
  heed(notes: readonly Note[]): boolean {
    if (JSON.stringify(notes) === JSON.stringify(this.notes)) return false;
    this.notes = notes;
    return true;
  }

  /** Tells the others who is here, if they do not know. */
  async note(guests: readonly GuestId[], advert: Advert | null): Promise<void> {
    if (!this.neighbours) return;
    const before = this.noted;
    this.noted = guests.length === 0 ? '' : JSON.stringify([guests, advert]);
    if (this.noted === before) return;
    this.isUnheard = false;
    try {
      await this.neighbours.note(this.table, guests, advert);
    } catch (error) {
      this.noted = UNKNOWN; // it may have been written down all the same
      this.isUnheard = true;
      throw error;
    }
  }

  /** The others have lost what they were told. */
  noteAnew(): void {
    this.noted = UNKNOWN;
  }

  private rank(server: ServerId): number {
    let hash = 0x81_1c_9d_c5; // FNV-1a
    for (const character of `${server} ${this.table}`)
      hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01_00_01_93);
    return hash >>> 0;
  }
}
