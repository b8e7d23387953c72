// Benchmark of Voices: how long a push takes, and what share of the placed markers random play destroys.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { AIM_UNIT, type Aim, MAX_SLOPE, PLATFORM, type PlacedMarker, RADIUS } from '@kuluary/voices/push/platform';
import { push } from '@kuluary/voices/push/push';
import type { BenchGroup, ReportTable } from './report-table.ts';
import { compareRates, type TimingPlan } from './timing.ts';

const SEED = 2026;
const PUSH_TARGET = 2000; // µs
const DESTROYED_SHARE = { atLeast: 20, atMost: 25 }; // % of what five seats place at random
const FULL_PUSHES = 30; // after so many a platform is full
const PLATFORMS = 64;
const REGIONS = 5;
const ROUNDS = 8;
const GAMES = 400;
const PLACED = { 3: 5, 4: 4, 5: 5, 6: 6 }; // in a round, by seats

export const voicesGroup: BenchGroup = {
  id: 'voices',
  run: (plan) => [speedTable(plan), destructionTable()],
};

function speedTable(plan: TimingPlan): ReportTable {
  const chance = new FastChance(SEED);
  const full = Array.from({ length: PLATFORMS }, () => fullPlatform(chance));
  const rates = compareRates(
    {
      full: () => {
        for (const markers of full) sink = push(PLATFORM, markers, FULL_PUSHES, randomAim(chance));
        return full.length;
      },
      games: () => {
        sink = playRandomPushes(PLACED[5], chance);
        return PLACED[5] * ROUNDS;
      },
    },
    plan,
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
    targets: [{ what: 'a full platform, µs a push', measured: rows[0]!.time, atMost: PUSH_TARGET, digits: 0 }],
  };
}

/** Depends on the size of the platform. */
function destructionTable(): ReportTable {
  const rows = Object.entries(PLACED).map(([seats, placed]) => {
    const chance = new FastChance(SEED);
    const fallen = Array.from({ length: GAMES }, () => playRandomPushes(placed, chance)).reduce((a, b) => a + b, 0);
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
    targets: [{ what: 'five seats, % destroyed', measured: five.share, ...DESTROYED_SHARE, digits: 1 }],
  };
}

/** Results are assigned to this export, so that the compiler cannot leave the work out. */
export let sink: unknown;

/** Returns how many fell. */
function playRandomPushes(placed: number, chance: Chance): number {
  const regions = Array.from({ length: REGIONS }, (): PlacedMarker[] => []);
  let fallen = 0;
  for (let marker = 0; marker < ROUNDS * placed; marker++) {
    const region = chance.below(REGIONS);
    const result = push(PLATFORM, regions[region]!, marker, randomAim(chance));
    regions[region] = result.markers;
    fallen += result.fallen.length;
  }
  return fallen;
}

function fullPlatform(chance: Chance): PlacedMarker[] {
  let markers: PlacedMarker[] = [];
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
