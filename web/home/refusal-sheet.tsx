import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { Sheet } from '@kuluary/stage/sheet';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './sheets.module.css';

interface Props {
  readonly game: string;
  readonly code: string | null; // null: nothing was refused
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** Why the server gave no table, and what can be played without it. */
export function RefusalSheet({ game, code, onClose, onAgain }: Props) {
  const say = useWords(HOME);
  const sayApp = useWords(APP);
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
  const say = useWords(HOME);
  const sayFault = useWords(FAULT_WORDS);
  return <p className={styles.lead}>{code === 'offline' ? say('unreachable.about') : sayFault(faultKey(code))}</p>;
}
