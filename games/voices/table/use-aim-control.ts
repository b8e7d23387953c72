// The state of the aim in the push dialog, and its keyboard control.

import { useEffect, useRef, useState } from 'react';
import type { Aim } from '../push/platform.ts';
import { INITIAL_AIM, nudgeAlongRail, turnStick } from './aim-control.ts';

export interface AimControl {
  readonly aim: Aim;
  readonly isFirst: boolean; // not changed yet
  set(next: (before: Aim) => Aim): void;
}

export function useAimControl(isOpen: boolean): AimControl {
  const [aim, setAim] = useState<Aim | null>(null);
  return {
    aim: aim ?? INITIAL_AIM,
    isFirst: aim === null,
    set: (next) => isOpen && setAim((before) => next(before ?? INITIAL_AIM)),
  };
}

interface AimKeys {
  readonly isOpen: boolean;
  readonly set: AimControl['set'];
  readonly onPush: () => void;
  readonly onBack: () => void;
}

/** ← → for the position, ↑ ↓ or A D for the angle, with Shift finer; Enter pushes, Esc goes back. */
export function useAimKeys(keys: AimKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isOpen, set, onPush, onBack } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || !isOpen) return;
      const at = document.activeElement;
      const isAngle = at?.getAttribute('data-slider') === 'angle';
      const turn = keyedTurn(event, isAngle);
      const move = isAngle ? 0 : keyedMove(event);
      if (turn !== 0) set((aim) => turnStick(aim, turn, event.shiftKey));
      else if (move !== 0) set((aim) => nudgeAlongRail(aim, move, event.shiftKey));
      else if (event.key === 'Enter' && !event.repeat && !at?.closest('button')) onPush();
      else if (event.key === 'Escape') onBack();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function keyedMove({ key }: KeyboardEvent): number {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}

/** On the angle slider every arrow turns the stick. */
function keyedTurn({ key, code }: KeyboardEvent, isAngle: boolean): number {
  if (key === 'ArrowDown' || code === 'KeyA' || (isAngle && key === 'ArrowLeft')) return -1;
  return key === 'ArrowUp' || code === 'KeyD' || (isAngle && key === 'ArrowRight') ? 1 : 0;
}
