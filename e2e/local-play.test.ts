// Local matches, run by the page itself: resuming, several tabs, double taps, themes and speeding up.

import { FastChance } from '@kuluary/kernel/chance';
import { END_SELECTOR, pickOffer } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressOffer, readOffers } from './screen-player.ts';
import { gameCard } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import { PHONE } from './visitor.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 10;

async function startOver(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.reload();
}

describe('a local match', () => {
  it('[E14] is played in one tab at a time, and moves to another on request', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna' });
    await page.goto(`${address}/play/coup`);
    await page.locator('[data-question]').waitFor();
    const other = await context.newPage();
    await other.goto(`${address}/play/coup`);
    await other.locator('[data-question]').waitFor();
    await page.getByText('The game is in another tab').waitFor();
    await page.getByRole('button', { name: 'Play here' }).click();
    await page.locator('[data-question]').waitFor();
    await other.getByText('The game is in another tab').waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E16] does not take a double tap for the next decision', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna', viewport: PHONE });
    await page.goto(`${address}/play/coup`);
    const steal = page.locator('[data-action="steal"]:not([data-move]):not([aria-disabled])');
    const chance = new FastChance(16);
    for (let offers = await readOffers(page); !(await steal.isVisible()); offers = await readOffers(page)) {
      if (offers === 'over') await startOver(page);
      else if (offers) await pressOffer(page, pickOffer(offers, chance));
    }
    const targets = page.locator('[data-question] [data-move]');
    const lines = page.getByRole('button', { name: /^Log of the game/ });
    const label = await lines.getAttribute('aria-label');
    const { x, y, width, height } = (await steal.boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await targets.and(page.locator(':not([aria-disabled])')).first().waitFor(); // now a move would be accepted
    expect(await targets.count()).toBeGreaterThan(1);
    expect(await lines.getAttribute('aria-label')).toBe(label); // no move was made
    await page.mouse.click(x + width / 2, y + height / 2); // the second tap was on a target
    await targets.first().waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E14] is offered on the home screen, and resumed from there', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna' });
    await page.goto(address);
    await gameCard(page, 'coup').getByRole('link', { name: 'With bots, now' }).click();
    await page.locator('[data-question]').waitFor();
    await page.goto(address);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('[data-question]').waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E28] asks for its options one tap from the home screen, and remembers them for the next match', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna' });
    await page.goto(address);
    await gameCard(page, 'coup').getByRole('link', { name: 'With bots: choose the rules first' }).click();
    await page.getByRole('radio', { name: 'Squirrel' }).check();
    await page.locator('[data-option="inquisitor"]').getByRole('switch').click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('[data-question]').waitFor();
    expect(page.url()).toBe(`${address}/play/coup`);
    await page.goto(address);
    await gameCard(page, 'coup').getByRole('link', { name: 'New game' }).click();
    await page.locator('[data-question]').waitFor();
    await page.getByRole('button', { name: 'Reference card' }).click();
    await page.getByText('Investigator.').first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E22] gives the whole page its game’s colours, until the home screen', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna' });
    const readColour = () => page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--wall-1")');
    await page.goto(`${address}/play/coup`);
    await page.locator('[data-question]').waitFor();
    const coupColour = await readColour();
    await page.goto(`${address}/play/rickshank`);
    await page.locator('[data-question]').waitFor();
    expect(await readColour()).not.toBe(coupColour);
    await page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))");
    await gameCard(page, 'rickshank').waitFor();
    expect(await readColour()).toBe(coupColour);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E14] can be sped up when only bots are left', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({
      name: 'Anna',
      clockSpeed: CLOCK_SPEED,
    });
    const faster = page.getByRole('button', { name: 'Faster' });
    for (let game = 0; !(await faster.isVisible()); game++) {
      await page.goto(`${address}/play/coup`);
      if (game > 0) await startOver(page);
      const chance = new FastChance(game + 1);
      for (let offers = await readOffers(page); offers !== 'over'; offers = await readOffers(page)) {
        if (await faster.isVisible()) break;
        if (offers) await pressOffer(page, pickOffer(offers, chance));
      }
    }
    await faster.click();
    await faster.waitFor({ state: 'detached' });
    await page.locator(END_SELECTOR).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
