// The focus of somebody who plays by keyboard.

import { type RefObject, useEffect } from 'react';

/** What was pressed goes with its question, or into play; whoever plays by keyboard shall find their way from the question,
 * or from what leads on to it. Whoever has just opened the page and touched nothing is left alone. */
export function useFocusOnQuestion(room: RefObject<HTMLElement | null>, situation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was asked, or answered
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !navigator.userActivation.hasBeenActive) return;
    room.current?.querySelector<HTMLElement>('[data-onward], [data-question]')?.focus({ preventScroll: true });
  }, [room, situation]);
}
