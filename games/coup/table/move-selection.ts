// The steps between a decision and the move that is sent: choosing a target or cards, confirming a warning. The progress is
// reset when the decision changes.

import { useAcceptsTaps } from '@kuluary/ui/tap-guard';
import { useState } from 'react';
import type { ActionName } from '../rules/actions-and-blocks.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { moveWarning } from '../texts/move-text.ts';
import { decisionIdOf } from './view-queries.ts';

export type SelectionStep =
  | { readonly at: 'decision' }
  | { readonly at: 'target'; readonly action: ActionName }
  | { readonly at: 'warning'; readonly move: Move; readonly text: string; readonly from: SelectionStep };

export interface MoveSelection {
  readonly step: SelectionStep;
  readonly chosenPlaces: readonly number[]; // of the cards chosen so far
  readonly pending: Move | null; // sent, and not yet acknowledged
  readonly acceptsMoves: boolean; // no move is pending, and there was time to read
  readonly acceptsMovesSoon: boolean; // there was no time to read yet; looks the same
  startTargeting(action: ActionName): void; // next step: choose the target
  submitMove(move: Move): void; // sends it, or warns once
  confirmWarning(): void; // sends the move
  goBack(): void;
  toggleCard(place: number, atMost: number): void; // chooses a card, or removes it
}

interface SelectionProgress {
  readonly decisionId: string;
  readonly step: SelectionStep;
  readonly chosenPlaces: readonly number[];
}

const FIRST_STEP: SelectionStep = { at: 'decision' };

export function useMoveSelection(
  reader: CoupReader,
  view: View,
  pending: Move | null,
  onMove: (move: Move) => void,
): MoveSelection {
  const decisionId = decisionIdOf(view);
  const initial: SelectionProgress = { decisionId, step: FIRST_STEP, chosenPlaces: [] };
  const [progress, setProgress] = useState(initial);
  const { step, chosenPlaces } = progress.decisionId === decisionId ? progress : initial;
  const goTo = (next: SelectionStep) => setProgress({ decisionId, step: next, chosenPlaces });
  const isSettled = useAcceptsTaps(`${decisionId} ${step.at}`);
  const acceptsMoves = isSettled && pending === null;
  const send = (move: Move) => {
    if (acceptsMoves) onMove(move);
  };
  return {
    step,
    chosenPlaces,
    pending,
    acceptsMoves,
    acceptsMovesSoon: !isSettled && pending === null,
    startTargeting: (action) => {
      if (acceptsMoves) goTo({ at: 'target', action });
    },
    submitMove: (move) => {
      if (!acceptsMoves) return;
      const text = moveWarning(reader, view, move);
      if (text === undefined) send(move);
      else goTo({ at: 'warning', move, text, from: step });
    },
    confirmWarning: () => {
      if (step.at === 'warning') send(step.move);
    },
    goBack: () => goTo(step.at === 'warning' ? step.from : FIRST_STEP),
    toggleCard: (place, atMost) =>
      setProgress({ decisionId, step, chosenPlaces: togglePlace(chosenPlaces, place, atMost) }),
  };
}

/** One more than allowed removes the one chosen first. */
export function togglePlace(chosen: readonly number[], place: number, atMost: number): readonly number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return [...chosen, place].slice(-atMost);
}

/** Moves have one spelling, so their JSON can be compared. */
export function isSameMove(a: Move | null, b: Move): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** The legal move with exactly these cards, in any order. */
export function moveWithCards(moves: readonly Move[], cards: readonly string[]): Move | undefined {
  const wanted = [...cards].sort().join();
  return moves.find((move) => cardsOf(move).sort().join() === wanted);
}

function cardsOf(move: Move): string[] {
  if ('cards' in move) return [...move.cards];
  return 'card' in move ? [move.card] : [];
}
