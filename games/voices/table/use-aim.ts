// The aim while it is being made, and the keys for it.

import { useEffect, useRef, useState } from 'react';
import type { Aim } from '../push/platform.ts';
import { FIRST_AIM, nudged, turned } from './aiming.ts';

export interface Aiming {
  readonly aim: Aim;
  readonly isFirst: boolean; // nobody has touched it yet
  set(next: (before: Aim) => Aim): void;
}

/** It can be changed until it is sent. */
export function useAim(isOpen: boolean): Aiming {
  const [aim, setAim] = useState<Aim | null>(null);
  return {
    aim: aim ?? FIRST_AIM,
    isFirst: aim === null,
    set: (next) => isOpen && setAim((before) => next(before ?? FIRST_AIM)),
  };
}

interface Keys {
  readonly isOpen: boolean;
  readonly set: Aiming['set'];
  readonly onPush: () => void;
  readonly onBack: () => void;
}

/** ← → for the place, ↑ ↓ or A D for the angle, with Shift finer; Enter pushes, Esc goes back. */
export function useAimKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isOpen, set, onPush, onBack } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || !isOpen) return;
      const at = document.activeElement;
      const isAngle = at?.getAttribute('data-slider') === 'angle';
      const turn = turnBy(event, isAngle);
      const move = isAngle ? 0 : moveBy(event);
      if (turn !== 0) set((aim) => turned(aim, turn, event.shiftKey));
      else if (move !== 0) set((aim) => nudged(aim, move, event.shiftKey));
      else if (event.key === 'Enter' && !event.repeat && !at?.closest('button')) onPush();
      else if (event.key === 'Escape') onBack();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function moveBy({ key }: KeyboardEvent): number {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}

/** On the angle's own slider every arrow turns the stick. */
function turnBy({ key, code }: KeyboardEvent, isAngle: boolean): number {
  if (key === 'ArrowDown' || code === 'KeyA' || (isAngle && key === 'ArrowLeft')) return -1;
  return key === 'ArrowUp' || code === 'KeyD' || (isAngle && key === 'ArrowRight') ? 1 : 0;
}
