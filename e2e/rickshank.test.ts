// Four players and a spectator of Rickshank, each in a browser of their own.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FastChance } from '@kuluary/kernel/chance';
import { END_SELECTOR } from '@kuluary/web/component-tests/on-screen.fixture';
import { expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { coveredEvents, REQUIRED_EVENTS, SEATS } from './rickshank-coverage.ts';
import { playRickshank } from './rickshank-player.ts';
import { findLeaks, updatesIn } from './secrecy-oracle.ts';
import { gatherAtTable, startMatch, turnOffClock } from './table-setup.ts';
import { TestServer } from './test-server.ts';
import { PHONE } from './visitor.ts';

const CLOCK_SPEED = 12;
const SALT = '0123456789abcdef'; // of all players
const MATCH_TIMEOUT = 570_000; // ms
const CLICKS = testAmount({ slice: 10, full: Number.POSITIVE_INFINITY }); // of each player; the rest is played on the wire

it('[E20] four people play Rickshank by clicking: a vote of each kind, a defended attack, a group attack', async () => {
  const seed = await findDealSeed();
  const testServer = await TestServer.open({}, { makeSeed: () => seed });
  try {
    const people = await gatherAtTable(testServer, ['Anna', 'Boris', 'Lesya', 'Taras'], {
      game: 'rickshank',
      clockSpeed: CLOCK_SPEED,
      salt: SALT,
    });
    const { table } = people[0]!;
    await turnOffClock(people[0]!);
    await startMatch(people);
    const spectator = await testServer.addVisitor({ name: 'Watcher', viewport: PHONE, clockSpeed: CLOCK_SPEED });
    await spectator.goTo(`/t/${table}`);
    await Promise.all([
      ...people.map((visitor, seat) => playRickshank(visitor, new FastChance(seat), CLICKS)),
      spectator.page.waitForSelector(END_SELECTOR, { timeout: MATCH_TIMEOUT }),
    ]);
    const all = [...people, spectator];
    const events = updatesIn(spectator.frames).flatMap(({ events }) => events.map(({ event }) => event));
    expect(people.length).toBe(SEATS);
    expect(coveredEvents(events)).toEqual(expect.arrayContaining([...REQUIRED_EVENTS]));
    expect(await findLeaks(testServer.address, table, all)).toEqual([]);
    for (const { pageErrors } of all) expect(pageErrors).toEqual([]);
  } finally {
    await testServer.close();
  }
});

/** Runs the search as a bundled program, which is faster. */
async function findDealSeed(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'cli/build.mjs',
    'e2e/rickshank-deal-search.ts',
    SALT,
  ]);
  return stdout.trim();
}
