// The same screen in another language, light and size, as if they had been chosen in another tab: nothing is left.

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Language, Theme } from './visitor.ts';

export interface Dress {
  readonly language: Language;
  readonly theme: Theme;
  readonly viewport?: { readonly width: number; readonly height: number };
}

const PATIENCE = 15_000; // ms
const POLL = 30; // ms
const SHORT = 3000; // ms: what moves for longer is no transition

export async function dress(page: Page, { viewport, ...chosen }: Dress): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(`{
    const key = 'kuluary.settings';
    const changed = { ...JSON.parse(localStorage.getItem(key)), ...${JSON.stringify(chosen)} };
    localStorage.setItem(key, JSON.stringify(changed));
    dispatchEvent(new StorageEvent('storage', { key }));
  }`);
  await stillness(page);
}

/** Waits until words, fonts and pictures have come and nothing changes any more. */
export async function stillness(page: Page): Promise<void> {
  let before = '';
  for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(POLL)) {
    const now = (await page.evaluate(STATE)) as string;
    if (now !== '' && now === before) return;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

/** In the page: what it shows, in brief; empty while something is still to come. */
const STATE = `(() => {
  const isBusy = document.querySelector('[aria-busy="true"]') || document.fonts.status === 'loading';
  const isComing = [...document.images].some((image) => !image.complete);
  const running = document.getAnimations().filter(({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime < ${SHORT}); // clocks and candles go on
  if (isBusy || isComing || running.length > 0) return '';
  return [document.documentElement.lang, document.documentElement.dataset.theme, document.body.innerText].join();
})()`;
