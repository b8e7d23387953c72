// The sheet of symbols as one text.

import { type Attributes, tag } from '@kuluary/stage/svg';
import { COLOURS, type Colour, EMOTIONS, type Emotion, JURORS, type Juror, REGIONS } from '../../rules/vocabulary.ts';
import { BRAIN_OUTLINE, FURROWS, PROFILE, REGION_SHAPES, SKULL } from './brain.ts';
import { FOLDS } from './brain-folds.ts';
import { FLOOR, HALL } from './courtroom.ts';
import { path } from './elements.ts';
import { EMOTION_PICTURES } from './emotions.ts';
import { EXHIBIT_TAG, EXHIBITS, type Exhibit } from './exhibits.ts';
import { type FilterName, filterId, filtersMarkup } from './filters.ts';
import { ICON_PEN, ICONS, type IconName } from './icons.ts';
import { JUROR_PICTURES } from './jurors.ts';
import { PENS, type Pen, ROUND, type Stroke } from './stroke.ts';
import { JURY_BOX, STICK, TOKENS, type TokenName } from './things.ts';
import { DISC, DISC_SHADOW, DISC_SHINE, SIGNS, VOICE_FACES } from './voices.ts';

/** `disc` is `body` with `tint` on it: on a platform the light stays where it is while the sign turns. */
export type SymbolName =
  | 'brain'
  | 'courtroom'
  | 'jurybox'
  | 'stick'
  | `exhibit-${Exhibit}`
  | `juror-${Juror}`
  | `emo-${Emotion}`
  | `${'disc' | 'body' | 'tint' | 'sign' | 'voice'}-${Colour}`
  | `tk-${TokenName}`
  | `i-${IconName}`;

export function symbolId(name: SymbolName): string {
  return `voices-${name}`;
}

export function sheetMarkup(): string {
  return [
    filtersMarkup(),
    courtroom(),
    brain(),
    ...Object.entries(EXHIBITS).map(([name, parts]) =>
      symbol(`exhibit-${name as Exhibit}`, [0, 0, 300, 166], filtered('f-line', strokes(parts)) + strokes(EXHIBIT_TAG)),
    ),
    symbol('jurybox', [0, 0, 600, 90], filtered('f-line', strokes(JURY_BOX)), { preserveAspectRatio: 'none' }),
    symbol('stick', [0, 0, 120, 300], STICK.map(([d, pen]) => path(d, pen)).join('')),
    ...JURORS.map((juror) =>
      symbol(`juror-${juror}`, [0, 0, 100, 100], filtered('f-line', strokes(JUROR_PICTURES[juror]))),
    ),
    ...EMOTIONS.map((emotion) => symbol(`emo-${emotion}`, [-36, -36, 72, 72], strokes(EMOTION_PICTURES[emotion]))),
    ...COLOURS.map((colour) => markerBody(colour) + sign(colour) + voice(colour)),
    ...Object.entries(TOKENS).map(([name, parts]) =>
      symbol(`tk-${name as TokenName}`, [-50, -50, 100, 100], parts.map(([d, pen]) => path(d, pen)).join('')),
    ),
    ...Object.entries(ICONS).map(([name, d]) => symbol(`i-${name as IconName}`, [0, 0, 24, 24], path(d, ICON))),
  ].join('');
}

const ICON: Attributes = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': ICON_PEN,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

// Places

function courtroom(): string {
  const hall = { fill: 'none', stroke: 'var(--ink)', 'stroke-width': 2.2, 'stroke-linecap': 'round' };
  const floor = path(FLOOR, { stroke: 'var(--ink)', 'stroke-width': 1.2, opacity: 0.7 });
  const inside = filtered('f-line', path(HALL.join(''), hall)) + floor;
  return symbol('courtroom', [0, 0, 1280, 540], inside, { preserveAspectRatio: 'xMidYMin slice' });
}

function brain(): string {
  const clip = `${symbolId('brain')}-outline`;
  const regions = REGIONS.map((region) => path(REGION_SHAPES[region], { fill: `var(--w-${region},var(--brain))` }));
  const inside = [path(BRAIN_OUTLINE, PENS.brain), ...regions, path(FOLDS.join(''), PENS.fold)].join('');
  const head = [
    path(SKULL, PENS.skull),
    tag('g', { 'clip-path': `url(#${clip})` }, inside),
    path(FURROWS, PENS.furrow),
  ].join('');
  return symbol(
    'brain',
    [0, -6, 648, 372],
    tag('clipPath', { id: clip }, path(BRAIN_OUTLINE, {})) +
      filtered('f-line', head) +
      filtered('f-char', strokes(PROFILE)),
  );
}

// Voices

const MARKER_BOX = [-110, -110, 220, 220] as const;
const SIGN_BOX = [-100, -100, 200, 200] as const;

function markerBody(colour: Colour): string {
  const edge = { stroke: `var(--c-${colour}-line,var(--line-fix))`, 'stroke-width': 9 };
  const shine = { stroke: 'var(--shine)', 'stroke-width': 8, 'stroke-linecap': 'round', fill: 'none' };
  const body = [
    path(DISC_SHADOW, PENS.shadow),
    path(DISC, { fill: `var(--c-${colour})`, ...edge }),
    path(DISC_SHINE, shine),
  ].join('');
  const tint = path(SIGNS[colour], { fill: `var(--c-${colour}-tint)` });
  return (
    symbol(`body-${colour}`, MARKER_BOX, body) +
    symbol(`tint-${colour}`, MARKER_BOX, tint) +
    symbol(`disc-${colour}`, MARKER_BOX, body + tint)
  );
}

function sign(colour: Colour): string {
  return symbol(`sign-${colour}`, SIGN_BOX, path(SIGNS[colour], outlined(colour, 12)));
}

function voice(colour: Colour): string {
  const { lines, fills, whites } = VOICE_FACES[colour];
  const ink = colour === 'grey' ? 'var(--pale)' : 'var(--line-fix)';
  const pen = { fill: 'none', stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const face = [
    whites === undefined ? '' : path(whites, { fill: 'var(--pale)', stroke: ink, 'stroke-width': 5 }),
    path(fills, { fill: ink }),
    path(lines, pen),
  ].join('');
  const head = tag('g', { transform: 'scale(1.12)' }, path(SIGNS[colour], outlined(colour, 9)));
  return symbol(`voice-${colour}`, SIGN_BOX, head + tag('g', { transform: 'scale(1.05)' }, face));
}

function outlined(colour: Colour, width: number): Attributes {
  return { fill: `var(--c-${colour})`, stroke: 'var(--ink)', 'stroke-width': width, 'stroke-linejoin': 'round' };
}

// Elements

type Box = readonly [x: number, y: number, width: number, height: number];

function symbol(name: SymbolName, box: Box, inside: string, more: Attributes = {}): string {
  return tag('symbol', { id: symbolId(name), viewBox: box.join(' '), overflow: 'visible', ...more }, inside);
}

function strokes(all: readonly Stroke[]): string {
  return tag('g', ROUND, all.map(drawn).join(''));
}

function drawn(stroke: Stroke): string {
  const end = stroke.indexOf(' ');
  return path(stroke.slice(end + 1), PENS[stroke.slice(0, end) as Pen]);
}

function filtered(name: FilterName, inside: string): string {
  return tag('g', { filter: `url(#${filterId(name)})` }, inside);
}
