// Games whose host is the page itself: left and gone on with, in one tab at a time, and watched to their end.

import { FastChance } from '@kuluary/kernel/chance';
import { END, pick } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, press } from './answering.ts';
import { door } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { PHONE } from './visitor.ts';

const open = houseForAll();
const HASTE = 10;

/** Another game, in place of the one that is over. */
async function anew(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.reload();
}

describe('a game in the page', () => {
  it('[E14] is played in one tab at a time, and goes where it is wanted', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna' });
    await page.goto(`${address}/play/coup`);
    await page.locator('[data-question]').waitFor();
    const other = await context.newPage();
    await other.goto(`${address}/play/coup`);
    await other.locator('[data-question]').waitFor();
    await page.getByText('The game is in another tab').waitFor();
    await page.getByRole('button', { name: 'Play here' }).click();
    await page.locator('[data-question]').waitFor();
    await other.getByText('The game is in another tab').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E16] a second tap is no answer to what is asked next', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna', viewport: PHONE });
    await page.goto(`${address}/play/coup`);
    const aimed = page.locator('[data-action="steal"]:not([data-move]):not([aria-disabled])');
    const chance = new FastChance(16);
    for (let offers = await look(page); !(await aimed.isVisible()); offers = await look(page)) {
      if (offers === 'over') await anew(page);
      else if (offers) await press(page, pick(offers, chance));
    }
    const targets = page.locator('[data-question] [data-move]');
    const lines = page.getByRole('button', { name: /^Log of the game/ });
    const known = await lines.getAttribute('aria-label');
    const { x, y, width, height } = (await aimed.boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await targets.and(page.locator(':not([aria-disabled])')).first().waitFor(); // now an answer would be taken
    expect(await targets.count()).toBeGreaterThan(1);
    expect(await lines.getAttribute('aria-label')).toBe(known); // nothing has happened
    await page.mouse.click(x + width / 2, y + height / 2); // the second tap was on a target
    await targets.first().waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E14] is named at home, and gone on with from there', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna' });
    await page.goto(address);
    await door(page, 'coup').getByRole('link', { name: 'With bots, now' }).click();
    await page.locator('[data-question]').waitFor();
    await page.goto(address);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('[data-question]').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E22] the whole page wears the colours of the game that is played, and takes them off at home', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna' });
    const ground = () => page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--wall-1")');
    await page.goto(`${address}/play/coup`);
    await page.locator('[data-question]').waitFor();
    const candlelit = await ground();
    await page.goto(`${address}/play/rickshank`);
    await page.locator('[data-question]').waitFor();
    expect(await ground()).not.toBe(candlelit);
    await page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))");
    await door(page, 'rickshank').waitFor();
    expect(await ground()).toBe(candlelit);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E14] hurries when nobody but bots is left', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna', haste: HASTE });
    const hurry = page.getByRole('button', { name: 'Faster' });
    for (let game = 0; !(await hurry.isVisible()); game++) {
      await page.goto(`${address}/play/coup`);
      if (game > 0) await anew(page);
      const chance = new FastChance(game + 1);
      for (let offers = await look(page); offers !== 'over'; offers = await look(page)) {
        if (await hurry.isVisible()) break;
        if (offers) await press(page, pick(offers, chance));
      }
    }
    await hurry.click();
    await hurry.waitFor({ state: 'detached' });
    await page.locator(END).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
