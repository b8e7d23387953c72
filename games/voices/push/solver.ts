// How far everything moves in one substep: projected Gauss–Seidel. Nothing has a velocity; a marker moves as far as it is
// pushed. No two come closer than touching, friction is at most FRICTION times the pressure (Coulomb), and how easily a
// marker turns is its limit surface: an ellipsoid with c = 2R/3, as for a disc that presses evenly on the ground.
//
// Contacts between discs are kind to this: a step along the tangent parts two discs, so that what is right for the
// straightened problem never makes them overlap.

import type { Contact } from './scene.ts';

const FRICTION = 0.35;
const TURNS = 9 / 4; // (R / c)²: how far a rim turns for a rub of 1
const OVERSHOOT = 1.3; // over-relaxation: it saves a quarter of the sweeps
const EXACT = 0.1; // ten-thousandths of a centimetre: a sweep that changes less is the last
const MOST_SWEEPS = 100;
const RUBS = OVERSHOOT / (1 + TURNS);

export function solve(contacts: readonly Contact[]): void {
  for (const contact of contacts) apply(contact, contact.press, contact.rub);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let change = 0;
    for (let i = 0; i < contacts.length; i++) change = Math.max(change, settle(contacts[i]!));
    if (change < EXACT) return;
  }
}

/** No closer than touching, no more sliding than friction allows. Says how much that changed. */
function settle(contact: Contact): number {
  const { a, b, nx, ny, gap, stiff, press, rub } = contact;
  const x = b.dx - a.dx;
  const y = b.dy - a.dy;
  const apart = gap + nx * x + ny * y;
  if (press === 0 && apart >= 0) return 0;
  const slide = nx * y - ny * x - (a.roll + b.roll);
  contact.press = Math.max(0, press - OVERSHOOT * stiff * apart);
  const most = FRICTION * contact.press;
  contact.rub = Math.max(-most, Math.min(most, rub - RUBS * stiff * slide));
  const morePress = contact.press - press;
  const moreRub = contact.rub - rub;
  apply(contact, morePress, moreRub);
  return Math.max(Math.abs(morePress), Math.abs(moreRub));
}

function apply({ a, b, nx, ny }: Contact, press: number, rub: number): void {
  const x = press * nx - rub * ny;
  const y = press * ny + rub * nx;
  a.dx -= a.gives * x;
  a.dy -= a.gives * y;
  a.roll -= a.gives * TURNS * rub;
  b.dx += b.gives * x;
  b.dy += b.gives * y;
  b.roll -= b.gives * TURNS * rub;
}
