// Four players and a spectator of Coup, each in a browser of their own.

import { FastChance } from '@kuluary/kernel/chance';
import { END_SELECTOR, pickOffer } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { playToEnd, type TurnOverride } from './screen-player.ts';
import { findLeaks, updatesIn } from './secrecy-oracle.ts';
import { gatherAtTable, startMatch } from './table-setup.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import type { TestServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

const testServer = sharedTestServer();
const MATCH_TIMEOUT = 600_000; // ms
const CLOCK_SPEED = 6;
const TAX = JSON.stringify({ type: 'tax' });
const CLICKS = testAmount({ slice: 8, full: Number.POSITIVE_INFINITY }); // of each player; the rest is played on the wire

describe('a whole match, clicked', () => {
  it.each([
    ['E1', 'hobby-world', false],
    ['E2', 'ukrainian', false],
    ['E3', 'squirrel', true],
  ] as const)('[%s] four people play %s (with the Inquisitor: %s)', async (id, edition, inquisitor) => {
    const server = testServer();
    const people = await gatherAtTable(server, ['Anna', 'Boris', 'Lesya', 'Taras'], { clockSpeed: CLOCK_SPEED });
    const [anna, boris, lesya, taras] = people as [Visitor, Visitor, Visitor, Visitor];
    const { table } = anna;
    await chooseEdition(anna, edition, inquisitor);
    await startMatch(people);
    expect(anna.latest!.table.options).toMatchObject({ edition, inquisitor });
    const spectator = await server.addVisitor({ name: 'Watcher', clockSpeed: CLOCK_SPEED });
    await spectator.page.addInitScript(WATCH_FOR_OFFERS);
    await spectator.goTo(`/t/${table}`);

    const seed = Number(id.slice(1));
    const away = makeAbsenceOverride(lesya, anna, table);
    const reload = makeReloadOverride();
    // A claim comes first, so that somebody may challenge within so many clicks.
    const choose: typeof pickOffer = (offers, chance) =>
      (reload.times() === 0 && offers.find(({ move }) => move === TAX)) || pickOffer(offers, chance);
    const config = { choose, clicks: CLICKS };
    await Promise.all([
      playToEnd(anna, new FastChance(seed), { ...config, override: reload.by(anna) }),
      playToEnd(boris, new FastChance(seed + 100), { ...config, override: reload.by(boris) }),
      playToEnd(lesya, new FastChance(seed + 200), { ...config, override: away.override }),
      playToEnd(taras, new FastChance(seed + 300), { ...config, override: reload.by(taras) }),
      spectator.page.waitForSelector(END_SELECTOR, { timeout: MATCH_TIMEOUT }),
    ]);
    expect(reload.times()).toBe(1);
    expect(away.times()).toBe(1);
    expect(await spectator.page.evaluate('window.wasOffered')).toBe(false);
    await expectNoLeaks(server, table, [...people, spectator]);
    for (const visitor of [...people, spectator]) {
      expect(visitor.pageErrors).toEqual([]);
      await visitor.context.close();
    }
  });
});

async function chooseEdition(host: Visitor, edition: string, inquisitor: boolean): Promise<void> {
  await host.page.locator(`label:has(input[type=radio][value="${edition}"])`).click();
  await host.waitUntil(({ table }) => edition === (table.options.edition ?? 'hobby-world'));
  if (!inquisitor) return;
  await host.page.locator('[data-option="inquisitor"]').getByRole('switch').click();
  await host.waitUntil(({ table }) => table.options.inquisitor === true);
}

/** The first player who may challenge reloads the page. */
function makeReloadOverride(): { readonly by: (visitor: Visitor) => TurnOverride; readonly times: () => number } {
  let times = 0;
  return {
    times: () => times,
    by: (visitor) => async (offers) => {
      if (times > 0 || offers[0]!.question !== 'challenge') return false;
      times++;
      await visitor.page.reload();
      return true;
    },
  };
}

/** Closes the page at the first decision, and reopens it when a bot has taken over, to get the seat back. */
function makeAbsenceOverride(
  visitor: Visitor,
  other: Visitor,
  table: string,
): { readonly override: TurnOverride; readonly times: () => number } {
  let times = 0;
  return {
    times: () => times,
    override: async () => {
      if (times > 0) return false;
      times++;
      const seat = visitor.seat!;
      await visitor.page.close();
      await other.waitUntil(({ table: { seats } }) => seats[seat]!.standIn);
      await visitor.reopen(`/t/${table}`);
      await visitor.waitUntil(({ you, table: { seats } }) => you.seat === seat && !seats[seat]!.standIn);
      return true;
    },
  };
}

/** A script for the spectator's page: were moves ever offered? */
const WATCH_FOR_OFFERS = `{
  window.wasOffered = false;
  const check = () => { window.wasOffered ||= document.querySelector('[data-move], [data-key]') !== null; };
  new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
}`;

async function expectNoLeaks(server: TestServer, table: string, all: readonly Visitor[]): Promise<void> {
  for (const { frames } of all) {
    expect(updatesIn(frames).filter(({ play }) => play).length).toBeGreaterThan(10);
  }
  expect(await findLeaks(server.address, table, all)).toEqual([]);
  // A spectator knows of the hands only what the whole table knows.
  for (const { play } of updatesIn(all.at(-1)!.frames)) {
    const view = play!.view as { hands: unknown; common: { hands: unknown } };
    expect(view.hands).toEqual(view.common.hands);
  }
}
