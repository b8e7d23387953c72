// Counters of what happened in a world.

export const COUNTER_NAMES = [
  'games', // finished
  'moves', // on disk
  'byClock', // moves of players whose time had run out
  'updates',
  'crashes',
  'stalls',
  'cuts', // of connections
  'outages', // of the store
  'failedCommits',
  'conflicts',
  'takeovers',
  'repeats', // moves sent again
] as const;

export type Counters = Record<(typeof COUNTER_NAMES)[number], number>;

export function zeroCounters(): Counters {
  return Object.fromEntries(COUNTER_NAMES.map((name) => [name, 0])) as Counters;
}
