// Who may touch whom in the next substep.

import { RADIUS } from './platform.ts';
import { type Body, Contact, type Scene, UNREACHED } from './scene.ts';

const TOUCH = 2 * RADIUS; // between two centres
const NEAR = 1000; // two markers never come closer by so much in one substep
const REACH = (TOUCH + NEAR) * (TOUCH + NEAR);

/** Fills `near`, from the new marker outwards: whoever it cannot reach through others takes no part. */
export function findContacts(scene: Scene): void {
  const { bodies, reached, near, rail, pushed } = scene;
  for (const body of reached) body.reached = UNREACHED;
  near.length = 0;
  reached.length = 0;
  reach(reached, pushed);
  for (let i = 0; i < reached.length; i++) {
    const a = reached[i]!;
    if (a !== pushed && a.y - RADIUS < NEAR) near.push(atRail(contactOf(scene, a, rail)));
    for (const b of bodies) {
      if (b.reached !== UNREACHED && b.reached <= i) continue;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const square = dx * dx + dy * dy;
      if (square >= REACH) continue;
      if (b.reached === UNREACHED) reach(reached, b);
      near.push(between(contactOf(scene, a, b), square));
    }
  }
}

function reach(reached: Body[], body: Body): void {
  body.reached = reached.length;
  reached.push(body);
}

function contactOf(scene: Scene, a: Body, b: Body): Contact {
  const { contacts, rail } = scene;
  if (a.slot > b.slot) return contactOf(scene, b, a);
  const index = a.slot * (rail.slot + 1) + b.slot;
  contacts[index] ??= new Contact(a, b);
  return contacts[index];
}

function atRail(contact: Contact): Contact {
  contact.nx = 0;
  contact.ny = -1;
  contact.gap = contact.a.y - RADIUS;
  return contact;
}

/** Rounding may have left two a hair too close; they part when somebody moves them, not before. */
function between(contact: Contact, square: number): Contact {
  const { a, b } = contact;
  const distance = Math.sqrt(square);
  const gap = distance - TOUCH;
  contact.nx = (b.x - a.x) / distance;
  contact.ny = (b.y - a.y) / distance;
  // Where the stick has taken the new marker is seen already, but its displacement still counts in the solver.
  const taken = contact.nx * (b.dx - a.dx) + contact.ny * (b.dy - a.dy);
  contact.gap = (gap > 0 || a.isMoved || b.isMoved ? gap : 0) - taken;
  return contact;
}
