// Virtual time, which passes only when nothing is left to do: a queue of tasks, whose order depends on the seed alone.
// Between two tasks all promises that can be settled are settled.

/** What tasks belong to, such as a server. Tasks of one that is gone are dropped, of one that is asleep postponed. */
export class Actor {
  readonly name: string;
  readonly isSynchronous: boolean; // its tasks make no promises to wait for
  readonly clockSkew: number; // ms that its clock is ahead
  isGone = false;
  asleepUntil = 0;
  timers = 0; // pending

  constructor(name: string, { isSynchronous = false, clockSkew = 0 } = {}) {
    this.name = name;
    this.isSynchronous = isSynchronous;
    this.clockSkew = clockSkew;
  }
}

interface ScheduledTask {
  time: number;
  order: number; // among tasks of the same time
  readonly actor: Actor;
  readonly run: () => void;
  readonly isTimer: boolean;
  isCancelled: boolean;
}

export const START_TIME = 1_800_000_000_000; // ms since 1970
const runAfterPromises = setImmediate; // the real one

export class VirtualTime {
  now = START_TIME;
  current: Actor | undefined; // whose task is running
  onError: (error: unknown) => void = (error) => {
    throw error;
  };
  private readonly queue = new TaskHeap();
  private nextOrder = 0;

  schedule(delay: number, actor: Actor, run: () => void, isTimer = false): ScheduledTask {
    const task = {
      time: this.now + Math.max(0, delay),
      order: this.nextOrder++,
      actor,
      run,
      isTimer,
      isCancelled: false,
    };
    this.queue.push(task);
    if (isTimer) actor.timers++;
    return task;
  }

  cancel(task: ScheduledTask): void {
    if (task.isCancelled) return;
    task.isCancelled = true;
    if (task.isTimer) task.actor.timers--;
  }

  async runUntil(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      const next = this.queue.pop();
      if (!next) return;
      if (next.isCancelled || next.actor.isGone) continue;
      if (next.actor.asleepUntil > next.time) this.postpone(next);
      else await this.execute(next);
    }
  }

  private postpone(task: ScheduledTask): void {
    task.time = task.actor.asleepUntil;
    task.order = this.nextOrder++;
    this.queue.push(task);
  }

  private async execute(task: ScheduledTask): Promise<void> {
    const { actor, run } = task;
    this.now = task.time;
    this.cancel(task);
    this.current = actor;
    try {
      run();
    } catch (error) {
      this.onError(error);
    }
    if (!actor.isSynchronous) await new Promise(runAfterPromises);
    this.current = undefined;
  }
}

/** A heap with the earliest task first. */
class TaskHeap {
  private readonly items: ScheduledTask[] = [];

  push(item: ScheduledTask): void {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (isBefore(items[above]!, item)) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  pop(): ScheduledTask | undefined {
    const { items } = this;
    const first = items[0];
    const last = items.pop();
    if (!first || !last || items.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && isBefore(items[below + 1]!, items[below]!)) below++;
      if (isBefore(last, items[below]!)) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = last;
    return first;
  }
}

function isBefore(a: ScheduledTask, b: ScheduledTask): boolean {
  return a.time < b.time || (a.time === b.time && a.order < b.order);
}
