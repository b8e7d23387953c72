import { CODE_DIGITS } from '@kuluary/protocol/limits';
import { Button } from '@kuluary/stage/buttons';
import { Sheet } from '@kuluary/stage/sheet';
import { useId, useState } from 'react';
import { goTo } from '../app/way.ts';
import { APP } from '../words/app.ts';
import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import { groupCode, readCode } from './code.ts';
import styles from './sheets.module.css';

export function CodeSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const say = useWords(HOME);
  const sayApp = useWords(APP);
  return (
    <Sheet open={open} onClose={onClose} title={say('by-code')} closeLabel={sayApp('close')}>
      <CodeForm />
    </Sheet>
  );
}

function CodeForm() {
  const say = useWords(HOME);
  const [code, setCode] = useState('');
  const about = useId();
  const whole = code.length === CODE_DIGITS;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) goTo(`/t/${code}`);
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
          placeholder={groupCode('0'.repeat(CODE_DIGITS))}
          aria-describedby={about}
          value={groupCode(code)}
          onChange={(event) => setCode(readCode(event.target.value))}
        />
      </label>
      <Button look="brass" type="submit" aria-disabled={!whole}>
        {whole || code === '' ? say('by-code.enter') : say('by-code.missing', { left: CODE_DIGITS - code.length })}
      </Button>
    </form>
  );
}
