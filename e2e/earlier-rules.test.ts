// Matches that were begun with rules that have changed since, in the page.

import { readFileSync } from 'node:fs';
import { FastChance } from '@kuluary/kernel/chance';
import type { Log } from '@kuluary/kernel/log';
import { END } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { playToEnd } from './answering.ts';
import { houseForAll } from './house.fixture.ts';
import { pushing } from './voices-player.ts';

const open = houseForAll();
const FILE = 'games/voices/earlier/pessimist.log.json'; // Anna is the pessimist of version 1, and wins
const GOAL = 'At most 1 type of jurors finds Guy innocent.';
const TODAYS_GOAL = 'At least 1 type of jurors remains undecided.';
const HASTE = 12; // nobody has to read here
const LEFT = 4; // moves, until that game is over

/** What the page kept of the game when it was left shortly before its end: all but Anna have got up. */
function leftBehind({ seed, salts, names, options, rules, moves }: Log): Record<string, string> {
  const seating = [...names.map((name, seat) => ({ guest: `local-${seat}`, name, salt: salts[seat] })), null];
  const happenings = [
    { type: 'opened', game: 'voices', seed, seating, options: {}, clock: 'none', door: true, listed: false },
    { type: 'began', rules, options },
    ...moves.slice(0, -LEFT).map(({ seat, move }) => ({ type: 'moved', seat, move, by: 'player' })),
    ...names.slice(1).map((_, i) => ({ type: 'left', seat: i + 1 })),
  ];
  const entries = happenings.map((happening) => JSON.stringify({ at: 1, ...happening }));
  const head = { phase: 'playing', at: 1, deadline: null };
  const tables = { tables: { 123456: { head, entries, ids: {} } }, secrets: {}, lastBeat: null };
  const plan = { people: names.slice(0, 1), bots: names.slice(1), options: {} };
  return {
    'kuluary.play.voices.tables': JSON.stringify(tables),
    'kuluary.play.voices.current': '123456',
    'kuluary.play.voices.plan': JSON.stringify(plan),
  };
}

describe('a match that was begun with earlier rules', () => {
  it('[E25] is watched again by them, from a file', async () => {
    const { page, address, context, faults } = await open().visit({ name: 'Anna' });
    await page.goto(`${address}/replay`);
    await page.locator('input[type=file]').setInputFiles(FILE);
    await page.getByRole('slider').waitFor();
    await page.goto(`${address}/replay?step=0&seat=0`);
    await page.getByText(GOAL).first().waitFor();
    expect(await page.getByText(TODAYS_GOAL).count()).toBe(0);
    await page.goto(`${address}/replay?step=168&seat=all`);
    await page.getByText(GOAL).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[E25] goes on by them without a server, and its deal can be checked', async () => {
    const visitor = await open().visit({ name: 'Anna', haste: HASTE });
    const { page, address, context, faults } = visitor;
    const kept = leftBehind(JSON.parse(readFileSync(FILE, 'utf8')) as Log);
    await page.goto(address);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
    await page.goto(`${address}/play/voices`);
    const chance = new FastChance(1);
    await playToEnd(visitor, chance, { whim: pushing(visitor, chance) });
    await page.locator(END).getByText('Innocent for at most one').waitFor();
    expect(await page.locator(END).getByText('At least one type undecided').count()).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Check this deal' }).click();
    await page
      .getByRole('dialog')
      .getByText(/every one came out the same/)
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
