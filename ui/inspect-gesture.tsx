// Event handlers to inspect an element: by hovering over it, by a long press, or by the focus.

import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOVER_MS = 300;
const LONG_PRESS_MS = 450;

interface InspectGesture {
  showPreview(anchor: Element): void; // by mouse or keyboard
  hidePreview(): void;
  showDetails(anchor: Element): void; // by a long press, which is no click
  readonly previewsOnTap?: boolean; // of an element without another action
  readonly pressableByMouse?: boolean; // a mouse can press long too, or right-click
}

/** `null`: there is nothing to inspect. */
export function useInspectGesture(gesture: InspectGesture | null) {
  const timer = useRef(0);
  const wasLongPress = useRef(false); // the click that follows is ignored
  const hasMouseMoved = useRef(false); // over the element: one that appears under a resting mouse shows nothing
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (gesture === null) return {};
  const { showPreview, hidePreview, showDetails, previewsOnTap = false, pressableByMouse = false } = gesture;
  const stop = () => window.clearTimeout(timer.current);
  const schedule = (ms: number, then: () => void) => {
    stop();
    timer.current = window.setTimeout(then, ms);
  };
  const end = () => {
    stop();
    hidePreview();
  };
  return {
    onPointerMove: ({ currentTarget, pointerType, movementX, movementY }: PointerEvent) => {
      const hasMoved = movementX !== 0 || movementY !== 0;
      if (pointerType !== 'mouse' || hasMouseMoved.current || !hasMoved) return;
      hasMouseMoved.current = true;
      schedule(HOVER_MS, () => showPreview(currentTarget));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      hasMouseMoved.current = false;
      return pointerType === 'mouse' ? end() : stop();
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent) => {
      wasLongPress.current = false;
      if (pointerType === 'mouse' && !pressableByMouse) return stop();
      schedule(LONG_PRESS_MS, () => {
        wasLongPress.current = true;
        showDetails(currentTarget);
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (wasLongPress.current || pressableByMouse) event.preventDefault();
      if (wasLongPress.current || !pressableByMouse) return;
      stop();
      showDetails(event.currentTarget);
    },
    onClickCapture: (event: MouseEvent) => {
      if (previewsOnTap) showPreview(event.currentTarget);
      if (!wasLongPress.current) return;
      wasLongPress.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) showPreview(currentTarget);
    },
    onBlur: end,
  };
}
