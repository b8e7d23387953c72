// The push: a stick moves a new marker in a straight line onto the platform until its back is at the rail. Whatever is in
// the way moves, and falls when its centre leaves the platform. Server, bots and screens compute the same bits: there is
// no trigonometry in here, only what IEEE 754 rounds in one way.

import { findContacts } from './contacts.ts';
import { type Aim, type Lying, type Platform, RADIUS } from './platform.ts';
import { type Body, lyingIn, pathAt, type Scene, SUBSTEP, sceneOf } from './scene.ts';
import { solve } from './solver.ts';

export const PUSH_VERSION = 1; // rises when any push would end differently: it is in the log of every game

export interface Pushed {
  readonly markers: Lying[]; // that stay, the new one too, by id
  readonly fallen: number[]; // in this order
}

export const SUBSTEPS = (2 * RADIUS) / SUBSTEP;
const STILL = 0.001; // what moves less in a substep does not move

export function push(platform: Platform, markers: readonly Lying[], marker: number, aim: Aim): Pushed {
  const scene = sceneOf(platform, markers, marker, aim);
  for (let step = 1; step <= SUBSTEPS; step++) advance(scene, step);
  return { markers: lyingIn(scene), fallen: scene.fallen };
}

/** One substep: the stick moves, then everything makes way. */
export function advance(scene: Scene, step: number): void {
  const { platform, aim, pushed, near, reached } = scene;
  pushed.y = step * SUBSTEP - RADIUS;
  pushed.x = pathAt(platform, aim, pushed.y);
  findContacts(scene);
  solve(near);
  let isAnyOff = false;
  for (const body of reached) {
    if (body === pushed) continue;
    move(body);
    isAnyOff ||= isOff(platform, body);
  }
  if (isAnyOff) drop(scene);
}

function move(body: Body): void {
  const { dx, dy, roll, ux, uy } = body;
  body.dx = 0;
  body.dy = 0;
  body.roll = 0;
  if (Math.abs(dx) + Math.abs(dy) + Math.abs(roll) < STILL) return;
  body.isMoved = true;
  body.x += dx;
  body.y = Math.max(RADIUS, body.y + dy);
  const half = roll / (2 * RADIUS); // the tangent of half the angle
  const scale = 1 / (1 + half * half);
  const cos = (1 - half * half) * scale;
  const sin = 2 * half * scale;
  body.ux = ux * cos - uy * sin;
  body.uy = ux * sin + uy * cos;
}

function isOff({ width, depth }: Platform, { x, y }: Body): boolean {
  return Math.abs(x) > width / 2 || y > depth;
}

/** Over the edge; those who fall in one substep, by id. */
function drop({ platform, bodies, fallen }: Scene): void {
  let kept = 0;
  for (const body of bodies) {
    if (isOff(platform, body)) fallen.push(body.was.id);
    else bodies[kept++] = body;
  }
  bodies.length = kept;
}
