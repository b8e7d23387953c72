// The steps between a question and the answer that is sent: a marker to pick, tokens to keep, a card to look
// at. All of it is forgotten as soon as something else is asked.

import { useSettled } from '@kuluary/stage/settled';
import { useEffect, useRef, useState } from 'react';
import type { Move } from '../rules/moves.ts';
import type { Kind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { questionId } from './situation.ts';

/** How long these questions last at least: their length shall not tell what somebody holds. */
export const WINDOW_MS = 1500;
const HELD: readonly Kind[] = ['strategy', 'replace', 'influence'];

interface Progress {
  readonly marker: number | null; // picked to be pushed
  readonly kept: readonly number[]; // places among the drawn tokens
  readonly card: string | null; // on the desk: the one that lies open
}

const FRESH: Progress = { marker: null, kept: [], card: null };

export interface Deciding extends Progress {
  readonly question: string; // its id
  readonly pending: Move | null; // pressed: sent and not yet acknowledged, or held back for a moment
  readonly isOpen: boolean; // an answer would be taken: none is on its way, and there was time to read
  readonly isSoon: boolean; // it will be in a moment: nothing looks different meanwhile
  answer(move: Move): void;
  go(step: Partial<Progress>): void;
}

/** `isTelling`: what is asked is not on screen yet. */
export function useDeciding(
  view: View,
  isTelling: boolean,
  pending: Move | null,
  onAnswer: (move: Move) => void,
): Deciding {
  const question = questionId(view);
  const [at, setAt] = useState<Progress & { readonly question: string }>({ question, ...FRESH });
  const { question: _, ...progress } = at.question === question ? at : { question, ...FRESH };
  const isSettled = useSettled(isTelling ? '' : question) && !isTelling;
  const held = useHeld(question, onAnswer);
  const pressed = pending ?? held.move;
  const isOpen = isSettled && pressed === null;
  return {
    ...progress,
    question,
    pending: pressed,
    isOpen,
    isSoon: !isSettled && pressed === null,
    answer: (move) => {
      if (!isOpen) return;
      if (HELD.includes(view.decision!)) held.hold(move);
      else onAnswer(move);
    },
    go: (step) => setAt({ question, ...progress, ...step }),
  };
}

/** An answer that waits until the question has been there long enough. */
function useHeld(question: string, onAnswer: (move: Move) => void) {
  const [held, setHeld] = useState<{ readonly question: string; readonly move: Move } | null>(null);
  const since = useRef({ question, at: performance.now() });
  if (since.current.question !== question) since.current = { question, at: performance.now() };
  const send = useRef(onAnswer);
  send.current = onAnswer;
  const move = held?.question === question ? held.move : null;
  useEffect(() => {
    if (move === null) return;
    const left = restOf(since.current.at, performance.now());
    const timer = setTimeout(() => {
      setHeld(null);
      send.current(move);
    }, left);
    return () => clearTimeout(timer);
  }, [move]);
  return { move, hold: (next: Move) => setHeld({ question, move: next }) };
}

/** How much longer an answer to a question that appeared then has to wait. */
export function restOf(appeared: number, now: number): number {
  return Math.max(0, appeared + WINDOW_MS - now);
}

/** One more than allowed lets go of the one that was chosen first. */
export function toggled(chosen: readonly number[], place: number, atMost: number): readonly number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return [...chosen, place].slice(-atMost);
}
