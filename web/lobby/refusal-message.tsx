import { RoundButton } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { APP_WORDS } from '../words/app.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import styles from './refusal-message.module.css';

/** Why the last request was refused. It stays until the next one, or until it is closed. */
export function RefusalMessage({ code, onClose }: { readonly code: string | null; readonly onClose: () => void }) {
  const say = useWords(REFUSAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  return (
    <div role="alert">
      {code !== null && (
        <p className={styles.complaint}>
          <span>{say(refusalKey(code))}</span>
          <RoundButton label={sayApp('close')} onClick={onClose}>
            <Icon name="cross" />
          </RoundButton>
        </p>
      )}
    </div>
  );
}
