import { FastChance } from '@kuluary/kernel/chance';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { inviteProgram, startProgram } from './example-program.ts';
import { playToEnd } from './screen-player.ts';
import { makeTable, turnOffClock } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import { PHONE } from './visitor.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 12;
const CLICKS = testAmount({ slice: 3, full: Number.POSITIVE_INFINITY }); // the rest is played on the wire

describe('bots', () => {
  it('[E18] are seated by strength and style, by default those of the last one, and keep their name when changed', async () => {
    const host = await testServer().addVisitor({ name: 'Anna' });
    const { page } = host;
    await makeTable(host);
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: '+ Bot' }).first().click();
    expect(await sheet.getByRole('radio', { name: 'normal' }).isChecked()).toBe(true);
    await chooseRadios(page, 'hard', 'bold');
    await sheet.getByRole('button', { name: 'Seat the bot' }).click();
    await page.getByRole('button', { name: 'hard, bold' }).waitFor();
    await page.getByRole('button', { name: '+ Bot' }).first().click();
    await sheet.getByRole('button', { name: 'Seat the bot' }).click();
    const two = await host.waitUntil(({ table }) => table.seats[2]!.kind === 'bot');
    expect(two.table.seats.slice(1, 3).map(({ bot }) => bot)).toEqual(['hard-bold', 'hard-bold']);
    await page.getByRole('button', { name: `${two.table.seats[1]!.name} hard, bold` }).click();
    await chooseRadios(page, 'expert', 'even');
    await sheet.getByRole('button', { name: 'Let it play so' }).click();
    const changed = await host.waitUntil(({ table }) => table.seats[1]!.bot === 'expert');
    expect(changed.table.seats[1]!.name).toBe(two.table.seats[1]!.name);
    expect(host.pageErrors).toEqual([]);
    await host.context.close();
  });

  it('[E18] of a local match are chosen for the next one, and remembered', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna', viewport: PHONE });
    await page.goto(`${address}/play/coup`);
    await openNewGame(page);
    await page.getByText('the game on the table ends').waitFor();
    await chooseRadios(page, 'easy', 'mixed');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-question]').waitFor();
    await page.reload();
    await openNewGame(page);
    for (const name of ['easy', 'mixed']) expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E19] that are programs take a seat by address and token, and play a match to its end', async () => {
    const host = await testServer().addVisitor({ name: 'Anna', viewport: PHONE, clockSpeed: CLOCK_SPEED });
    const { page } = host;
    await makeTable(host);
    await turnOffClock(host);
    await inviteProgram(page);
    const stop = await startProgram(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' }); // closes when the program sits
    await page.getByRole('button', { name: 'Start the game' }).click();
    await playToEnd(host, new FastChance(1), { clicks: CLICKS });
    expect(host.latest!.table.seats.map(({ name, bot, standIn }) => [name, bot, standIn])).toEqual([
      ['Anna', null, false],
      ['Random', PROGRAM_BOT, false],
    ]);
    expect(host.pageErrors).toEqual([]);
    await stop();
    await host.context.close();
  });
});

async function openNewGame(page: Page): Promise<void> {
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
}

async function chooseRadios(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('dialog').getByRole('radio', { name, exact: true }).check();
}
