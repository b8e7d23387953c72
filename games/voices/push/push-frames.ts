// Computes a push as frames for display.

import type { Aim, PlacedMarker, Platform } from './platform.ts';
import { advanceSubstep, SUBSTEPS } from './push.ts';
import { placedMarkersIn, startSimulation } from './simulation-state.ts';

export const SUBSTEPS_PER_FRAME = 2;

interface Fall {
  readonly id: number;
  readonly frame: number; // the first one without it
}

export interface PushFrames {
  readonly frames: PlacedMarker[][]; // evenly along the stick's path, from before anything moves to the end
  readonly fallen: Fall[]; // in this order
}

/** Computes what `push` does: the end is identical, to the last bit. */
export function pushFrames(platform: Platform, markers: readonly PlacedMarker[], marker: number, aim: Aim): PushFrames {
  const simulation = startSimulation(platform, markers, marker, aim);
  const frames = [placedMarkersIn(simulation)];
  const fallen: Fall[] = [];
  for (let step = 1; step <= SUBSTEPS; step++) {
    advanceSubstep(simulation, step);
    for (const id of simulation.fallen.slice(fallen.length)) fallen.push({ id, frame: frames.length });
    if (step % SUBSTEPS_PER_FRAME === 0) frames.push(placedMarkersIn(simulation));
  }
  return { frames, fallen };
}
