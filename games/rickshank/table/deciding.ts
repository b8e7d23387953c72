// The steps between a question and the answer that is sent: a warning to heed, simple cards that follow each other. All of
// it is forgotten as soon as something else is asked.

import { useSettled } from '@kuluary/stage/settled';
import { useEffect, useRef, useState } from 'react';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Run, simpleRun } from './gains.ts';
import { questionId } from './situation.ts';
import { type Leftover, leftover } from './spending.ts';

export interface Deciding {
  readonly question: string; // its id
  readonly warning: Leftover | null; // what would be lost: asked once
  readonly pending: Move | null; // sent, and not yet acknowledged
  readonly isOpen: boolean; // an answer would be taken: none is on its way, and there was time to read
  readonly isSoon: boolean; // it will be in a moment: nothing looks different meanwhile
  readonly run: Run | null; // the simple cards of the hand
  readonly isRunning: boolean; // they are being played
  answer(move: Move): void; // sends it, or warns once
  confirm(): void; // ends the turn all the same
  back(): void;
  playSimple(): void;
}

const HOLD_MS = 250; // after an answer: whoever taps twice means one card

export function useDeciding(
  view: View,
  moves: readonly Move[],
  pending: Move | null,
  onAnswer: (move: Move) => void,
): Deciding {
  const question = questionId(view);
  const [warned, setWarned] = useState<string | null>(null); // in which question
  const [running, setRunning] = useState<string | null>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const isSettled = useSettled(question);
  const isOpen = isSettled && pending === null;
  const run = simpleRun(view);
  const isRunning = running === question && run !== null;
  const left = leftover(view, moves);
  const send = (move: Move) => {
    if (!isOpen || performance.now() - sentAt.current < HOLD_MS) return;
    sentAt.current = performance.now();
    setWarned(null);
    setRunning(null);
    onAnswer(move);
  };
  useRunning(isRunning && pending === null ? run : null, view, onAnswer);
  return {
    question,
    warning: warned === question ? left : null,
    pending,
    isOpen,
    isSoon: !isSettled && pending === null,
    run,
    isRunning,
    answer: (move) => {
      if (move.type === 'end' && left && isOpen) setWarned(question);
      else send(move);
    },
    confirm: () => send({ type: 'end' }),
    back: () => setWarned(null),
    playSimple: () => {
      if (!isOpen) return;
      setWarned(null);
      setRunning(question);
    },
  };
}

/** Plays the next simple card as soon as the one before has been taken. Whatever is asked in between stops it. */
function useRunning(run: Run | null, { turns, played }: View, onAnswer: (move: Move) => void): void {
  const send = useRef(onAnswer);
  send.current = onAnswer;
  const next = run?.cards[0];
  const place = `${turns} ${played.length}`; // every card is sent once, however often we are asked to
  const sent = useRef('');
  useEffect(() => {
    if (next === undefined || sent.current === place) return;
    sent.current = place;
    send.current({ type: 'play', card: next });
  }, [next, place]);
}
