// Writes heartbeats, from which the store derives downtimes: time in which no server was up is charged to nobody's clock.
// A server that was up but too busy for a heartbeat does not stop the clocks, or whoever makes it busy could buy time.
// Busy means: late, and with CPU time used meanwhile. CPU time without lateness (the store was away) does not count.

import type { Downtime } from '@kuluary/host/downtime';
import type { Store } from '@kuluary/host/store';

export const HEARTBEAT_INTERVAL = 500; // ms
const GRACE_TIME = 5000; // ms without a heartbeat, beyond those busy, after which the server counts as having been down

interface HeartbeatRecord {
  readonly at: number;
  readonly downtimes: readonly Downtime[]; // so far
}

export class HeartbeatSender {
  private readonly store: Pick<Store, 'beat'>;
  private readonly now: () => number;
  private readonly machineTime: () => number;
  private readonly cpuTimeUsed: () => number; // ms, by all threads of this process
  private cpuTimeAtLastBeat: number;
  private lateness = 0; // ms since the last heartbeat
  private lastCheckAt: number;

  constructor(store: Pick<Store, 'beat'>, now: () => number, machineTime: () => number, cpuTimeUsed = cpuTime) {
    this.store = store;
    this.now = now;
    this.machineTime = machineTime;
    this.cpuTimeUsed = cpuTimeUsed;
    this.cpuTimeAtLastBeat = cpuTimeUsed();
    this.lastCheckAt = machineTime();
  }

  /** To be called at every interval, whether heartbeats can be written or not. */
  measureLateness(): void {
    const time = this.machineTime();
    this.lateness += Math.max(0, time - this.lastCheckAt - HEARTBEAT_INTERVAL);
    this.lastCheckAt = time;
  }

  /** All time before this start is downtime, unless peers were alive within `graceTime` ms. */
  start(graceTime = 0): Promise<HeartbeatRecord> {
    return this.writeBeat(graceTime);
  }

  /** May reveal a new downtime: this machine was asleep, or this process was suspended. */
  async beat(): Promise<HeartbeatRecord> {
    this.measureLateness();
    const { lateness } = this;
    const cpuTimeNow = this.cpuTimeUsed();
    const record = await this.writeBeat(
      GRACE_TIME + Math.ceil(Math.min(lateness, cpuTimeNow - this.cpuTimeAtLastBeat)),
    );
    this.lateness -= lateness;
    this.cpuTimeAtLastBeat = cpuTimeNow;
    return record;
  }

  private async writeBeat(graceTime: number): Promise<HeartbeatRecord> {
    const at = this.now();
    return { at, downtimes: await this.store.beat(at, graceTime) };
  }
}

/** For how many ms no server was up before this heartbeat. */
export function downtimeUntilNow({ at, downtimes }: HeartbeatRecord): number {
  const last = downtimes.at(-1);
  return last?.to === at ? last.to - last.from : 0;
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
