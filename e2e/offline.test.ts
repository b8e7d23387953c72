import { FastChance } from '@kuluary/kernel/chance';
import { eagerly } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { answerQuestions } from './answering.ts';
import { houseForAll } from './house.fixture.ts';

const open = houseForAll();
const HASTE = 40;
const ANSWERS = amount({ slice: 12, full: Number.POSITIVE_INFINITY }); // of each of the longer games

describe('without a network', () => {
  it('[E7] loaded once, whole games with bots need neither network nor server', async () => {
    const house = open();
    const visitor = await house.visit({ name: 'Anna', haste: HASTE });
    await visitor.go('/');
    await visitor.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await visitor.context.setOffline(true);
    await house.stopServing();
    await visitor.go('/play/voices');
    expect(await answerQuestions(visitor, new FastChance(7), { most: ANSWERS })).toBeGreaterThan(0);
    await visitor.go('/play/rickshank');
    expect(await answerQuestions(visitor, new FastChance(7), { choose: eagerly, most: ANSWERS })).toBeGreaterThan(0);
    await visitor.go('/play/coup');
    expect(await answerQuestions(visitor, new FastChance(7))).toBeGreaterThan(0);
    await visitor.page.getByRole('button', { name: 'New game…' }).click();
    const deal = visitor.page.getByRole('dialog').getByRole('button', { name: 'Deal the cards' });
    expect(await deal.textContent()).toBe('Deal the cards'); // no game ends by it: it is over
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: 'Check this deal' }).click();
    await visitor.page
      .getByRole('status')
      .filter({ hasText: /fair|Nothing speaks against/ })
      .waitFor();
    expect(visitor.faults).toEqual([]);
  });
});
