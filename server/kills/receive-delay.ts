// Estimates how late messages are received because this process is busy.

const TICK = 10; // ms

let ticks: readonly [before: number, last: number] = [performance.now(), performance.now()];
setInterval(() => {
  ticks = [ticks[1], performance.now()];
}, TICK).unref();

/** A message that is received now arrived after this: each tick handles all that have arrived. */
export function earliestArrival(): number {
  return ticks[0];
}

const SLACK = 100; // ms by which clocks of two idle processes may differ
const MAX_DELAY = 1500; // ms; a longer one has another reason
let worst = 0;

/** Records a delay between two messages of one server. */
export function recordDelay(ms: number): void {
  worst = Math.max(worst, ms);
}

/** How late any message may be received on this machine. */
export function delayTolerance(): number {
  return SLACK + Math.min(worst, MAX_DELAY);
}
