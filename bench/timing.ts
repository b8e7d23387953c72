// Compares speeds on a shared machine: all contestants run in turn, slice by slice, in one process, and the median slice
// counts. A disturbance then hits single slices of all, not one contestant.

/** How long to measure. */
export interface TimingPlan {
  readonly rounds: number; // slices of each contestant
  readonly sliceMs: number; // how long one slice runs
}

export const FULL_PLAN: TimingPlan = { rounds: 15, sliceMs: 100 };
export const QUICK_PLAN: TimingPlan = { rounds: 5, sliceMs: 20 };

/** Does some work and returns how much: games, moves, copies. The clock is read after each call, so not too little. */
export type TimedWork = () => number;

/** Units of work per second: the median slice of each contestant. */
export function compareRates<Name extends string>(
  contestants: Readonly<Record<Name, TimedWork>>,
  plan: TimingPlan,
): Record<Name, number> {
  const names = Object.keys(contestants) as Name[];
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) measureRate(contestants[name], plan.sliceMs); // warms up the compiler, not counted
  for (let round = 0; round < plan.rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      // Each round begins with another one, so that none always runs after the garbage of the same one.
      const name = names[(i + round) % names.length]!;
      rates.get(name)!.push(measureRate(contestants[name], plan.sliceMs));
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<Name, number>;
}

function measureRate(work: TimedWork, sliceMs: number): number {
  const start = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < sliceMs) {
    units += work();
    spent = performance.now() - start;
  }
  return (units * 1000) / spent;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
