// The state between a decision and its move: the end-of-turn warning, the run of simple cards, the pending move. It is reset
// when another decision is asked.

import { useAcceptsTaps } from '@kuluary/ui/tap-guard';
import { useEffect, useRef, useState } from 'react';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type SimpleRun, simpleRun } from './play-preview.ts';
import { type EndTurnLoss, endTurnLoss } from './purchase-offers.ts';
import { decisionIdOf } from './view-queries.ts';

export interface MoveSelection {
  readonly decisionId: string;
  readonly warning: EndTurnLoss | null; // what ending the turn would lose; shown once
  readonly pending: Move | null; // sent, and not yet acknowledged
  readonly acceptsMoves: boolean; // no move is pending, and there was time to read
  readonly acceptsMovesSoon: boolean; // only the time to read is missing; looks the same
  readonly simpleRun: SimpleRun | null; // of the hand
  readonly isRunning: boolean; // its cards are being played
  submitMove(move: Move): void; // or shows the warning
  confirmEndTurn(): void; // despite the warning
  cancelEndTurn(): void;
  playSimpleRun(): void;
}

const DOUBLE_TAP_MS = 250; // after a move: a double tap means one card

export function useMoveSelection(
  view: View,
  moves: readonly Move[],
  pending: Move | null,
  onMove: (move: Move) => void,
): MoveSelection {
  const decisionId = decisionIdOf(view);
  const [warned, setWarned] = useState<string | null>(null); // decision id
  const [running, setRunning] = useState<string | null>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const isSettled = useAcceptsTaps(decisionId);
  const acceptsMoves = isSettled && pending === null;
  const run = simpleRun(view);
  const isRunning = running === decisionId && run !== null;
  const loss = endTurnLoss(view, moves);
  const send = (move: Move) => {
    if (!acceptsMoves || performance.now() - sentAt.current < DOUBLE_TAP_MS) return;
    sentAt.current = performance.now();
    setWarned(null);
    setRunning(null);
    onMove(move);
  };
  usePlaySimpleRun(isRunning && pending === null ? run : null, view, onMove);
  return {
    decisionId,
    warning: warned === decisionId ? loss : null,
    pending,
    acceptsMoves,
    acceptsMovesSoon: !isSettled && pending === null,
    simpleRun: run,
    isRunning,
    submitMove: (move) => {
      if (move.type === 'end' && loss && acceptsMoves) setWarned(decisionId);
      else send(move);
    },
    confirmEndTurn: () => send({ type: 'end' }),
    cancelEndTurn: () => setWarned(null),
    playSimpleRun: () => {
      if (!acceptsMoves) return;
      setWarned(null);
      setRunning(decisionId);
    },
  };
}

/** Plays the next simple card as soon as the previous one is applied. Another decision in between stops it. */
function usePlaySimpleRun(simpleRun: SimpleRun | null, { turns, played }: View, onMove: (move: Move) => void): void {
  const send = useRef(onMove);
  send.current = onMove;
  const next = simpleRun?.cards[0];
  const position = `${turns} ${played.length}`; // so that each card is sent only once
  const sent = useRef('');
  useEffect(() => {
    if (next === undefined || sent.current === position) return;
    sent.current = position;
    send.current({ type: 'play', card: next });
  }, [next, position]);
}
