// A phone's Back: what lies over the screen goes first.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { door } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { PHONE } from './visitor.ts';

const open = houseForAll();

async function toTable() {
  const visitor = await open().visit({ name: 'Anna', viewport: PHONE });
  const { page } = visitor;
  await visitor.go('/rules/coup');
  await visitor.go('/');
  await door(page, 'coup').getByRole('link', { name: 'With bots, now' }).click();
  await page.locator('[data-question]').waitFor();
  return visitor;
}

const path = (page: Page) => new URL(page.url()).pathname;

async function gone(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

describe('the way back', () => {
  it('[E13] closes a sheet, and then leaves the game', async () => {
    const { page, faults, context } = await toTable();
    await page.getByRole('button', { name: /^Log of the game/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await gone(page);
    expect(path(page)).toBe('/play/coup');
    await page.goBack();
    expect(path(page)).toBe('/');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E13] is not longer by a sheet that was closed, gave way to another, or was reloaded', async () => {
    const { page, faults, context } = await toTable();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.locator('[data-question]').waitFor();
    expect(path(page)).toBe('/play/coup');
    await page.goBack();
    expect(path(page)).toBe('/');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E13] leads from another screen to the one under the sheet', async () => {
    const { page, faults, context } = await toTable();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await page.goBack();
    await page.locator('[data-question]').waitFor();
    expect(path(page)).toBe('/play/coup');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.goBack();
    expect(path(page)).toBe('/');
    expect(faults).toEqual([]);
    await context.close();
  });
});
