// A link to give away: in letters, as a QR code, and with one tap.

import { Button } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import styles from './link-card.module.css';
import { copyText, share } from './share.ts';

export function LinkCard({ link, about }: { readonly link: string; readonly about: string }) {
  const say = useWords(TABLE);
  const [copied, setCopied] = useState(false);
  return (
    <div className={styles.card}>
      <p>{about}</p>
      <QrCode text={link} label={say('menu.qr')} />
      <a href={link} className={styles.address} target="_blank" rel="noreferrer">
        {link.replace(/^https?:\/\//, '')}
      </a>
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

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 2 });
    const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: modules.join('') };
  }, [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
