// The pens of the drawings: named sets of SVG attributes for lines and fills.

import type { SvgAttributes } from '@kuluary/ui/svg-markup';

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
  // fills
  ink: { fill: 'var(--ink)' },
  sheet: { fill: 'var(--sheet)' },
  shadow: { fill: 'var(--drop)' },
  skull: { fill: 'var(--skull)' },
  brain: { fill: 'var(--brain)' },
  wood: { fill: 'var(--wood)' },
  white: { fill: 'var(--pale)' }, // of an eye, in both themes
  pupil: { fill: 'var(--line-fix)' },
  // fills with an outline
  skin: { ...FIGURE, fill: 'var(--skin)' },
  coat: { ...FIGURE, fill: 'var(--coat)' },
  hair: { ...FIGURE, fill: 'var(--coat2)' },
  tag: { ...FIGURE, fill: 'var(--sheet-2)' },
  pearl: { ...INK, 'stroke-width': 1.6, fill: 'var(--sheet)' },
  // an emotion: in the colour of the text around
  feature: { ...FEATURE, fill: 'none' },
  strong: { ...FEATURE, fill: 'none', 'stroke-width': 4.6 },
  dark: { ...FEATURE, fill: 'currentColor' },
  hole: { fill: 'var(--mk-tint)' },
  holed: { ...FEATURE, fill: 'var(--mk-tint)' },
  // on a piece of paper, the same in both themes
  paper: { fill: 'var(--pale)', stroke: 'var(--line-fix)', 'stroke-width': 2.4 },
  pencil: { fill: 'none', stroke: 'var(--line-fix)', 'stroke-width': 2.6 },
  dash: { fill: 'none', stroke: 'var(--line-fix)', 'stroke-width': 1.2, 'stroke-dasharray': '4 4', opacity: 0.35 },
  stain: { fill: 'var(--stain)', opacity: 0.3 },
  crust: { fill: 'var(--crust)', stroke: 'var(--line-fix)', 'stroke-width': 2.6 },
} as const satisfies Readonly<Record<string, SvgAttributes>>;

export type Pen = keyof typeof PENS;
export type Stroke = `${Pen} ${string}`;
