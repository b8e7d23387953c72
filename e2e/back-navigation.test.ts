// Back navigation with open sheets.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameCard } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import { PHONE } from './visitor.ts';

const testServer = sharedTestServer();

async function openLocalTable() {
  const visitor = await testServer().addVisitor({ name: 'Anna', viewport: PHONE });
  const { page } = visitor;
  await visitor.goTo('/rules/coup');
  await visitor.goTo('/');
  await gameCard(page, 'coup').getByRole('link', { name: 'With bots, now' }).click();
  await page.locator('[data-question]').waitFor();
  return visitor;
}

const path = (page: Page) => new URL(page.url()).pathname;

async function waitUntilSheetCloses(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

describe('Back', () => {
  it('[E13] closes a sheet, and then leaves the match', async () => {
    const { page, pageErrors, context } = await openLocalTable();
    await page.getByRole('button', { name: /^Log of the game/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await waitUntilSheetCloses(page);
    expect(path(page)).toBe('/play/coup');
    await page.goBack();
    expect(path(page)).toBe('/');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E13] finds no extra history entries of sheets that were closed, replaced or reloaded', async () => {
    const { page, pageErrors, context } = await openLocalTable();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    await page.keyboard.press('Escape');
    await waitUntilSheetCloses(page);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.locator('[data-question]').waitFor();
    expect(path(page)).toBe('/play/coup');
    await page.goBack();
    expect(path(page)).toBe('/');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E13] leads from another screen to the one below the sheet', async () => {
    const { page, pageErrors, context } = await openLocalTable();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await page.goBack();
    await page.locator('[data-question]').waitFor();
    expect(path(page)).toBe('/play/coup');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.goBack();
    expect(path(page)).toBe('/');
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
