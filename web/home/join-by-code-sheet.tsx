import { CODE_DIGITS } from '@kuluary/protocol/limits';
import { Button } from '@kuluary/ui/buttons';
import { Sheet } from '@kuluary/ui/sheet';
import { useId, useState } from 'react';
import { navigateTo } from '../app/navigation.ts';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './sheets.module.css';
import { formatTableCode, parseTableCode } from './table-code.ts';

export function JoinByCodeSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const say = useWords(HOME_WORDS);
  const sayApp = useWords(APP_WORDS);
  return (
    <Sheet open={open} onClose={onClose} title={say('by-code')} closeLabel={sayApp('close')}>
      <JoinByCodeForm />
    </Sheet>
  );
}

function JoinByCodeForm() {
  const say = useWords(HOME_WORDS);
  const [code, setCode] = useState('');
  const about = useId();
  const isComplete = code.length === CODE_DIGITS;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) navigateTo(`/t/${code}`);
      }}
    >
      <p className={styles.lead} id={about}>
        {say('by-code.about')}
      </p>
      <label>
        <span className="sr">{say('by-code.field')}</span>
        <input
          className={styles.code}
          data-first-focus
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={formatTableCode('0'.repeat(CODE_DIGITS))}
          aria-describedby={about}
          value={formatTableCode(code)}
          onChange={(event) => setCode(parseTableCode(event.target.value))}
        />
      </label>
      <Button look="brass" type="submit" aria-disabled={!isComplete}>
        {isComplete || code === '' ? say('by-code.enter') : say('by-code.missing', { left: CODE_DIGITS - code.length })}
      </Button>
    </form>
  );
}
