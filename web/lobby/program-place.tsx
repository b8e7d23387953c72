import type { Seat } from '@kuluary/kernel/game';
import { RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../table/share.ts';
import { APP } from '../words/app.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './program-place.module.css';
import type { LobbyRoom } from './room.ts';

const GUIDE = '/api/bot-port'; // docs/bot-port.md, as the server gives it

/** The quiet way to fill a seat: what a program needs to take it is made by a tap, not before. */
export function ProgramOffer({ onTake }: { readonly onTake: () => void }) {
  const say = useWords(LOBBY);
  return (
    <p className={styles.offer}>
      <button type="button" onClick={onTake}>
        {say('place.program')}
      </button>
    </p>
  );
}

/** A token for this seat; undefined when there is none: the lobby says why. */
export async function programToken(room: LobbyRoom, seat: Seat): Promise<string | undefined> {
  const answer = await room.ask({ type: 'program', seat });
  return answer.ok ? answer.value : undefined;
}

/** What to give to a program. The sheet closes by itself when it sits down. */
export function ProgramInvitation({ room, token }: { readonly room: LobbyRoom; readonly token: string }) {
  const say = useWords(LOBBY);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []); // what was pressed to get here is gone
  const address = `${window.location.origin.replace(/^http/, 'ws')}/ws/${room.table.id}`;
  return (
    <div className={styles.invitation}>
      <p ref={top} tabIndex={-1}>
        {say('place.program.about')}
      </p>
      <dl>
        <Line name={say('place.program.address')} text={address} />
        <Line name={say('place.program.token')} text={token} />
      </dl>
      <p className={styles.guide}>
        <a href={GUIDE} target="_blank" rel="noreferrer">
          {say('place.program.guide')}
        </a>
      </p>
    </div>
  );
}

/** As much of it as there is room for; all of it for whoever copies it. */
function Line({ name, text }: { readonly name: string; readonly text: string }) {
  const sayApp = useWords(APP);
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
