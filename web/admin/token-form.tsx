import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { useEffect, useId, useRef, useState } from 'react';
import { NoticeScreen } from '../app/notice-screen.tsx';
import { ADMIN_WORDS } from '../words/admin.ts';
import { APP_WORDS } from '../words/app.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';

interface Props {
  readonly tried: string; // the token sent last; empty: none
  readonly refusalCode: string | null; // of that request
  readonly onEnter: (token: string) => void;
  readonly onAgain: () => void; // sends the same token again
}

export function TokenForm({ tried, refusalCode, onEnter, onAgain }: Props) {
  const say = useWords(ADMIN_WORDS);
  const sayApp = useWords(APP_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  const [token, setToken] = useState('');
  const [about, complaint] = [useId(), useId()];
  const isWrong = refusalCode === 'bad-token';
  const message = isWrong
    ? tried !== '' && say('token.wrong')
    : refusalCode !== null && sayRefusal(refusalKey(refusalCode));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) field.current?.select(); // also at first: there is nothing else to do here
  }, [isWrong]);
  return (
    <NoticeScreen title={say('title')}>
      <p id={about}>{say('token.about')}</p>
      <form
        className={styles.door}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = token.trim();
          if (typed === '' || typed === tried) onAgain();
          else onEnter(typed);
        }}
      >
        <label>
          <span>{say('token.field')}</span>
          <input
            ref={field}
            type="password"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-describedby={`${about} ${complaint}`}
            aria-invalid={isWrong && tried !== ''}
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </label>
        <p id={complaint} className={styles.trouble} role="alert">
          {message}
        </p>
        <Button look="brass" type="submit">
          {refusalCode === 'offline' ? sayApp('mishap.reload') : say('token.enter')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </form>
    </NoticeScreen>
  );
}
