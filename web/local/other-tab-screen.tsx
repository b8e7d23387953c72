import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { NoticeScreen } from '../app/notice-screen.tsx';
import { APP_WORDS } from '../words/app.ts';
import { LOCAL_WORDS } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';

/** The match was opened in another tab: two hosts of one table would overwrite each other's moves. */
export function OtherTabScreen({ onHere }: { readonly onHere: () => void }) {
  const say = useWords(LOCAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  return (
    <NoticeScreen title={say('elsewhere.title')}>
      <p>{say('elsewhere')}</p>
      <p>
        <Button look="brass" onClick={onHere}>
          {say('elsewhere.here')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </p>
    </NoticeScreen>
  );
}
