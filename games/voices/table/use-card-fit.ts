// Fits a card into its box: first picture and text become smaller, then dispensable parts go, then the story is cut at a
// whole line.

import { type RefObject, useLayoutEffect } from 'react';

const MIN_STORY_LINES = 2;
const FIT_LEVELS = ['small', 'bare'] as const; // smaller sizes; without dispensable parts

/** Sets `data-tight` to the fit level; a cut story gets `data-cut` and `--lines`. `what` changes with the card's content. */
export function useCardFit(card: RefObject<HTMLElement | null>, what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story needs another size
  useLayoutEffect(() => {
    const sheet = card.current;
    const dock = sheet?.parentElement;
    if (!sheet || !dock) return;
    const fit = () => fitCard(sheet, sheet.querySelector<HTMLElement>('[data-story]'));
    fit();
    const watch = new ResizeObserver(fit);
    for (const element of [dock, ...dock.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [card, what]);
}

function fitCard(card: HTMLElement, story: HTMLElement | null): void {
  card.removeAttribute('data-tight');
  story?.removeAttribute('data-cut');
  for (const tight of FIT_LEVELS) {
    if (hiddenHeight(card) <= 0) return;
    card.setAttribute('data-tight', tight);
  }
  const missing = hiddenHeight(card);
  if (!story || missing <= 0) return;
  const line = Number.parseFloat(getComputedStyle(story).lineHeight);
  const lines = Math.max(MIN_STORY_LINES, Math.floor((story.offsetHeight - missing) / line + 0.05));
  if (lines >= Math.round(story.offsetHeight / line)) return;
  story.style.setProperty('--lines', String(lines));
  story.setAttribute('data-cut', '');
}

function hiddenHeight({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight - 1; // a pixel is rounding
}
