import { FastChance } from '@kuluary/kernel/chance';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeCard, look, pick, press } from './answering.ts';
import { door } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { eagerly } from './rickshank-player.ts';
import { PHONE } from './visitor.ts';

const open = houseForAll();
const HASTE = 10;
const FEW_TURNS = 8; // where a whole game is long

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
    else if (!(await curtain.isVisible())) await closeCard(page);
    else {
      // Nobody has said who they are: there is no card on the page, neither face up nor in an attribute.
      expect(await page.locator('[data-card], [data-lost], [data-question]').count()).toBe(0);
      passed.add((await curtain.textContent())!.replace(/^I\sam\s/, ''));
      await curtain.click();
      left--;
    }
  }
}
