// What a page asks of its browser and happy-dom has not. Runs before the component tests.

import { FastChance } from '@kuluary/kernel/chance';
import { vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
window.matchMedia = mediaQuery;
document.getAnimations = () => [];
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true, isActive: true } });
Element.prototype.checkVisibility = function () {
  return !this.closest('[hidden], dialog:not([open]), details:not([open]) > :not(summary)');
};
vi.stubGlobal('Worker', undefined); // bots think in the page

const HASTE = 100; // times as fast as outside: nobody has to read here

hurry();

function hurry(): void {
  const [today, now, later] = [Date.now.bind(Date), performance.now.bind(performance), globalThis.setTimeout];
  const begun = today();
  vi.spyOn(Date, 'now').mockImplementation(() => begun + (today() - begun) * HASTE);
  vi.spyOn(performance, 'now').mockImplementation(() => now() * HASTE);
  const soon: typeof later = Object.assign(
    (job: () => void, ms = 0, ...rest: []) => later(job, ms / HASTE, ...rest),
    later,
  );
  vi.stubGlobal('setTimeout', soon);
  window.setTimeout = soon as never;
}

/** Nothing moves, and the page is as wide as a laptop's. */
function mediaQuery(media: string): MediaQueryList {
  const matches = media.includes('reduced-motion') || media.includes('min-width');
  return Object.assign(new EventTarget(), { matches, media, onchange: null }) as unknown as MediaQueryList;
}

/** Whatever the page draws by chance is the same in every run. */
export function seedBrowser(seed: number): void {
  const chance = new FastChance(seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = chance.below(256);
    return array;
  });
}
