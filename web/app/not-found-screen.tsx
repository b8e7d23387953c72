import { ButtonLink } from '@kuluary/ui/buttons';
import { APP_WORDS } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { NoticeScreen } from './notice-screen.tsx';

export default function NotFoundScreen() {
  const say = useWords(APP_WORDS);
  return (
    <NoticeScreen title={say('not-found.title')}>
      <p>{say('not-found.about')}</p>
      <p>
        <ButtonLink look="brass" href="/">
          {say('home')}
        </ButtonLink>
      </p>
    </NoticeScreen>
  );
}
