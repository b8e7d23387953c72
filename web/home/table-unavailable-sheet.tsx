import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { Sheet } from '@kuluary/ui/sheet';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import styles from './sheets.module.css';

interface Props {
  readonly game: string;
  readonly code: string | null; // null: nothing was refused
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** Why the server refused a table, and what can be played without a server. */
export function TableUnavailableSheet({ game, code, onClose, onAgain }: Props) {
  const say = useWords(HOME_WORDS);
  const sayApp = useWords(APP_WORDS);
  const title = say(code === 'offline' ? 'unreachable.title' : 'refused.title');
  return (
    <Sheet open={code !== null} onClose={onClose} title={title} closeLabel={sayApp('close')}>
      {code !== null && <Reason code={code} />}
      <div className={styles.ways}>
        <ButtonLink look="brass" href={`/play/${game}`}>
          {say('unreachable.bots')}
        </ButtonLink>
        <ButtonLink href={`/hot-seat/${game}`}>{say('hot-seat')}</ButtonLink>
        <Button onClick={onAgain}>{say('unreachable.again')}</Button>
      </div>
    </Sheet>
  );
}

function Reason({ code }: { readonly code: string }) {
  const say = useWords(HOME_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  return <p className={styles.lead}>{code === 'offline' ? say('unreachable.about') : sayRefusal(refusalKey(code))}</p>;
}
