// Plays a push, frame by frame. Whoever wants nothing to move sees before and after at once.

import { wantsMotion } from '@kuluary/stage/in-flight';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  advanced,
  begun,
  isSeen,
  type Moment,
  momentOf,
  type Playing,
  type Pushed,
  showOf,
  type Trail,
  trailsOf,
} from './playing.ts';

const TRAILS_MS = 3200; // how long before and after stay to be compared
const LONGEST_STEP = 64; // ms: after a pause the push goes on, it does not jump

export interface Shown {
  readonly moment: Moment | null; // null: nothing moves
  readonly trails: readonly Trail[]; // for those who want rest
}

interface ShowOptions {
  readonly isNear?: boolean; // the marker lies at the rail already
  readonly lead?: RefObject<number | null>; // how far a finger has come
  readonly hold?: number; // ms: so much longer what came of it stays
  readonly onSeen?: (() => void) | undefined; // it is over, or somebody has tapped
}

const NOTHING: Shown = { moment: null, trails: [] };

/** Plays whenever `push` is another one; a copy (`again`) plays once more. A tap or a key anywhere ends it. */
export function useShow(push: Pushed | null, { isNear = false, lead, hold = 0, onSeen }: ShowOptions = {}): Shown {
  const played = useMemo(() => {
    if (!push) return null;
    const show = showOf(push);
    return { show, first: begun(isNear), trails: wantsMotion() ? null : trailsOf(show) };
  }, [push, isNear]);
  const [state, setState] = useState<{ readonly of: typeof played; readonly at: Playing | null } | null>(null);
  const tell = useRef(onSeen);
  tell.current = onSeen;

  useEffect(() => {
    if (!played) return;
    const { show, first, trails } = played;
    const end = () => {
      stop();
      setState({ of: played, at: null });
      tell.current?.();
    };
    const step = (before: Playing, ms: number) => {
      const next = advanced(show, before, ms, lead?.current ?? null);
      if (isSeen({ ...next, after: next.after - hold })) end();
      else setState({ of: played, at: next });
      return next;
    };
    const skip = () => {
      if ((lead?.current ?? null) === null) end();
    };
    const leave = trails ? afterwards(end) : everyFrame(first, step);
    const stop = () => {
      leave();
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return stop;
  }, [played, lead, hold]);

  const at = state?.of === played ? state?.at : played?.first;
  if (!played || !at) return NOTHING;
  return played.trails ? { moment: null, trails: played.trails } : { moment: momentOf(played.show, at), trails: [] };
}

/** To be seen again. */
export function again(push: Pushed): Pushed {
  return { ...push };
}

function afterwards(then: () => void): () => void {
  const timer = setTimeout(then, TRAILS_MS);
  return () => clearTimeout(timer);
}

function everyFrame(first: Playing, step: (before: Playing, ms: number) => Playing): () => void {
  let [at, last, request] = [first, performance.now(), 0];
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    at = step(at, Math.min(LONGEST_STEP, Math.max(0, now - last)));
    last = now;
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
