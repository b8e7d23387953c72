// How long a seat may think.

import { CLOCKS, type ClockName } from '@kuluary/protocol/words';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** For one decision, in ms; null: as long as it takes. */
export const CLOCK_TIME: Readonly<Record<ClockName, number | null>> = {
  none: null,
  relaxed: 90 * SECOND,
  normal: 45 * SECOND,
  fast: 15 * SECOND,
  day: DAY,
  'three-days': 3 * DAY,
};

/** People sit at the table at the same time: whoever is gone is missed. */
export function isLive(clock: ClockName): boolean {
  const time = CLOCK_TIME[clock];
  return time !== null && time < DAY;
}

export const DEFAULT_CLOCK: ClockName = CLOCKS[2];
export const ABSENCE = 60 * SECOND; // how long a seat waits for its player on a live clock, as a rule
