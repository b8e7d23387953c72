// What has happened in a world, in numbers.

export const TALLIED = [
  'games', // that came to their end
  'moves', // on disk
  'byClock', // of them, because time had run out
  'updates', // that people were told
  'crashes',
  'stalls',
  'cuts', // connections that broke
  'outages', // of the store
  'failedCommits',
  'conflicts',
  'takeovers',
  'repeats', // moves that were sent again
] as const;

export type Tallied = Record<(typeof TALLIED)[number], number>;

export function nothingYet(): Tallied {
  return Object.fromEntries(TALLIED.map((name) => [name, 0])) as Tallied;
}
