import { RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { useWords } from '../words/use-words.ts';
import styles from './complaint.module.css';

/** Why the last wish was not granted. It stays until the next one, or until it is sent away. */
export function Complaint({ code, onForget }: { readonly code: string | null; readonly onForget: () => void }) {
  const say = useWords(FAULT_WORDS);
  const sayApp = useWords(APP);
  return (
    <div role="alert">
      {code !== null && (
        <p className={styles.complaint}>
          <span>{say(faultKey(code))}</span>
          <RoundButton label={sayApp('close')} onClick={onForget}>
            <Icon name="cross" />
          </RoundButton>
        </p>
      )}
    </div>
  );
}
