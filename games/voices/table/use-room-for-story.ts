// How much of a card can be shown: first its picture and its words become smaller, then what can be missed goes, then its
// story ends at a whole line.

import { type RefObject, useLayoutEffect } from 'react';

const FEWEST = 2; // lines: with fewer it is no story
const TIGHT = ['small', 'bare'] as const; // nothing is large; nothing is there that can be missed

/** Says in the card's `data-tight` what it must do without. A story that is not all there wears `data-cut`, and `--lines`
 * says how many of its lines are. `what` names what is on the card. */
export function useRoomForStory(card: RefObject<HTMLElement | null>, what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story takes another room
  useLayoutEffect(() => {
    const sheet = card.current;
    const dock = sheet?.parentElement;
    if (!sheet || !dock) return;
    const fit = () => squeeze(sheet, sheet.querySelector<HTMLElement>('[data-story]'));
    fit();
    const watch = new ResizeObserver(fit);
    for (const element of [dock, ...dock.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [card, what]);
}

function squeeze(card: HTMLElement, story: HTMLElement | null): void {
  card.removeAttribute('data-tight');
  story?.removeAttribute('data-cut');
  for (const tight of TIGHT) {
    if (outOfSight(card) <= 0) return;
    card.setAttribute('data-tight', tight);
  }
  const missing = outOfSight(card);
  if (!story || missing <= 0) return;
  const line = Number.parseFloat(getComputedStyle(story).lineHeight);
  const lines = Math.max(FEWEST, Math.floor((story.offsetHeight - missing) / line + 0.05));
  if (lines >= Math.round(story.offsetHeight / line)) return;
  story.style.setProperty('--lines', String(lines));
  story.setAttribute('data-cut', '');
}

function outOfSight({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight - 1; // a pixel is rounding
}
