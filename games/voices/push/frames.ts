// The same push, to be looked at.

import type { Aim, Lying, Platform } from './platform.ts';
import { advance, type Pushed, SUBSTEPS } from './push.ts';
import { lyingIn, sceneOf } from './scene.ts';

export const SUBSTEPS_A_FRAME = 2;

interface Fall {
  readonly id: number;
  readonly frame: number; // the first one without it
}

export interface PushFrames {
  readonly frames: Lying[][]; // evenly along the stick's way: the first before anything moves, the last is how it ends
  readonly fallen: Fall[]; // in this order
}

/** Ends as `push` does, to the last bit: it is the same computation. */
export function pushFrames(platform: Platform, markers: readonly Lying[], marker: number, aim: Aim): PushFrames {
  const scene = sceneOf(platform, markers, marker, aim);
  const frames = [lyingIn(scene)];
  const fallen: Fall[] = [];
  for (let step = 1; step <= SUBSTEPS; step++) {
    advance(scene, step);
    for (const id of scene.fallen.slice(fallen.length)) fallen.push({ id, frame: frames.length });
    if (step % SUBSTEPS_A_FRAME === 0) frames.push(lyingIn(scene));
  }
  return { frames, fallen };
}

/** What is left of a push when it has been seen. */
export function endOf({ frames, fallen }: PushFrames): Pushed {
  return { markers: frames.at(-1)!, fallen: fallen.map(({ id }) => id) };
}
