import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { NoticeScreen } from '../app/notice-screen.tsx';
import { APP_WORDS } from '../words/app.ts';
import { LOCAL_WORDS } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';

/** The saved match cannot be resumed. */
export function LocalGameFailedScreen({ onAgain }: { readonly onAgain: () => void }) {
  const say = useWords(LOCAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  return (
    <NoticeScreen title={say('failed.title')}>
      <p>{say('failed')}</p>
      <p>
        <Button look="brass" onClick={onAgain}>
          {say('failed.again')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </p>
    </NoticeScreen>
  );
}
