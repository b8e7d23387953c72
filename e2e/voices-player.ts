// Somebody who plays Voices by what is on screen: presses any answer, and pushes with the mouse, or with the keys.

import type { FastChance } from '@kuluary/kernel/chance';
import type { Locator, Page } from 'playwright-core';
import type { Whim } from './answering.ts';
import type { Visitor } from './visitor.ts';

const PATIENCE = 60_000; // ms until a push must have been seen
const STEPS = 6; // of a hand that drags
const SLIDE = 160; // px: more than the way of the stick

/** Markers and regions are pressed like any answer; in the push room the hand comes in. */
export function pushing({ page }: Visitor, chance: FastChance, aim = byHand): Whim {
  return async ([offer]) => {
    if (offer?.question !== 'push-room') return false;
    await aim(page, chance);
    await page.locator('[data-push]').waitFor({ state: 'detached', timeout: PATIENCE });
    return true;
  };
}

/** The marker along the rail, the stick by its end; then hold and drag up. */
async function byHand(page: Page, chance: FastChance): Promise<void> {
  const [place, angle] = await sliders(page);
  await drag(page, place, chance.below(200) - 100, 0);
  await drag(page, angle, chance.below(80) - 40, 0);
  await drag(page, page.locator('[data-push]'), 0, -SLIDE);
}

async function sliders(page: Page): Promise<[Locator, Locator]> {
  const all = page.getByRole('slider');
  await all.first().waitFor();
  return [all.first(), all.last()];
}

async function drag(page: Page, what: Locator, across: number, down: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: STEPS });
  await page.mouse.up();
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'];

/** The same without a mouse. */
export async function byKeys(page: Page, chance: FastChance): Promise<void> {
  await sliders(page);
  for (let presses = chance.below(12); presses > 0; presses--) {
    await page.keyboard.press(KEYS[chance.below(KEYS.length)]!);
  }
  await page.keyboard.press('Enter');
}
