// The guide of an aim: the path and the first touch, and nothing of what comes of it.

import { firstContact } from '../push/first-contact.ts';
import { type Aim, type Lying, PLATFORM } from '../push/platform.ts';
import { DEPTH, type Point, placeOf, R, WIDTH } from '../texts/rulebook/plane.ts';
import { onPath } from './playing.ts';

export interface Guide {
  readonly from: Point; // the new marker as it lies there
  readonly to: Point; // as it touches another, or at its end
  readonly end: Point; // where it would be without anybody in its way
  readonly touch: Touch | null;
}

export interface Touch extends Point {
  readonly id: number; // whom; x, y is its centre
  readonly dot: Point; // where they touch
}

export function guideOf(lying: readonly Lying[], aim: Aim): Guide {
  const from = onPath(aim, 0);
  const end = onPath(aim, 1);
  const contact = firstContact(PLATFORM, lying, aim);
  if (!contact) return { from, to: end, end, touch: null };
  const to = placeOf(contact);
  const whom = placeOf(lying.find(({ id }) => id === contact.id)!);
  const dot = { x: (whom.x + to.x) / 2, y: (whom.y + to.y) / 2 };
  return { from, to, end, touch: { id: contact.id, ...whom, dot } };
}

const LEAST_LANE = 40; // above the rail: less would hide behind it

/** Whether the one who is touched lies so near that the lane only shows where to. */
export function isShort({ from, to }: Guide): boolean {
  return from.y - to.y < LEAST_LANE;
}

/** The strip that the new marker sweeps, round at its far end. */
export function laneOf(guide: Guide): string {
  const { from, end } = guide;
  const to = isShort(guide) ? towards(from, end, LEAST_LANE) : guide.to;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * R, ((to.y - from.y) / length) * R];
  const [right, left] = [
    { x: -dy, y: dx },
    { x: dy, y: -dx },
  ];
  const corner = (at: Point, side: Point) => `${tenth(at.x + side.x)} ${tenth(at.y + side.y)}`;
  return `M${corner(from, right)}L${corner(to, right)}A${R} ${R} 0 0 0 ${corner(to, left)}L${corner(from, left)}Z`;
}

function towards(from: Point, end: Point, up: number): Point {
  return { x: from.x + ((end.x - from.x) * up) / (from.y - end.y), y: from.y - up };
}

export interface Note extends Point {
  readonly side: 'left' | 'right'; // of the marker that is touched: the words end, or begin, here
}

const RING = R + 13; // around who is touched
const NOTE_WIDTH = 132;
const NOTE_HEIGHT = 84;
const NOTE_GAP = 72; // for the arrow
const LEAST_ARROW = 24; // a shorter one points at nothing
const HEIGHTS = [-66, -20, -110, 40]; // above the middle of the marker: what looks best comes first

/** Where the words "first touch" stand: beside the one who is touched, and on nobody. null: there is no room. */
export function noteOf({ touch, to }: Guide, lying: readonly Lying[]): Note | null {
  if (!touch) return null;
  const others = [...lying.filter(({ id }) => id !== touch.id).map(placeOf), to];
  const sides = touch.x < WIDTH / 2 ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const preferred = touch.x >= 2 * R + NOTE_GAP ? (['left', 'right'] as const) : sides;
  for (const side of preferred) {
    for (const height of HEIGHTS) {
      const across = Math.sqrt(Math.max(0, RING * RING - height * height)) + NOTE_GAP;
      const x = side === 'left' ? touch.x - across : touch.x + across;
      const note: Note = { side, x, y: touch.y + height };
      if (isFree(note, others) && arrowLength(note, touch) >= LEAST_ARROW) return note;
    }
  }
  return null;
}

function isFree({ side, x, y }: Note, others: readonly Point[]): boolean {
  const [least, most] = side === 'left' ? [x - NOTE_WIDTH, x] : [x, x + NOTE_WIDTH];
  const [top, bottom] = [y - NOTE_HEIGHT / 2, y + NOTE_HEIGHT / 2];
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
export function arrowOf(note: Note, touch: Point): string {
  const { start, end } = arrowEnds(note, touch);
  const bend = { x: tenth((start.x + end.x) / 2), y: tenth(Math.min(start.y, end.y) - 2) };
  const barbs = [-BARB_TURN, BARB_TURN].map((turn) => `M${end.x} ${end.y}l${barb(bend, end, turn)}`);
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}${barbs.join('')}`;
}

const BARB = 15;
const BARB_TURN = 0.56; // from the shaft, in radians

/** One of the two strokes of its head, from the tip back. */
function barb(from: Point, tip: Point, turn: number): string {
  const back = Math.atan2(from.y - tip.y, from.x - tip.x) + turn;
  return `${tenth(Math.cos(back) * BARB)} ${tenth(Math.sin(back) * BARB)}`;
}

function arrowEnds({ side, x, y }: Note, touch: Point): { readonly start: Point; readonly end: Point } {
  const reach = (RING + 6) / Math.hypot(touch.x - x, touch.y - y);
  return {
    start: { x: tenth(side === 'left' ? x + 8 : x - 8), y: tenth(y + 4) },
    end: { x: tenth(touch.x + (x - touch.x) * reach), y: tenth(touch.y + (y - touch.y) * reach) },
  };
}

function arrowLength(note: Note, touch: Point): number {
  const { start, end } = arrowEnds(note, touch);
  return Math.hypot(end.x - start.x, end.y - start.y);
}

function tenth(n: number): number {
  return Math.round(n * 10) / 10;
}
