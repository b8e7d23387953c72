// Builds the SVG symbol sheet with all drawings.

import { type SvgAttributes, svgElement } from '@kuluary/ui/svg-markup';
import {
  COLOURS,
  type Colour,
  EMOTIONS,
  type Emotion,
  JUROR_TYPES,
  type JurorType,
  REGIONS,
} from '../../rules/vocabulary.ts';
import { BRAIN_OUTLINE, FURROWS, PROFILE, REGION_SHAPES, SKULL } from './brain.ts';
import { FOLDS } from './brain-folds.ts';
import { FLOOR, HALL } from './courtroom.ts';
import { EMOTION_PICTURES } from './emotions.ts';
import { EXHIBIT_TAG, EXHIBITS, type Exhibit } from './exhibits.ts';
import { JURY_BOX_PICTURE, STICK_PICTURE, TOKEN_PICTURES, type TokenName } from './game-pieces.ts';
import { ICON_PEN, ICONS, type IconName } from './icons.ts';
import { JUROR_PICTURES } from './jurors.ts';
import { PENS, type Pen, ROUND, type Stroke } from './pens.ts';
import { type FilterName, filterId, filtersMarkup } from './svg-filters.ts';
import { svgPath } from './svg-path.ts';
import { DISC, DISC_SHADOW, DISC_SHINE, SIGNS, VOICE_FACES } from './voices.ts';

/** `disc` is `body` with `tint` on it: on a platform the tint stays while the sign turns. */
export type SymbolName =
  | 'brain'
  | 'courtroom'
  | 'jurybox'
  | 'stick'
  | `exhibit-${Exhibit}`
  | `juror-${JurorType}`
  | `emo-${Emotion}`
  | `${'disc' | 'body' | 'tint' | 'sign' | 'voice'}-${Colour}`
  | `tk-${TokenName}`
  | `i-${IconName}`;

export function symbolId(name: SymbolName): string {
  return `voices-${name}`;
}

export function symbolSheetMarkup(): string {
  return [
    filtersMarkup(),
    courtroomSymbol(),
    brainSymbol(),
    ...Object.entries(EXHIBITS).map(([name, parts]) =>
      symbol(
        `exhibit-${name as Exhibit}`,
        [0, 0, 300, 166],
        filtered('f-line', strokesMarkup(parts)) + strokesMarkup(EXHIBIT_TAG),
      ),
    ),
    symbol('jurybox', [0, 0, 600, 90], filtered('f-line', strokesMarkup(JURY_BOX_PICTURE)), {
      preserveAspectRatio: 'none',
    }),
    symbol('stick', [0, 0, 120, 300], STICK_PICTURE.map(([d, pen]) => svgPath(d, pen)).join('')),
    ...JUROR_TYPES.map((juror) =>
      symbol(`juror-${juror}`, [0, 0, 100, 100], filtered('f-line', strokesMarkup(JUROR_PICTURES[juror]))),
    ),
    ...EMOTIONS.map((emotion) =>
      symbol(`emo-${emotion}`, [-36, -36, 72, 72], strokesMarkup(EMOTION_PICTURES[emotion])),
    ),
    ...COLOURS.map((colour) => markerBodySymbols(colour) + signSymbol(colour) + voiceSymbol(colour)),
    ...Object.entries(TOKEN_PICTURES).map(([name, parts]) =>
      symbol(`tk-${name as TokenName}`, [-50, -50, 100, 100], parts.map(([d, pen]) => svgPath(d, pen)).join('')),
    ),
    ...Object.entries(ICONS).map(([name, d]) =>
      symbol(`i-${name as IconName}`, [0, 0, 24, 24], svgPath(d, ICON_ATTRIBUTES)),
    ),
  ].join('');
}

const ICON_ATTRIBUTES: SvgAttributes = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': ICON_PEN,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

// Courtroom and brain

function courtroomSymbol(): string {
  const hall = { fill: 'none', stroke: 'var(--ink)', 'stroke-width': 2.2, 'stroke-linecap': 'round' };
  const floor = svgPath(FLOOR, { stroke: 'var(--ink)', 'stroke-width': 1.2, opacity: 0.7 });
  const inside = filtered('f-line', svgPath(HALL.join(''), hall)) + floor;
  return symbol('courtroom', [0, 0, 1280, 540], inside, { preserveAspectRatio: 'xMidYMin slice' });
}

function brainSymbol(): string {
  const clip = `${symbolId('brain')}-outline`;
  const regions = REGIONS.map((region) => svgPath(REGION_SHAPES[region], { fill: `var(--w-${region},var(--brain))` }));
  const inside = [svgPath(BRAIN_OUTLINE, PENS.brain), ...regions, svgPath(FOLDS.join(''), PENS.fold)].join('');
  const head = [
    svgPath(SKULL, PENS.skull),
    svgElement('g', { 'clip-path': `url(#${clip})` }, inside),
    svgPath(FURROWS, PENS.furrow),
  ].join('');
  return symbol(
    'brain',
    [0, -6, 648, 372],
    svgElement('clipPath', { id: clip }, svgPath(BRAIN_OUTLINE, {})) +
      filtered('f-line', head) +
      filtered('f-char', strokesMarkup(PROFILE)),
  );
}

// Voices

const MARKER_BOX = [-110, -110, 220, 220] as const;
const SIGN_BOX = [-100, -100, 200, 200] as const;

function markerBodySymbols(colour: Colour): string {
  const edge = { stroke: `var(--c-${colour}-line,var(--line-fix))`, 'stroke-width': 9 };
  const shine = { stroke: 'var(--shine)', 'stroke-width': 8, 'stroke-linecap': 'round', fill: 'none' };
  const body = [
    svgPath(DISC_SHADOW, PENS.shadow),
    svgPath(DISC, { fill: `var(--c-${colour})`, ...edge }),
    svgPath(DISC_SHINE, shine),
  ].join('');
  const tint = svgPath(SIGNS[colour], { fill: `var(--c-${colour}-tint)` });
  return (
    symbol(`body-${colour}`, MARKER_BOX, body) +
    symbol(`tint-${colour}`, MARKER_BOX, tint) +
    symbol(`disc-${colour}`, MARKER_BOX, body + tint)
  );
}

function signSymbol(colour: Colour): string {
  return symbol(`sign-${colour}`, SIGN_BOX, svgPath(SIGNS[colour], outlined(colour, 12)));
}

function voiceSymbol(colour: Colour): string {
  const { lines, fills, whites } = VOICE_FACES[colour];
  const ink = colour === 'grey' ? 'var(--pale)' : 'var(--line-fix)';
  const pen = { fill: 'none', stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const face = [
    whites === undefined ? '' : svgPath(whites, { fill: 'var(--pale)', stroke: ink, 'stroke-width': 5 }),
    svgPath(fills, { fill: ink }),
    svgPath(lines, pen),
  ].join('');
  const head = svgElement('g', { transform: 'scale(1.12)' }, svgPath(SIGNS[colour], outlined(colour, 9)));
  return symbol(`voice-${colour}`, SIGN_BOX, head + svgElement('g', { transform: 'scale(1.05)' }, face));
}

function outlined(colour: Colour, width: number): SvgAttributes {
  return { fill: `var(--c-${colour})`, stroke: 'var(--ink)', 'stroke-width': width, 'stroke-linejoin': 'round' };
}

// Elements

type ViewBox = readonly [x: number, y: number, width: number, height: number];

function symbol(name: SymbolName, viewBox: ViewBox, inside: string, more: SvgAttributes = {}): string {
  return svgElement('symbol', { id: symbolId(name), viewBox: viewBox.join(' '), overflow: 'visible', ...more }, inside);
}

function strokesMarkup(all: readonly Stroke[]): string {
  return svgElement('g', ROUND, all.map(drawn).join(''));
}

function drawn(stroke: Stroke): string {
  const end = stroke.indexOf(' ');
  return svgPath(stroke.slice(end + 1), PENS[stroke.slice(0, end) as Pen]);
}

function filtered(name: FilterName, inside: string): string {
  return svgElement('g', { filter: `url(#${filterId(name)})` }, inside);
}
