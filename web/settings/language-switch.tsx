import type { Language } from '@kuluary/texts/languages';
import { APP_WORDS } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { changeLanguage } from './change-language.ts';
import styles from './language-switch.module.css';
import { useSettings } from './use-settings.ts';

// Each in its own language.
const LANGUAGE_NAMES: readonly (readonly [language: Language, short: string, name: string])[] = [
  ['ru', 'Ру', 'Русский'],
  ['uk', 'Ук', 'Українська'],
  ['en', 'En', 'English'],
];

export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const say = useWords(APP_WORDS);
  const { language } = useSettings();
  return (
    <fieldset className={`${styles.switch} ${className ?? ''}`}>
      <legend className="sr">{say('settings.language')}</legend>
      {LANGUAGE_NAMES.map(([each, short, name]) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          aria-label={name}
          onClick={() => void changeLanguage(each)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}
