// CPU time of a process and of all that it has started, as Linux counts it.

import { readdirSync, readFileSync } from 'node:fs';

const TICK = 10_000; // µs: a hundred a second, everywhere

interface Stat {
  readonly parent: number;
  readonly own: number; // ticks
  readonly ended: number; // ticks of children that it has outlived
}

/** In µs; NaN where there is no /proc. */
export function processTime(root: number): number {
  try {
    const stats = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), statOf(name)]),
    );
    let ticks = 0;
    for (const [pid, stat] of stats) if (stat && isBelow(pid, root, stats)) ticks += stat.own + stat.ended;
    return ticks * TICK;
  } catch {
    return Number.NaN;
  }
}

function statOf(pid: string): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
  } catch {
    return undefined; // it has just ended
  }
}

function isBelow(pid: number, root: number, stats: ReadonlyMap<number, Stat | undefined>): boolean {
  for (let at = pid; at > 1; at = stats.get(at)?.parent ?? 0) if (at === root) return true;
  return false;
}
