// Four people and somebody who looks on play Voices, each in a browser of their own.

import { FastChance } from '@kuluary/kernel/chance';
import { expect, it } from 'vitest';
import { END, playToEnd } from './answering.ts';
import { secretsHeard, updatesIn } from './eavesdropping.ts';
import { gather, startGame, withoutClock } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { PHONE } from './visitor.ts';
import { pushing } from './voices-player.ts';

const open = houseForAll();
const HASTE = 12; // nobody has to read here
const GAME = 570_000; // ms at most
const ROUNDS = 8;

it('[E23] four people play Voices by dragging and clicking; nobody learns a secret', async () => {
  const house = open();
  const people = await gather(house, ['Anna', 'Boris', 'Lesya', 'Taras'], { game: 'voices', haste: HASTE });
  const { table } = people[0]!;
  await withoutClock(people[0]!);
  await startGame(people);
  const watcher = await house.visit({ name: 'Watcher', viewport: PHONE, haste: HASTE });
  await watcher.go(`/t/${table}`);
  await Promise.all([
    ...people.map((visitor, seat) => {
      const chance = new FastChance(seat);
      return playToEnd(visitor, chance, { whim: pushing(visitor, chance) });
    }),
    watcher.page.waitForSelector(END, { timeout: GAME }),
  ]);
  const all = [...people, watcher];
  const told = updatesIn(watcher.frames).flatMap(({ events }) => events.map(({ event }) => event as { type: string }));
  const count = (type: string) => told.filter((event) => event.type === type).length;
  expect(count('pushed')).toBeGreaterThanOrEqual(people.length * ROUNDS - count('skipped'));
  expect(count('verdict')).toBe(1);
  expect(await secretsHeard(house.address, table, all)).toEqual([]);
  for (const { faults } of all) expect(faults).toEqual([]);
});
