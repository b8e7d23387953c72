// Navigates a page by keyboard alone, checking that the focus is always visible.

import type { Locator, Page } from 'playwright-core';

const MAX_TABS = 120; // more than a page has stops

interface FocusState {
  readonly where: string;
  readonly isLost: boolean; // nothing has the focus
  readonly isSeen: boolean;
}

/** A script that finds the focused element, and checks that it looks different without focus. A hidden field may show the
 * focus on its label or its neighbours. */
const READ_FOCUS = `(() => {
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

export async function readFocus(page: Page): Promise<FocusState> {
  return (await page.evaluate(READ_FOCUS)) as FocusState;
}

/** Presses Tab until an element has the focus, which must be visible all the way. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    const at = await readFocus(page);
    if (tabs > 0 && !at.isLost && !at.isSeen) throw new Error(`the focus is not visible on ${at.where}`);
    if (await wanted.first().evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

export async function tabToAndPressEnter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
