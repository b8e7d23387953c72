// Changes a page's language, theme and size without reloading, as if chosen in another tab, and waits until it is still.

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Language, Theme } from './visitor.ts';

interface PageAppearance {
  readonly language: Language;
  readonly theme: Theme;
  readonly viewport?: { readonly width: number; readonly height: number };
}

const TIMEOUT = 15_000; // ms
const POLL_INTERVAL = 30; // ms
const TRANSITION_TIME = 3000; // ms; longer animations are no transitions

export async function setAppearance(page: Page, { viewport, ...chosen }: PageAppearance): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(`{
    const key = 'kuluary.settings';
    const changed = { ...JSON.parse(localStorage.getItem(key)), ...${JSON.stringify(chosen)} };
    localStorage.setItem(key, JSON.stringify(changed));
    dispatchEvent(new StorageEvent('storage', { key }));
  }`);
  await waitUntilStill(page);
}

/** Waits until texts, fonts and images are loaded and nothing changes any more. */
export async function waitUntilStill(page: Page): Promise<void> {
  let before = '';
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(POLL_INTERVAL)) {
    const now = (await page.evaluate(PAGE_STATE)) as string;
    if (now !== '' && now === before) return;
    before = now;
  }
  throw new Error('the page does not become still');
}

/** A script that summarizes what the page shows; empty while something is loading. */
const PAGE_STATE = `(() => {
  const isBusy = document.querySelector('[aria-busy="true"]') || document.fonts.status === 'loading';
  const isLoading = [...document.images].some((image) => !image.complete);
  const running = document.getAnimations().filter(({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime < ${TRANSITION_TIME}); // endless animations do not count
  if (isBusy || isLoading || running.length > 0) return '';
  return [document.documentElement.lang, document.documentElement.dataset.theme, document.body.innerText].join();
})()`;
