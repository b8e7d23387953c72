// Who looks at something and wants to know more: with a mouse that rests on it, a finger that stays on it, or the focus.

import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOVER_MS = 300;
const PRESS_MS = 450;

interface Attention {
  look(anchor: Element): void; // by mouse or keyboard
  leave(): void;
  press(anchor: Element): void; // long; nothing else comes of it
  readonly tap?: boolean; // shows more at once: the element has nothing else to do
  readonly mouse?: boolean; // presses long, too, and by a right click
}

/** What an element needs to notice it. `null`: there is no more to know. */
export function useAttention(attention: Attention | null) {
  const timer = useRef(0);
  const pressed = useRef(false); // a long press shows more and does nothing else
  const pointed = useRef(false); // a mouse has moved over it: what comes to lie under a resting one is not looked at
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (attention === null) return {};
  const { look, leave, press, tap = false, mouse = false } = attention;
  const stop = () => window.clearTimeout(timer.current);
  const later = (ms: number, then: () => void) => {
    stop();
    timer.current = window.setTimeout(then, ms);
  };
  const end = () => {
    stop();
    leave();
  };
  return {
    onPointerMove: ({ currentTarget, pointerType, movementX, movementY }: PointerEvent) => {
      const moves = movementX !== 0 || movementY !== 0;
      if (pointerType !== 'mouse' || pointed.current || !moves) return;
      pointed.current = true;
      later(HOVER_MS, () => look(currentTarget));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      pointed.current = false;
      return pointerType === 'mouse' ? end() : stop();
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent) => {
      pressed.current = false;
      if (pointerType === 'mouse' && !mouse) return stop();
      later(PRESS_MS, () => {
        pressed.current = true;
        press(currentTarget);
      });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current || mouse) event.preventDefault();
      if (pressed.current || !mouse) return;
      stop();
      press(event.currentTarget);
    },
    onClickCapture: (event: MouseEvent) => {
      if (tap) look(event.currentTarget);
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) look(currentTarget);
    },
    onBlur: end,
  };
}
