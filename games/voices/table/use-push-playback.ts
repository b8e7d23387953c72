// Plays a push frame by frame; with reduced motion shows trails from before to after instead.

import { wantsMotion } from '@kuluary/ui/flight-animation';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  advancePlayback,
  isPlaybackOver,
  makePlayback,
  type PlaybackMoment,
  type PlaybackProgress,
  type PushedEvent,
  playbackMomentAt,
  playbackStart,
  type Trail,
  trailsOf,
} from './push-playback.ts';

const TRAILS_MS = 3200;
const MAX_STEP_MS = 64; // after a pause the playback does not jump

export interface PlaybackPicture {
  readonly moment: PlaybackMoment | null; // null: nothing moves
  readonly trails: readonly Trail[]; // reduced motion
}

interface PlaybackOptions {
  readonly startsAtRail?: boolean; // the marker is at the rail already
  readonly fingerProgress?: RefObject<number | null>;
  readonly holdMs?: number; // how long the result stays
  readonly onEnd?: (() => void) | undefined; // over, or skipped
}

const NO_PLAYBACK: PlaybackPicture = { moment: null, trails: [] };

/** Plays whenever `push` is another object, so a copy (`copyForReplay`) plays again. A tap or key anywhere skips it. */
export function usePushPlayback(
  push: PushedEvent | null,
  { startsAtRail = false, fingerProgress, holdMs = 0, onEnd }: PlaybackOptions = {},
): PlaybackPicture {
  const played = useMemo(() => {
    if (!push) return null;
    const playback = makePlayback(push);
    return {
      playback,
      first: playbackStart(startsAtRail),
      trails: wantsMotion() ? null : trailsOf(playback),
    };
  }, [push, startsAtRail]);
  const [state, setState] = useState<{ readonly of: typeof played; readonly at: PlaybackProgress | null } | null>(null);
  const notify = useRef(onEnd);
  notify.current = onEnd;

  useEffect(() => {
    if (!played) return;
    const { playback, first, trails } = played;
    const end = () => {
      stop();
      setState({ of: played, at: null });
      notify.current?.();
    };
    const step = (before: PlaybackProgress, ms: number) => {
      const next = advancePlayback(playback, before, ms, fingerProgress?.current ?? null);
      if (isPlaybackOver({ ...next, msAfterEnd: next.msAfterEnd - holdMs })) end();
      else setState({ of: played, at: next });
      return next;
    };
    const skip = () => {
      if ((fingerProgress?.current ?? null) === null) end();
    };
    const leave = trails ? callAfterTrails(end) : runEveryFrame(first, step);
    const stop = () => {
      leave();
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return stop;
  }, [played, fingerProgress, holdMs]);

  const at = state?.of === played ? state?.at : played?.first;
  if (!played || !at) return NO_PLAYBACK;
  return played.trails
    ? { moment: null, trails: played.trails }
    : { moment: playbackMomentAt(played.playback, at), trails: [] };
}

export function copyForReplay(push: PushedEvent): PushedEvent {
  return { ...push };
}

function callAfterTrails(then: () => void): () => void {
  const timer = setTimeout(then, TRAILS_MS);
  return () => clearTimeout(timer);
}

function runEveryFrame(
  first: PlaybackProgress,
  step: (before: PlaybackProgress, ms: number) => PlaybackProgress,
): () => void {
  let [at, last, request] = [first, performance.now(), 0];
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    at = step(at, Math.min(MAX_STEP_MS, Math.max(0, now - last)));
    last = now;
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
