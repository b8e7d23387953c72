// A link to give away: in letters, as a QR code, and with one tap.

import { Button } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { lazy, Suspense, useState } from 'react';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import styles from './link-card.module.css';
import { copyText, isOnlyHere, share } from './share.ts';

const QrCode = lazy(async () => ({ default: (await import('../lobby/qr-code.tsx')).QrCode }));

interface LinkCardProps {
  readonly link: string;
  readonly about: string;
  readonly isSecret?: boolean; // then its letters are not shown: whoever looks over a shoulder could copy them
}

export function LinkCard({ link, about, isSecret = false }: LinkCardProps) {
  const say = useWords(TABLE);
  const [copied, setCopied] = useState(false);
  return (
    <div className={styles.card}>
      <p>{about}</p>
      <Suspense fallback={<div className={styles.code} />}>
        <QrCode text={link} label={say('menu.qr')} className={styles.code} />
      </Suspense>
      {!isSecret && (
        <a href={link} className={styles.address} target="_blank" rel="noreferrer">
          {link.replace(/^https?:\/\//, '')}
        </a>
      )}
      {isOnlyHere() && <p className={styles.onlyHere}>{say('menu.only-here', { here: window.location.hostname })}</p>}
      <div className={styles.buttons}>
        <Button onClick={async () => setCopied(await copyText(link))}>
          <Icon name={copied ? 'tick' : 'copy'} />
          <span aria-live="polite">{say(copied ? 'menu.copied' : 'menu.copy')}</span>
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void share({ url: link })}>
            <Icon name="share" />
            {say('menu.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
