// Time that passes only when nothing is left to do. All that ever happens in a world is in one queue, in an order that
// follows from the seed; between two happenings every promise that can be kept is kept.

/** Whoever something happens to. A server can be gone, or asleep: then nothing happens to it, or all of it later. */
export class Party {
  readonly name: string;
  readonly isQuick: boolean; // it makes no promises: nobody has to wait for them to be kept
  readonly skew: number; // ms that its clock is ahead
  isGone = false;
  asleepUntil = 0;
  timers = 0; // that it has set, and that have not gone off

  constructor(name: string, { isQuick = false, skew = 0 } = {}) {
    this.name = name;
    this.isQuick = isQuick;
    this.skew = skew;
  }
}

export interface Happening {
  time: number;
  order: number; // of two at the same time
  readonly party: Party;
  readonly run: () => void;
  readonly isTimer: boolean;
  isOff: boolean;
}

export const BEGIN = 1_800_000_000_000; // ms since 1970
const nextTurn = setImmediate; // the real one: by then every promise that can be kept is

export class VirtualTime {
  now = BEGIN;
  current: Party | undefined; // to whom something is happening
  onError: (error: unknown) => void = (error) => {
    throw error;
  };
  private readonly queue = new Queue();
  private orders = 0;

  /** Lets something happen to somebody, `delay` ms from now. */
  in(delay: number, party: Party, run: () => void, isTimer = false): Happening {
    const happening = { time: this.now + Math.max(0, delay), order: this.orders++, party, run, isTimer, isOff: false };
    this.queue.push(happening);
    if (isTimer) party.timers++;
    return happening;
  }

  cancel(happening: Happening): void {
    if (happening.isOff) return;
    happening.isOff = true;
    if (happening.isTimer) happening.party.timers--;
  }

  /** Until nothing more is to come, or somebody has seen enough. */
  async pass(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const next = this.queue.pop();
      if (!next) return;
      if (next.isOff || next.party.isGone) continue;
      if (next.party.asleepUntil > next.time) this.putOff(next);
      else await this.happen(next);
    }
  }

  private putOff(happening: Happening): void {
    happening.time = happening.party.asleepUntil;
    happening.order = this.orders++;
    this.queue.push(happening);
  }

  private async happen(happening: Happening): Promise<void> {
    const { party, run } = happening;
    this.now = happening.time;
    this.cancel(happening);
    this.current = party;
    try {
      run();
    } catch (error) {
      this.onError(error);
    }
    if (!party.isQuick) await new Promise(nextTurn);
    this.current = undefined;
  }
}

/** A heap: the earliest is first. */
class Queue {
  private readonly items: Happening[] = [];

  push(item: Happening): void {
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

  pop(): Happening | undefined {
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

function isBefore(a: Happening, b: Happening): boolean {
  return a.time < b.time || (a.time === b.time && a.order < b.order);
}
