// CPU time of a process and of all that it has started, as Linux counts it.

import { readdirSync, readFileSync } from 'node:fs';

const TICK_US = 10_000; // Linux has a hundred a second

interface ProcessStat {
  readonly parent: number;
  readonly own: number; // ticks
  readonly ended: number; // ticks of children that have ended
}

/** In µs; NaN where there is no /proc. */
export function cpuTimeOf(root: number): number {
  try {
    const stats = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), readProcessStat(name)]),
    );
    let ticks = 0;
    for (const [pid, stat] of stats) if (stat && isDescendant(pid, root, stats)) ticks += stat.own + stat.ended;
    return ticks * TICK_US;
  } catch {
    return Number.NaN;
  }
}

function readProcessStat(pid: string): ProcessStat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
  } catch {
    return undefined; // it has just ended
  }
}

function isDescendant(pid: number, root: number, stats: ReadonlyMap<number, ProcessStat | undefined>): boolean {
  for (let at = pid; at > 1; at = stats.get(at)?.parent ?? 0) if (at === root) return true;
  return false;
}
