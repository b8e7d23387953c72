// Downtime: no server was running, or the store was down. It does not count against any clock. All servers know the
// same downtimes, so they agree on when a clock runs out.

/** Moments in ms since 1970. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

export const DOWNTIMES_KEPT = 100; // older ones are forgotten, and count against a clock that runs for so long
const CLOCK_SET_BACK = 60_000; // ms: a heartbeat so long before the last one means that the clock was wrong

/** What a store keeps of heartbeats. */
interface HeartbeatHistory {
  readonly last: number | null; // time of the last one, of any server
  readonly downtimes: readonly Downtime[];
}

/** The history after one more heartbeat, and by how much all deadlines move. A downtime that begins where another ended
 * extends it: a server started and failed at once. */
export function afterHeartbeat(
  { last, downtimes }: HeartbeatHistory,
  now: number,
  graceTime: number,
): HeartbeatHistory & { readonly last: number; readonly gap: number } {
  if (last === null) return { last: now, downtimes, gap: 0 };
  if (now < last - CLOCK_SET_BACK) return { last: now, ...cutOffAfter(downtimes, now) };
  const gap = now - last;
  if (gap <= Math.max(0, graceTime)) return { last: Math.max(last, now), downtimes, gap: 0 };
  const before = downtimes.at(-1);
  const continues = before?.to === last;
  const grown = [
    ...(continues ? downtimes.slice(0, -1) : downtimes),
    { from: continues ? before.from : last, to: now },
  ];
  return { last: now, downtimes: grown.slice(-DOWNTIMES_KEPT), gap };
}

/** Drops what lies after `now`. */
function cutOffAfter(downtimes: readonly Downtime[], now: number): { downtimes: readonly Downtime[]; gap: number } {
  const real = downtimes.filter(({ from }) => from < now).map(({ from, to }) => ({ from, to: Math.min(to, now) }));
  return { downtimes: real, gap: downtimeBetween(real, 0) - downtimeBetween(downtimes, 0) };
}

/** What this server knows from its heartbeats. */
export interface KnownDowntimes {
  downtimes: readonly Downtime[]; // past ones, the oldest first; no two overlap
  lastAt?: number; // time of its last one; unknown where there are none
}

/** ms of downtime between two moments. */
export function downtimeBetween(
  downtimes: readonly Downtime[],
  since: number,
  until = Number.POSITIVE_INFINITY,
): number {
  let sum = 0;
  for (let i = downtimes.length - 1; i >= 0 && downtimes[i]!.to > since; i--) {
    const { from, to } = downtimes[i]!;
    sum += Math.max(0, Math.min(to, until) - Math.max(from, since));
  }
  return sum;
}
