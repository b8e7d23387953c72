// Playing by what is on screen: every answer, target, card and confirmation that can be pressed, and nothing else.

import { setTimeout } from 'node:timers/promises';
import type { FastChance } from '@kuluary/kernel/chance';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { LOOK, type Offer, type Prospect, PUSH_ROOM, pick } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';
import { answerOnWire } from './wire.ts';

const CLICK_PATIENCE = 30_000; // ms
const CLICK_ATTEMPT = 1000; // ms after which is looked whether it is still offered
const POLL = 100; // ms
const ONWARD_PATIENCE = 1000; // ms
const MAX_PAGES = 50; // presses: a page that has just come takes none yet
const PATIENCE = 60_000; // ms
const OTHERS = 300_000; // ms that the answers of all others may take

/** Waits until something can be pressed, or the game is over. Asks from outside: the page lets nobody evaluate strings. */
export async function prospect(page: Page): Promise<Prospect> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(POLL)) {
    const found = await look(page);
    if (found) return found;
    if (!(await isCovered(page))) continue;
    await closeCard(page);
    await readOn(page);
  }
  throw new Error(`nothing was asked for ${PATIENCE} ms, and the game is not over`);
}

/** Asked in one word: there are many pages, and they are looked at again and again. */
async function isCovered(page: Page): Promise<boolean> {
  return (await page.evaluate('document.querySelector("dialog[open], [data-onward]") !== null')) as boolean;
}

/** A press that took long was a look at a card. */
export async function closeCard(page: Page): Promise<void> {
  const isCard = (await page.locator(`dialog[open]:not(${PUSH_ROOM})`).count()) > 0;
  if (isCard) await page.keyboard.press('Escape');
}

/** What has happened is told page by page: nobody has to read here. The button may be gone before it is pressed. */
export async function readOn(page: Page): Promise<void> {
  const onward = page.locator('[data-onward]').filter({ visible: true });
  for (let pages = 0; pages < MAX_PAGES && (await onward.count()) > 0; pages++) {
    await onward
      .first()
      .press('Enter', { timeout: ONWARD_PATIENCE })
      .catch(() => undefined);
  }
}

export async function look(page: Page): Promise<Prospect | null> {
  try {
    return (await page.evaluate(LOOK)) as Prospect | null;
  } catch (error) {
    if (/context was destroyed|navigat/.test(String(error))) return null;
    throw error;
  }
}

/** Until it is pressed, or is not offered any more. */
export async function press(page: Page, offer: Offer): Promise<void> {
  const target = page.locator(offer.selector).filter({ visible: true }).first();
  for (const end = Date.now() + CLICK_PATIENCE; ; ) {
    try {
      return await target.click({ timeout: CLICK_ATTEMPT });
    } catch (error) {
      const now = await look(page);
      const isStillThere =
        Array.isArray(now) && now.some(({ selector, move }) => selector === offer.selector && move === offer.move);
      if (!isStillThere) return;
      if (Date.now() > end) throw new Error(`cannot be pressed: ${JSON.stringify(offer)}`, { cause: error });
    }
  }
}

/** By what the server says: a page of which nothing is asked need not be looked at. */
export function untilAsked(visitor: Visitor): Promise<WholeUpdate> {
  return visitor.until(({ table, play }) => table.phase === 'over' || (play?.moves.length ?? 0) > 0, OTHERS);
}

/** What a player does instead of answering; true: look again. */
export type Whim = (offers: readonly Offer[]) => Promise<boolean>;

interface Answering {
  readonly whim?: Whim;
  readonly choose?: typeof pick;
  readonly most?: number; // answers, and what is done instead
}

/** Answers whatever is asked until the end screen, or so many times. Returns how often. */
export async function answerQuestions(
  visitor: Visitor,
  chance: FastChance,
  { whim, choose = pick, most = Number.POSITIVE_INFINITY }: Answering = {},
): Promise<number> {
  for (let answers = 0; ; answers++) {
    if (visitor.latest) await untilAsked(visitor);
    const offers = await prospect(visitor.page);
    if (offers === 'over' || answers >= most) return answers;
    if (!whim || !(await whim(offers))) await press(visitor.page, choose(offers, chance));
  }
}

/** A whole game, until the end screen; after so many clicks the rest of the answers are given on the wire. */
export async function playToEnd(
  visitor: Visitor,
  chance: FastChance,
  { clicks = Number.POSITIVE_INFINITY, ...how }: Omit<Answering, 'most'> & { readonly clicks?: number } = {},
): Promise<void> {
  await answerQuestions(visitor, chance, { ...how, most: clicks });
  if (clicks === Number.POSITIVE_INFINITY) return;
  await answerOnWire(visitor, chance);
  await seeEnd(visitor.page);
}

/** Looks on until the end screen, however long the game is. */
export async function watchToEnd(visitor: Visitor, patience: number): Promise<void> {
  await visitor.until(({ table }) => table.phase === 'over', patience);
  await seeEnd(visitor.page);
}

/** Of a game that is over: what the page still tells is read. */
async function seeEnd(page: Page): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(POLL)) {
    if ((await prospect(page)) === 'over') return;
  }
  throw new Error('the end screen does not come');
}
