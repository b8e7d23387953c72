// The steps between a question and the answer that is sent: a target to name, cards to choose, a warning to heed. All of
// it is forgotten as soon as something else is asked.

import { useSettled } from '@kuluary/stage/settled';
import { useState } from 'react';
import type { ActionName } from '../rules/actions.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { warning } from '../texts/answer.ts';
import type { Reader } from '../texts/reader.ts';
import { questionId } from './situation.ts';

export type Step =
  | { readonly at: 'question' }
  | { readonly at: 'target'; readonly action: ActionName }
  | { readonly at: 'warning'; readonly move: Move; readonly text: string; readonly from: Step };

export interface Deciding {
  readonly step: Step;
  readonly chosen: readonly number[]; // places of the cards chosen so far
  readonly pending: Move | null; // sent, and not yet acknowledged
  readonly isOpen: boolean; // an answer would be taken: none is on its way, and there was time to read
  readonly isSoon: boolean; // it will be in a moment: nothing looks different meanwhile
  aim(action: ActionName): void; // against whom?
  answer(move: Move): void; // sends it, or warns once
  confirm(): void; // sends what was warned of
  back(): void;
  toggle(place: number, atMost: number): void; // chooses a card, or lets go of it
}

interface Progress {
  readonly question: string;
  readonly step: Step;
  readonly chosen: readonly number[];
}

const QUESTION: Step = { at: 'question' };

export function useDeciding(
  reader: Reader,
  view: View,
  pending: Move | null,
  onAnswer: (move: Move) => void,
): Deciding {
  const question = questionId(view);
  const fresh: Progress = { question, step: QUESTION, chosen: [] };
  const [kept, setKept] = useState(fresh);
  const { step, chosen } = kept.question === question ? kept : fresh;
  const go = (next: Step) => setKept({ question, step: next, chosen });
  const isSettled = useSettled(`${question} ${step.at}`);
  const isOpen = isSettled && pending === null;
  const send = (move: Move) => {
    if (isOpen) onAnswer(move);
  };
  return {
    step,
    chosen,
    pending,
    isOpen,
    isSoon: !isSettled && pending === null,
    aim: (action) => {
      if (isOpen) go({ at: 'target', action });
    },
    answer: (move) => {
      if (!isOpen) return;
      const text = warning(reader, view, move);
      if (text === undefined) send(move);
      else go({ at: 'warning', move, text, from: step });
    },
    confirm: () => {
      if (step.at === 'warning') send(step.move);
    },
    back: () => go(step.at === 'warning' ? step.from : QUESTION),
    toggle: (place, atMost) => setKept({ question, step, chosen: toggled(chosen, place, atMost) }),
  };
}

/** One more than allowed lets go of the one chosen first. */
export function toggled(chosen: readonly number[], place: number, atMost: number): readonly number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return [...chosen, place].slice(-atMost);
}

/** Whether two moves are the same. Moves are small and are always spelled in one way. */
export function isSameMove(a: Move | null, b: Move): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** The legal move of this type that takes exactly these cards, in whatever order. */
export function moveWithCards(moves: readonly Move[], cards: readonly string[]): Move | undefined {
  const wanted = [...cards].sort().join();
  return moves.find((move) => cardsOf(move).sort().join() === wanted);
}

function cardsOf(move: Move): string[] {
  if ('cards' in move) return [...move.cards];
  return 'card' in move ? [move.card] : [];
}
