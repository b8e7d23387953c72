// The reference card, one press away at the table.

import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../settings/settings.ts';
import { setScreenWidth } from './browser.fixture.ts';
import { TESTED_GAMES, testNames } from './games.fixture.ts';
import { TablePage } from './table-page.fixture.tsx';

const PHONE = 360;

afterEach(() => act(() => changeSettings({ isReferenceOpen: false })));

const cardText = (within: string) =>
  [...document.querySelectorAll(`${within} li`)].map((line) => line.textContent!.replace(/\s+/g, ' ')).join('\n');

async function openTable(game: string, people: readonly string[], options: Readonly<Record<string, unknown>>) {
  const table = await TablePage.open({ game, people, options, seed: 1 });
  await table.show(0);
  return table;
}

describe('[E30] the reference card', () => {
  it.each(TESTED_GAMES)('[%s] %s is a press away on a phone, in three languages', async (_id, _name, tested) => {
    setScreenWidth(PHONE);
    const names = testNames(tested);
    const { page } = await openTable(tested.game, names, tested.options);
    await page.click(page.button('Reference card'));
    expect(cardText('dialog[open]').split('\n').length).toBeGreaterThan(7);
    expect(await page.wordFaults(names)).toEqual([]);
  });

  it('has the words and rules of the edition that is played', async () => {
    setScreenWidth(PHONE);
    const { page } = await openTable('coup', ['Anna', 'Boris'], { edition: 'squirrel', inquisitor: true, coupAt: 12 });
    await page.click(page.button('Reference card'));
    const text = cardText('dialog[open]');
    expect(text).toContain('Governor. Tax: take 3 coins.');
    expect(text).toContain('Investigator.');
    expect(text).toContain('12 coins or more');
    expect(text).not.toContain('Duke');
  });

  it('stands beside the table on a large screen, until it is closed, in the next match, too', async () => {
    const table = await openTable('coup', ['Anna', 'Boris'], {});
    const beside = () => cardText('section[aria-label="Reference card"]');
    expect(beside()).toBe('');
    await table.page.click(table.page.button('Reference card'));
    expect(beside()).toContain('Duke. Tax: take 3 coins.');
    await table.show(1);
    expect(beside()).toContain('Duke. Tax: take 3 coins.');
    await table.page.click(table.page.button('Reference card'));
    expect(beside()).toBe('');
  });
});
