import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { useState } from 'react';
import { APP_WORDS } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { inventName } from './invented-name.ts';
import styles from './name-field.module.css';
import { changeSettings } from './settings.ts';
import { useSettings } from './use-settings.ts';

/** The field for one's name. Left empty, it gets an invented one. */
export function NameField({ className }: { readonly className?: string | undefined }) {
  const say = useWords(APP_WORDS);
  const { name, language } = useSettings();
  const [draft, setDraft] = useState<string>(); // while it is being typed
  const settle = () => {
    if (draft === undefined) return;
    changeSettings({ name: draft.trim() || inventName(language) });
    setDraft(undefined);
  };
  return (
    <label className={`${styles.field} ${className ?? ''}`}>
      <span>{say('settings.name')}</span>
      <input
        value={draft ?? name}
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </label>
  );
}
