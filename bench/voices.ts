// Voices: how long a push takes, and how much of what is placed random play destroys.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { AIM_UNIT, type Aim, type Lying, MAX_SLOPE, PLATFORM, RADIUS } from '@kuluary/voices/push/platform';
import { push } from '@kuluary/voices/push/push';
import type { Group, Table } from './table.ts';
import { type Pace, race } from './timing.ts';

const SEED = 2026;
const PUSH_BAR = 2000; // µs
const DESTROYED = { atLeast: 20, atMost: 25 }; // % of what five seats place at random
const FULL_PUSHES = 30; // after so many, a platform holds no more
const PLATFORMS = 64;
const REGIONS = 5;
const ROUNDS = 8;
const GAMES = 400;
const PLACED = { 3: 5, 4: 4, 5: 5, 6: 6 }; // in a round, by seats

export const voicesGroup: Group = {
  id: 'voices',
  run: (pace) => [speeds(pace), destruction()],
};

function speeds(pace: Pace): Table {
  const chance = new FastChance(SEED);
  const full = Array.from({ length: PLATFORMS }, () => fullPlatform(chance));
  const rates = race(
    {
      full: () => {
        for (const markers of full) kept = push(PLATFORM, markers, FULL_PUSHES, randomAim(chance));
        return full.length;
      },
      games: () => {
        kept = playRandomly(PLACED[5], chance);
        return PLACED[5] * ROUNDS;
      },
    },
    pace,
  );
  const rows = [
    { where: 'a full platform', rate: rates.full, time: 1e6 / rates.full },
    { where: 'games of five seats', rate: rates.games, time: 1e6 / rates.games },
  ];
  return {
    id: 'voices-push',
    title: 'Voices, random pushes on one core',
    columns: [
      { id: 'where', head: 'onto', digits: 0 },
      { id: 'rate', head: 'pushes/s', digits: 0 },
      { id: 'time', head: 'µs a push', digits: 1 },
    ],
    rows,
    bars: [{ what: 'a full platform, µs a push', measured: rows[0]!.time, atMost: PUSH_BAR, digits: 0 }],
  };
}

/** The size of the platform is what this hangs on. */
function destruction(): Table {
  const rows = Object.entries(PLACED).map(([seats, placed]) => {
    const chance = new FastChance(SEED);
    const fallen = Array.from({ length: GAMES }, () => playRandomly(placed, chance)).reduce((a, b) => a + b, 0);
    return { seats, placed, share: (100 * fallen) / (GAMES * ROUNDS * placed) };
  });
  const five = rows.find(({ seats }) => seats === '5')!;
  return {
    id: 'voices-destroyed',
    title: `Voices, markers destroyed in ${GAMES} games at random`,
    columns: [
      { id: 'seats', head: 'seats', digits: 0 },
      { id: 'placed', head: 'placed a round', digits: 0 },
      { id: 'share', head: 'destroyed, %', digits: 1 },
    ],
    rows,
    bars: [{ what: 'five seats, % destroyed', measured: five.share, ...DESTROYED, digits: 1 }],
  };
}

/** Results go here, so that the compiler cannot leave the work out. */
export let kept: unknown;

/** Says how many fell. */
function playRandomly(placed: number, chance: Chance): number {
  const regions = Array.from({ length: REGIONS }, (): Lying[] => []);
  let fallen = 0;
  for (let marker = 0; marker < ROUNDS * placed; marker++) {
    const region = chance.below(REGIONS);
    const pushed = push(PLATFORM, regions[region]!, marker, randomAim(chance));
    regions[region] = pushed.markers;
    fallen += pushed.fallen.length;
  }
  return fallen;
}

function fullPlatform(chance: Chance): Lying[] {
  let markers: Lying[] = [];
  for (let marker = 0; marker < FULL_PUSHES; marker++) {
    markers = push(PLATFORM, markers, marker, randomAim(chance)).markers;
  }
  return markers;
}

function randomAim(chance: Chance): Aim {
  return {
    at: RADIUS / AIM_UNIT + chance.below((PLATFORM.width - 2 * RADIUS) / AIM_UNIT + 1),
    slope: chance.below(2 * MAX_SLOPE + 1) - MAX_SLOPE,
  };
}
