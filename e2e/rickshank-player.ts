// Plays Rickshank on screen: chooses like the greedy bot, but prefers votes and defences, and presses the card or button.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { FastChance } from '@kuluary/kernel/chance';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { simpleRun } from '@kuluary/rickshank/table/play-preview';
import { END_SELECTOR } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Locator, Page } from 'playwright-core';
import { closeCardDialog, waitUntilAsked } from './screen-player.ts';
import type { Visitor } from './visitor.ts';
import { playOnWire } from './wire-player.ts';

const { greedy } = BOT_REGISTRY.rickshank!.bots;
const TIMEOUT = 60_000; // ms until a move must have been accepted
const PRESS_RETRY = 500; // ms until a press is repeated: the first may only show a warning
const RUN_RETRY = 3000; // ms until the button that plays several cards is pressed again
const DOUBLE_TAP_GUARD_TIME = 30; // ms after a move in which a sped-up page ignores presses

const ENABLED = ':not([aria-disabled], [data-soon])'; // not guarded, and no other move is on its way

const EARLY_TURNS = 16;

/** Votes of each kind, bought first, in this order. */
const PREFERRED_CARDS = ['persecute', 'recycle', 'rezone', 'taxation', 'assemble', 'kickback'];

export interface Move {
  readonly type: string;
  readonly card?: string;
  readonly tokens?: number;
  readonly choice?: unknown;
}

/** Plays until the end screen; after so many clicks on the wire. */
export async function playRickshank(visitor: Visitor, chance: FastChance, clicks: number): Promise<void> {
  for (let clicked = 0; ; clicked++) {
    if (clicked === clicks) await playOnWire(visitor, chance, chooseMove);
    const latest = await waitUntilAsked(visitor);
    if (latest.table.phase === 'over') return visitor.page.locator(END_SELECTOR).waitFor();
    const { view, moves, asked } = latest.play!;
    const move = chooseMove(view, moves, chance);
    if (move.type === 'play' && hasSimpleRun(latest)) await playSimpleRun(visitor);
    else await performMove(visitor, move, moves as readonly Move[], asked);
  }
}

/** Defeats a nemesis whenever possible, so that the match ends; at first prefers what the test must cover, then what wins. */
export function chooseMove(view: unknown, moves: readonly unknown[], chance: FastChance): Move {
  const isEarly = (view as { readonly turns: number }).turns < EARLY_TURNS;
  const all = moves as readonly Move[];
  const preferred = all.find(({ type }) => type === 'defeat') ?? (isEarly ? preferredMove(all) : undefined);
  return preferred ?? (greedy!.choose(view, moves, chance) as Move);
}

function preferredMove(moves: readonly Move[]): Move | undefined {
  const wanted = (type: string) =>
    moves
      .filter((move) => move.type === type && PREFERRED_CARDS.includes(move.card!))
      .sort((a, b) => PREFERRED_CARDS.indexOf(a.card!) - PREFERRED_CARDS.indexOf(b.card!))[0];
  return moves.find(({ type }) => type === 'defend') ?? wanted('play') ?? wanted('buy');
}

function hasSimpleRun({ play }: CompleteUpdate): boolean {
  return simpleRun(play!.view as Parameters<typeof simpleRun>[0]) !== null;
}

/** Presses the button that plays all simple cards, again if the page was not ready. */
async function playSimpleRun(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const idle = page.getByRole('button', { name: /^Play simple/ }).and(page.locator(ENABLED));
  for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
    await tryPress(idle);
    if (await reachesWithin(visitor, (latest) => !hasSimpleRun(latest), RUN_RETRY)) return;
  }
  throw new Error('simple cards are not played');
}

/** Presses until the server has accepted the move, and another decision is asked. */
async function performMove(visitor: Visitor, move: Move, moves: readonly Move[], asked: number): Promise<void> {
  const { page } = visitor;
  const isAccepted = ({ table, play }: CompleteUpdate) => play!.asked !== asked || table.phase === 'over';
  for (const end = Date.now() + TIMEOUT; ; await closeCardDialog(page)) {
    if (Date.now() > end) throw new Error(`was not accepted: ${JSON.stringify(move)}`);
    if (move.type === 'vote') await fillInBallot(page, move, moves);
    await tryPress(moveButton(page, move));
    if (await reachesWithin(visitor, isAccepted)) break;
  }
  await page.waitForTimeout(DOUBLE_TAP_GUARD_TIME);
}

/** Sets the choice and the number of tokens. */
async function fillInBallot(page: Page, move: Move, moves: readonly Move[]): Promise<void> {
  const choices = [...new Set(moves.map(({ choice }) => choice))];
  if (move.choice !== undefined) await tryPress(page.locator(`[data-key="${choices.indexOf(move.choice) + 1}"]`));
  for (let tokens = 0; tokens < move.tokens!; tokens++) {
    if ((await moveButton(page, move).count()) > 0) return;
    await tryPress(page.getByRole('button', { name: 'One token more' }));
  }
}

function moveButton(page: Page, move: Move): Locator {
  return page
    .locator(`[data-move='${JSON.stringify(move)}']${ENABLED}`)
    .filter({ visible: true })
    .first();
}

async function tryPress(button: Locator): Promise<void> {
  await button.click({ timeout: PRESS_RETRY }).catch(() => undefined); // it may have disappeared
}

/** Does the server's state come to fulfil this in time? */
function reachesWithin(
  visitor: Visitor,
  isSo: (latest: CompleteUpdate) => boolean,
  within = PRESS_RETRY,
): Promise<boolean> {
  return visitor.waitUntil(isSo, within).then(
    () => true,
    () => false,
  );
}
