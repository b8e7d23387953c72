import { RoundButton } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../table/share.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import type { LobbySession } from './lobby-session.ts';
import styles from './program-seat.module.css';

const GUIDE = '/api/bot-port'; // docs/bot-port.md, as the server gives it

/** Offers a seat to a program. The program invitation is made by a tap, not before. */
export function ProgramOffer({ onTake }: { readonly onTake: () => void }) {
  const say = useWords(LOBBY_WORDS);
  return (
    <p className={styles.offer}>
      <button type="button" onClick={onTake}>
        {say('place.program')}
      </button>
    </p>
  );
}

/** What a program needs to take the seat. The sheet closes by itself when it does. */
export function ProgramInvitation({ session, token }: { readonly session: LobbySession; readonly token: string }) {
  const say = useWords(LOBBY_WORDS);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []); // the pressed button is gone
  const address = `${window.location.origin.replace(/^http/, 'ws')}/ws/${session.table.id}`;
  return (
    <div className={styles.invitation}>
      <p ref={top} tabIndex={-1}>
        {say('place.program.about')}
      </p>
      <dl>
        <CopyableLine name={say('place.program.address')} text={address} />
        <CopyableLine name={say('place.program.token')} text={token} />
      </dl>
      <p className={styles.guide}>
        <a href={GUIDE} target="_blank" rel="noreferrer">
          {say('place.program.guide')}
        </a>
      </p>
    </div>
  );
}

/** Cut off where space is short; the button copies all of it. */
function CopyableLine({ name, text }: { readonly name: string; readonly text: string }) {
  const sayApp = useWords(APP_WORDS);
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{text}</code>
        <RoundButton
          label={`${sayApp(copied ? 'copied' : 'copy')}: ${name}`}
          onClick={async () => setCopied(await copyText(text))}
        >
          <Icon name={copied ? 'tick' : 'copy'} />
        </RoundButton>
      </dd>
    </div>
  );
}
