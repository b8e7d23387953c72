// Makes pushes in Voices, with the mouse or by keys; all other decisions are played by screen-player.ts.

import type { FastChance } from '@kuluary/kernel/chance';
import type { Locator, Page } from 'playwright-core';
import type { TurnOverride } from './screen-player.ts';
import type { Visitor } from './visitor.ts';

const TIMEOUT = 60_000; // ms until a push must have been shown
const DRAG_STEPS = 6;
const PUSH_DISTANCE = 160; // px; more than the stick can move

export function pushOverride({ page }: Visitor, chance: FastChance, aim = pushByMouse): TurnOverride {
  return async ([offer]) => {
    if (offer?.question !== 'push-room') return false;
    await aim(page, chance);
    await page.locator('[data-push]').waitFor({ state: 'detached', timeout: TIMEOUT });
    return true;
  };
}

/** Drags the marker along the rail and the stick by its end; then holds and drags up. */
async function pushByMouse(page: Page, chance: FastChance): Promise<void> {
  const [place, angle] = await sliders(page);
  await drag(page, place, chance.below(200) - 100, 0);
  await drag(page, angle, chance.below(80) - 40, 0);
  await drag(page, page.locator('[data-push]'), 0, -PUSH_DISTANCE);
}

async function sliders(page: Page): Promise<[Locator, Locator]> {
  const all = page.getByRole('slider');
  await all.first().waitFor();
  return [all.first(), all.last()];
}

async function drag(page: Page, target: Locator, across: number, down: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: DRAG_STEPS });
  await page.mouse.up();
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'];

export async function pushByKeys(page: Page, chance: FastChance): Promise<void> {
  await sliders(page);
  for (let presses = chance.below(12); presses > 0; presses--) {
    await page.keyboard.press(KEYS[chance.below(KEYS.length)]!);
  }
  await page.keyboard.press('Enter');
}
