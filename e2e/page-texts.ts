// Reads all texts on a page.

import { READ_TEXTS_SCRIPT } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';

export async function textsOn(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(READ_TEXTS_SCRIPT)) as string[];
}
