// How long a seat may think about a decision, for each clock that a host of a table can choose.

import { CLOCKS, type ClockName } from '@kuluary/protocol/vocabularies';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** For one decision, in ms; null: no limit. */
export const CLOCK_TIME: Readonly<Record<ClockName, number | null>> = {
  none: null,
  relaxed: 90 * SECOND,
  normal: 45 * SECOND,
  fast: 15 * SECOND,
  day: DAY,
  'three-days': 3 * DAY,
};

/** Players are expected to be connected all the time: a bot stands in for absent ones. */
export function isLiveClock(clock: ClockName): boolean {
  const time = CLOCK_TIME[clock];
  return time !== null && time < DAY;
}

export const DEFAULT_CLOCK: ClockName = CLOCKS[2];
export const ABSENCE_TIMEOUT = 60 * SECOND; // how long a seat waits for its absent player on a live clock, by default
