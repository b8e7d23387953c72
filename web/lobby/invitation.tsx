import type { TableInfo } from '@kuluary/protocol/to-browser';
import { Button } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useState } from 'react';
import { formatTableCode } from '../home/table-code.ts';
import { isLocalAddress } from '../table/share.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './invitation.module.css';
import { QrCode } from './qr-code.tsx';

const COPIED_FOR = 2500; // ms

export function Invitation({ table, game }: { readonly table: TableInfo; readonly game: string }) {
  const say = useWords(LOBBY_WORDS);
  const link = `${window.location.origin}/t/${table.id}`;
  const code = formatTableCode(table.id);
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation">{say('invite')}</h2>
      <p className={styles.lead}>{say('invite.lead')}</p>
      <QrCode text={link} label={say('invite.qr')} className={styles.qr} />
      <p className={styles.code}>
        <span>{say('invite.code')}</span>
        <b>{code}</b>
      </p>
      <p className={styles.link}>
        <span className="sr">{say('invite.link')}: </span>
        {link.replace(/^https?:\/\//, '')}
        {isLocalAddress() && <small className={styles.onlyHere}>{say('invite.only-here')}</small>}
      </p>
      <ShareButtons link={link} text={say('invite.share.text', { game, code })} />
    </section>
  );
}

function ShareButtons({ link, text }: { readonly link: string; readonly text: string }) {
  const say = useWords(LOBBY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), COPIED_FOR);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      window.prompt(sayApp('copy'), link); // without https there is no clipboard: copied by hand
    }
  };
  return (
    <div className={styles.ways}>
      {canShare && (
        <Button look="wax" onClick={() => void shareLink(link, text)}>
          <Icon name="share" />
          {say('invite.share')}
        </Button>
      )}
      <Button look={canShare ? 'inked' : 'wax'} onClick={() => void copy()}>
        <Icon name={copied ? 'tick' : 'copy'} />
        <span aria-live="polite">{sayApp(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}

async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch {
    // Cancelled.
  }
}
