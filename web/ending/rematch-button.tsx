// Whoever requested the rematch is taken to the new table; the others get a button.

import type { TableId } from '@kuluary/protocol/ids';
import { Button } from '@kuluary/ui/buttons';
import { useEffect, useState } from 'react';
import { chooseToSpectate } from '../table/spectator-choice.ts';
import type { TableSession } from '../table/table-session.ts';
import { ENDING_WORDS } from '../words/ending.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import styles from './end-screen.module.css';

export function RematchButton({ session: { model, hosting, send } }: { readonly session: TableSession }) {
  const say = useWords(ENDING_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  const [isWanted, setWanted] = useState(false);
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const { next } = model.table;
  const { openRematch } = hosting;
  useEffect(() => {
    if (isWanted && next !== null) openRematch(next);
  }, [isWanted, next, openRematch]);
  if (next === null && model.you.seat === null) return null;
  const join = (table: TableId) => {
    if (model.you.seat === null) chooseToSpectate(table);
    openRematch(table);
  };
  const requestRematch = async () => {
    setWanted(true);
    setRefusalCode(null);
    const reply = await send({ type: 'rematch' });
    if (reply.ok) return;
    setWanted(false);
    setRefusalCode(reply.failure.code);
  };
  return (
    <div className={styles.rematch}>
      {refusalCode !== null && <p role="alert">{sayRefusal(refusalKey(refusalCode))}</p>}
      {next === null ? (
        <Button look="brass" note={say('rematch.note')} disabled={isWanted} onClick={() => void requestRematch()}>
          {say('rematch')}
        </Button>
      ) : (
        <Button look="brass" note={say('rematch.go-note')} onClick={() => join(next)}>
          {say('rematch.go')}
        </Button>
      )}
    </div>
  );
}
