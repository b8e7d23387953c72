// The sheet of symbols as one text: a browser reads it faster than it builds two thousand elements one by one.

import { type Attributes, tag } from '@kuluary/stage/svg';
import { BACK_NAMES, BACKS, type BackName } from './backs.ts';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from './emblems/emblem.ts';
import { EMBLEMS } from './emblems.ts';
import { CARD_HEIGHT, CARD_WIDTH, FRAME_NAMES, FRAMES, type FrameName, type Ornament } from './frames.ts';
import { ICON_PEN, ICONS, type IconName } from './icons.ts';
import { MARKS, type MarkName, THINGS, type ThingName } from './marks.ts';
import { PARTS } from './parts.ts';
import { BORDER, type Drawing, OUTLINE, type Paint, type PartName, type Stroke } from './stroke.ts';

/** `frame` is the whole frame: `base`, and `seam` with the glyph upon it. */
export type SymbolName =
  | `${'frame' | 'base' | 'seam' | 'type'}-${FrameName}`
  | `back-${BackName}`
  | `mark-${MarkName}`
  | `icon-${IconName}`
  | `part-${PartName}`
  | `emblem-${string}`
  | ThingName;

export function symbolId(name: SymbolName): string {
  return `rickshank-${name}`;
}

export function sheetMarkup(): string {
  return [
    HALFTONES,
    ...Object.entries(PARTS).map(([name, part]) => drawn(`part-${name as PartName}`, part, part.own)),
    ...Object.entries(MARKS).map(([name, mark]) => drawn(`mark-${name as MarkName}`, mark)),
    ...Object.entries(THINGS).map(([name, thing]) => drawn(name as ThingName, thing)),
    ...Object.entries(ICONS).map(([name, path]) => icon(`icon-${name as IconName}`, path)),
    ...Object.entries(EMBLEMS).map(([id, strokes]) =>
      drawn(`emblem-${id}`, { width: EMBLEM_WIDTH, height: EMBLEM_HEIGHT, strokes }),
    ),
    ...FRAME_NAMES.map((name) => glyph(name) + base(name) + seam(name) + frame(name)),
    ...BACK_NAMES.map(back),
  ].join('');
}

// Strokes

function drawn(name: SymbolName, { width, height, strokes }: Drawing, own?: Paint): string {
  return symbol(name, width, height, strokes.map((stroke) => strokeMarkup(stroke, own)).join(''));
}

function strokeMarkup(stroke: Stroke, own?: Paint): string {
  switch (stroke[0]) {
    case 'line':
      return path(stroke[1], { fill: 'none', width: stroke[2] ?? OUTLINE });
    case 'shine':
      return path(stroke[1], { fill: 'none', stroke: colour('white'), width: stroke[2] ?? 5 });
    case 'band': {
      const [, paint, line, width] = stroke;
      const border = path(line, { fill: 'none', width: width + 2 * BORDER });
      return border + path(line, { fill: 'none', stroke: colour(paint, own), width });
    }
    case 'trace':
      return path(stroke[2], { fill: 'none', stroke: colour(stroke[1], own), width: stroke[3] });
    case 'part': {
      const [, name, x, y, width, height, { paint, moved } = {}] = stroke;
      return use(`part-${name}`, [x, y, width, height], {
        style: paint && `--own:${colour(paint)}`,
        transform: moved,
      });
    }
    case 'moved':
      return tag('g', { transform: stroke[1] }, stroke[2].map((inner) => strokeMarkup(inner, own)).join(''));
    default: {
      const [paint, shape, outline = paint === 'ink' ? 0 : OUTLINE] = stroke;
      return path(shape, { fill: colour(paint, own), width: outline });
    }
  }
}

function colour(paint: Paint, own: Paint = 'green'): string {
  if (paint === 'current') return 'currentColor';
  return paint === 'own' ? `var(--own,var(--p-${own}))` : `var(--p-${paint})`;
}

// Frames and backs

const WHOLE = [0, 0, CARD_WIDTH, CARD_HEIGHT] as const;
const EDGE = 8; // ink round a frame
const INNER = 5; // and round its window and its paper

function base(name: FrameName): string {
  const { outline, above = [], window, paper, fit, pattern, stars } = FRAMES[name];
  const clip = symbolId(`base-${name}`).concat('-window');
  const [across, down, middle] = fit;
  const view = [
    rect(14, 14, 172, 142, `var(--w-${name})`),
    ornament(pattern, `var(--w-${name}-2)`),
    stars === undefined ? '' : path(stars, { fill: colour('white'), width: 0 }),
    rect(14, 112, 172, 40, HALFTONE.large, 0.55),
    rect(14, 86, 172, 28, HALFTONE.small, 0.5),
  ];
  const face = [
    tag('clipPath', { id: clip }, path(window, {})),
    tag('g', { 'clip-path': `url(#${clip})` }, view.join('')),
    path(window, { fill: 'none', width: INNER }),
    path(paper, { fill: 'var(--card-paper)', width: 0 }),
    tag('g', { opacity: 0.42 }, path(paper, { fill: HALFTONE.paper, width: 0 })),
    path(paper, { fill: 'none', width: INNER }),
  ];
  return symbol(
    `base-${name}`,
    CARD_WIDTH,
    CARD_HEIGHT,
    [
      path(outline, { fill: `var(--t-${name})`, width: EDGE }),
      ...above.map((part) => path(part.path, { fill: part.ink, width: part.pen ?? 0 })),
      tag(
        'g',
        { transform: `translate(100 ${middle}) scale(${across} ${down}) translate(-100 ${-middle})` },
        face.join(''),
      ),
    ].join(''),
  );
}

function seam(name: FrameName): string {
  const { plate, glyph } = FRAMES[name];
  const strokes = [
    path(plate, { fill: `var(--t-${name})`, width: 7 }),
    tag('g', { transform: 'translate(4 4) scale(.8)' }, ornament(thicker(glyph), 'var(--ink)')),
  ];
  const inside = tag('g', { transform: 'translate(82 126) scale(.9)' }, strokes.join(''));
  return symbol(`seam-${name}`, CARD_WIDTH, CARD_HEIGHT, inside);
}

function frame(name: FrameName): string {
  return symbol(`frame-${name}`, CARD_WIDTH, CARD_HEIGHT, use(`base-${name}`, WHOLE) + use(`seam-${name}`, WHOLE));
}

/** The glyph of a type by itself, in the colour of the words around. */
function glyph(name: FrameName): string {
  return symbol(`type-${name}`, 40, 40, ornament(FRAMES[name].glyph, 'currentColor'));
}

function thicker({ path, pen }: Ornament): Ornament {
  return { path, ...(pen !== undefined && { pen: pen + 1 }) };
}

function back(name: BackName): string {
  const { outline, edge, field, ground, pattern, ink, dots } = BACKS[name];
  const clip = symbolId(`back-${name}`).concat('-field');
  const view = [
    path(pattern, { fill: name === 'main' ? 'var(--back-2)' : ink, width: 0 }),
    ...dots.map(([y, height, isLarge]) => rect(18, y, 164, height, isLarge ? HALFTONE.large : HALFTONE.small, 0.6)),
  ];
  const middle =
    name === 'location'
      ? use('emblem-the-citadel-of-ricks', [20, 70, 160, 130])
      : use('part-portal', [40, 84, 120, 120], name === 'nemesis' ? { style: '--own:var(--p-yellow)' } : {});
  return symbol(
    `back-${name}`,
    CARD_WIDTH,
    CARD_HEIGHT,
    [
      path(outline, { fill: edge, width: 9 }),
      path(field, { fill: ground, width: OUTLINE }),
      tag('clipPath', { id: clip }, path(field, {})),
      tag('g', { 'clip-path': `url(#${clip})` }, view.join('')),
      path(field, { fill: 'none', width: OUTLINE }),
      middle,
    ].join(''),
  );
}

// Halftones. Their ink is the sheet's, not that of the card which they lie on.

const HALFTONE = {
  large: 'url(#rickshank-dots-large)',
  small: 'url(#rickshank-dots-small)',
  paper: 'url(#rickshank-dots-paper)',
} as const;

const HALFTONES = [
  halftone('rickshank-dots-large', 9, 2.5, 'var(--ink)'),
  halftone('rickshank-dots-small', 9, 1.5, 'var(--ink)'),
  halftone('rickshank-dots-paper', 8, 1.5, 'var(--card-dots)'),
].join('');

function halftone(id: string, grid: number, r: number, fill: string): string {
  return tag(
    'pattern',
    { id, width: grid, height: grid, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(32)' },
    tag('circle', { cx: grid / 2, cy: grid / 2, r, fill }),
  );
}

// Elements

function symbol(name: SymbolName, width: number, height: number, inside: string): string {
  const attributes = {
    id: symbolId(name),
    viewBox: `0 0 ${width} ${height}`,
    stroke: 'var(--ink)',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    overflow: 'visible', // a beam or a flame may reach over the edge
  };
  return tag('symbol', attributes, inside);
}

function icon(name: SymbolName, line: string): string {
  return symbol(name, 24, 24, path(line, { fill: 'none', stroke: 'currentColor', width: ICON_PEN }));
}

function ornament({ path: shape, pen }: Ornament, ink: string): string {
  return pen === undefined
    ? path(shape, { fill: ink, width: 0 })
    : path(shape, { fill: 'none', stroke: ink, width: pen });
}

interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number; // 0: no outline
}

function path(d: string, { fill, stroke, width }: Pen): string {
  return tag('path', {
    d,
    fill,
    'fill-rule': width === 0 ? 'evenodd' : undefined,
    stroke: width === 0 ? 'none' : stroke,
    'stroke-width': width === 0 ? undefined : width,
  });
}

function rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number): string {
  return tag('rect', { x, y, width, height, fill, stroke: 'none', opacity });
}

type Area = readonly [x: number, y: number, width: number, height: number];

function use(name: SymbolName, [x, y, width, height]: Area, more: Attributes = {}): string {
  return tag('use', { href: `#${symbolId(name)}`, x, y, width, height, ...more });
}
