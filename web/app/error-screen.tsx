import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { useState } from 'react';
import { currentSettings } from '../settings/settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { isMissingFile } from './missing-file.ts';
import { NoticeScreen } from './notice-screen.tsx';

/** An unexpected error. Its texts are loaded at the start, with a fallback: the network may be what failed. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const say = APP_WORDS.loaded(currentSettings().language);
  if (!say) return <p role="alert">Something broke. Reload the page, please.</p>;
  if (isMissingFile(error)) return <NoNetworkScreen />;
  return (
    <NoticeScreen title={say('mishap.title')}>
      <p>{say('mishap.about')}</p>
      <p>
        <Button look="brass" onClick={() => window.location.reload()}>
          {say('mishap.reload')}
        </Button>
        {/* Not through the router: a new page leaves the error behind. */}
        <ButtonLink href="/" target="_self">
          {say('home')}
        </ButtonLink>
      </p>
      <pre>{String(error)}</pre>
    </NoticeScreen>
  );
}

/** A part of the page could not be loaded. The page stays until the network is back. */
function NoNetworkScreen() {
  const say = APP_WORDS.loaded(currentSettings().language)!;
  const [tries, setTries] = useState(0);
  const tryAgain = async () => {
    if (await isReachable()) window.location.reload();
    else setTries(tries + 1);
  };
  return (
    <NoticeScreen title={say('mishap.offline')}>
      <p>{say('mishap.offline.about')}</p>
      <p>
        <Button look="brass" onClick={() => void tryAgain()}>
          {say('mishap.reload')}
        </Button>
        <ButtonLink href="/">{say('home')}</ButtonLink>
      </p>
      <p role="status">{tries > 0 && say('mishap.offline.still', { tries })}</p>
    </NoticeScreen>
  );
}

const REACHABILITY_TIMEOUT = 5000; // ms

/** A reload without a network would lose even what is loaded. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REACHABILITY_TIMEOUT),
    });
    return true;
  } catch {
    return false;
  }
}
