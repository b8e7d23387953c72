// How long ago something may have come that is heard only now, because this process was busy.

const TICK = 10; // ms

let ticks: readonly [before: number, last: number] = [performance.now(), performance.now()];
setInterval(() => {
  ticks = [ticks[1], performance.now()];
}, TICK).unref();

/** What is heard now came after this: between two ticks everything that has come is heard. */
export function cameAfter(): number {
  return ticks[0];
}

const SLACK = 100; // ms by which two processes may see the same moment differently, even where there is nothing to do
const MAX_DELAY = 1500; // ms: whatever is later than that has another reason
let worst = 0;

/** So late were words heard that one server said by one clock. */
export function noteDelay(ms: number): void {
  worst = Math.max(worst, ms);
}

/** As late may everything be heard, on a machine that has as much to do as this one. */
export function mayBeLate(): number {
  return SLACK + Math.min(worst, MAX_DELAY);
}
