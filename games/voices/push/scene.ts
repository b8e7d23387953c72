// A platform while something is pushed onto it: where everything is between two substeps, as numbers with a fraction.

import { isAim } from './aim.ts';
import { AIM_UNIT, type Aim, type Lying, type Platform, RADIUS, SLOPE_UNIT, UNIT } from './platform.ts';

/** A marker, or the rail. x counts from the platform's middle: so mirror images move alike to the last bit. */
export class Body {
  readonly was: Lying; // before the push
  readonly slot: number; // its place among all that were there at first, by id
  readonly gives: number; // how far it moves for a push of 1: only markers that lie there are moved by others
  x: number;
  y: number;
  ux: number;
  uy: number;
  dx = 0; // where this substep takes it
  dy = 0;
  roll = 0; // how far this substep turns its rim, to the left as seen from above
  isMoved = false; // by this push
  reached = UNREACHED; // how many were reached before it in this substep, from the new marker outwards

  constructor(was: Lying, slot: number, gives: number, x: number) {
    this.was = was;
    this.slot = slot;
    this.gives = gives;
    this.x = x;
    this.y = was.y;
    this.ux = was.ux;
    this.uy = was.uy;
  }
}

/** Two that may touch. It lasts as long as the push: how hard they pressed last time is where the solver begins. */
export class Contact {
  readonly a: Body;
  readonly b: Body;
  readonly stiff: number; // how little both together give
  nx = 0; // from a to b
  ny = 0;
  gap = 0;
  press = 0; // how far they push each other apart
  rub = 0; // and along each other

  constructor(a: Body, b: Body) {
    this.a = a;
    this.b = b;
    this.stiff = 1 / (a.gives + b.gives);
  }
}

export interface Scene {
  readonly platform: Platform;
  readonly aim: Aim;
  readonly pushed: Body; // the new marker: it goes where the stick takes it
  readonly rail: Body;
  readonly bodies: Body[]; // all that have not fallen, the new one too, by id
  readonly fallen: number[];
  readonly contacts: (Contact | undefined)[]; // of every two that ever came near, by their slots; the rail's is the last
  readonly reached: Body[]; // in this substep
  readonly near: Contact[]; // in this substep
}

export const SUBSTEP = 250; // of the stick, away from the rail
export const UNREACHED = -1;
const RAIL: Lying = { id: -1, x: 0, y: 0, ux: 0, uy: UNIT };

export function sceneOf(platform: Platform, markers: readonly Lying[], marker: number, aim: Aim): Scene {
  if (!isAim(platform, aim)) throw new Error(`not an aim: ${JSON.stringify(aim)}`);
  const entering: Lying = { id: marker, x: aim.at * AIM_UNIT, y: -RADIUS, ux: 0, uy: UNIT };
  const all = [...markers, entering].sort((a, b) => a.id - b.id);
  if (all.some(({ id }, i) => all[i + 1]?.id === id)) throw new Error('two markers with one id');
  const bodies = all.map((was, slot) => new Body(was, slot, was === entering ? 0 : 1, was.x - platform.width / 2));
  const pushed = bodies[all.indexOf(entering)]!;
  const rail = new Body(RAIL, bodies.length, 0, 0);
  pushed.isMoved = true;
  pushed.x = pathAt(platform, aim, pushed.y);
  pushed.dx = (aim.slope * SUBSTEP) / SLOPE_UNIT;
  pushed.dy = SUBSTEP;
  return { platform, aim, pushed, rail, bodies, fallen: [], contacts: [], reached: [], near: [] };
}

/** Where the new marker is, from the platform's middle, when it is as far as y. */
export function pathAt(platform: Platform, aim: Aim, y: number): number {
  return aim.at * AIM_UNIT - platform.width / 2 + (aim.slope * y) / SLOPE_UNIT;
}

/** All that lie there now, as it can be written down. What nobody touched is as it was. */
export function lyingIn({ platform, bodies }: Scene): Lying[] {
  return bodies.map((body) => (body.isMoved ? lying(body, platform.width / 2) : body.was));
}

function lying({ was, x, y, ux, uy }: Body, middle: number): Lying {
  const scale = UNIT / Math.sqrt(ux * ux + uy * uy);
  return {
    id: was.id,
    x: was.x + rounded(x - (was.x - middle)),
    y: rounded(y),
    ux: rounded(ux * scale),
    uy: rounded(uy * scale),
  };
}

/** Halves go away from zero, for the mirror's sake; and zero has no sign. */
export function rounded(value: number): number {
  return value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5);
}
