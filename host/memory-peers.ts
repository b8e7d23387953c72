// Connects several hosts in one process on one store, as PostgreSQL connects servers: for tests and `kuluary torture`.

import type { ServerId, TableId } from '@kuluary/protocol/ids';
import { DEAD_AFTER, type PeerHintHandler, type Peers, type PresenceNote, type PublishedListing } from './peers.ts';
import type { AppendRequest, AppendResult, Store } from './store.ts';
import type { KnownPosition } from './table-state.ts';

/** Delivers a hint to a server; may delay or lose it, as real ones do. */
export type HintTransport = (to: ServerId, hint: () => void) => void;

interface MemoryPeer {
  hintHandler: PeerHintHandler | undefined;
  lastHeartbeat: number;
  readonly notes: Map<TableId, PresenceNote>;
}

export class MemoryPeerNetwork {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly transport: HintTransport;
  private readonly members = new Map<ServerId, MemoryPeer>();

  constructor(store: Store, now: () => number, transport: HintTransport = (_, hint) => hint()) {
    this.store = store;
    this.now = now;
    this.transport = transport;
  }

  /** Adds a server, and returns the store that it must use: its appends send hints to the others. */
  join(name: ServerId): { readonly store: Store; leave(): void } {
    const peer: MemoryPeer = { hintHandler: undefined, lastHeartbeat: this.now(), notes: new Map() };
    this.members.set(name, peer);
    return { store: this.storeOf(name, peer), leave: () => this.stopHints(peer) };
  }

  /** Its notes stay until it counts as dead. */
  private stopHints(peer: MemoryPeer): void {
    peer.hintHandler = undefined;
  }

  private storeOf(name: ServerId, peer: MemoryPeer): Store {
    const { store } = this;
    const append = async (entry: AppendRequest): Promise<AppendResult> => {
      const result = await store.append(entry);
      if (result.type === 'appended')
        this.sendHint(name, (handler) => handler.entryAppended(entry.table, entry.position));
      return result;
    };
    return { ...store, append, peers: this.peersOf(name, peer) };
  }

  private peersOf(name: ServerId, peer: MemoryPeer): Peers {
    const others = () =>
      [...this.members].filter(([other, { lastHeartbeat }]) => other !== name && this.isAlive(lastHeartbeat));
    const notesOf = (members: readonly (readonly [ServerId, MemoryPeer])[]) =>
      members.flatMap(([, { notes }]) => [...notes]);
    const all = () => notesOf([...this.members].filter(([other]) => other !== name));
    return {
      name,
      listen: (handler) => {
        peer.hintHandler = handler;
      },
      beat: async () => {
        const isForgotten = !this.isAlive(peer.lastHeartbeat);
        peer.lastHeartbeat = this.now();
        return { storeTime: this.now(), others: others().map(([other]) => other), isForgotten };
      },
      notePresence: async (table, guests, advert) => {
        if (guests.length === 0) peer.notes.delete(table);
        else peer.notes.set(table, { server: name, guests: [...guests], advert });
        this.sendHint(name, (handler) => handler.presenceChanged(table));
      },
      presenceNotes: async (tables) =>
        all().flatMap(([table, note]) => (tables.includes(table) ? [{ table, ...note }] : [])),
      attendedTables: (prefix, limit) =>
        this.latestTables(new Set(notesOf(others()).map(([table]) => table)), prefix, limit),
      adverts: async (limit, perAddress) =>
        newestAdverts(
          notesOf(others()).map(([, { advert }]) => advert),
          perAddress,
        ).slice(0, limit),
      outdatedTables: (known) => this.outdatedTables(known),
    };
  }

  private isAlive(beat: number): boolean {
    return this.now() - beat < DEAD_AFTER;
  }

  private sendHint(from: ServerId, hint: (handler: PeerHintHandler) => void): void {
    for (const [name, peer] of this.members) {
      if (name === from) continue;
      this.transport(name, () => {
        if (this.members.get(name) === peer && peer.hintHandler) hint(peer.hintHandler);
      });
    }
  }

  private async latestTables(tables: ReadonlySet<TableId>, prefix: string, limit: number): Promise<TableId[]> {
    const found: (readonly [TableId, number])[] = [];
    for (const table of tables) {
      const stored = table.startsWith(prefix) ? await this.store.read(table, Number.MAX_SAFE_INTEGER) : undefined;
      if (stored) found.push([table, stored.head.at]);
    }
    return found
      .sort(([, a], [, b]) => b - a)
      .map(([table]) => table)
      .slice(0, limit);
  }

  private async outdatedTables(known: ReadonlyMap<TableId, KnownPosition>): Promise<TableId[]> {
    const moved: TableId[] = [];
    for (const [table, { position, lastEntryAt }] of known) {
      const stored = await this.store.read(table, position - 1);
      if (stored?.entries.length !== 1 || stored.head.at !== lastEntryAt) moved.push(table);
    }
    return moved;
  }
}

function newestAdverts(adverts: readonly (PublishedListing | null)[], perAddress: number): PublishedListing[] {
  const oldest = adverts.filter((advert) => advert !== null).sort((a, b) => a.opened - b.opened);
  const isFirst = ({ from }: PublishedListing, at: number) =>
    oldest.slice(0, at).filter((other) => other.from === from).length < perAddress;
  return oldest.filter(isFirst).reverse();
}
