import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { Notice } from '../app/notice.tsx';
import { APP } from '../words/app.ts';
import { LOCAL } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';

/** The game was opened in another tab: two hosts of one game would not know of each other's moves. */
export function Elsewhere({ onHere }: { readonly onHere: () => void }) {
  const say = useWords(LOCAL);
  const sayApp = useWords(APP);
  return (
    <Notice title={say('elsewhere.title')}>
      <p>{say('elsewhere')}</p>
      <p>
        <Button look="brass" onClick={onHere}>
          {say('elsewhere.here')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </p>
    </Notice>
  );
}
