import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { useEffect, useId, useRef, useState } from 'react';
import { Notice } from '../app/notice.tsx';
import { ADMIN } from '../words/admin.ts';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';

interface Props {
  readonly tried: string; // the token that was shown last; empty: none
  readonly fault: string | null; // what came of it
  readonly onEnter: (token: string) => void;
  readonly onAgain: () => void; // the same once more
}

/** The door. */
export function TokenForm({ tried, fault, onEnter, onAgain }: Props) {
  const say = useWords(ADMIN);
  const sayApp = useWords(APP);
  const sayFault = useWords(FAULT_WORDS);
  const [token, setToken] = useState('');
  const [about, complaint] = [useId(), useId()];
  const isWrong = fault === 'bad-token';
  const trouble = isWrong ? tried !== '' && say('token.wrong') : fault !== null && sayFault(faultKey(fault));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) field.current?.select(); // also when the door is first seen: there is nothing else to do here
  }, [isWrong]);
  return (
    <Notice title={say('title')}>
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
          {trouble}
        </p>
        <Button look="brass" type="submit">
          {fault === 'offline' ? sayApp('mishap.reload') : say('token.enter')}
        </Button>
        <ButtonLink href="/">{sayApp('home')}</ButtonLink>
      </form>
    </Notice>
  );
}
