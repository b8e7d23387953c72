// The state of a push between two substeps, in floating point.

import { isLegalAim } from './aim-limits.ts';
import { AIM_UNIT, type Aim, type PlacedMarker, type Platform, RADIUS, SLOPE_UNIT, UNIT } from './platform.ts';

/** A marker, or the rail. x counts from the platform's middle, so that mirror images move identically. */
export class Body {
  readonly initial: PlacedMarker; // before the push
  readonly index: number; // among all bodies at the start, by id
  readonly mobility: number; // movement for a pressure of 1; 0 for the rail and the pushed body
  x: number;
  y: number;
  ux: number;
  uy: number;
  dx = 0; // displacement in this substep
  dy = 0;
  rimRotation = 0; // in this substep, to the left as seen from above
  hasMoved = false; // in this push
  reachOrder = UNREACHED; // bodies reached before it in this substep

  constructor(initial: PlacedMarker, index: number, mobility: number, x: number) {
    this.initial = initial;
    this.index = index;
    this.mobility = mobility;
    this.x = x;
    this.y = initial.y;
    this.ux = initial.ux;
    this.uy = initial.uy;
  }
}

/** Two bodies that may touch. Kept for the whole push: the solver starts from the last pressure and friction. */
export class Contact {
  readonly a: Body;
  readonly b: Body;
  readonly stiffness: number;
  normalX = 0; // from a to b
  normalY = 0;
  gap = 0;
  pressure = 0; // impulse along the normal
  friction = 0; // and along the tangent

  constructor(a: Body, b: Body) {
    this.a = a;
    this.b = b;
    this.stiffness = 1 / (a.mobility + b.mobility);
  }
}

export interface Simulation {
  readonly platform: Platform;
  readonly aim: Aim;
  readonly pushedBody: Body; // the new marker, moved by the stick
  readonly rail: Body;
  readonly bodies: Body[]; // not fallen, the pushed one too, by id
  readonly fallen: number[];
  readonly contactCache: (Contact | undefined)[]; // by the indices of both bodies
  readonly reachedBodies: Body[]; // in this substep
  readonly activeContacts: Contact[]; // in this substep
}

export const SUBSTEP = 250; // of the stick, away from the rail
export const UNREACHED = -1;
const RAIL_MARKER: PlacedMarker = { id: -1, x: 0, y: 0, ux: 0, uy: UNIT };

export function startSimulation(
  platform: Platform,
  markers: readonly PlacedMarker[],
  marker: number,
  aim: Aim,
): Simulation {
  if (!isLegalAim(platform, aim)) throw new Error(`not an aim: ${JSON.stringify(aim)}`);
  const entering: PlacedMarker = { id: marker, x: aim.at * AIM_UNIT, y: -RADIUS, ux: 0, uy: UNIT };
  const all = [...markers, entering].sort((a, b) => a.id - b.id);
  if (all.some(({ id }, i) => all[i + 1]?.id === id)) throw new Error('two markers with one id');
  const bodies = all.map((was, slot) => new Body(was, slot, was === entering ? 0 : 1, was.x - platform.width / 2));
  const pushedBody = bodies[all.indexOf(entering)]!;
  const rail = new Body(RAIL_MARKER, bodies.length, 0, 0);
  pushedBody.hasMoved = true;
  pushedBody.x = pathAt(platform, aim, pushedBody.y);
  pushedBody.dx = (aim.slope * SUBSTEP) / SLOPE_UNIT;
  pushedBody.dy = SUBSTEP;
  return {
    platform,
    aim,
    pushedBody,
    rail,
    bodies,
    fallen: [],
    contactCache: [],
    reachedBodies: [],
    activeContacts: [],
  };
}

/** The new marker's x, from the platform's middle, at y. */
export function pathAt(platform: Platform, aim: Aim, y: number): number {
  return aim.at * AIM_UNIT - platform.width / 2 + (aim.slope * y) / SLOPE_UNIT;
}

/** The markers in whole units. Untouched ones are the same objects as before. */
export function placedMarkersIn({ platform, bodies }: Simulation): PlacedMarker[] {
  return bodies.map((body) => (body.hasMoved ? toPlacedMarker(body, platform.width / 2) : body.initial));
}

function toPlacedMarker({ initial, x, y, ux, uy }: Body, middle: number): PlacedMarker {
  const scale = UNIT / Math.sqrt(ux * ux + uy * uy);
  return {
    id: initial.id,
    x: initial.x + roundHalfAwayFromZero(x - (initial.x - middle)),
    y: roundHalfAwayFromZero(y),
    ux: roundHalfAwayFromZero(ux * scale),
    uy: roundHalfAwayFromZero(uy * scale),
  };
}

/** Halves away from zero, so that mirror images agree; never −0. */
export function roundHalfAwayFromZero(value: number): number {
  return value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5);
}
