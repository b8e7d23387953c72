// What somebody on the tour is shown.

import type { Page } from 'playwright-core';
import { stillness } from './dress.ts';

export interface Stop {
  readonly name: string; // of the screen
  readonly page: Page; // in English, in candlelight
  readonly size: 'phone' | 'laptop' | 'any'; // in which it can be seen
}

export type Show = (stop: Stop) => Promise<void>;

export function seeing(page: Page, show: Show) {
  return async (name: string, size: Stop['size'] = 'any') => {
    await stillness(page);
    await show({ name, page, size });
  };
}
