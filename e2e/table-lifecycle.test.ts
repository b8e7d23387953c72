// What happens around a match: device links, open tables, options, rematch, deal check, review and language.

import { FastChance } from '@kuluary/kernel/chance';
import { wordingFaultsIn } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { waitUntilStill } from './page-appearance.ts';
import { textsOn } from './page-texts.ts';
import { playToEnd } from './screen-player.ts';
import { SecrecyOracle } from './secrecy-oracle.ts';
import { gameCard, gatherAtTable, makeTable, startMatch, turnOffClock } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import type { TestServer } from './test-server.ts';
import { LANGUAGES, type Language, type Visitor } from './visitor.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 12;
const FEW_CLICKS = { clicks: testAmount({ slice: 2, full: Number.POSITIVE_INFINITY }) };

describe('around a match', () => {
  it('[E8] a seat moves to another device by a link that works once', async () => {
    const server = testServer();
    const [old, boris] = await startMatchOf(server, ['Anna', 'Boris']);
    const link = await copyDeviceLink(old!);
    const fresh = await server.addVisitor({ name: 'Telephone', clockSpeed: CLOCK_SPEED });
    await fresh.page.goto(link);
    await fresh.page.getByRole('button', { name: 'Take my seat here' }).click();
    await fresh.waitUntil(({ you }) => you.seat === 0);
    await old!.waitUntil(({ you }) => you.seat === null);
    await old!.page.getByText('Your seat has moved').waitFor();
    await old!.page.keyboard.press('Escape');
    await old!.page.getByText('You are watching.').waitFor();
    expect(await old!.page.locator('[data-move], [data-card]').count()).toBe(0);
    const thief = await server.addVisitor({ name: 'Thief' });
    await thief.page.goto(link);
    await thief.page.getByRole('button', { name: 'Take my seat here' }).click();
    await thief.page.getByRole('alert').waitFor();
    expect(thief.latest).toBeUndefined();
    expect(thief.pageErrors.splice(0)).toEqual([expect.stringContaining('403')]);
    await Promise.all([
      playToEnd(fresh, new FastChance(8), FEW_CLICKS),
      playToEnd(boris!, new FastChance(80), FEW_CLICKS),
    ]);
    await closeBrowsers(old!, boris!, fresh, thief);
  });

  it('[E9] a stranger finds an open table and joins any', async () => {
    const server = testServer();
    const host = await server.addVisitor({ name: 'Anna' });
    const table = await makeTable(host);
    const stranger = await server.addVisitor({ name: 'Boris' });
    await stranger.goTo('/');
    await stranger.page.getByRole('link', { name: 'Open tables' }).click();
    await stranger.page.getByText('Nobody is waiting just now').waitFor();
    await host.page.getByRole('switch', { name: 'Open table' }).click();
    await host.waitUntil((latest) => latest.table.listed);
    await stranger.page.getByRole('button', { name: 'Look again' }).click();
    await stranger.page.getByText('Table of Anna').first().waitFor();
    await stranger.page.getByRole('button', { name: 'Join any' }).click();
    await stranger.waitUntil(({ you }) => you.seat !== null);
    expect(stranger.table).toBe(table);
    await host.page.getByRole('button', { name: /^Boris/ }).waitFor();
    await closeBrowsers(host, stranger);
  });

  it('[E21] the home screen links back to the table on the card of its game', async () => {
    const server = testServer();
    const [anna, boris] = await startMatchOf(server, ['Anna', 'Boris']);
    const { table } = boris!;
    await boris!.goTo('/');
    await gameCard(boris!.page, 'coup')
      .getByRole('link', { name: `Continue table ${table}` })
      .click();
    await boris!.page.locator('[data-question]').waitFor();
    expect(boris!.table).toBe(table);
    expect(boris!.seat).toBe(1);
    await closeBrowsers(anna!, boris!);
  });

  it('[E16] the sheet of a free seat closes when somebody sits down there', async () => {
    const server = testServer();
    const host = await server.addVisitor({ name: 'Anna' });
    const table = await makeTable(host);
    await host.page.getByRole('button', { name: /^Seat 2: free/ }).click();
    await host.page.getByRole('button', { name: 'Move here' }).waitFor();
    const friend = await server.addVisitor({ name: 'Boris' });
    await friend.goTo(`/t/${table}`);
    await friend.waitUntil(({ you }) => you.seat === 1);
    await host.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await host.page.getByRole('button', { name: /^Boris/ }).click();
    await host.page.getByRole('button', { name: 'Clear the seat' }).waitFor();
    await closeBrowsers(host, friend);
  });

  it('[E24] the host chooses the prosecutor by keyboard; everybody reads who it is', async () => {
    const [anna, boris] = await gatherAtTable(testServer(), ['Anna', 'Boris'], { game: 'voices' });
    const { page } = anna!;
    await page.getByRole('button', { name: '+ Bot' }).first().click();
    await page.getByRole('button', { name: 'Seat the bot' }).click();
    const [hers, his] = [anna!, boris!].map((each) => each.page.getByRole('combobox', { name: /^Prosecutor/ }));
    expect(await hers!.locator('option').allTextContents()).toEqual(['by chance', 'Anna', 'Boris', 'Doubt']);
    await hers!.focus();
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowDown');
    await boris!.waitUntil(({ table }) => table.options.prosecutor === 1);
    expect([await his!.isDisabled(), await his!.locator('option:checked').textContent()]).toEqual([true, 'Boris']);
    await startMatch([anna!, boris!]);
    expect((anna!.latest!.play!.view as { prosecutor: number }).prosecutor).toBe(1);
    await closeBrowsers(anna!, boris!);
  });

  it('[E10] everybody gets to the rematch with one tap, and the winner begins it; a spectator stays one', async () => {
    const server = testServer();
    const [anna, boris] = await startMatchOf(server, ['Anna', 'Boris']);
    const zoe = await server.addVisitor({ name: 'Zoe' });
    await zoe.goTo(`/t/${anna!.table}`);
    await Promise.all([
      playToEnd(anna!, new FastChance(10), FEW_CLICKS),
      playToEnd(boris!, new FastChance(100), FEW_CLICKS),
    ]);
    const { winners } = (await SecrecyOracle.forTable(server.address, anna!.table)).log.outcome!;
    const first = anna!.table;
    await anna!.page.getByRole('button', { name: 'Rematch' }).click();
    await boris!.page.getByRole('button', { name: 'To the rematch' }).click();
    for (const visitor of [anna!, boris!]) {
      await visitor.waitUntil(({ table, you }) => table.id !== first && table.phase === 'lobby' && you.seat !== null);
    }
    await zoe.page.getByRole('button', { name: 'To the rematch' }).click();
    const isInLobby = () => zoe.waitUntil(({ table, you }) => table.id !== first && you.seat === null);
    await isInLobby();
    await zoe.page.reload();
    await isInLobby();
    await startMatch([anna!, boris!]);
    expect((anna!.latest!.play!.view as { turn: number }).turn).toBe(winners[0]);
    expect(anna!.latest!.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris']);
    await closeBrowsers(anna!, boris!, zoe);
  });

  it('[E11] the deal can be checked, and a stranger can replay the match as any viewer', async () => {
    const server = testServer();
    const [anna, boris] = await startMatchOf(server, ['Anna', 'Boris']);
    await Promise.all([
      playToEnd(anna!, new FastChance(11), FEW_CLICKS),
      playToEnd(boris!, new FastChance(110), FEW_CLICKS),
    ]);
    await anna!.page.getByRole('button', { name: 'Check this deal' }).click();
    await anna!.page.getByText('The deal was fair').waitFor();
    expect(await anna!.page.getByRole('dialog').getByRole('listitem').count()).toBe(5);
    const stranger = await server.addVisitor({ name: 'Stranger' });
    await stranger.goTo(`/r/${anna!.table}`);
    await stepThrough(stranger, ['0', '1', 'spectator', 'all']);
    await closeBrowsers(anna!, boris!, stranger);
  });

  it('[E17] the expert reviews a finished match, and links to what it comments on', async () => {
    const server = testServer();
    const [anna, boris] = await startMatchOf(server, ['Anna', 'Boris']);
    await Promise.all([
      playToEnd(anna!, new FastChance(17), FEW_CLICKS),
      playToEnd(boris!, new FastChance(170), FEW_CLICKS),
    ]);
    const { page, table } = anna!;
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.getByText(/^What cost/).waitFor();
    await page
      .getByRole('button', { name: /Expert/ })
      .first()
      .click();
    await page.waitForURL(new RegExp(`/r/${table}\\?step=\\d+&seat=all`));
    await page.getByRole('button', { name: 'What the expert says' }).click();
    await page.getByRole('button', { name: 'Forward a step' }).click();
    await page.getByText(/^Expert/).waitFor();
    await closeBrowsers(anna!, boris!);
  });

  it('[E12] the language switch changes every text, and is remembered', async () => {
    const visitor = await testServer().addVisitor({ name: 'Anna' });
    await visitor.goTo('/');
    const textsByLanguage = new Map<Language, readonly string[]>();
    for (const language of [...LANGUAGES].reverse()) {
      await visitor.page.locator(`fieldset button[lang="${language}"]`).click();
      await visitor.page.locator(`html[lang="${language}"]`).waitFor();
      await visitor.page.reload();
      await waitUntilStill(visitor.page);
      const texts = await textsOn(visitor.page);
      expect(wordingFaultsIn(texts, language, ['Anna'])).toEqual([]);
      textsByLanguage.set(language, texts);
    }
    const translated = textsByLanguage.get('en')!.filter((text) => /\p{L}{3}/u.test(text) && text !== 'Anna');
    expect(
      translated.filter(
        (text) => textsByLanguage.get('ru')!.includes(text) || textsByLanguage.get('uk')!.includes(text),
      ),
    ).toEqual([]);
    await closeBrowsers(visitor);
  });
});

async function startMatchOf(server: TestServer, names: readonly string[]): Promise<readonly Visitor[]> {
  const people = await gatherAtTable(server, names, { clockSpeed: CLOCK_SPEED });
  await turnOffClock(people[0]!);
  await startMatch(people);
  return people;
}

/** Copies a device link by the table menu. */
async function copyDeviceLink({ page, context }: Visitor): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Go on with another device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on with another device' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return (await page.evaluate('navigator.clipboard.readText()')) as string;
}

/** Steps through the replay as each of these viewers. */
async function stepThrough({ page }: Visitor, viewers: readonly string[]): Promise<void> {
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  for (const viewer of viewers) {
    await page.locator('select').selectOption(viewer);
    await slider.fill('0');
    const cards = page.locator('[data-card]');
    expect(await cards.count()).toBe(viewer === '0' || viewer === '1' ? 2 : 0);
    for (let step = 1; step <= last; step += Math.ceil(last / 8)) {
      await page.getByRole('button', { name: 'Forward a step' }).click();
      expect(Number(await slider.inputValue())).toBeGreaterThan(0);
    }
    await slider.fill(String(last));
    await page.locator('[data-question="over"]').waitFor();
  }
}

async function closeBrowsers(...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.pageErrors).toEqual([]);
    await visitor.context.close();
  }
}
