// What is asked of a table, from the plan to the answer: planned on its state, written down, and only then told.

import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { ClientAddress, LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Listener } from './audience.ts';
import type { Caretaker } from './caretaker.ts';
import type { Crier } from './crier.ts';
import type { Happening } from './entry.ts';
import type { JobQueue } from './job-queue.ts';
import type { Ledger } from './ledger.ts';
import { type Refused, refused } from './refused.ts';
import { costsShare, type Made, planned, type TableCommand } from './requests.ts';
import type { HostSetting } from './setting.ts';
import type { Shares } from './shares.ts';
import type { TablePeers } from './table-peers.ts';
import type { TableState } from './table-state.ts';

/** How a request ended: the position at which it took effect, or why it did not. */
export type Answer = Result<{ readonly position: LogPosition; readonly token?: string }, Refused>;

/** The parts of the table that requests have to do with. */
interface Parts {
  readonly queue: JobQueue;
  readonly ledger: Ledger;
  readonly crier: Crier;
  readonly caretaker: Caretaker;
  readonly peers: TablePeers;
}

const ATTEMPTS = 8; // at appending, while other servers append too

export class RequestHandler {
  private readonly id: TableId; // of the table
  private readonly setting: HostSetting;
  private readonly shares: Shares;
  private readonly parts: Parts;

  constructor(id: TableId, setting: HostSetting, shares: Shares, parts: Parts) {
    this.id = id;
    this.setting = setting;
    this.shares = shares;
    this.parts = parts;
  }

  /** Carries out what a guest asks. */
  request(listener: Listener, command: TableCommand): Promise<Answer> {
    return this.parts.queue.run(async () => {
      if (this.isBehind(command)) await this.parts.ledger.readOn();
      const { guest, from = guest } = listener;
      const isCounted = costsShare(this.state, guest, command);
      if (isCounted && this.shares.isUsedUp(this.id, from)) return refused('too-many');
      const answer = await this.change(() => planned(this.state, listener, command, this.setting.now()), listener);
      if (isCounted && answer.ok) this.shares.count(this.id, from);
      return answer;
    });
  }

  /** Writes down what somebody else has decided, if it still fits. `from`: the address to whose share it is counted. */
  record(plan: (state: TableState) => Result<Happening, Refused>, from?: ClientAddress): Promise<Answer> {
    return this.parts.queue.run(async () => {
      if (from !== undefined && this.shares.isUsedUp(this.id, from)) return refused('too-many');
      const answer = await this.change(() => plan(this.state));
      if (from !== undefined && answer.ok) this.shares.count(this.id, from);
      return answer;
    });
  }

  /** Plans and writes, and tells everybody. Plans anew when another server was faster. Only for jobs of the queue. */
  async change(plan: () => Result<Happening | Made, Refused>, by?: Listener): Promise<Answer> {
    const { ledger, crier } = this.parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const planned = plan();
      if (!planned.ok && attempt === 0 && this.mayOthersKnowBetter(by)) {
        await ledger.readOn();
        continue;
      }
      if (!planned.ok) return planned;
      if ('made' in planned.value) {
        const { made: position } = planned.value;
        if (by && by.position < position) crier.greet(by); // made on another server
        return ok({ position });
      }
      const written = await ledger.write(planned.value);
      if (written.ok) {
        this.announce(by);
        return ok({ position: written.value });
      }
      if (written.failure !== 'conflict') return failed(written.failure);
    }
    return refused('busy');
  }

  /** Something was written: people are told, and somebody may have to act on it. */
  announce(by: Listener | undefined): void {
    this.parts.crier.announce(by);
    this.parts.caretaker.lookAhead();
  }

  private get state(): TableState {
    return this.parts.ledger.state;
  }

  /** It answers a question that was put by another server, and has not come here yet. */
  private isBehind(command: TableCommand): boolean {
    return (
      this.setting.store.neighbours !== undefined && command.type === 'move' && command.asked > this.state.position
    );
  }

  /** Before somebody who sits here is refused, the store is asked; strangers cannot make us ask it. */
  private mayOthersKnowBetter(by: Listener | undefined): boolean {
    return this.parts.peers.isShared && (!by || this.state.seatOf(by.guest) !== undefined);
  }
}
