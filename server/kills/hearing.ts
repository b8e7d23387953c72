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
