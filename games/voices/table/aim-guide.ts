// Computes the guide of an aim: its path up to the first touch, never the result of the push.

import { firstContact } from '../push/first-contact.ts';
import { type Aim, PLATFORM, type PlacedMarker } from '../push/platform.ts';
import { DEPTH, type Point, R, toDrawing, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import { pointOnPath } from './push-playback.ts';

export interface AimGuide {
  readonly from: Point; // the new marker before the push
  readonly to: Point; // at the first touch, or at the end
  readonly end: Point; // without markers in its way
  readonly touch: FirstTouchPoint | null;
}

export interface FirstTouchPoint extends Point {
  readonly id: number; // of the touched marker; x, y is its centre
  readonly dot: Point; // where they touch
}

export function makeAimGuide(lying: readonly PlacedMarker[], aim: Aim): AimGuide {
  const from = pointOnPath(aim, 0);
  const end = pointOnPath(aim, 1);
  const contact = firstContact(PLATFORM, lying, aim);
  if (!contact) return { from, to: end, end, touch: null };
  const to = toDrawing(contact);
  const whom = toDrawing(lying.find(({ id }) => id === contact.id)!);
  const dot = { x: (whom.x + to.x) / 2, y: (whom.y + to.y) / 2 };
  return { from, to, end, touch: { id: contact.id, ...whom, dot } };
}

const MIN_LANE_LENGTH = 40; // above the rail: a shorter one would hide behind it

/** Whether the touched marker is so near that the lane can only show the direction. */
export function isLaneShort({ from, to }: AimGuide): boolean {
  return from.y - to.y < MIN_LANE_LENGTH;
}

/** The strip that the new marker sweeps, round at its far end. */
export function lanePath(guide: AimGuide): string {
  const { from, end } = guide;
  const to = isLaneShort(guide) ? pointTowards(from, end, MIN_LANE_LENGTH) : guide.to;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * R, ((to.y - from.y) / length) * R];
  const [right, left] = [
    { x: -dy, y: dx },
    { x: dy, y: -dx },
  ];
  const corner = (at: Point, side: Point) => `${tenth(at.x + side.x)} ${tenth(at.y + side.y)}`;
  return `M${corner(from, right)}L${corner(to, right)}A${R} ${R} 0 0 0 ${corner(to, left)}L${corner(from, left)}Z`;
}

function pointTowards(from: Point, end: Point, up: number): Point {
  return { x: from.x + ((end.x - from.x) * up) / (from.y - end.y), y: from.y - up };
}

interface LabelPosition extends Point {
  readonly side: 'left' | 'right'; // of the touched marker: the words end, or begin, here
}

const RING_RADIUS = R + 13; // around the touched marker
const LABEL_WIDTH = 132;
const LABEL_HEIGHT = 84;
const LABEL_GAP = 72; // for the arrow
const MIN_ARROW_LENGTH = 24; // shorter ones are not drawn
const LABEL_HEIGHT_OFFSETS = [-66, -20, -110, 40]; // above the middle of the marker, best first

/** Where the words "first touch" fit beside the touched marker without covering any; null: nowhere. */
export function firstTouchLabelPosition({ touch, to }: AimGuide, lying: readonly PlacedMarker[]): LabelPosition | null {
  if (!touch) return null;
  const others = [...lying.filter(({ id }) => id !== touch.id).map(toDrawing), to];
  const sides = touch.x < WIDTH / 2 ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const preferred = touch.x >= 2 * R + LABEL_GAP ? (['left', 'right'] as const) : sides;
  for (const side of preferred) {
    for (const height of LABEL_HEIGHT_OFFSETS) {
      const across = Math.sqrt(Math.max(0, RING_RADIUS * RING_RADIUS - height * height)) + LABEL_GAP;
      const x = side === 'left' ? touch.x - across : touch.x + across;
      const position: LabelPosition = { side, x, y: touch.y + height };
      if (isLabelSpaceFree(position, others) && arrowLength(position, touch) >= MIN_ARROW_LENGTH) return position;
    }
  }
  return null;
}

function isLabelSpaceFree({ side, x, y }: LabelPosition, others: readonly Point[]): boolean {
  const [least, most] = side === 'left' ? [x - LABEL_WIDTH, x] : [x, x + LABEL_WIDTH];
  const [top, bottom] = [y - LABEL_HEIGHT / 2, y + LABEL_HEIGHT / 2];
  if (least < 8 || most > WIDTH - 8 || top < 8 || bottom > DEPTH - 8) return false;
  return others.every((other) => {
    const nearest = {
      x: Math.max(least, Math.min(most, other.x)),
      y: Math.max(top, Math.min(bottom, other.y)),
    };
    return Math.hypot(other.x - nearest.x, other.y - nearest.y) >= R;
  });
}

/** The arrow from the words to the ring. */
export function arrowPath(position: LabelPosition, touch: Point): string {
  const { start, end } = arrowEnds(position, touch);
  const bend = { x: tenth((start.x + end.x) / 2), y: tenth(Math.min(start.y, end.y) - 2) };
  const barbs = [-BARB_TURN, BARB_TURN].map((turn) => `M${end.x} ${end.y}l${barb(bend, end, turn)}`);
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}${barbs.join('')}`;
}

const BARB_LENGTH = 15;
const BARB_TURN = 0.56; // from the shaft, in radians

/** One of the two strokes of its head, from the tip back. */
function barb(from: Point, tip: Point, turn: number): string {
  const back = Math.atan2(from.y - tip.y, from.x - tip.x) + turn;
  return `${tenth(Math.cos(back) * BARB_LENGTH)} ${tenth(Math.sin(back) * BARB_LENGTH)}`;
}

function arrowEnds({ side, x, y }: LabelPosition, touch: Point): { readonly start: Point; readonly end: Point } {
  const reach = (RING_RADIUS + 6) / Math.hypot(touch.x - x, touch.y - y);
  return {
    start: { x: tenth(side === 'left' ? x + 8 : x - 8), y: tenth(y + 4) },
    end: { x: tenth(touch.x + (x - touch.x) * reach), y: tenth(touch.y + (y - touch.y) * reach) },
  };
}

function arrowLength(position: LabelPosition, touch: Point): number {
  const { start, end } = arrowEnds(position, touch);
  return Math.hypot(end.x - start.x, end.y - start.y);
}

function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
