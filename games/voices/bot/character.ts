// What makes one bot stronger than another.

export interface Character {
  readonly aims: readonly (readonly [at: number, slope: number])[]; // tried in each region: shares of the rail, and of the steepest slope
  readonly tries: number; // of each, with the error of a hand
  readonly worlds: number; // imagined for other questions
  readonly noise: number; // on what it thinks an answer is worth
  readonly hiding: number; // how often it does something else as long as hardly anything is known of it
}

function grid(positions: number, slopes: number): [number, number][] {
  const share = (i: number, n: number) => (n === 1 ? 0.5 : i / (n - 1));
  return Array.from({ length: positions * slopes }, (_, i) => [
    share(i % positions, positions),
    2 * share(Math.floor(i / positions), slopes) - 1,
  ]);
}

export const CHARACTERS = {
  easy: { aims: grid(3, 1), tries: 1, worlds: 1, noise: 0.4, hiding: 0.2 },
  normal: { aims: grid(5, 3), tries: 1, worlds: 1, noise: 0.02, hiding: 0.1 },
  hard: { aims: grid(9, 5), tries: 2, worlds: 3, noise: 0, hiding: 0.05 },
} as const satisfies Record<string, Character>;
