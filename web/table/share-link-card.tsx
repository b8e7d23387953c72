// A link to share: as text, as a QR code, and by buttons to copy and share it.

import { Button } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { copyText, isLocalAddress, shareOrCopy } from './share.ts';
import styles from './share-link-card.module.css';

const QrCode = lazy(async () => ({ default: (await import('../lobby/qr-code.tsx')).QrCode }));

interface ShareLinkCardProps {
  readonly link: string;
  readonly about: string;
  readonly isSecret?: boolean; // not shown as text: somebody could copy it from the screen
}

export function ShareLinkCard({ link, about, isSecret = false }: ShareLinkCardProps) {
  const say = useWords(TABLE_WORDS);
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
      {isLocalAddress() && (
        <p className={styles.onlyHere}>{say('menu.only-here', { here: window.location.hostname })}</p>
      )}
      <div className={styles.buttons}>
        <Button onClick={async () => setCopied(await copyText(link))}>
          <Icon name={copied ? 'tick' : 'copy'} />
          <span aria-live="polite">{say(copied ? 'menu.copied' : 'menu.copy')}</span>
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void shareOrCopy({ url: link })}>
            <Icon name="share" />
            {say('menu.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
