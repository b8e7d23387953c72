// Browser functions that happy-dom lacks. Runs before the component tests.

import { FastChance } from '@kuluary/kernel/chance';
import { onTestFinished, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
window.matchMedia = fakeMediaQuery;
document.getAnimations = () => [];
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true, isActive: true } });
Element.prototype.checkVisibility = function () {
  return !this.closest('[hidden], dialog:not([open]), details:not([open]) > :not(summary)');
};
vi.stubGlobal('Worker', undefined); // bots run in the page

const TIME_FACTOR = 100; // times as fast as real time

speedUpTime();

function speedUpTime(): void {
  const [today, now, later] = [Date.now.bind(Date), performance.now.bind(performance), globalThis.setTimeout];
  const start = today();
  vi.spyOn(Date, 'now').mockImplementation(() => start + (today() - start) * TIME_FACTOR);
  vi.spyOn(performance, 'now').mockImplementation(() => now() * TIME_FACTOR);
  const fasterTimeout: typeof later = Object.assign(
    (job: () => void, ms = 0, ...rest: []) => later(job, ms / TIME_FACTOR, ...rest),
    later,
  );
  vi.stubGlobal('setTimeout', fasterTimeout);
  window.setTimeout = fasterTimeout as never;
}

const LAPTOP = 1280;
let screenWidth = LAPTOP;

/** For the rest of this test. */
export function setScreenWidth(width: number): void {
  screenWidth = width;
  onTestFinished(() => {
    screenWidth = LAPTOP;
  });
}

/** Reduced motion, and the width of the screen. */
function fakeMediaQuery(media: string): MediaQueryList {
  const [, minWidth] = /min-width: (\d+)px/.exec(media) ?? [];
  const matches = media.includes('reduced-motion') || (minWidth !== undefined && screenWidth >= Number(minWidth));
  return Object.assign(new EventTarget(), { matches, media, onchange: null }) as unknown as MediaQueryList;
}

/** Makes the page's random values the same in every run. */
export function seedBrowser(seed: number): void {
  const chance = new FastChance(seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = chance.below(256);
    return array;
  });
}
