// A stop of the screen tour, and the callback that it is shown to.

import type { Page } from 'playwright-core';
import { waitUntilStill } from './page-appearance.ts';

export interface TourStop {
  readonly name: string; // of the screen
  readonly page: Page; // in English, in the dark theme
  readonly size: 'phone' | 'laptop' | 'any'; // in which it exists
}

export type ShowStop = (stop: TourStop) => Promise<void>;

export function makeShowScreen(page: Page, showStop: ShowStop) {
  return async (name: string, size: TourStop['size'] = 'any') => {
    await waitUntilStill(page);
    await showStop({ name, page, size });
  };
}
