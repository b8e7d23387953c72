import { FastChance } from '@kuluary/kernel/chance';
import { eagerly, type Offer, pick } from '@kuluary/web/component-tests/on-screen.fixture';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import { prospect, type Whim } from './answering.ts';
import { door } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { enter, focus, tabTo } from './keyboard.ts';
import type { Visitor } from './visitor.ts';
import { byKeys, pushing } from './voices-player.ts';

const open = houseForAll();
const HASTE = 12; // nobody has to read here
const RICKSHANK_ANSWERS = amount({ slice: 20, full: 60 });
const VOICES_ANSWERS = amount({ slice: 8, full: Number.POSITIVE_INFINITY });
const PATIENCE = 20_000; // ms until a page on a busy machine has drawn its question

describe('a whole game, by keyboard alone', () => {
  it('[E4] from home to the end, with two bots, and the focus is never lost', async () => {
    const anna = await open().visit({ name: 'Anna', haste: HASTE });
    const { page } = anna;
    await anna.go('/');
    await enter(page, door(page, 'coup').getByRole('button', { name: 'Make a table' }));
    for (const bots of [1, 2]) await addBot(anna, bots);
    await enter(page, page.getByRole('button', { name: 'Start the game' }));
    await anna.until(({ table }) => table.phase === 'playing');
    await playByKeyboard(anna, new FastChance(4));
    await enter(page, page.getByRole('button', { name: 'Check this deal' }));
    await page.getByText('The deal was fair').waitFor();
    await page.keyboard.press('Escape');
    expect((await focus(page)).where).toContain('Check this deal');
    expect(anna.faults).toEqual([]);
  });

  it('[E4] Rickshank, so far that everything has been done once', async () => {
    const anna = await open().visit({ name: 'Anna', haste: HASTE });
    await anna.go('/play/rickshank');
    await playByKeyboard(anna, new FastChance(5), { choose: eagerly, most: RICKSHANK_ANSWERS });
    await readLog(anna);
    expect(anna.faults).toEqual([]);
  });

  it('[E4] Voices, to the end: aimed by arrows, pushed by Enter', async () => {
    const anna = await open().visit({ name: 'Anna', haste: HASTE });
    const chance = new FastChance(6);
    await anna.go('/play/voices');
    await playByKeyboard(anna, chance, { whim: pushing(anna, chance, byKeys), most: VOICES_ANSWERS });
    expect(anna.faults).toEqual([]);
  });
});

/** A free place, then the weakest bot: the choice has the focus, and Enter seats it. */
async function addBot(visitor: Visitor, bots: number): Promise<void> {
  const { page } = visitor;
  await enter(page, page.getByRole('button', { name: '+ Bot' }));
  const strength = page.getByRole('group', { name: 'Strength' }).getByRole('radio');
  while (!(await strength.first().isChecked())) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await visitor.until(({ table }) => table.seats.filter(({ kind }) => kind === 'bot').length === bots);
}

interface ByKeyboard {
  readonly whim?: Whim;
  readonly choose?: typeof pick;
  readonly most?: number;
}

/** To the end, or for so many answers. */
async function playByKeyboard(
  { page }: Visitor,
  chance: FastChance,
  { whim, choose = pick, most = Number.POSITIVE_INFINITY }: ByKeyboard = {},
): Promise<void> {
  for (let answers = 0; answers < most; answers++) {
    const offers = await prospect(page);
    if (answers > 0) await expect.poll(async () => (await focus(page)).isLost, { timeout: PATIENCE }).toBe(false);
    if (offers === 'over') return; // the headline has it: no ring around what nobody can press
    if (whim && (await whim(offers))) continue;
    const at = await focus(page);
    if (answers > 0) expect(at.isSeen, at.where).toBe(true);
    const pressable = offers.filter(({ key }) => key !== null);
    await press(page, choose(pressable, chance), chance);
  }
}

/** One stop on the way through the page, however long it is; its lines by arrows. */
async function readLog({ page }: Visitor): Promise<void> {
  await tabTo(page, page.getByRole('list', { name: 'Log of the game' }));
  const lines = new Set<string>();
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press('ArrowUp');
    const { where, isSeen } = await focus(page);
    expect(isSeen, where).toBe(true);
    lines.add((await page.locator(':focus').textContent()) ?? '');
  }
  expect(lines.size).toBeGreaterThan(1);
}

/** By its number, or by Tab and Enter. */
async function press(page: Visitor['page'], { key, selector }: Offer, chance: FastChance): Promise<void> {
  if (chance.below(2) === 0) await page.keyboard.press(key!);
  else await enter(page, page.locator(selector).filter({ visible: true }));
}
