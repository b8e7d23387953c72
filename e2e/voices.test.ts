// Four players and a spectator of Voices, each in a browser of their own; and a push that is only clicked.

import { FastChance } from '@kuluary/kernel/chance';
import { pickOffer } from '@kuluary/web/component-tests/on-screen.fixture';
import { expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { playToEnd, pressOffer, waitForOffers, watchToEnd } from './screen-player.ts';
import { findLeaks, updatesIn } from './secrecy-oracle.ts';
import { gatherAtTable, startMatch, turnOffClock } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import { PHONE, type Visitor } from './visitor.ts';
import { pushOverride } from './voices-player.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 12;
const MATCH_TIMEOUT = 570_000; // ms
const ROUNDS = 8;
const CLICKS = testAmount({ slice: 4, full: Number.POSITIVE_INFINITY }); // of each player; the rest is played on the wire

it('[E23] four people play Voices by dragging and clicking; nobody learns a secret', async () => {
  const server = testServer();
  const people = await gatherAtTable(server, ['Anna', 'Boris', 'Lesya', 'Taras'], {
    game: 'voices',
    clockSpeed: CLOCK_SPEED,
  });
  const { table } = people[0]!;
  await turnOffClock(people[0]!);
  await startMatch(people);
  const spectator = await server.addVisitor({ name: 'Watcher', viewport: PHONE, clockSpeed: CLOCK_SPEED });
  await spectator.goTo(`/t/${table}`);
  await Promise.all([
    ...people.map((visitor, seat) => {
      const chance = new FastChance(seat);
      return playToEnd(visitor, chance, { override: pushOverride(visitor, chance), clicks: CLICKS });
    }),
    watchToEnd(spectator, MATCH_TIMEOUT),
  ]);
  const all = [...people, spectator];
  const events = updatesIn(spectator.frames).flatMap(({ events }) =>
    events.map(({ event }) => event as { type: string }),
  );
  const count = (type: string) => events.filter((event) => event.type === type).length;
  expect(count('pushed')).toBeGreaterThanOrEqual(people.length * ROUNDS - count('skipped'));
  expect(count('verdict')).toBe(1);
  expect(await findLeaks(server.address, table, all)).toEqual([]);
  for (const { pageErrors } of all) expect(pageErrors).toEqual([]);
});

it('[E26] a click alone pushes nothing in Voices: it explains how to, and asks', async () => {
  const anna = await testServer().addVisitor({ language: 'ru' });
  const { page } = anna;
  await openPushDialog(anna);
  await page.locator('[data-push]').click();
  const { width, height } = (await page.locator('[data-push]').boundingBox())!;
  expect(await page.getByRole('alert').textContent()).toBe(
    'Толчка ещё не было: зажми эту кнопку и, не отпуская, веди вверх. Клюшка пойдёт следом и втолкнёт маркер.',
  );
  await page.locator('[data-push]').click({ clickCount: 2, position: { x: width - 8, y: height - 8 } });
  expect(await page.locator('[data-phase]').getAttribute('data-phase')).toBe('aiming');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.locator('[data-push]').click();
  await page.getByRole('button', { name: 'Толкнуть сейчас' }).click();
  await page.locator('[data-phase="shown"]').waitFor();
  const side = page.getByRole('complementary').filter({ hasText: 'Твой маркер' });
  expect(await side.getByRole('button').count()).toBe(1); // none of the next player
  expect(await side.textContent()).not.toContain('Первое касание');
  await page.locator('[data-push]').waitFor({ state: 'detached' });
  expect(anna.pageErrors).toEqual([]);
});

/** Plays until a marker is to be aimed. */
async function openPushDialog(visitor: Visitor): Promise<void> {
  const chance = new FastChance(5);
  await visitor.goTo('/play/voices');
  for (;;) {
    const offers = await waitForOffers(visitor.page);
    if (offers === 'over' || offers[0]?.question === 'push-room') return;
    await pressOffer(visitor.page, pickOffer(offers, chance));
  }
}
