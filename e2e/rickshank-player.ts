// Somebody who plays Rickshank by what is on screen: decides as the greedy bot would, with a liking for votes and defences,
// and presses the card or the button that says so.

import { MINDS } from '@kuluary/games/minds';
import type { FastChance } from '@kuluary/kernel/chance';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { simpleRun } from '@kuluary/rickshank/table/gains';
import { END } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Locator, Page } from 'playwright-core';
import { closeCard, untilAsked } from './answering.ts';
import type { Visitor } from './visitor.ts';
import { answerOnWire } from './wire.ts';

const { greedy } = MINDS.rickshank!.bots;
const PATIENCE = 60_000; // ms until an answer must have been taken
const AGAIN = 500; // ms after which a press is tried once more: a warning has to be heeded
const RUN = 3000; // ms after which the button that plays several cards is tried once more
const HOLD = 30; // ms of a hurried page after an answer: whoever taps twice means one card

const OPEN = ':not([aria-disabled], [data-soon])'; // there was time to read, and no other answer is on its way

const EARLY = 16; // turns

/** Bought before everything else, in this order: votes of each kind. */
const LIKED = ['persecute', 'recycle', 'rezone', 'taxation', 'assemble', 'kickback'];

export interface Move {
  readonly type: string;
  readonly card?: string;
  readonly tokens?: number;
  readonly choice?: unknown;
}

/** Answers whatever is asked until the end screen; after so many clicks on the wire. */
export async function playRickshank(visitor: Visitor, chance: FastChance, clicks: number): Promise<void> {
  for (let clicked = 0; ; clicked++) {
    if (clicked === clicks) await answerOnWire(visitor, chance, decide);
    const latest = await untilAsked(visitor);
    if (latest.table.phase === 'over') return visitor.page.locator(END).waitFor();
    const { view, moves, asked } = latest.play!;
    const move = decide(view, moves, chance);
    if (move.type === 'play' && hasRun(latest)) await playSimple(visitor);
    else await enact(visitor, move, moves as readonly Move[], asked);
  }
}

/** What a player of these tests does: beats a nemesis whenever it can, so that the game ends; at first it does what is
 * liked, and later what wins. */
export function decide(view: unknown, moves: readonly unknown[], chance: FastChance): Move {
  const isEarly = (view as { readonly turns: number }).turns < EARLY;
  const all = moves as readonly Move[];
  const eager = all.find(({ type }) => type === 'defeat') ?? (isEarly ? liked(all) : undefined);
  return eager ?? (greedy!.choose(view, moves, chance) as Move);
}

function liked(moves: readonly Move[]): Move | undefined {
  const wanted = (type: string) =>
    moves
      .filter((move) => move.type === type && LIKED.includes(move.card!))
      .sort((a, b) => LIKED.indexOf(a.card!) - LIKED.indexOf(b.card!))[0];
  return moves.find(({ type }) => type === 'defend') ?? wanted('play') ?? wanted('buy');
}

function hasRun({ play }: WholeUpdate): boolean {
  return simpleRun(play!.view as Parameters<typeof simpleRun>[0]) !== null;
}

/** All cards of which nothing has to be thought, by one button; it is pressed again where the page was not ready yet. */
async function playSimple(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const idle = page.getByRole('button', { name: /^Play simple/ }).and(page.locator(OPEN));
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    await press(idle);
    if (await heard(visitor, (latest) => !hasRun(latest), RUN)) return;
  }
  throw new Error('simple cards are not played');
}

/** Presses until the server has heard of it: then another question is asked, or none. */
async function enact(visitor: Visitor, move: Move, moves: readonly Move[], asked: number): Promise<void> {
  const { page } = visitor;
  const isTaken = ({ table, play }: WholeUpdate) => play!.asked !== asked || table.phase === 'over';
  for (const end = Date.now() + PATIENCE; ; await closeCard(page)) {
    if (Date.now() > end) throw new Error(`was not taken: ${JSON.stringify(move)}`);
    if (move.type === 'vote') await fillIn(page, move, moves);
    await press(answerOn(page, move));
    if (await heard(visitor, isTaken)) break;
  }
  await page.waitForTimeout(HOLD);
}

/** The ballot: whom or what, and how many tokens. */
async function fillIn(page: Page, move: Move, moves: readonly Move[]): Promise<void> {
  const choices = [...new Set(moves.map(({ choice }) => choice))];
  if (move.choice !== undefined) await press(page.locator(`[data-key="${choices.indexOf(move.choice) + 1}"]`));
  for (let tokens = 0; tokens < move.tokens!; tokens++) {
    if ((await answerOn(page, move).count()) > 0) return;
    await press(page.getByRole('button', { name: 'One token more' }));
  }
}

function answerOn(page: Page, move: Move): Locator {
  return page
    .locator(`[data-move='${JSON.stringify(move)}']${OPEN}`)
    .filter({ visible: true })
    .first();
}

async function press(button: Locator): Promise<void> {
  await button.click({ timeout: AGAIN }).catch(() => undefined); // it may just have gone
}

/** Whether the server says so before the press has to be tried once more. */
function heard(visitor: Visitor, isSo: (latest: WholeUpdate) => boolean, within = AGAIN): Promise<boolean> {
  return visitor.until(isSo, within).then(
    () => true,
    () => false,
  );
}
