import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { settings } from '../settings/settings.ts';
import { APP } from '../words/app.ts';
import { Notice } from './notice.tsx';

/** Something broke. Its words are fetched at the start, and have a last resort: the network may be what broke. */
export function Mishap({ error }: { readonly error: unknown }) {
  const say = APP.loaded(settings().language);
  const offline = isMissingFile(error);
  if (!say) return <p role="alert">Something broke. Reload the page, please.</p>;
  return (
    <Notice title={say(offline ? 'mishap.offline' : 'mishap.title')}>
      <p>{say(offline ? 'mishap.offline.about' : 'mishap.about')}</p>
      <p>
        <Button look="brass" onClick={() => window.location.reload()}>
          {say('mishap.reload')}
        </Button>
        {/* Not through the router: whatever broke is left behind with the page. */}
        <ButtonLink href="/" target="_self">
          {say('home')}
        </ButtonLink>
      </p>
      {!offline && <pre>{String(error)}</pre>}
    </Notice>
  );
}

/** A part of the page that could not be fetched: browsers word it differently, and all as a TypeError. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}
