// How a picture is drawn: charcoal on paper, chalk on a blackboard. A pen is what lines and grounds have in common.

import type { Attributes } from '@kuluary/stage/svg';

const INK = { fill: 'none', stroke: 'var(--ink)' };
/** The ends and corners of every line in a picture. */
export const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const FIGURE = { ...INK, 'stroke-width': 2.4 };
const FEATURE = { stroke: 'currentColor', 'stroke-width': 3.4 };

export const PENS = {
  // lines
  line: { ...INK, 'stroke-width': 2.2 },
  thick: { ...INK, 'stroke-width': 3 },
  bold: { ...INK, 'stroke-width': 4 },
  hatch: { ...INK, 'stroke-width': 1.3, opacity: 0.62 },
  dotted: { ...INK, 'stroke-width': 1.3, opacity: 0.62, 'stroke-dasharray': '2 3' },
  fold: { ...INK, 'stroke-width': 2, 'stroke-linecap': 'round', opacity: 0.26 },
  furrow: { ...INK, 'stroke-width': 3, ...ROUND, opacity: 0.75 },
  // grounds
  ink: { fill: 'var(--ink)' },
  sheet: { fill: 'var(--sheet)' },
  shadow: { fill: 'var(--drop)' },
  skull: { fill: 'var(--skull)' },
  brain: { fill: 'var(--brain)' },
  wood: { fill: 'var(--wood)' },
  white: { fill: 'var(--pale)' }, // of an eye, by day and by night
  pupil: { fill: 'var(--line-fix)' },
  // grounds with an outline
  skin: { ...FIGURE, fill: 'var(--skin)' },
  coat: { ...FIGURE, fill: 'var(--coat)' },
  hair: { ...FIGURE, fill: 'var(--coat2)' },
  tag: { ...FIGURE, fill: 'var(--sheet-2)' },
  pearl: { ...INK, 'stroke-width': 1.6, fill: 'var(--sheet)' },
  // an emotion: in the colour of the words around
  feature: { ...FEATURE, fill: 'none' },
  strong: { ...FEATURE, fill: 'none', 'stroke-width': 4.6 },
  dark: { ...FEATURE, fill: 'currentColor' },
  hole: { fill: 'var(--mk-tint)' },
  holed: { ...FEATURE, fill: 'var(--mk-tint)' },
  // on a piece of paper, which is the same by day and by night
  paper: { fill: 'var(--pale)', stroke: 'var(--line-fix)', 'stroke-width': 2.4 },
  pencil: { fill: 'none', stroke: 'var(--line-fix)', 'stroke-width': 2.6 },
  dash: { fill: 'none', stroke: 'var(--line-fix)', 'stroke-width': 1.2, 'stroke-dasharray': '4 4', opacity: 0.35 },
  stain: { fill: 'var(--stain)', opacity: 0.3 },
  crust: { fill: 'var(--crust)', stroke: 'var(--line-fix)', 'stroke-width': 2.6 },
} as const satisfies Readonly<Record<string, Attributes>>;

export type Pen = keyof typeof PENS;
/** Its pen and its path. */
export type Stroke = `${Pen} ${string}`;
