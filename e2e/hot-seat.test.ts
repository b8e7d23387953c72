import { FastChance } from '@kuluary/kernel/chance';
import { eagerly, pick } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { closeCard, look, press, readOn } from './answering.ts';
import { door } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { PHONE } from './visitor.ts';

const open = houseForAll();
const HASTE = 30;
const CURTAIN_PATIENCE = 3000; // ms
const FEW_TURNS = amount({ slice: 4, full: 8 }); // where a whole game is long

describe('one device for all', () => {
  it('[E6] two people and a bot pass the phone around, and nobody sees cards of somebody else', async () => {
    const visitor = await open().visit({ name: 'Anna', viewport: PHONE, haste: HASTE });
    const { page } = visitor;
    await visitor.go('/');
    await door(page, 'coup').getByRole('link', { name: 'One screen for all' }).click();
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Boris');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const passed = await playAround(page, new FastChance(6));
    expect(passed.has('Anna') && passed.has('Boris')).toBe(true);
    expect(visitor.faults).toEqual([]);
  });

  it.each([
    ['rickshank', eagerly],
    ['voices', pick],
  ] as const)('[E6] so it is in %s', async (game, choose) => {
    const visitor = await open().visit({ name: 'Anna', viewport: PHONE, haste: HASTE });
    const { page } = visitor;
    await visitor.go(`/hot-seat/${game}`);
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Boris');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const passed = await playAround(page, new FastChance(6), choose, FEW_TURNS);
    expect(passed.has('Anna') && passed.has('Boris')).toBe(true);
    expect(visitor.faults).toEqual([]);
  });
});

/** Plays to the end, or until the device was passed so often; returns to whom. */
async function playAround(
  page: Page,
  chance: FastChance,
  choose = pick,
  turns = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string>> {
  const passed = new Set<string>();
  let left = turns;
  const curtain = page.getByRole('button', { name: /^I am / });
  for (;;) {
    const offers = await look(page);
    if (offers === 'over' || left === 0) return passed;
    if (offers) await press(page, choose(offers, chance));
    else if (!(await curtain.isVisible())) {
      await closeCard(page);
      await readOn(page);
    } else {
      // Nobody has said who they are: there is no card on the page, neither face up nor in an attribute.
      expect(await page.locator('[data-card], [data-lost], [data-question]').count()).toBe(0);
      const person = await taken(curtain);
      if (person === null) continue;
      passed.add(person);
      left--;
    }
  }
}

/** Whoever says "it is me"; null when a bot was faster, and nobody has to answer any more. */
async function taken(curtain: Locator): Promise<string | null> {
  try {
    const words = await curtain.textContent({ timeout: CURTAIN_PATIENCE });
    await curtain.click({ timeout: CURTAIN_PATIENCE });
    return words!.replace(/^I\sam\s/, '');
  } catch {
    return null;
  }
}
