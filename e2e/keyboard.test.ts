import { FastChance } from '@kuluary/kernel/chance';
import { type Offer, pickEagerly, pickOffer } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { readFocus, tabTo, tabToAndPressEnter } from './keyboard-navigation.ts';
import { type TurnOverride, waitForOffers } from './screen-player.ts';
import { gameCard } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import type { Visitor } from './visitor.ts';
import { pushByKeys, pushOverride } from './voices-player.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 12;
const RICKSHANK_MOVES = testAmount({ slice: 20, full: 60 });
const VOICES_MOVES = testAmount({ slice: 8, full: Number.POSITIVE_INFINITY });
const TIMEOUT = 20_000; // ms until a page on a busy machine has rendered a decision

describe('a whole match, by keyboard alone', () => {
  it('[E4] from home to the end, with two bots, and the focus is never lost', async () => {
    const anna = await testServer().addVisitor({ name: 'Anna', clockSpeed: CLOCK_SPEED });
    const { page } = anna;
    await anna.goTo('/');
    await tabToAndPressEnter(page, gameCard(page, 'coup').getByRole('button', { name: 'Make a table' }));
    for (const bots of [1, 2]) await addBot(anna, bots);
    await tabToAndPressEnter(page, page.getByRole('button', { name: 'Start the game' }));
    await anna.waitUntil(({ table }) => table.phase === 'playing');
    await playByKeyboard(anna, new FastChance(4));
    await tabToAndPressEnter(page, page.getByRole('button', { name: 'Check this deal' }));
    await page.getByText('The deal was fair').waitFor();
    await page.keyboard.press('Escape');
    expect((await readFocus(page)).where).toContain('Check this deal');
    expect(anna.pageErrors).toEqual([]);
  });

  it('[E4] Rickshank, until everything has been done once', async () => {
    const anna = await testServer().addVisitor({ name: 'Anna', clockSpeed: CLOCK_SPEED });
    await anna.goTo('/play/rickshank');
    await playByKeyboard(anna, new FastChance(5), { choose: pickEagerly, maxMoves: RICKSHANK_MOVES });
    await readLogByArrows(anna);
    expect(anna.pageErrors).toEqual([]);
  });

  it('[E4] Voices, to the end: aimed by arrows, pushed by Enter', async () => {
    const anna = await testServer().addVisitor({ name: 'Anna', clockSpeed: CLOCK_SPEED });
    const chance = new FastChance(6);
    await anna.goTo('/play/voices');
    await playByKeyboard(anna, chance, { override: pushOverride(anna, chance, pushByKeys), maxMoves: VOICES_MOVES });
    expect(anna.pageErrors).toEqual([]);
  });
});

/** Seats the weakest bot: the choice of strength has the focus, and Enter confirms it. */
async function addBot(visitor: Visitor, bots: number): Promise<void> {
  const { page } = visitor;
  await tabToAndPressEnter(page, page.getByRole('button', { name: '+ Bot' }));
  const strength = page.getByRole('group', { name: 'Strength' }).getByRole('radio');
  while (!(await strength.first().isChecked())) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await visitor.waitUntil(({ table }) => table.seats.filter(({ kind }) => kind === 'bot').length === bots);
}

interface KeyboardPlayConfig {
  readonly override?: TurnOverride;
  readonly choose?: typeof pickOffer;
  readonly maxMoves?: number;
}

/** To the end, or for so many moves. */
async function playByKeyboard(
  { page }: Visitor,
  chance: FastChance,
  { override, choose = pickOffer, maxMoves = Number.POSITIVE_INFINITY }: KeyboardPlayConfig = {},
): Promise<void> {
  for (let moves = 0; moves < maxMoves; moves++) {
    const offers = await waitForOffers(page);
    if (moves > 0) await expect.poll(async () => (await readFocus(page)).isLost, { timeout: TIMEOUT }).toBe(false);
    if (offers === 'over') return; // the headline has the focus, without a ring, as it is no button
    if (override && (await override(offers))) continue;
    const at = await readFocus(page);
    if (moves > 0) expect(at.isSeen, at.where).toBe(true);
    const pressable = offers.filter(({ key }) => key !== null);
    await pressByKeyboard(page, choose(pressable, chance), chance);
  }
}

/** The log is one tab stop; its lines are reached by arrows. */
async function readLogByArrows({ page }: Visitor): Promise<void> {
  await tabTo(page, page.getByRole('list', { name: 'Log of the game' }));
  const lines = new Set<string>();
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press('ArrowUp');
    const { where, isSeen } = await readFocus(page);
    expect(isSeen, where).toBe(true);
    lines.add((await page.locator(':focus').textContent()) ?? '');
  }
  expect(lines.size).toBeGreaterThan(1);
}

/** By its number key, or by Tab and Enter. */
async function pressByKeyboard(page: Visitor['page'], { key, selector }: Offer, chance: FastChance): Promise<void> {
  if (chance.below(2) === 0) await page.keyboard.press(key!);
  else await tabToAndPressEnter(page, page.locator(selector).filter({ visible: true }));
}
