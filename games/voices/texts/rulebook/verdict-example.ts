// The verdicts of three types of jurors that the rulebook counts as an example.

import type { InfluenceFace, JurorType } from '../../rules/vocabulary.ts';

interface JurorExample {
  readonly juror: JurorType;
  readonly guilt: number;
  readonly innocence: number;
  readonly influence: readonly InfluenceFace[];
  readonly result: 'guilty' | 'innocent' | 'undecided';
}

export const VERDICT_EXAMPLE: readonly JurorExample[] = [
  { juror: 'logical', guilt: 3, innocence: 1, influence: ['innocence'], result: 'guilty' },
  { juror: 'laid-back', guilt: 1, innocence: 1, influence: ['innocence', 'blank'], result: 'innocent' },
  { juror: 'perceptive', guilt: 1, innocence: 0, influence: ['innocence'], result: 'undecided' },
];

export function cancelledPairs({ guilt, innocence, influence }: JurorExample): number {
  const turned = (face: InfluenceFace) => influence.filter((each) => each === face).length;
  return Math.min(guilt + turned('guilt'), innocence + turned('innocence'));
}

export function totalCancelledPairs(): number {
  return VERDICT_EXAMPLE.reduce((sum, jurorExample) => sum + cancelledPairs(jurorExample), 0);
}
