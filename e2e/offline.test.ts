import { FastChance } from '@kuluary/kernel/chance';
import { pickEagerly } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { playDecisions } from './screen-player.ts';
import { sharedTestServer } from './test-server.fixture.ts';

const testServer = sharedTestServer();
const CLOCK_SPEED = 40;
const MAX_MOVES = testAmount({ slice: 12, full: Number.POSITIVE_INFINITY }); // in each of the longer games

describe('without a network', () => {
  it('[E7] once loaded, whole matches with bots need neither network nor server', async () => {
    const server = testServer();
    const visitor = await server.addVisitor({ name: 'Anna', clockSpeed: CLOCK_SPEED });
    await visitor.goTo('/');
    await visitor.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await visitor.context.setOffline(true);
    await server.stopServer();
    await visitor.goTo('/play/voices');
    expect(await playDecisions(visitor, new FastChance(7), { maxMoves: MAX_MOVES })).toBeGreaterThan(0);
    await visitor.goTo('/play/rickshank');
    expect(
      await playDecisions(visitor, new FastChance(7), { choose: pickEagerly, maxMoves: MAX_MOVES }),
    ).toBeGreaterThan(0);
    await visitor.goTo('/play/coup');
    expect(await playDecisions(visitor, new FastChance(7))).toBeGreaterThan(0);
    await visitor.page.getByRole('button', { name: 'New game…' }).click();
    const deal = visitor.page.getByRole('dialog').getByRole('button', { name: 'Deal the cards' });
    expect(await deal.textContent()).toBe('Deal the cards'); // without a warning: the match is over
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: 'Check this deal' }).click();
    await visitor.page
      .getByRole('status')
      .filter({ hasText: /fair|Nothing speaks against/ })
      .waitFor();
    expect(visitor.pageErrors).toEqual([]);
  });
});
