// Answering what the table asks. An answer is on its way until the table has taken or refused it; nothing is lost.

import type { Speech } from '@kuluary/protocol/to-server';
import { useEffect, useState } from 'react';
import type { Request } from '../link/table-link.ts';
import { useSettings } from '../settings/use-settings.ts';
import { playSound } from '../sound/player.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { useWords } from '../words/use-words.ts';
import type { Refusal } from './notes.tsx';
import type { Room } from './room.ts';

export interface Answers {
  readonly pending: unknown | null; // a move that is on its way
  readonly refusal: Refusal | null; // why the last request was not carried out
  readonly answer: (move: unknown) => void;
  readonly undo: () => void;
  readonly speak: (speech: Speech) => void;
  readonly ask: (request: Request) => Promise<boolean>; // anything else; false: refused, and it says why
  readonly forgetRefusal: () => void;
}

export function useAnswers({ game, model, send }: Room): Answers {
  const { language, sound } = useSettings();
  const sayFault = useWords(FAULT_WORDS);
  const [pending, setPending] = useState<unknown | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const asked = model.play && model.play.moves.length > 0 ? model.play.asked : null;
  // A new question is what matters now: why an earlier answer was refused doesn't.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it waits for
  useEffect(() => setRefusal(null), [asked]);

  const ask = async (request: Request): Promise<boolean> => {
    setRefusal(null);
    const reply = await send(request);
    if (reply.ok) return true;
    const { code, rule } = reply.failure;
    const key = faultKey(code);
    const words = key === 'unknown' ? game.texts.refusal(language, code) : sayFault(key);
    setRefusal({ words, rule });
    return false;
  };
  const answer = async (move: unknown) => {
    if (pending !== null || !model.play) return;
    setPending(move);
    if (sound) playSound('tap');
    await ask({ type: 'move', id: freshId(), asked: model.play.asked, move });
    setPending(null);
  };
  return {
    pending,
    refusal,
    answer: (move) => void answer(move),
    undo: () => void ask({ type: 'undo' }),
    speak: (speech) => void ask({ type: 'say', speech }),
    ask,
    forgetRefusal: () => setRefusal(null),
  };
}

const ID_BYTES = 12;

/** A name for a move that no other move has. Not crypto.randomUUID: a page on a home network may not call that. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
