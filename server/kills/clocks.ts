// How long a clock may have run between two moments, on the scale of performance.now().

import { ROUND } from '../pulse.ts';

const GIVEN = -ROUND; // ms: from the last sign of life on, nobody is known to have been there

export interface Clocks {
  most(since: number, until: number): number;
  least(since: number, until: number): number;
}

/** When the only server died, and when the next one began. */
export interface Times {
  readonly killedAt: number;
  readonly begunAt: number;
}

/** Where there is one server, no clock runs without it. */
export function whileServed(times: Times): Clocks {
  return {
    most: (since, until) => Math.max(0, times.killedAt - since) + (until - times.begunAt),
    least: () => GIVEN,
  };
}

/** Where another server goes on, time goes on: nobody's clock stops because somebody else's server has died. */
export const ALWAYS: Clocks = {
  most: (since, until) => until - since,
  least: (since, until) => Math.max(0, until - since),
};

/** Where the store may be away, time without it may be charged, or not; never more than that. */
export const AT_MOST: Clocks = {
  most: (since, until) => until - since,
  least: () => GIVEN,
};
