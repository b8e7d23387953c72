// Moves the focus to the next decision, for those who play by keyboard.

import { type RefObject, useEffect } from 'react';

/** A pressed button disappears with its decision, and the focus with it: then the next decision gets it, or the button that
 * leads on to it. Not before the first touch or key on this page. */
export function useFocusOnDecision(container: RefObject<HTMLElement | null>, decisionKey: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is the trigger
  useEffect(() => {
    if (focusWhereLost(container.current)) return;
    // The focused element may disappear after its decision has, or the next decision appear later.
    const observer = new MutationObserver(() => focusWhereLost(container.current) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container, decisionKey]);
}

/** True: the focus was lost, and is on the decision now. */
function focusWhereLost(container: HTMLElement | null): boolean {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || !navigator.userActivation.hasBeenActive) return false;
  const target = container?.querySelector<HTMLElement>('[data-onward], [data-question]');
  if (!target) return false;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
