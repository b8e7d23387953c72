// Everything that can be read on a page.

import { PIECES } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';

export async function piecesOn(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(PIECES)) as string[];
}
