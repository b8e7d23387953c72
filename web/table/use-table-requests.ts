// Sends moves and other requests to the table, and keeps what is pending and what was refused.

import type { Speech } from '@kuluary/protocol/to-server';
import { useEffect, useState } from 'react';
import type { TableRequest } from '../connection/table-connection.ts';
import { useSettings } from '../settings/use-settings.ts';
import { playSound } from '../sound/sound-player.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import type { Refusal } from './table-notices.tsx';
import type { TableSession } from './table-session.ts';

export interface TableRequests {
  readonly pendingMove: unknown | null; // sent, no reply yet
  readonly refusal: Refusal | null; // of the last request
  readonly sendMove: (move: unknown) => void;
  readonly undo: () => void;
  readonly sendChat: (speech: Speech) => void;
  readonly send: (request: TableRequest) => Promise<boolean>; // anything else; false: refused
  readonly dismissRefusal: () => void;
}

export function useTableRequests({ game, model, send }: TableSession): TableRequests {
  const { language, sound } = useSettings();
  const sayRefusal = useWords(REFUSAL_WORDS);
  const [pendingMove, setPendingMove] = useState<unknown | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const decisionId = model.play && model.play.moves.length > 0 ? model.play.decisionId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision makes an earlier refusal obsolete
  useEffect(() => setRefusal(null), [decisionId]);

  const sendRequest = async (request: TableRequest): Promise<boolean> => {
    setRefusal(null);
    const reply = await send(request);
    if (reply.ok) return true;
    const { code, rule } = reply.failure;
    const key = refusalKey(code);
    const words = key === 'unknown' ? game.texts.refusalText(language, code) : sayRefusal(key);
    setRefusal({ words, rule });
    return false;
  };
  const sendMove = async (move: unknown) => {
    if (pendingMove !== null || !model.play) return;
    setPendingMove(move);
    if (sound) playSound('tap');
    await sendRequest({ type: 'move', id: newMoveId(), asked: model.play.decisionId, move });
    setPendingMove(null);
  };
  return {
    pendingMove,
    refusal,
    sendMove: (move) => void sendMove(move),
    undo: () => void sendRequest({ type: 'undo' }),
    sendChat: (speech) => void sendRequest({ type: 'say', speech }),
    send: sendRequest,
    dismissRefusal: () => setRefusal(null),
  };
}

const ID_BYTES = 12;

/** Not by crypto.randomUUID, which needs https. */
function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
