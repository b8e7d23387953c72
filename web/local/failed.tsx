import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { Notice } from '../app/notice.tsx';
import { APP } from '../words/app.ts';
import { LOCAL } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';

/** What was kept of the last game cannot be gone on with. */
export function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const say = useWords(LOCAL);
  const sayApp = useWords(APP);
  return (
    <Notice title={say('failed.title')}>
      <p>{say('failed')}</p>
      <p>
        <Button look="brass" onClick={onAgain}>
          {say('failed.again')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </p>
    </Notice>
  );
}
