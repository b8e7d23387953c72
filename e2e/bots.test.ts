import { FastChance } from '@kuluary/kernel/chance';
import { PROGRAM } from '@kuluary/protocol/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { playToEnd } from './answering.ts';
import { makeTable, withoutClock } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { inviteProgram, startProgram } from './program.ts';
import { PHONE } from './visitor.ts';

const open = houseForAll();
const HASTE = 12; // nobody has to read here
const CLICKS = amount({ slice: 3, full: Number.POSITIVE_INFINITY }); // then they answer on the wire

describe('bots', () => {
  it('[E18] are seated by strength and style, like the last one, and changed under their name', async () => {
    const host = await open().visit({ name: 'Anna' });
    const { page } = host;
    await makeTable(host);
    const sheet = page.getByRole('dialog');
    await page.getByRole('button', { name: '+ Bot' }).first().click();
    expect(await sheet.getByRole('radio', { name: 'normal' }).isChecked()).toBe(true);
    await choose(page, 'hard', 'bold');
    await sheet.getByRole('button', { name: 'Seat the bot' }).click();
    await page.getByRole('button', { name: 'hard, bold' }).waitFor();
    await page.getByRole('button', { name: '+ Bot' }).first().click();
    await sheet.getByRole('button', { name: 'Seat the bot' }).click();
    const two = await host.until(({ table }) => table.seats[2]!.kind === 'bot');
    expect(two.table.seats.slice(1, 3).map(({ bot }) => bot)).toEqual(['hard-bold', 'hard-bold']);
    await page.getByRole('button', { name: `${two.table.seats[1]!.name} hard, bold` }).click();
    await choose(page, 'expert', 'even');
    await sheet.getByRole('button', { name: 'Let it play so' }).click();
    const changed = await host.until(({ table }) => table.seats[1]!.bot === 'expert');
    expect(changed.table.seats[1]!.name).toBe(two.table.seats[1]!.name);
    expect(host.faults).toEqual([]);
    await host.context.close();
  });

  it('[E18] of a game in the page are chosen for the next one, and remembered', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna', viewport: PHONE });
    await page.goto(`${address}/play/coup`);
    await openNewGame(page);
    await page.getByText('the game on the table ends').waitFor();
    await choose(page, 'easy', 'mixed');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-question]').waitFor();
    await page.reload();
    await openNewGame(page);
    for (const name of ['easy', 'mixed']) expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E19] of anybody’s take a seat by address and token, and play a game to its end', async () => {
    const host = await open().visit({ name: 'Anna', viewport: PHONE, haste: HASTE });
    const { page } = host;
    await makeTable(host);
    await withoutClock(host);
    await inviteProgram(page);
    const stop = await startProgram(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' }); // it sits: there is nothing left to give it
    await page.getByRole('button', { name: 'Start the game' }).click();
    await playToEnd(host, new FastChance(1), { clicks: CLICKS });
    expect(host.latest!.table.seats.map(({ name, bot, standIn }) => [name, bot, standIn])).toEqual([
      ['Anna', null, false],
      ['Random', PROGRAM, false],
    ]);
    expect(host.faults).toEqual([]);
    await stop();
    await host.context.close();
  });
});

async function openNewGame(page: Page): Promise<void> {
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
}

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('dialog').getByRole('radio', { name, exact: true }).check();
}
