// The plots: influence tokens on the jury at the start, and the first player.

import type { Plot } from '../rules/card-terms.ts';

export const PLOTS: readonly Plot[] = [
  {
    id: 'an-ordinary-tuesday',
    start: [
      { juror: 'logical', n: 1 },
      { juror: 'laid-back', n: 1 },
      { juror: 'perceptive', n: 1 },
    ],
    first: 'left',
  },
  {
    id: 'front-page',
    start: [
      { juror: 'judgmental', n: 1 },
      { juror: 'impulsive', n: 1 },
      { juror: 'distracted', n: 1 },
    ],
    first: 'prosecutor',
  },
  {
    id: 'before-lunch',
    start: [
      { juror: 'laid-back', n: 1 },
      { juror: 'distracted', n: 1 },
      { juror: 'logical', n: 1 },
      { juror: 'impulsive', n: 1 },
    ],
    first: 'right',
  },
  {
    id: 'heatwave',
    start: [
      { juror: 'judgmental', n: 1 },
      { juror: 'perceptive', n: 1 },
      { juror: 'impulsive', n: 1 },
      { juror: 'laid-back', n: 1 },
    ],
    first: 'across',
  },
];
