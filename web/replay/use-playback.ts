// The state of a replay: step, perspective, and whether it is playing. Step and perspective are in the address, to share.

import { useEffect, useState } from 'react';
import type { Perspective, Recording } from './recording.ts';

const STEP_DURATION = 1600; // ms

export interface Playback {
  readonly step: number;
  readonly perspective: Perspective;
  readonly isForward: boolean; // the last change was one step forward
  readonly isPlaying: boolean;
  readonly goToStep: (step: number) => void; // stops
  readonly goByTurn: (by: 1 | -1) => void;
  readonly setPerspective: (perspective: Perspective) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
}

interface PlaybackPosition {
  readonly step: number;
  readonly isForward: boolean;
}

export function usePlayback(recording: Recording, canSeeAll: boolean): Playback {
  const { lastStep, turnStarts } = recording;
  const [position, setPosition] = useState<PlaybackPosition>(() => ({
    step: stepInAddress(lastStep),
    isForward: false,
  }));
  const [perspective, setPerspective] = useState<Perspective>(() => perspectiveInAddress(recording, canSeeAll));
  const [isPlaying, setPlaying] = useState(false);
  const { step } = position;
  const move = (wanted: number) => {
    const to = Math.max(0, Math.min(lastStep, wanted));
    setPosition({ step: to, isForward: to === step + 1 });
  };
  const goToStep = (wanted: number) => {
    setPlaying(false);
    move(wanted);
  };
  const goByTurn = (by: 1 | -1) => {
    const next = by === 1 ? turnStarts.find((start) => start > step) : turnStarts.findLast((start) => start < step);
    goToStep(next ?? (by === 1 ? lastStep : 0));
  };
  const play = (wanted: boolean) => {
    if (wanted && step === lastStep) setPosition({ step: 0, isForward: false });
    setPlaying(wanted);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (step === lastStep) return setPlaying(false);
    const timer = setTimeout(() => setPosition({ step: step + 1, isForward: true }), STEP_DURATION);
    return () => clearTimeout(timer);
  }, [isPlaying, step, lastStep]);
  useEffect(() => writeAddress(step, perspective), [step, perspective]);
  return { ...position, perspective, isPlaying, goToStep, goByTurn, setPerspective, setPlaying: play };
}

function stepInAddress(last: number): number {
  const requested = Number(new URLSearchParams(window.location.search).get('step') ?? 0);
  return Number.isInteger(requested) ? Math.max(0, Math.min(last, requested)) : 0;
}

function perspectiveInAddress({ log }: Recording, canSeeAll: boolean): Perspective {
  const requested = new URLSearchParams(window.location.search).get('seat');
  if (requested === 'all' && canSeeAll) return 'all';
  const seat = requested === null || requested === '' ? Number.NaN : Number(requested);
  return Number.isInteger(seat) && seat >= 0 && seat < log.seats ? seat : 'spectator';
}

/** Replaces the history entry: Back leaves the replay. */
function writeAddress(step: number, perspective: Perspective): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?step=${step}&seat=${perspective}`);
}
