// Finds the pairs of bodies that may touch in the next substep.

import { RADIUS } from './platform.ts';
import { type Body, Contact, type Simulation, UNREACHED } from './simulation-state.ts';

const CENTRE_DISTANCE = 2 * RADIUS; // of touching markers
const CONTACT_MARGIN = 1000; // no two markers come closer by more in one substep
const MAX_SQUARED_DISTANCE = (CENTRE_DISTANCE + CONTACT_MARGIN) * (CENTRE_DISTANCE + CONTACT_MARGIN);

/** Fills `activeContacts` from the pushed body outwards; bodies that it cannot reach through others are left out. */
export function findContacts(simulation: Simulation): void {
  const { bodies, reachedBodies, activeContacts, rail, pushedBody } = simulation;
  for (const body of reachedBodies) body.reachOrder = UNREACHED;
  activeContacts.length = 0;
  reachedBodies.length = 0;
  markReached(reachedBodies, pushedBody);
  for (let i = 0; i < reachedBodies.length; i++) {
    const a = reachedBodies[i]!;
    if (a !== pushedBody && a.y - RADIUS < CONTACT_MARGIN)
      activeContacts.push(railContact(cachedContact(simulation, a, rail)));
    for (const b of bodies) {
      if (b.reachOrder !== UNREACHED && b.reachOrder <= i) continue;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const square = dx * dx + dy * dy;
      if (square >= MAX_SQUARED_DISTANCE) continue;
      if (b.reachOrder === UNREACHED) markReached(reachedBodies, b);
      activeContacts.push(markerContact(cachedContact(simulation, a, b), square));
    }
  }
}

function markReached(reached: Body[], body: Body): void {
  body.reachOrder = reached.length;
  reached.push(body);
}

function cachedContact(simulation: Simulation, a: Body, b: Body): Contact {
  const { contactCache, rail } = simulation;
  if (a.index > b.index) return cachedContact(simulation, b, a);
  const index = a.index * (rail.index + 1) + b.index;
  contactCache[index] ??= new Contact(a, b);
  return contactCache[index];
}

function railContact(contact: Contact): Contact {
  contact.normalX = 0;
  contact.normalY = -1;
  contact.gap = contact.a.y - RADIUS;
  return contact;
}

/** Rounding may have left two markers slightly overlapping: they separate only once one of them moves. */
function markerContact(contact: Contact, square: number): Contact {
  const { a, b } = contact;
  const distance = Math.sqrt(square);
  const gap = distance - CENTRE_DISTANCE;
  contact.normalX = (b.x - a.x) / distance;
  contact.normalY = (b.y - a.y) / distance;
  // The pushed body's position includes its displacement already; the solver adds it again.
  const taken = contact.normalX * (b.dx - a.dx) + contact.normalY * (b.dy - a.dy);
  contact.gap = (gap > 0 || a.hasMoved || b.hasMoved ? gap : 0) - taken;
  return contact;
}
