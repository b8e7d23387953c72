// Coming to a table and going: who is let in, and who hears of it.

import type { Result } from '@kuluary/kernel/result';
import type { Audience, Listener } from './audience.ts';
import type { Caretaker } from './caretaker.ts';
import type { Crier } from './crier.ts';
import type { Happening } from './entry.ts';
import type { JobQueue } from './job-queue.ts';
import type { Ledger } from './ledger.ts';
import { seatByPass } from './program-pass.ts';
import { fault, type Refused, refused } from './refused.ts';
import type { RequestHandler } from './request-handler.ts';
import { comeBack } from './requests.ts';
import type { TablePeers } from './table-peers.ts';
import type { TableState } from './table-state.ts';
import type { Tally } from './tally.ts';

/** The parts of the table that comings and goings have to do with. */
interface Parts {
  readonly queue: JobQueue;
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly crier: Crier;
  readonly caretaker: Caretaker;
  readonly peers: TablePeers;
  readonly requests: RequestHandler;
}

export class Attendance {
  private readonly parts: Parts;
  private readonly tally: Tally | undefined;

  constructor(parts: Parts, tally: Tally | undefined) {
    this.parts = parts;
    this.tally = tally;
  }

  /** Begins to listen. Whoever comes back to a seat takes it over from the bot. */
  enter(listener: Listener): Promise<Refused | undefined> {
    const { queue, ledger, audience, requests } = this.parts;
    return queue.run(async () => {
      if (listener.at !== undefined && !this.state.includes(listener)) await ledger.readOn(); // another server may know more
      const reason = this.whyNotEnter(listener);
      if (reason) return reason;
      if (this.wasHere(listener)) this.tally?.cameBack();
      audience.add(listener);
      const answer = await requests
        .change(() => this.comeBackOf(listener), listener)
        .catch((error: unknown) => {
          audience.delete(listener);
          throw error;
        });
      if (!ledger.isStale && !answer.ok) this.stir(listener);
      if (!ledger.isStale && audience.has(listener)) return undefined;
      if (!audience.delete(listener)) return this.whyNotEnter(listener) ?? fault('busy'); // shown out meanwhile
      return fault('busy');
    });
  }

  /** At once, whatever the store has to say: who is gone must not be kept. */
  leave(listener: Listener): void {
    const { queue, audience } = this.parts;
    if (audience.delete(listener)) queue.later(async () => this.stir(listener));
  }

  private get state(): TableState {
    return this.parts.ledger.state;
  }

  /** A program comes to play, not to look on, and there is only one of it. */
  private whyNotEnter(listener: Listener): Refused | undefined {
    const { audience } = this.parts;
    const { guest, pass } = listener;
    if (this.state.seating.kicked.has(guest)) return fault('kicked');
    const seat = pass && seatByPass(this.state, pass);
    if (seat && !seat.ok) return seat.failure;
    if (pass && audience.hasGuest(pass.guest)) return fault('seat-taken');
    const isStranger = this.state.seatOf(guest) === undefined;
    if (isStranger && audience.isCrowded(listener, this.state)) return fault('too-many');
    return audience.whyShutOut(listener, this.state);
  }

  /** It knows something of the table, or has left its seat for a moment. */
  private wasHere({ position, guest }: Listener): boolean {
    const isSeated = this.state.phase === 'playing' && this.state.seatOf(guest) !== undefined;
    return position > 0 || (isSeated && !this.parts.audience.hasGuest(guest));
  }

  private comeBackOf({ guest }: Listener): Result<Happening, Refused> {
    const seat = this.state.seatOf(guest);
    return seat === undefined ? refused('not-seated') : comeBack(this.state, seat);
  }

  /** Somebody has come or gone. */
  private stir(listener: Listener): void {
    const { crier, caretaker, peers } = this.parts;
    crier.stir(listener);
    caretaker.lookAhead();
    if (listener.pass) peers.tell(); // at once: there is only one of it
  }
}
