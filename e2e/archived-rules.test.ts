// Matches that were started by archived rules, in the page.

import { readFileSync } from 'node:fs';
import { FastChance } from '@kuluary/kernel/chance';
import type { MatchLog } from '@kuluary/kernel/match-log';
import { END_SELECTOR } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { playToEnd } from './screen-player.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import { pushOverride } from './voices-player.ts';

const testServer = sharedTestServer();
const LOG_FILE = 'games/voices/archived-rules/pessimist.log.json'; // Anna is the pessimist of version 1, and wins
const ARCHIVED_GOAL = 'At most 1 type of jurors finds Guy innocent.';
const CURRENT_GOAL = 'At least 1 type of jurors remains undecided.';
const CLOCK_SPEED = 12;
const REMAINING_MOVES = 4; // until that match is over

/** The localStorage of a local match shortly before its end, where all but Anna have left. */
function unfinishedGameStorage({ seed, salts, names, options, rules, moves }: MatchLog): Record<string, string> {
  const seating = [...names.map((name, seat) => ({ guest: `local-${seat}`, name, salt: salts[seat] })), null];
  const entryBodies = [
    { type: 'opened', game: 'voices', seed, seating, options: {}, clock: 'none', door: true, listed: false },
    { type: 'began', rules, options },
    ...moves.slice(0, -REMAINING_MOVES).map(({ seat, move }) => ({ type: 'moved', seat, move, by: 'player' })),
    ...names.slice(1).map((_, i) => ({ type: 'left', seat: i + 1 })),
  ];
  const entries = entryBodies.map((entryBody) => JSON.stringify({ at: 1, ...entryBody }));
  const head = { phase: 'playing', at: 1, deadline: null };
  const tables = { tables: { 123456: { head, entries, ids: {} } }, secrets: {}, lastBeat: null };
  const gameSetup = { people: names.slice(0, 1), bots: names.slice(1), options: {} };
  return {
    'kuluary.play.voices.tables': JSON.stringify(tables),
    'kuluary.play.voices.current': '123456',
    'kuluary.play.voices.plan': JSON.stringify(gameSetup),
  };
}

describe('a match of archived rules', () => {
  it('[E25] is replayed by them, from a file', async () => {
    const { page, address, context, pageErrors } = await testServer().addVisitor({ name: 'Anna' });
    await page.goto(`${address}/replay`);
    await page.locator('input[type=file]').setInputFiles(LOG_FILE);
    await page.getByRole('slider').waitFor();
    await page.goto(`${address}/replay?step=0&seat=0`);
    await page.getByText(ARCHIVED_GOAL).first().waitFor();
    expect(await page.getByText(CURRENT_GOAL).count()).toBe(0);
    await page.goto(`${address}/replay?step=168&seat=all`);
    await page.getByText(ARCHIVED_GOAL).first().waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('[E25] continues by them without a server, and its deal can be checked', async () => {
    const visitor = await testServer().addVisitor({ name: 'Anna', clockSpeed: CLOCK_SPEED });
    const { page, address, context, pageErrors } = visitor;
    const storage = unfinishedGameStorage(JSON.parse(readFileSync(LOG_FILE, 'utf8')) as MatchLog);
    await page.goto(address);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
    await page.goto(`${address}/play/voices`);
    const chance = new FastChance(1);
    await playToEnd(visitor, chance, { override: pushOverride(visitor, chance) });
    await page.locator(END_SELECTOR).getByText('Innocent for at most one').waitFor();
    expect(await page.locator(END_SELECTOR).getByText('At least one type undecided').count()).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Check this deal' }).click();
    await page
      .getByRole('dialog')
      .getByText(/every one came out the same/)
      .waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
