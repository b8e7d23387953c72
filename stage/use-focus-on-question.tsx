// The focus of somebody who plays by keyboard.

import { type RefObject, useEffect } from 'react';

/** What was pressed goes with its question, or into play; whoever plays by keyboard shall find their way from the question,
 * or from what leads on to it. Whoever has just opened the page and touched nothing is left alone. */
export function useFocusOnQuestion(room: RefObject<HTMLElement | null>, situation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was asked, or answered
  useEffect(() => {
    if (focusWhereLost(room.current)) return;
    // What has the focus may go after its question has, or the next question come later.
    const observer = new MutationObserver(() => focusWhereLost(room.current) && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [room, situation]);
}

/** True: the focus was nowhere, and is on the question now. */
function focusWhereLost(room: HTMLElement | null): boolean {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || !navigator.userActivation.hasBeenActive) return false;
  const question = room?.querySelector<HTMLElement>('[data-onward], [data-question]');
  if (!question) return false;
  question.focus({ preventScroll: true });
  return document.activeElement === question;
}
