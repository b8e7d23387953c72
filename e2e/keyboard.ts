// Going about with the keyboard alone. Wherever the focus goes, it must be seen.

import type { Locator, Page } from 'playwright-core';

const MAX_TABS = 120; // to come around a page once

export interface Focus {
  readonly where: string;
  readonly isLost: boolean; // nothing has it
  readonly isSeen: boolean;
}

/** In the page: who has the focus, and does it look different from without? A hidden field shows it on its label or on
 * what is next to it. */
const FOCUS = `(() => {
  const at = document.activeElement;
  const isLost = at === null || at === document.body;
  if (isLost) return { where: '<body>', isLost, isSeen: false };
  const around = [at, at.closest('label'), at.parentElement, at.nextElementSibling].filter(Boolean);
  const looks = () => around.map((each) => {
    const { outline, outlineOffset, boxShadow, border, background } = getComputedStyle(each);
    return [outline, outlineOffset, boxShadow, border, background].join();
  }).join();
  const withFocus = looks();
  at.blur();
  const isSeen = looks() !== withFocus;
  at.focus({ focusVisible: true, preventScroll: true });
  return { where: at.outerHTML.slice(0, 400), isLost, isSeen };
})()`;

export async function focus(page: Page): Promise<Focus> {
  return (await page.evaluate(FOCUS)) as Focus;
}

/** Presses Tab until it has the focus; on the way everything that gets it must show it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    const at = await focus(page);
    if (tabs > 0 && !at.isLost && !at.isSeen) throw new Error(`nobody sees that this has the focus: ${at.where}`);
    if (await wanted.first().evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

/** Tab to it, and Enter. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
