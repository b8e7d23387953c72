// Plays by what can be pressed on screen: move buttons, targets, cards and confirmations.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastChance } from '@kuluary/kernel/chance';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import {
  FIND_OFFERS_SCRIPT,
  type Offer,
  PUSH_SELECTOR,
  pickOffer,
  type ScreenOffers,
} from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';
import { playOnWire } from './wire-player.ts';

const CLICK_TIMEOUT = 30_000; // ms
const CLICK_ATTEMPT_TIMEOUT = 1000; // ms until it is checked whether the offer is still there
const POLL_INTERVAL = 100; // ms
const ONWARD_TIMEOUT = 1000; // ms
const MAX_PAGES = 50; // presses, of which a new page ignores the first ones
const TIMEOUT = 60_000; // ms
const OTHERS_TIMEOUT = 300_000; // ms for the moves of all others

/** Waits until something can be pressed, or the match is over. Polls from outside: the page's policy forbids eval. */
export async function waitForOffers(page: Page): Promise<ScreenOffers> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(POLL_INTERVAL)) {
    const found = await readOffers(page);
    if (found) return found;
    if (!(await isScreenCovered(page))) continue;
    await closeCardDialog(page);
    await dismissMessages(page);
  }
  throw new Error(`no decision for ${TIMEOUT} ms, and the match is not over`);
}

/** One cheap script, as it is polled in many pages. */
async function isScreenCovered(page: Page): Promise<boolean> {
  return (await page.evaluate('document.querySelector("dialog[open], [data-onward]") !== null')) as boolean;
}

/** A slow press may have opened a card's dialog. */
export async function closeCardDialog(page: Page): Promise<void> {
  const isCard = (await page.locator(`dialog[open]:not(${PUSH_SELECTOR})`).count()) > 0;
  if (isCard) await page.keyboard.press('Escape');
}

/** Skips messages, which are shown page by page. The button may be gone before it is pressed. */
export async function dismissMessages(page: Page): Promise<void> {
  const onward = page.locator('[data-onward]').filter({ visible: true });
  for (let pages = 0; pages < MAX_PAGES && (await onward.count()) > 0; pages++) {
    await onward
      .first()
      .press('Enter', { timeout: ONWARD_TIMEOUT })
      .catch(() => undefined);
  }
}

export async function readOffers(page: Page): Promise<ScreenOffers | null> {
  try {
    return (await page.evaluate(FIND_OFFERS_SCRIPT)) as ScreenOffers | null;
  } catch (error) {
    if (/context was destroyed|navigat/.test(String(error))) return null;
    throw error;
  }
}

/** Tries until the offer is pressed or gone. */
export async function pressOffer(page: Page, offer: Offer): Promise<void> {
  const target = page.locator(offer.selector).filter({ visible: true }).first();
  for (const end = Date.now() + CLICK_TIMEOUT; ; ) {
    try {
      return await target.click({ timeout: CLICK_ATTEMPT_TIMEOUT });
    } catch (error) {
      const now = await readOffers(page);
      const isStillThere =
        Array.isArray(now) && now.some(({ selector, move }) => selector === offer.selector && move === offer.move);
      if (!isStillThere) return;
      if (Date.now() > end) throw new Error(`cannot be pressed: ${JSON.stringify(offer)}`, { cause: error });
    }
  }
}

/** By the server's updates, which is cheaper than polling the page. */
export function waitUntilAsked(visitor: Visitor): Promise<CompleteUpdate> {
  return visitor.waitUntil(
    ({ table, play }) => table.phase === 'over' || (play?.moves.length ?? 0) > 0,
    OTHERS_TIMEOUT,
  );
}

/** What to do instead of pressing an offer; true: it was done. */
export type TurnOverride = (offers: readonly Offer[]) => Promise<boolean>;

interface ScreenPlayConfig {
  readonly override?: TurnOverride;
  readonly choose?: typeof pickOffer;
  readonly maxMoves?: number; // overrides included
}

/** Plays until the end screen, or so many moves. Returns their number. */
export async function playDecisions(
  visitor: Visitor,
  chance: FastChance,
  { override, choose = pickOffer, maxMoves = Number.POSITIVE_INFINITY }: ScreenPlayConfig = {},
): Promise<number> {
  for (let moveCount = 0; ; moveCount++) {
    if (visitor.latest) await waitUntilAsked(visitor);
    const offers = await waitForOffers(visitor.page);
    if (offers === 'over' || moveCount >= maxMoves) return moveCount;
    if (!override || !(await override(offers))) await pressOffer(visitor.page, choose(offers, chance));
  }
}

/** Plays until the end screen; after so many clicks on the wire. */
export async function playToEnd(
  visitor: Visitor,
  chance: FastChance,
  {
    clicks = Number.POSITIVE_INFINITY,
    ...config
  }: Omit<ScreenPlayConfig, 'maxMoves'> & { readonly clicks?: number } = {},
): Promise<void> {
  await playDecisions(visitor, chance, { ...config, maxMoves: clicks });
  if (clicks === Number.POSITIVE_INFINITY) return;
  await playOnWire(visitor, chance);
  await waitForEndScreen(visitor.page);
}

/** Waits as a spectator until the end screen. */
export async function watchToEnd(visitor: Visitor, timeout: number): Promise<void> {
  await visitor.waitUntil(({ table }) => table.phase === 'over', timeout);
  await waitForEndScreen(visitor.page);
}

/** After the match is over: dismisses the remaining messages. */
async function waitForEndScreen(page: Page): Promise<void> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(POLL_INTERVAL)) {
    if ((await waitForOffers(page)) === 'over') return;
  }
  throw new Error('the end screen does not come');
}
