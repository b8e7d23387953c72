// Which guests are connected to a table through its peers, the other servers.

import type { GuestId, ServerId, TableId } from '@kuluary/protocol/ids';
import { isActingServer, ranksBefore } from './acting-server.ts';
import type { Peers, PresenceNote, PublishedListing } from './peers.ts';

/** The other servers that are alive, as far as this one knows. */
export interface LivePeers {
  others: readonly ServerId[];
}

const UNKNOWN_NOTE = '?'; // the last attempt to publish may have failed or succeeded

export class PeerPresence {
  private readonly table: TableId;
  private readonly peers: Peers | undefined;
  private readonly livePeers: LivePeers;
  private notes: readonly PresenceNote[] = []; // of dead peers, too: who is alive is checked at each use
  private publishedNote = ''; // this server's own note as JSON; empty: no guest is connected
  isUnconfirmed = false; // publishing it has failed

  constructor(table: TableId, peers: Peers | undefined, livePeers: LivePeers) {
    this.table = table;
    this.peers = peers;
    this.livePeers = livePeers;
  }

  /** Guests who are connected through peers. */
  get guests(): readonly GuestId[] {
    return this.liveNotes.flatMap(({ guests }) => guests);
  }

  private get liveNotes(): readonly PresenceNote[] {
    return this.notes.filter(({ server }) => this.livePeers.others.includes(server));
  }

  /** Peers may append entries at any moment. */
  get isShared(): boolean {
    return this.liveNotes.length > 0;
  }

  /** `hasGuests`: some are connected through this server. */
  isActingServer(hasGuests: boolean): boolean {
    if (!this.peers) return true;
    const attending = this.liveNotes.map(({ server }) => server);
    return isActingServer(this.peers.name, hasGuests, { alive: this.livePeers.others, attending }, this.table);
  }

  /** This guest is also connected to a peer that ranks before this server, whose connection is the one to keep. */
  isDuplicateOfPeer(guest: GuestId): boolean {
    const own = this.peers?.name ?? '';
    return this.liveNotes.some(({ server, guests }) => guests.includes(guest) && ranksBefore(server, own, this.table));
  }

  /** Replaces the peers' notes. False: nothing changed. */
  updateNotes(notes: readonly PresenceNote[]): boolean {
    if (JSON.stringify(notes) === JSON.stringify(this.notes)) return false;
    this.notes = notes;
    return true;
  }

  /** Tells the peers who is connected here, if that has changed. */
  async publishNote(guests: readonly GuestId[], advert: PublishedListing | null): Promise<void> {
    if (!this.peers) return;
    const before = this.publishedNote;
    this.publishedNote = guests.length === 0 ? '' : JSON.stringify([guests, advert]);
    if (this.publishedNote === before) return;
    this.isUnconfirmed = false;
    try {
      await this.peers.notePresence(this.table, guests, advert);
    } catch (error) {
      this.publishedNote = UNKNOWN_NOTE; // it may have been written all the same
      this.isUnconfirmed = true;
      throw error;
    }
  }

  /** The peers have lost it. */
  forgetPublishedNote(): void {
    this.publishedNote = UNKNOWN_NOTE;
  }
}
