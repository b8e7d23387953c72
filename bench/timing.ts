// How speeds are compared on a machine that others use too: all contestants run in turn, slice after slice, in one
// process, and the median slice counts. A disturbance then hits single slices of everybody, not one contestant.

/** How long to measure. */
export interface Pace {
  readonly rounds: number; // slices of each contestant
  readonly sliceMs: number; // how long one slice runs
}

export const FULL: Pace = { rounds: 15, sliceMs: 100 };
export const QUICK: Pace = { rounds: 5, sliceMs: 20 };

/** Does a bit of work, and says how much: games, moves, copies. A clock is read between two bits, so not too small. */
export type Work = () => number;

/** Units of work per second: the median slice of each contestant. */
export function race<Name extends string>(contestants: Readonly<Record<Name, Work>>, pace: Pace): Record<Name, number> {
  const names = Object.keys(contestants) as Name[];
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) rate(contestants[name], pace.sliceMs); // the compiler's turn: not counted
  for (let round = 0; round < pace.rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      // Each round begins with another one: nobody always runs behind the same neighbour's garbage.
      const name = names[(i + round) % names.length]!;
      rates.get(name)!.push(rate(contestants[name], pace.sliceMs));
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<Name, number>;
}

function rate(work: Work, sliceMs: number): number {
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
