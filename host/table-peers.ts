// One table and the other servers of its store: what they have noted and appended comes here, and they are told who is
// here.

import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Audience } from './audience.ts';
import type { Caretaker } from './caretaker.ts';
import type { Crier } from './crier.ts';
import { Elsewhere, type LiveServers } from './elsewhere.ts';
import type { JobQueue } from './job-queue.ts';
import type { Ledger } from './ledger.ts';
import type { Advert, Note } from './neighbours.ts';
import type { HostSetting } from './setting.ts';
import { listing } from './update.ts';

/** The parts of the table that others have to do with. */
interface Parts {
  readonly queue: JobQueue;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly crier: Crier;
  readonly caretaker: Caretaker;
}

export class TablePeers {
  private readonly id: TableId;
  private readonly setting: HostSetting;
  private readonly parts: Parts;
  private readonly elsewhere: Elsewhere;
  private isToReadOn = false; // others have appended something

  constructor(id: TableId, setting: HostSetting, servers: LiveServers, parts: Parts) {
    this.id = id;
    this.setting = setting;
    this.parts = parts;
    this.elsewhere = new Elsewhere(id, setting.store.neighbours, servers);
  }

  /** Others may append at any moment. */
  get isShared(): boolean {
    return this.elsewhere.isShared;
  }

  /** It is for this server to look after the table. */
  get isOurs(): boolean {
    return this.elsewhere.isOurs(this.parts.audience.size > 0);
  }

  /** Another server has appended entries up to this position. */
  catchUp(position: LogPosition): void {
    const { queue, ledger } = this.parts;
    if (position <= ledger.state.position || this.isToReadOn) return;
    this.isToReadOn = true;
    queue.later(() => {
      this.isToReadOn = false;
      return ledger.readOn();
    });
  }

  /** Everything has been read anew. */
  caughtUp(): void {
    this.isToReadOn = false;
  }

  /** The table does not stand where we believe. */
  lookAgain(): void {
    this.parts.queue.later(() => this.parts.ledger.readOn());
  }

  /** This is what the others have noted about this table now. */
  heed(notes: readonly Note[]): void {
    const { queue, crier } = this.parts;
    if (this.heedNow(notes)) queue.later(async () => crier.publishRest()); // if the store fails they are known all the same
  }

  /** False: that is nothing new. */
  heedNow(notes: readonly Note[]): boolean {
    if (!this.elsewhere.heed(notes)) return false;
    this.heedGuests();
    this.parts.caretaker.lookAhead();
    return true;
  }

  /** Servers have come or gone. */
  serversChanged(isForgotten: boolean): void {
    const { queue, ledger, crier, caretaker } = this.parts;
    if (isForgotten) this.elsewhere.noteAnew();
    this.heedGuests();
    queue.later(async () => {
      this.tell();
      if (isForgotten) await ledger.trustAgain(); // the store may be an older one, brought back from a copy
      crier.publishRest(); // people may be here whom nobody believed to be, or the reverse
      caretaker.lookAhead();
    });
  }

  /** Tells the other servers who is here. */
  tell(): void {
    if (!this.setting.store.neighbours) return;
    const { queue, audience } = this.parts;
    const noted = queue.isClosed
      ? this.elsewhere.note([], null)
      : this.elsewhere.note(audience.guests, this.advertNow());
    noted.catch((error: unknown) => this.setting.report('note failed', { table: this.id, error }));
  }

  /** If it has failed. */
  tellAgain(): void {
    if (this.elsewhere.isUnheard) this.parts.queue.later(async () => this.tell());
  }

  /** For the public list, while the host is here. */
  advertNow(): Advert | null {
    const { audience, ledger } = this.parts;
    const { state } = ledger;
    const shown = listing(this.id, state);
    const host = shown ? audience.on(state.host!, state) : undefined;
    return shown && host ? { listing: shown, opened: state.opened, from: host.from ?? '' } : null;
  }

  private heedGuests(): void {
    const { audience } = this.parts;
    audience.heed(this.elsewhere.guests);
    audience.showOutTwins((guest) => this.elsewhere.isRatherElsewhere(guest));
  }
}
