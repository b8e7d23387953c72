import { ButtonLink } from '@kuluary/stage/buttons';
import { APP } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { Notice } from './notice.tsx';

export default function NotFoundScreen() {
  const say = useWords(APP);
  return (
    <Notice title={say('not-found.title')}>
      <p>{say('not-found.about')}</p>
      <p>
        <ButtonLink look="brass" href="/">
          {say('home')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
