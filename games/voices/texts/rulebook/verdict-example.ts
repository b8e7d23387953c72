// How three types make up their minds: the end of a trial that the book counts through.

import type { Face, Juror } from '../../rules/vocabulary.ts';

interface Decided {
  readonly juror: Juror;
  readonly guilt: number;
  readonly innocence: number;
  readonly influence: readonly Face[];
  readonly result: 'guilty' | 'innocent' | 'undecided';
}

export const VERDICT_EXAMPLE: readonly Decided[] = [
  { juror: 'logical', guilt: 3, innocence: 1, influence: ['innocence'], result: 'guilty' },
  { juror: 'laid-back', guilt: 1, innocence: 1, influence: ['innocence', 'blank'], result: 'innocent' },
  { juror: 'perceptive', guilt: 1, innocence: 0, influence: ['innocence'], result: 'undecided' },
];

/** Pairs that cancel. */
export function cancelledOf({ guilt, innocence, influence }: Decided): number {
  const turned = (face: Face) => influence.filter((each) => each === face).length;
  return Math.min(guilt + turned('guilt'), innocence + turned('innocence'));
}

export function cancelledInAll(): number {
  return VERDICT_EXAMPLE.reduce((sum, decided) => sum + cancelledOf(decided), 0);
}
