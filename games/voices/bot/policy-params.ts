// The parameters of the bots' strengths.

export interface PolicyParams {
  readonly aims: readonly (readonly [at: number, slope: number])[]; // tried in each region, as shares of the rail and of the steepest slope
  readonly simulationsPerAim: number; // with aim error
  readonly sampledStates: number; // states sampled for other decisions
  readonly noise: number; // added to the value of each move
  readonly hidingProbability: number; // of not taking the best move in early rounds
}

function aimGrid(positions: number, slopes: number): [number, number][] {
  const share = (i: number, n: number) => (n === 1 ? 0.5 : i / (n - 1));
  return Array.from({ length: positions * slopes }, (_, i) => [
    share(i % positions, positions),
    2 * share(Math.floor(i / positions), slopes) - 1,
  ]);
}

export const POLICY_PARAMS = {
  easy: { aims: aimGrid(3, 1), simulationsPerAim: 1, sampledStates: 1, noise: 0.4, hidingProbability: 0.2 },
  normal: { aims: aimGrid(5, 3), simulationsPerAim: 1, sampledStates: 1, noise: 0.02, hidingProbability: 0.1 },
  hard: { aims: aimGrid(9, 5), simulationsPerAim: 2, sampledStates: 3, noise: 0, hidingProbability: 0.05 },
} as const satisfies Record<string, PolicyParams>;
