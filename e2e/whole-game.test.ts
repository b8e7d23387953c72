// Four people and somebody who looks on, each in a browser of their own, play a whole game by what is on screen.

import { FastChance } from '@kuluary/kernel/chance';
import { END, pick } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { playToEnd, type Whim } from './answering.ts';
import { secretsHeard, updatesIn } from './eavesdropping.ts';
import { gather, startGame } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

const open = houseForAll();
const GAME = 600_000; // ms at most
const HASTE = 6; // nobody has to read here
const TAX = JSON.stringify({ type: 'tax' });
const CLICKS = amount({ slice: 8, full: Number.POSITIVE_INFINITY }); // of each; then they answer on the wire

describe('a whole game, clicked', () => {
  it.each([
    ['E1', 'hobby-world', false],
    ['E2', 'ukrainian', false],
    ['E3', 'squirrel', true],
  ] as const)('[%s] four people play %s (with the Inquisitor: %s)', async (id, edition, inquisitor) => {
    const house = open();
    const people = await gather(house, ['Anna', 'Boris', 'Lesya', 'Taras'], { haste: HASTE });
    const [anna, boris, lesya, taras] = people as [Visitor, Visitor, Visitor, Visitor];
    const { table } = anna;
    await choose(anna, edition, inquisitor);
    await startGame(people);
    expect(anna.latest!.table.options).toMatchObject({ edition, inquisitor });
    const watcher = await house.visit({ name: 'Watcher', haste: HASTE });
    await watcher.page.addInitScript(NOTICE_OFFERS);
    await watcher.go(`/t/${table}`);

    const seed = Number(id.slice(1));
    const away = absence(lesya, anna, table);
    const reload = reloading();
    // A claim comes first, so that somebody may challenge within so many clicks.
    const claimFirst: typeof pick = (offers, chance) =>
      (reload.times() === 0 && offers.find(({ move }) => move === TAX)) || pick(offers, chance);
    const how = { choose: claimFirst, clicks: CLICKS };
    await Promise.all([
      playToEnd(anna, new FastChance(seed), { ...how, whim: reload.by(anna) }),
      playToEnd(boris, new FastChance(seed + 100), { ...how, whim: reload.by(boris) }),
      playToEnd(lesya, new FastChance(seed + 200), { ...how, whim: away.whim }),
      playToEnd(taras, new FastChance(seed + 300), { ...how, whim: reload.by(taras) }),
      watcher.page.waitForSelector(END, { timeout: GAME }),
    ]);
    expect(reload.times()).toBe(1);
    expect(away.times()).toBe(1);
    expect(await watcher.page.evaluate('window.wasOffered')).toBe(false);
    await expectOnlyWhatTheyMayKnow(house, table, [...people, watcher]);
    for (const visitor of [...people, watcher]) {
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    }
  });
});

/** The host chooses the edition in the lobby. */
async function choose(host: Visitor, edition: string, inquisitor: boolean): Promise<void> {
  await host.page.locator(`label:has(input[type=radio][value="${edition}"])`).click();
  await host.until(({ table }) => edition === (table.options.edition ?? 'hobby-world'));
  if (!inquisitor) return;
  await host.page.getByRole('switch', { name: 'Inquisitor' }).click();
  await host.until(({ table }) => table.options.inquisitor === true);
}

/** Whoever is asked first whether to challenge reloads the page, in the middle of it. */
function reloading(): { readonly by: (visitor: Visitor) => Whim; readonly times: () => number } {
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

/** Closes the page at the first question; a bot takes over; comes back and gets the seat. */
function absence(
  visitor: Visitor,
  other: Visitor,
  table: string,
): { readonly whim: Whim; readonly times: () => number } {
  let times = 0;
  return {
    times: () => times,
    whim: async () => {
      if (times > 0) return false;
      times++;
      const seat = visitor.seat!;
      await visitor.page.close();
      await other.until(({ table: { seats } }) => seats[seat]!.standIn);
      await visitor.comeBack(`/t/${table}`);
      await visitor.until(({ you, table: { seats } }) => you.seat === seat && !seats[seat]!.standIn);
      return true;
    },
  };
}

/** In the page of whoever looks on: was there ever anything to answer with? */
const NOTICE_OFFERS = `{
  window.wasOffered = false;
  const look = () => { window.wasOffered ||= document.querySelector('[data-move], [data-key]') !== null; };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}`;

async function expectOnlyWhatTheyMayKnow(house: House, table: string, all: readonly Visitor[]): Promise<void> {
  for (const { frames } of all) {
    expect(updatesIn(frames).filter(({ play }) => play).length).toBeGreaterThan(10);
  }
  expect(await secretsHeard(house.address, table, all)).toEqual([]);
  // Whoever looks on knows of the hands what the whole table knows, and not a card more.
  for (const { play } of updatesIn(all.at(-1)!.frames)) {
    const view = play!.view as { hands: unknown; common: { hands: unknown } };
    expect(view.hands).toEqual(view.common.hands);
  }
}
