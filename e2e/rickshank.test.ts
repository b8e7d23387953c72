// Four people and somebody who looks on play Rickshank, each in a browser of their own.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FastChance } from '@kuluary/kernel/chance';
import { END } from '@kuluary/web/component-tests/on-screen.fixture';
import { expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { secretsHeard, updatesIn } from './eavesdropping.ts';
import { gather, startGame, withoutClock } from './gathering.ts';
import { House } from './house.ts';
import { playRickshank } from './rickshank-player.ts';
import { comeUp, SEATS, WANTED } from './rickshank-wanted.ts';
import { PHONE } from './visitor.ts';

const HASTE = 12; // nobody has to read here
const SALT = '0123456789abcdef'; // of everybody
const GAME = 570_000; // ms at most
const CLICKS = amount({ slice: 10, full: Number.POSITIVE_INFINITY }); // of each; then they answer on the wire

it('[E20] four people play Rickshank by clicking: a vote of each kind, a defended attack, a group attack', async () => {
  const seed = await worthwhileDeal();
  const house = await House.open({}, { drawSeed: () => seed });
  try {
    const people = await gather(house, ['Anna', 'Boris', 'Lesya', 'Taras'], {
      game: 'rickshank',
      haste: HASTE,
      salt: SALT,
    });
    const { table } = people[0]!;
    await withoutClock(people[0]!);
    await startGame(people);
    const watcher = await house.visit({ name: 'Watcher', viewport: PHONE, haste: HASTE });
    await watcher.go(`/t/${table}`);
    await Promise.all([
      ...people.map((visitor, seat) => playRickshank(visitor, new FastChance(seat), CLICKS)),
      watcher.page.waitForSelector(END, { timeout: GAME }),
    ]);
    const all = [...people, watcher];
    const told = updatesIn(watcher.frames).flatMap(({ events }) => events.map(({ event }) => event));
    expect(people.length).toBe(SEATS);
    expect(comeUp(told)).toEqual(expect.arrayContaining([...WANTED]));
    expect(await secretsHeard(house.address, table, all)).toEqual([]);
    for (const { faults } of all) expect(faults).toEqual([]);
  } finally {
    await house.close();
  }
});

/** Tried out beforehand, by a program of its own: bundled code is fast. */
async function worthwhileDeal(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/build.mjs', 'e2e/rickshank-deal.ts', SALT]);
  return stdout.trim();
}
