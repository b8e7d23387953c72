// What happens around a game: another device, strangers, a rematch, and what is left of it afterwards.

import { FastChance } from '@kuluary/kernel/chance';
import { faultsIn } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { playToEnd } from './answering.ts';
import { stillness } from './dress.ts';
import { Truth } from './eavesdropping.ts';
import { door, gather, makeTable, startGame, withoutClock } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import type { House } from './house.ts';
import { LANGUAGES, type Language, type Visitor } from './visitor.ts';
import { piecesOn } from './words.ts';

const open = houseForAll();
const HASTE = 12; // nobody has to read here
const FEW = { clicks: amount({ slice: 2, full: Number.POSITIVE_INFINITY }) };

describe('coming and going', () => {
  it('[E8] a seat moves to another device by a link that works once', async () => {
    const house = open();
    const [old, boris] = await playing(house, ['Anna', 'Boris']);
    const link = await deviceLink(old!);
    const fresh = await house.visit({ name: 'Telephone', haste: HASTE });
    await fresh.page.goto(link);
    await fresh.page.getByRole('button', { name: 'Take my seat here' }).click();
    await fresh.until(({ you }) => you.seat === 0);
    await old!.until(({ you }) => you.seat === null);
    await old!.page.getByText('Your seat has moved').waitFor();
    await old!.page.keyboard.press('Escape');
    await old!.page.getByText('You are watching.').waitFor();
    expect(await old!.page.locator('[data-move], [data-card]').count()).toBe(0);
    const thief = await house.visit({ name: 'Thief' });
    await thief.page.goto(link);
    await thief.page.getByRole('button', { name: 'Take my seat here' }).click();
    await thief.page.getByRole('alert').waitFor();
    expect(thief.latest).toBeUndefined();
    expect(thief.faults.splice(0)).toEqual([expect.stringContaining('403')]);
    await Promise.all([playToEnd(fresh, new FastChance(8), FEW), playToEnd(boris!, new FastChance(80), FEW)]);
    await close(old!, boris!, fresh, thief);
  });

  it('[E9] a stranger finds an open table and joins any', async () => {
    const house = open();
    const host = await house.visit({ name: 'Anna' });
    const table = await makeTable(host);
    const stranger = await house.visit({ name: 'Boris' });
    await stranger.go('/');
    await stranger.page.getByRole('link', { name: 'Open tables' }).click();
    await stranger.page.getByText('Nobody is waiting just now').waitFor();
    await host.page.getByRole('switch', { name: 'Open table' }).click();
    await host.until((latest) => latest.table.listed);
    await stranger.page.getByRole('button', { name: 'Look again' }).click();
    await stranger.page.getByText('Table of Anna').first().waitFor();
    await stranger.page.getByRole('button', { name: 'Join any' }).click();
    await stranger.until(({ you }) => you.seat !== null);
    expect(stranger.table).toBe(table);
    await host.page.getByRole('button', { name: /^Boris/ }).waitFor();
    await close(host, stranger);
  });

  it('[E21] whoever goes home finds the way back to the table on its door', async () => {
    const house = open();
    const [anna, boris] = await playing(house, ['Anna', 'Boris']);
    const { table } = boris!;
    await boris!.go('/');
    await door(boris!.page, 'coup')
      .getByRole('link', { name: `Continue table ${table}` })
      .click();
    await boris!.page.locator('[data-question]').waitFor();
    expect(boris!.table).toBe(table);
    expect(boris!.seat).toBe(1);
    await close(anna!, boris!);
  });

  it('[E16] the sheet of a free seat closes when somebody sits down there', async () => {
    const house = open();
    const host = await house.visit({ name: 'Anna' });
    const table = await makeTable(host);
    await host.page.getByRole('button', { name: /^Seat 2: free/ }).click();
    await host.page.getByRole('button', { name: 'Move here' }).waitFor();
    const friend = await house.visit({ name: 'Boris' });
    await friend.go(`/t/${table}`);
    await friend.until(({ you }) => you.seat === 1);
    await host.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await host.page.getByRole('button', { name: /^Boris/ }).click();
    await host.page.getByRole('button', { name: 'Clear the seat' }).waitFor();
    await close(host, friend);
  });

  it('[E24] the host chooses the prosecutor by keyboard; everybody reads who it is', async () => {
    const [anna, boris] = await gather(open(), ['Anna', 'Boris'], { game: 'voices' });
    const { page } = anna!;
    await page.getByRole('button', { name: '+ Bot' }).first().click();
    await page.getByRole('button', { name: 'Seat the bot' }).click();
    const [hers, his] = [anna!, boris!].map((each) => each.page.getByRole('combobox', { name: /^Prosecutor/ }));
    expect(await hers!.locator('option').allTextContents()).toEqual(['by chance', 'Anna', 'Boris', 'Doubt']);
    await hers!.focus();
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowDown');
    await boris!.until(({ table }) => table.options.prosecutor === 1);
    expect([await his!.isDisabled(), await his!.locator('option:checked').textContent()]).toEqual([true, 'Boris']);
    await startGame([anna!, boris!]);
    expect((anna!.latest!.play!.view as { prosecutor: number }).prosecutor).toBe(1);
    await close(anna!, boris!);
  });

  it('[E10] everybody is at the rematch with one tap, and the winner begins it; whoever looked on looks on', async () => {
    const house = open();
    const [anna, boris] = await playing(house, ['Anna', 'Boris']);
    const zoe = await house.visit({ name: 'Zoe' });
    await zoe.go(`/t/${anna!.table}`);
    await Promise.all([playToEnd(anna!, new FastChance(10), FEW), playToEnd(boris!, new FastChance(100), FEW)]);
    const { winners } = (await Truth.of(house.address, anna!.table)).log.outcome!;
    const first = anna!.table;
    await anna!.page.getByRole('button', { name: 'Rematch' }).click();
    await boris!.page.getByRole('button', { name: 'To the rematch' }).click();
    for (const visitor of [anna!, boris!]) {
      await visitor.until(({ table, you }) => table.id !== first && table.phase === 'lobby' && you.seat !== null);
    }
    await zoe.page.getByRole('button', { name: 'To the rematch' }).click();
    const isInLobby = () => zoe.until(({ table, you }) => table.id !== first && you.seat === null);
    await isInLobby();
    await zoe.page.reload();
    await isInLobby();
    await startGame([anna!, boris!]);
    expect((anna!.latest!.play!.view as { turn: number }).turn).toBe(winners[0]);
    expect(anna!.latest!.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris']);
    await close(anna!, boris!, zoe);
  });

  it('[E11] the deal can be checked, and a stranger can watch the game again through any eyes', async () => {
    const house = open();
    const [anna, boris] = await playing(house, ['Anna', 'Boris']);
    await Promise.all([playToEnd(anna!, new FastChance(11), FEW), playToEnd(boris!, new FastChance(110), FEW)]);
    await anna!.page.getByRole('button', { name: 'Check this deal' }).click();
    await anna!.page.getByText('The deal was fair').waitFor();
    expect(await anna!.page.getByRole('dialog').getByRole('listitem').count()).toBe(5);
    const stranger = await house.visit({ name: 'Stranger' });
    await stranger.go(`/r/${anna!.table}`);
    await stepThrough(stranger, ['0', '1', 'spectator', 'all']);
    await close(anna!, boris!, stranger);
  });

  it('[E17] the expert reviews a finished game, and what it speaks of can be seen again', async () => {
    const house = open();
    const [anna, boris] = await playing(house, ['Anna', 'Boris']);
    await Promise.all([playToEnd(anna!, new FastChance(17), FEW), playToEnd(boris!, new FastChance(170), FEW)]);
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
    await close(anna!, boris!);
  });

  it('[E12] the switch at home changes every word, and the page remembers it', async () => {
    const visitor = await open().visit({ name: 'Anna' });
    await visitor.go('/');
    const said = new Map<Language, readonly string[]>();
    for (const language of [...LANGUAGES].reverse()) {
      await visitor.page.locator(`fieldset button[lang="${language}"]`).click();
      await visitor.page.locator(`html[lang="${language}"]`).waitFor();
      await visitor.page.reload();
      await stillness(visitor.page);
      const pieces = await piecesOn(visitor.page);
      expect(faultsIn(pieces, language, ['Anna'])).toEqual([]);
      said.set(language, pieces);
    }
    const translated = said.get('en')!.filter((piece) => /\p{L}{3}/u.test(piece) && piece !== 'Anna');
    expect(translated.filter((piece) => said.get('ru')!.includes(piece) || said.get('uk')!.includes(piece))).toEqual(
      [],
    );
    await close(visitor);
  });
});

async function playing(house: House, names: readonly string[]): Promise<readonly Visitor[]> {
  const people = await gather(house, names, { haste: HASTE });
  await withoutClock(people[0]!);
  await startGame(people);
  return people;
}

/** Through the menu: the link to take the seat with. */
async function deviceLink({ page, context }: Visitor): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Go on with another device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on with another device' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return (await page.evaluate('navigator.clipboard.readText()')) as string;
}

/** From the deal to the end, through all these eyes. */
async function stepThrough({ page }: Visitor, eyes: readonly string[]): Promise<void> {
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  for (const eye of eyes) {
    await page.locator('select').selectOption(eye);
    await slider.fill('0');
    const cards = page.locator('[data-card]');
    expect(await cards.count()).toBe(eye === '0' || eye === '1' ? 2 : 0);
    for (let step = 1; step <= last; step += Math.ceil(last / 8)) {
      await page.getByRole('button', { name: 'Forward a step' }).click();
      expect(Number(await slider.inputValue())).toBeGreaterThan(0);
    }
    await slider.fill(String(last));
    await page.locator('[data-question="over"]').waitFor();
  }
}

async function close(...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  }
}
