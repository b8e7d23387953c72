// Simulates a push: a stick moves a new marker in a straight line onto the platform until its back is at the rail. Markers
// in its way move, and fall when their centre leaves the platform. Server, bots and clients must compute the same bits: no
// trigonometry, only operations that IEEE 754 rounds in one way.

import { findContacts } from './contact-detection.ts';
import { type Aim, type PlacedMarker, type Platform, RADIUS } from './platform.ts';
import { type Body, pathAt, placedMarkersIn, type Simulation, SUBSTEP, startSimulation } from './simulation-state.ts';
import { solveContacts } from './solver.ts';

export const PUSH_VERSION = 1; // raise it when any push would end differently; it is stored in every match log

interface PushResult {
  readonly markers: PlacedMarker[]; // still on the platform, the new one too, by id
  readonly fallen: number[]; // in this order
}

export const SUBSTEPS = (2 * RADIUS) / SUBSTEP;
const MIN_MOVEMENT = 0.001; // smaller movements in a substep are ignored

export function push(platform: Platform, markers: readonly PlacedMarker[], marker: number, aim: Aim): PushResult {
  const simulation = startSimulation(platform, markers, marker, aim);
  for (let step = 1; step <= SUBSTEPS; step++) advanceSubstep(simulation, step);
  return { markers: placedMarkersIn(simulation), fallen: simulation.fallen };
}

/** Moves the stick, then all markers that it reaches. */
export function advanceSubstep(simulation: Simulation, step: number): void {
  const { platform, aim, pushedBody, activeContacts, reachedBodies } = simulation;
  pushedBody.y = step * SUBSTEP - RADIUS;
  pushedBody.x = pathAt(platform, aim, pushedBody.y);
  findContacts(simulation);
  solveContacts(activeContacts);
  let isAnyOff = false;
  for (const body of reachedBodies) {
    if (body === pushedBody) continue;
    moveBody(body);
    isAnyOff ||= isOffPlatform(platform, body);
  }
  if (isAnyOff) removeFallen(simulation);
}

function moveBody(body: Body): void {
  const { dx, dy, rimRotation, ux, uy } = body;
  body.dx = 0;
  body.dy = 0;
  body.rimRotation = 0;
  if (Math.abs(dx) + Math.abs(dy) + Math.abs(rimRotation) < MIN_MOVEMENT) return;
  body.hasMoved = true;
  body.x += dx;
  body.y = Math.max(RADIUS, body.y + dy);
  const half = rimRotation / (2 * RADIUS); // the tangent of half the angle
  const scale = 1 / (1 + half * half);
  const cos = (1 - half * half) * scale;
  const sin = 2 * half * scale;
  body.ux = ux * cos - uy * sin;
  body.uy = ux * sin + uy * cos;
}

function isOffPlatform({ width, depth }: Platform, { x, y }: Body): boolean {
  return Math.abs(x) > width / 2 || y > depth;
}

/** In order of ids. */
function removeFallen({ platform, bodies, fallen }: Simulation): void {
  let kept = 0;
  for (const body of bodies) {
    if (isOffPlatform(platform, body)) fallen.push(body.initial.id);
    else bodies[kept++] = body;
  }
  bodies.length = kept;
}
