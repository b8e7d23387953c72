// The page of the menu that makes a device link. It is made by a tap, not before: whoever has it can take the seat.

import { Button } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useState } from 'react';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { ShareLinkCard } from './share-link-card.tsx';
import styles from './table-menu.module.css';
import type { TableSession } from './table-session.ts';

export function DeviceLink({ session }: { readonly session: TableSession }) {
  const say = useWords(TABLE_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  const [token, setToken] = useState<string | null>(null);
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const isUsed = token !== null && session.model.you.seat === null; // the seat has moved to the device where the link was opened
  if (isUsed) {
    return (
      <p role="status" className={styles.used}>
        <Icon name="tick" />
        {say('menu.device-used')}
      </p>
    );
  }
  if (token !== null) {
    return <ShareLinkCard link={`${window.location.origin}/d/${token}`} about={say('menu.device-ready')} isSecret />;
  }
  const createLink = async () => {
    const reply = await session.send({ type: 'device' });
    if (reply.ok && reply.value !== undefined) setToken(reply.value);
    else setRefusalCode(reply.ok ? 'unknown' : reply.failure.code);
  };
  return (
    <div className={styles.page}>
      <p>{say('menu.device-about')}</p>
      <Button look="brass" onClick={() => void createLink()}>
        {say('menu.device')}
      </Button>
      {refusalCode !== null && <p role="alert">{sayRefusal(refusalKey(refusalCode))}</p>}
    </div>
  );
}
