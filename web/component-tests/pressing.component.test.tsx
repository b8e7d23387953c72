// Games by what is on screen: whoever is asked looks at the table and presses something. What e2e does with four browsers
// and a server, in a document without a browser.

import { FastChance } from '@kuluary/kernel/chance';
import { expect, it } from 'vitest';
import { amount } from '../../checks/amount.fixture.ts';
import { botOf, namesOf, PLAYED } from './games.fixture.ts';
import { TablePage } from './table-page.fixture.tsx';

const ANSWERS = amount({ slice: 8, full: 400 }); // pressed; the rest of the game is answered without looking

it.each(PLAYED)('[%s] %s is played by pressing what is on screen, and its end is seen', async (_id, _name, played) => {
  const people = namesOf(played);
  const table = await TablePage.open({ ...played, people, seed: 1 });
  const chance = new FastChance(1);
  for (let answers = 0; answers < ANSWERS && !table.isOver; answers++) {
    await table.answer(table.asked[0]!, (offers) => played.choose(offers, chance));
  }
  await table.hide();
  const bot = botOf(played, 'greedy');
  while (!table.isOver) await table.send(table.asked[0]!, (view, moves) => bot.choose(view, moves, chance));
  await table.show(table.spectator);
  expect(await table.page.prospect()).toBe('over');
  expect(await table.page.wordFaults(people)).toEqual([]);
});
