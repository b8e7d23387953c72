// What the player has selected before sending a move (a marker, tokens to keep, a card); reset with every decision.

import { useAcceptsTaps } from '@kuluary/ui/tap-guard';
import { useEffect, useRef, useState } from 'react';
import type { Move } from '../rules/moves.ts';
import type { DecisionKind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { decisionIdOf } from './view-queries.ts';

/** The least time before a move is sent, so that the time does not reveal what a seat holds. */
export const MIN_DECISION_MS = 1500;
const DELAYED_DECISIONS: readonly DecisionKind[] = ['strategy', 'replace', 'influence'];

interface SelectionProgress {
  readonly marker: number | null; // to be pushed
  readonly kept: readonly number[]; // indices of drawn tokens
  readonly card: string | null; // the open one of the prosecutor's cards
}

const NO_PROGRESS: SelectionProgress = { marker: null, kept: [], card: null };

export interface MoveSelection extends SelectionProgress {
  readonly decisionId: string;
  readonly pending: Move | null; // pressed, and not yet acknowledged or still delayed
  readonly acceptsMoves: boolean; // a move would be accepted: none is pending, and there was time to read
  readonly acceptsMovesSoon: boolean; // only the time to read is missing; looks the same
  submitMove(move: Move): void;
  update(step: Partial<SelectionProgress>): void;
}

/** `isShowingEvents`: the decision is not on screen yet. */
export function useMoveSelection(
  view: View,
  isShowingEvents: boolean,
  pending: Move | null,
  onMove: (move: Move) => void,
): MoveSelection {
  const decisionId = decisionIdOf(view);
  const [at, setAt] = useState<SelectionProgress & { readonly decisionId: string }>({
    decisionId,
    ...NO_PROGRESS,
  });
  const { decisionId: _, ...progress } = at.decisionId === decisionId ? at : { decisionId, ...NO_PROGRESS };
  const isSettled = useAcceptsTaps(isShowingEvents ? '' : decisionId) && !isShowingEvents;
  const held = useDelayedMove(decisionId, onMove);
  const pressed = pending ?? held.move;
  const acceptsMoves = isSettled && pressed === null;
  return {
    ...progress,
    decisionId,
    pending: pressed,
    acceptsMoves,
    acceptsMovesSoon: !isSettled && pressed === null,
    submitMove: (move) => {
      if (!acceptsMoves) return;
      if (DELAYED_DECISIONS.includes(view.decision!)) held.hold(move);
      else onMove(move);
    },
    update: (step) => setAt({ decisionId, ...progress, ...step }),
  };
}

/** Holds a move back until the decision has been pending for MIN_DECISION_MS. */
function useDelayedMove(decisionId: string, onMove: (move: Move) => void) {
  const [held, setHeld] = useState<{ readonly decisionId: string; readonly move: Move } | null>(null);
  const since = useRef({ decisionId, at: performance.now() });
  if (since.current.decisionId !== decisionId) since.current = { decisionId, at: performance.now() };
  const send = useRef(onMove);
  send.current = onMove;
  const move = held?.decisionId === decisionId ? held.move : null;
  useEffect(() => {
    if (move === null) return;
    const left = remainingDelay(since.current.at, performance.now());
    const timer = setTimeout(() => {
      setHeld(null);
      send.current(move);
    }, left);
    return () => clearTimeout(timer);
  }, [move]);
  return { move, hold: (next: Move) => setHeld({ decisionId, move: next }) };
}

export function remainingDelay(appeared: number, now: number): number {
  return Math.max(0, appeared + MIN_DECISION_MS - now);
}

/** Choosing one too many drops the one chosen first. */
export function toggleChosen(chosen: readonly number[], place: number, atMost: number): readonly number[] {
  if (chosen.includes(place)) return chosen.filter((other) => other !== place);
  return [...chosen, place].slice(-atMost);
}
