// The SVG symbol sheet as one string: browsers parse that faster than they build two thousand elements.

import { type SvgAttributes, svgElement } from '@kuluary/ui/svg-markup';
import { CARD_BACK_NAMES, CARD_BACKS, type CardBackName } from './card-backs.ts';
import {
  CARD_FRAME_NAMES,
  CARD_FRAMES,
  CARD_HEIGHT,
  CARD_WIDTH,
  type CardFrameName,
  type FrameOrnament,
} from './card-frames.ts';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from './emblems/emblem.ts';
import { EMBLEMS } from './emblems.ts';
import { ICON_PEN, ICONS, type IconName } from './icons.ts';
import { MARKS, type MarkName, OBJECT_DRAWINGS, type ObjectName } from './marks.ts';
import { PARTS } from './parts.ts';
import { BORDER, type Drawing, OUTLINE, type Paint, type PartName, type Stroke } from './stroke.ts';

/** `frame` is `base` plus `seam` with the glyph on it. */
export type SymbolName =
  | `${'frame' | 'base' | 'seam' | 'type'}-${CardFrameName}`
  | `back-${CardBackName}`
  | `mark-${MarkName}`
  | `icon-${IconName}`
  | `part-${PartName}`
  | `emblem-${string}`
  | ObjectName;

export function symbolId(name: SymbolName): string {
  return `rickshank-${name}`;
}

export function symbolSheetMarkup(): string {
  return [
    HALFTONES,
    ...Object.entries(PARTS).map(([name, part]) => drawingMarkup(`part-${name as PartName}`, part, part.own)),
    ...Object.entries(MARKS).map(([name, mark]) => drawingMarkup(`mark-${name as MarkName}`, mark)),
    ...Object.entries(OBJECT_DRAWINGS).map(([name, thing]) => drawingMarkup(name as ObjectName, thing)),
    ...Object.entries(ICONS).map(([name, path]) => icon(`icon-${name as IconName}`, path)),
    ...Object.entries(EMBLEMS).map(([id, strokes]) =>
      drawingMarkup(`emblem-${id}`, { width: EMBLEM_WIDTH, height: EMBLEM_HEIGHT, strokes }),
    ),
    ...CARD_FRAME_NAMES.map((name) => glyph(name) + base(name) + seam(name) + frame(name)),
    ...CARD_BACK_NAMES.map(back),
  ].join('');
}

// Strokes

function drawingMarkup(name: SymbolName, { width, height, strokes }: Drawing, own?: Paint): string {
  return symbol(name, width, height, strokes.map((stroke) => strokeMarkup(stroke, own)).join(''));
}

function strokeMarkup(stroke: Stroke, own?: Paint): string {
  switch (stroke[0]) {
    case 'line':
      return path(stroke[1], { fill: 'none', width: stroke[2] ?? OUTLINE });
    case 'shine':
      return path(stroke[1], { fill: 'none', stroke: paintColour('white'), width: stroke[2] ?? 5 });
    case 'band': {
      const [, paint, line, width] = stroke;
      const border = path(line, { fill: 'none', width: width + 2 * BORDER });
      return border + path(line, { fill: 'none', stroke: paintColour(paint, own), width });
    }
    case 'trace':
      return path(stroke[2], { fill: 'none', stroke: paintColour(stroke[1], own), width: stroke[3] });
    case 'part': {
      const [, name, x, y, width, height, { paint, moved } = {}] = stroke;
      return use(`part-${name}`, [x, y, width, height], {
        style: paint && `--own:${paintColour(paint)}`,
        transform: moved,
      });
    }
    case 'moved':
      return svgElement('g', { transform: stroke[1] }, stroke[2].map((inner) => strokeMarkup(inner, own)).join(''));
    default: {
      const [paint, shape, outline = paint === 'ink' ? 0 : OUTLINE] = stroke;
      return path(shape, { fill: paintColour(paint, own), width: outline });
    }
  }
}

function paintColour(paint: Paint, own: Paint = 'green'): string {
  if (paint === 'current') return 'currentColor';
  return paint === 'own' ? `var(--own,var(--p-${own}))` : `var(--p-${paint})`;
}

// Frames and backs

const WHOLE_CARD = [0, 0, CARD_WIDTH, CARD_HEIGHT] as const;
const EDGE = 8; // ink around a frame
const INNER = 5; // ink around its window and its paper

function base(name: CardFrameName): string {
  const { outline, above = [], window, paper, fit, pattern, stars } = CARD_FRAMES[name];
  const clip = symbolId(`base-${name}`).concat('-window');
  const [across, down, middle] = fit;
  const view = [
    rect(14, 14, 172, 142, `var(--w-${name})`),
    ornament(pattern, `var(--w-${name}-2)`),
    stars === undefined ? '' : path(stars, { fill: paintColour('white'), width: 0 }),
    rect(14, 112, 172, 40, HALFTONE.large, 0.55),
    rect(14, 86, 172, 28, HALFTONE.small, 0.5),
  ];
  const face = [
    svgElement('clipPath', { id: clip }, path(window, {})),
    svgElement('g', { 'clip-path': `url(#${clip})` }, view.join('')),
    path(window, { fill: 'none', width: INNER }),
    path(paper, { fill: 'var(--card-paper)', width: 0 }),
    svgElement('g', { opacity: 0.42 }, path(paper, { fill: HALFTONE.paper, width: 0 })),
    path(paper, { fill: 'none', width: INNER }),
  ];
  return symbol(
    `base-${name}`,
    CARD_WIDTH,
    CARD_HEIGHT,
    [
      path(outline, { fill: `var(--t-${name})`, width: EDGE }),
      ...above.map((part) => path(part.path, { fill: part.ink, width: part.pen ?? 0 })),
      svgElement(
        'g',
        { transform: `translate(100 ${middle}) scale(${across} ${down}) translate(-100 ${-middle})` },
        face.join(''),
      ),
    ].join(''),
  );
}

function seam(name: CardFrameName): string {
  const { plate, glyph } = CARD_FRAMES[name];
  const strokes = [
    path(plate, { fill: `var(--t-${name})`, width: 7 }),
    svgElement('g', { transform: 'translate(4 4) scale(.8)' }, ornament(thicker(glyph), 'var(--ink)')),
  ];
  const inside = svgElement('g', { transform: 'translate(82 126) scale(.9)' }, strokes.join(''));
  return symbol(`seam-${name}`, CARD_WIDTH, CARD_HEIGHT, inside);
}

function frame(name: CardFrameName): string {
  return symbol(
    `frame-${name}`,
    CARD_WIDTH,
    CARD_HEIGHT,
    use(`base-${name}`, WHOLE_CARD) + use(`seam-${name}`, WHOLE_CARD),
  );
}

/** The glyph of a type alone, in the colour of the surrounding text. */
function glyph(name: CardFrameName): string {
  return symbol(`type-${name}`, 40, 40, ornament(CARD_FRAMES[name].glyph, 'currentColor'));
}

function thicker({ path, pen }: FrameOrnament): FrameOrnament {
  return { path, ...(pen !== undefined && { pen: pen + 1 }) };
}

function back(name: CardBackName): string {
  const { outline, edge, field, ground, pattern, ink, dots } = CARD_BACKS[name];
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
      svgElement('clipPath', { id: clip }, path(field, {})),
      svgElement('g', { 'clip-path': `url(#${clip})` }, view.join('')),
      path(field, { fill: 'none', width: OUTLINE }),
      middle,
    ].join(''),
  );
}

// Halftones. They use the ink of the sheet, not that of the card.

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
  return svgElement(
    'pattern',
    { id, width: grid, height: grid, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(32)' },
    svgElement('circle', { cx: grid / 2, cy: grid / 2, r, fill }),
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
    overflow: 'visible', // beams and flames may extend over the edge
  };
  return svgElement('symbol', attributes, inside);
}

function icon(name: SymbolName, line: string): string {
  return symbol(name, 24, 24, path(line, { fill: 'none', stroke: 'currentColor', width: ICON_PEN }));
}

function ornament({ path: shape, pen }: FrameOrnament, ink: string): string {
  return pen === undefined
    ? path(shape, { fill: ink, width: 0 })
    : path(shape, { fill: 'none', stroke: ink, width: pen });
}

interface PathStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number; // 0: no outline
}

function path(d: string, { fill, stroke, width }: PathStyle): string {
  return svgElement('path', {
    d,
    fill,
    'fill-rule': width === 0 ? 'evenodd' : undefined,
    stroke: width === 0 ? 'none' : stroke,
    'stroke-width': width === 0 ? undefined : width,
  });
}

function rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number): string {
  return svgElement('rect', { x, y, width, height, fill, stroke: 'none', opacity });
}

type Area = readonly [x: number, y: number, width: number, height: number];

function use(name: SymbolName, [x, y, width, height]: Area, more: SvgAttributes = {}): string {
  return svgElement('use', { href: `#${symbolId(name)}`, x, y, width, height, ...more });
}
