// Matches played by pressing what is on screen. What e2e does with four browsers and a server, in a document without a
// browser.

import { FastChance } from '@kuluary/kernel/chance';
import { expect, it } from 'vitest';
import { testAmount } from '../../checks/test-amount.fixture.ts';
import { TESTED_GAMES, testBot, testNames } from './games.fixture.ts';
import { TablePage } from './table-page.fixture.tsx';

const PRESSED_MOVES = testAmount({ slice: 8, full: 400 }); // the others are made without the screen

it.each(TESTED_GAMES)(
  '[%s] %s is played by pressing what is on screen, up to its end screen',
  async (_id, _name, testedGame) => {
    const people = testNames(testedGame);
    const table = await TablePage.open({ ...testedGame, people, seed: 1 });
    const chance = new FastChance(1);
    for (let moves = 0; moves < PRESSED_MOVES && !table.isOver; moves++) {
      await table.pressUntilMoved(table.seatsToMove[0]!, (offers) => testedGame.choose(offers, chance));
    }
    await table.hide();
    const bot = testBot(testedGame);
    while (!table.isOver) await table.sendMove(table.seatsToMove[0]!, (view, moves) => bot.choose(view, moves, chance));
    await table.show(table.spectator);
    expect(await table.page.waitForOffers()).toBe('over');
    expect(await table.page.wordFaults(people)).toEqual([]);
  },
);
