import { FastChance } from '@kuluary/kernel/chance';
import { pickEagerly, pickOffer } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { closeCardDialog, dismissMessages, pressOffer, readOffers } from './screen-player.ts';
import { gameCard } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import { PHONE } from './visitor.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 30;
const CURTAIN_TIMEOUT = 3000; // ms
const FEW_TURNS = testAmount({ slice: 4, full: 8 }); // of the longer games

describe('one device for all players', () => {
  it('[E6] two people and a bot pass the phone around, and nobody sees another’s cards', async () => {
    const visitor = await testServer().addVisitor({ name: 'Anna', viewport: PHONE, clockSpeed: CLOCK_SPEED });
    const { page } = visitor;
    await visitor.goTo('/');
    await gameCard(page, 'coup').getByRole('link', { name: 'One screen for all' }).click();
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Boris');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const passed = await playPassingDevice(page, new FastChance(6));
    expect(passed.has('Anna') && passed.has('Boris')).toBe(true);
    expect(visitor.pageErrors).toEqual([]);
  });

  it.each([
    ['rickshank', pickEagerly],
    ['voices', pickOffer],
  ] as const)('[E6] the same in %s', async (game, choose) => {
    const visitor = await testServer().addVisitor({ name: 'Anna', viewport: PHONE, clockSpeed: CLOCK_SPEED });
    const { page } = visitor;
    await visitor.goTo(`/hot-seat/${game}`);
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Boris');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const passed = await playPassingDevice(page, new FastChance(6), choose, FEW_TURNS);
    expect(passed.has('Anna') && passed.has('Boris')).toBe(true);
    expect(visitor.pageErrors).toEqual([]);
  });
});

/** Plays to the end, or until the device was passed so often. Returns the names of those to whom it was passed. */
async function playPassingDevice(
  page: Page,
  chance: FastChance,
  choose = pickOffer,
  turns = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string>> {
  const passed = new Set<string>();
  let left = turns;
  const curtain = page.getByRole('button', { name: /^I am / });
  for (;;) {
    const offers = await readOffers(page);
    if (offers === 'over' || left === 0) return passed;
    if (offers) await pressOffer(page, choose(offers, chance));
    else if (!(await curtain.isVisible())) {
      await closeCardDialog(page);
      await dismissMessages(page);
    } else {
      // While the device is passed, no card is on the page, neither face up nor in an attribute. A bot may have been faster:
      // then it is not passed, and its holder sees the table.
      const passingPage = page.locator('body').filter({ has: curtain });
      expect(await passingPage.locator('[data-card], [data-lost], [data-question]').count()).toBe(0);
      const person = await takeDevice(curtain);
      if (person === null) continue;
      passed.add(person);
      left--;
    }
  }
}

/** Confirms the player that the screen names; null when a bot was faster, and the decision is gone. */
async function takeDevice(curtain: Locator): Promise<string | null> {
  try {
    const text = await curtain.textContent({ timeout: CURTAIN_TIMEOUT });
    await curtain.click({ timeout: CURTAIN_TIMEOUT });
    return text!.replace(/^I\sam\s/, '');
  } catch {
    return null;
  }
}
