// Four people and somebody who looks on play Voices, each in a browser of their own.

import { FastChance } from '@kuluary/kernel/chance';
import { pick } from '@kuluary/web/component-tests/on-screen.fixture';
import { expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { playToEnd, press, prospect, watchToEnd } from './answering.ts';
import { secretsHeard, updatesIn } from './eavesdropping.ts';
import { gather, startGame, withoutClock } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { PHONE, type Visitor } from './visitor.ts';
import { pushing } from './voices-player.ts';

const open = houseForAll();
const HASTE = 12; // nobody has to read here
const GAME = 570_000; // ms at most
const ROUNDS = 8;
const CLICKS = amount({ slice: 4, full: Number.POSITIVE_INFINITY }); // of each; then they answer on the wire

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
      return playToEnd(visitor, chance, { whim: pushing(visitor, chance), clicks: CLICKS });
    }),
    watchToEnd(watcher, GAME),
  ]);
  const all = [...people, watcher];
  const told = updatesIn(watcher.frames).flatMap(({ events }) => events.map(({ event }) => event as { type: string }));
  const count = (type: string) => told.filter((event) => event.type === type).length;
  expect(count('pushed')).toBeGreaterThanOrEqual(people.length * ROUNDS - count('skipped'));
  expect(count('verdict')).toBe(1);
  expect(await secretsHeard(house.address, table, all)).toEqual([]);
  for (const { faults } of all) expect(faults).toEqual([]);
});

it('[E26] a click alone pushes nothing in Voices: it says how to, and asks', async () => {
  const anna = await open().visit({ language: 'ru' });
  const { page } = anna;
  await toPushRoom(anna);
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
  expect(await side.getByRole('button').count()).toBe(1); // of the next player nothing
  expect(await side.textContent()).not.toContain('Первое касание');
  await page.locator('[data-push]').waitFor({ state: 'detached' });
  expect(anna.faults).toEqual([]);
});

/** Any answers, until a marker is aimed. */
async function toPushRoom(visitor: Visitor): Promise<void> {
  const chance = new FastChance(5);
  await visitor.go('/play/voices');
  for (;;) {
    const offers = await prospect(visitor.page);
    if (offers === 'over' || offers[0]?.question === 'push-room') return;
    await press(visitor.page, pick(offers, chance));
  }
}
