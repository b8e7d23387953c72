// Seeded sessions of pushes and their fingerprints, run alike in Node and in browsers.

import { AIM_UNIT, type Aim, MAX_SLOPE, PLATFORM, type PlacedMarker, type Platform, RADIUS } from './platform.ts';
import { push } from './push.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const PUSHES_PER_SESSION = 200;
const REMOVAL_INTERVAL = 6; // on average, pushes per removal of a marker

/** A generator of whole numbers below n (Park and Miller's): small, and exact in every engine. */
function seededNumbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

function randomAim({ width }: Platform, below: (n: number) => number): Aim {
  return {
    at: RADIUS / AIM_UNIT + below((width - 2 * RADIUS) / AIM_UNIT + 1),
    slope: below(2 * MAX_SLOPE + 1) - MAX_SLOPE,
  };
}

interface SeededPush {
  readonly before: readonly PlacedMarker[];
  readonly marker: number;
  readonly aim: Aim;
}

/** Pushes onto one platform; sometimes a marker is removed in between. */
export function* seededPushes(
  seed: number,
  pushes: number = PUSHES_PER_SESSION,
  platform: Platform = PLATFORM,
): Generator<SeededPush> {
  const below = seededNumbers(seed);
  let markers: PlacedMarker[] = [];
  for (let k = 0; k < pushes; k++) {
    const marker = (k * 37) % 1009; // not in rising order
    const aim = randomAim(platform, below);
    yield { before: markers, marker, aim };
    markers = push(platform, markers, marker, aim).markers;
    if (below(REMOVAL_INTERVAL) === 0) markers = markers.filter((_, i) => i !== k % markers.length);
  }
}

/** FNV-1a over every number of every result. */
function fingerprint(seed: number): string {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((value >> shift) & 0xff), 0x01000193);
  };
  for (const { before, marker, aim } of seededPushes(seed)) {
    const { markers, fallen } = push(PLATFORM, before, marker, aim);
    for (const { id, x, y, ux, uy } of markers) [id, x, y, ux, uy].forEach(add);
    fallen.forEach(add);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export function fingerprints(): Record<string, string> {
  return Object.fromEntries(SEEDS.map((seed) => [seed, fingerprint(seed)]));
}
