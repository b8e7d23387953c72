import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { useState } from 'react';
import { settings } from '../settings/settings.ts';
import { APP } from '../words/app.ts';
import { isMissingFile } from './missing-file.ts';
import { Notice } from './notice.tsx';

/** Something broke. Its words are fetched at the start, and have a last resort: the network may be what broke. */
export function Mishap({ error }: { readonly error: unknown }) {
  const say = APP.loaded(settings().language);
  if (!say) return <p role="alert">Something broke. Reload the page, please.</p>;
  if (isMissingFile(error)) return <NoNetwork />;
  return (
    <Notice title={say('mishap.title')}>
      <p>{say('mishap.about')}</p>
      <p>
        <Button look="brass" onClick={() => window.location.reload()}>
          {say('mishap.reload')}
        </Button>
        {/* Not through the router: whatever broke is left behind with the page. */}
        <ButtonLink href="/" target="_self">
          {say('home')}
        </ButtonLink>
      </p>
      <pre>{String(error)}</pre>
    </Notice>
  );
}

/** A part of the page is not here yet. The page itself is: it stays until the network is back. */
function NoNetwork() {
  const say = APP.loaded(settings().language)!;
  const [tries, setTries] = useState(0);
  const tryAgain = async () => {
    if (await isReachable()) window.location.reload();
    else setTries(tries + 1);
  };
  return (
    <Notice title={say('mishap.offline')}>
      <p>{say('mishap.offline.about')}</p>
      <p>
        <Button look="brass" onClick={() => void tryAgain()}>
          {say('mishap.reload')}
        </Button>
        <ButtonLink href="/">{say('home')}</ButtonLink>
      </p>
      <p role="status">{tries > 0 && say('mishap.offline.still', { tries })}</p>
    </Notice>
  );
}

const PATIENCE = 5000; // ms

/** A reload without a network would take away even what is here. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
