// Where a replay stands, through whose eyes, and whether it runs by itself. The address says so too, to be shared.

import { useEffect, useState } from 'react';
import type { Eye, Recording } from './recording.ts';

const PACE = 1600; // ms a step

export interface Player {
  readonly step: number;
  readonly eye: Eye;
  readonly isForward: boolean; // it has just gone one step forward
  readonly isPlaying: boolean;
  readonly go: (step: number) => void; // stops
  readonly goTurn: (by: 1 | -1) => void;
  readonly look: (eye: Eye) => void;
  readonly play: (isPlaying: boolean) => void;
}

interface Stand {
  readonly step: number;
  readonly isForward: boolean;
}

export function usePlayer(recording: Recording, canSeeAll: boolean): Player {
  const { last, turnStarts } = recording;
  const [stand, setStand] = useState<Stand>(() => ({ step: stepAsked(last), isForward: false }));
  const [eye, setEye] = useState<Eye>(() => eyeAsked(recording, canSeeAll));
  const [isPlaying, setPlaying] = useState(false);
  const { step } = stand;
  const move = (wanted: number) => {
    const to = Math.max(0, Math.min(last, wanted));
    setStand({ step: to, isForward: to === step + 1 });
  };
  const go = (wanted: number) => {
    setPlaying(false);
    move(wanted);
  };
  const goTurn = (by: 1 | -1) => {
    const next = by === 1 ? turnStarts.find((start) => start > step) : turnStarts.findLast((start) => start < step);
    go(next ?? (by === 1 ? last : 0));
  };
  const play = (wanted: boolean) => {
    if (wanted && step === last) setStand({ step: 0, isForward: false });
    setPlaying(wanted);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (step === last) return setPlaying(false);
    const timer = setTimeout(() => setStand({ step: step + 1, isForward: true }), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);
  useEffect(() => writeAddress(step, eye), [step, eye]);
  return { ...stand, eye, isPlaying, go, goTurn, look: setEye, play };
}

function stepAsked(last: number): number {
  const asked = Number(new URLSearchParams(window.location.search).get('step') ?? 0);
  return Number.isInteger(asked) ? Math.max(0, Math.min(last, asked)) : 0;
}

function eyeAsked({ log }: Recording, canSeeAll: boolean): Eye {
  const asked = new URLSearchParams(window.location.search).get('seat');
  if (asked === 'all' && canSeeAll) return 'all';
  const seat = asked === null || asked === '' ? Number.NaN : Number(asked);
  return Number.isInteger(seat) && seat >= 0 && seat < log.seats ? seat : 'spectator';
}

/** Not a new page of the history: going back leads out of the replay. */
function writeAddress(step: number, eye: Eye): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?step=${step}&seat=${eye}`);
}
