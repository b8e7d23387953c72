// How long a clock may have run between two moments, on the scale of performance.now().

import { HEARTBEAT_INTERVAL } from '../heartbeat.ts';

const MIN_CHARGE = -HEARTBEAT_INTERVAL; // ms; time since the last heartbeat may be given back

export interface ClockBounds {
  maximum(since: number, until: number): number;
  minimum(since: number, until: number): number;
}

/** When the only server was killed, and when the next one started the clocks. */
interface ServerLifetime {
  readonly killedAt: number;
  readonly clocksStartedAt: number;
}

/** With one server: clocks run only while it serves. */
export function boundsWhileServed(lifetime: ServerLifetime): ClockBounds {
  return {
    maximum: (since, until) => Math.max(0, lifetime.killedAt - since) + (until - lifetime.clocksStartedAt),
    minimum: () => MIN_CHARGE,
  };
}

/** With another server running: clocks never stop. */
export const ALWAYS_RUNNING: ClockBounds = {
  maximum: (since, until) => until - since,
  minimum: (since, until) => Math.max(0, until - since),
};

/** With a store that may be down: time without it may be charged, or not. */
export const POSSIBLY_STOPPED: ClockBounds = {
  maximum: (since, until) => until - since,
  minimum: () => MIN_CHARGE,
};
