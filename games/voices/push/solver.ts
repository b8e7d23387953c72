// Solves how far all markers move in one substep: projected Gauss–Seidel without velocities. No two markers overlap,
// friction is at most FRICTION times the pressure (Coulomb), and a marker's rotation follows its limit surface: an ellipsoid
// with c = 2R/3, as for a disc that presses evenly on the ground. Linearising is safe for discs: a step along the tangent
// separates them.

import type { Contact } from './simulation-state.ts';

const FRICTION = 0.35;
const ROTATION_MOBILITY = 9 / 4; // (R / c)²: rim rotation for a friction of 1
const OVER_RELAXATION = 1.3; // saves a quarter of the sweeps
const TOLERANCE = 0.1; // in ten-thousandths of a centimetre: the sweep that changes less is the last
const MAX_SWEEPS = 100;
const FRICTION_GAIN = OVER_RELAXATION / (1 + ROTATION_MOBILITY);

export function solveContacts(contacts: readonly Contact[]): void {
  for (const contact of contacts) moveContactBodies(contact, contact.pressure, contact.friction);
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let change = 0;
    for (let i = 0; i < contacts.length; i++) change = Math.max(change, solveContact(contacts[i]!));
    if (change < TOLERANCE) return;
  }
}

/** Returns how much pressure or friction changed. */
function solveContact(contact: Contact): number {
  const { a, b, normalX, normalY, gap, stiffness, pressure, friction } = contact;
  const x = b.dx - a.dx;
  const y = b.dy - a.dy;
  const apart = gap + normalX * x + normalY * y;
  if (pressure === 0 && apart >= 0) return 0;
  const slide = normalX * y - normalY * x - (a.rimRotation + b.rimRotation);
  contact.pressure = Math.max(0, pressure - OVER_RELAXATION * stiffness * apart);
  const most = FRICTION * contact.pressure;
  contact.friction = Math.max(-most, Math.min(most, friction - FRICTION_GAIN * stiffness * slide));
  const morePress = contact.pressure - pressure;
  const moreRub = contact.friction - friction;
  moveContactBodies(contact, morePress, moreRub);
  return Math.max(Math.abs(morePress), Math.abs(moreRub));
}

function moveContactBodies({ a, b, normalX, normalY }: Contact, press: number, rub: number): void {
  const x = press * normalX - rub * normalY;
  const y = press * normalY + rub * normalX;
  a.dx -= a.mobility * x;
  a.dy -= a.mobility * y;
  a.rimRotation -= a.mobility * ROTATION_MOBILITY * rub;
  b.dx += b.mobility * x;
  b.dy += b.mobility * y;
  b.rimRotation -= b.mobility * ROTATION_MOBILITY * rub;
}
