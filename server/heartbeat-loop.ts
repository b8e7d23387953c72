// What a server does at each heartbeat: records that it is alive, reads which peers are, and synchronizes its clock.

import type { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { Failover } from './failover.ts';
import { downtimeUntilNow, HEARTBEAT_INTERVAL, HeartbeatSender } from './heartbeat.ts';

const MISSED_BEATS = 3; // after which a peer counts as down
const CLOCK_ATTEMPTS = 10; // at start

export class HeartbeatLoop {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly clock: SharedClock;
  private readonly machineTime: () => number; // this machine's time, in ms since 1970
  private readonly sender: HeartbeatSender;
  private readonly failover = new Failover();

  constructor(store: Store, tables: Tables, clock: SharedClock, machineTime: () => number, cpuTimeUsed?: () => number) {
    this.store = store;
    this.tables = tables;
    this.clock = clock;
    this.machineTime = machineTime;
    this.sender = new HeartbeatSender(store, clock.now, machineTime, cpuTimeUsed);
  }

  /** To be called before clients are let in. Returns for how many ms no server was up. */
  async start(): Promise<number> {
    await this.syncClock();
    const record = await this.sender.start(this.failover.hasPeers ? MISSED_BEATS * HEARTBEAT_INTERVAL : 0);
    this.tables.noteHeartbeat(record.at, record.downtimes);
    return downtimeUntilNow(record);
  }

  private async syncClock(): Promise<void> {
    for (let attempt = 0; attempt < CLOCK_ATTEMPTS; attempt++) if (await this.syncWithPeers()) return;
    throw new Error('the database is too slow to learn the time from it');
  }

  async beat(): Promise<void> {
    if (!(await this.syncWithPeers())) return; // without the right time it must not write a heartbeat
    const { at, downtimes } = await this.sender.beat();
    this.tables.noteHeartbeat(at, downtimes);
  }

  /** To be called at every interval, whether the store replies or not. */
  measureLateness(): void {
    this.sender.measureLateness();
  }

  /** This server's clients should reconnect to its peers. */
  get isCutOff(): boolean {
    return this.failover.isDue(this.machineTime());
  }

  /** Returns whether the clock could be set. */
  private async syncWithPeers(): Promise<boolean> {
    const { peers } = this.store;
    const requestedAt = this.machineTime();
    if (!peers) return this.clock.synchronize(requestedAt, requestedAt, requestedAt); // the machine's time may have been set back
    this.failover.onRequest(requestedAt);
    const reply = await peers.beat();
    const isSet = this.clock.synchronize(reply.storeTime, requestedAt, this.machineTime());
    this.tables.setLivePeers(reply);
    this.failover.onReply(reply.others.length > 0);
    return isSet;
  }
}
