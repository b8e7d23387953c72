import type { Language } from '@kuluary/texts/languages';
import { APP } from '../words/app.ts';
import { useWords } from '../words/use-words.ts';
import { changeLanguage } from './language.ts';
import styles from './language-switch.module.css';
import { useSettings } from './use-settings.ts';

// Each in its own language: whoever looks for it reads no other.
const NAMES: readonly (readonly [language: Language, short: string, whole: string])[] = [
  ['ru', 'Ру', 'Русский'],
  ['uk', 'Ук', 'Українська'],
  ['en', 'En', 'English'],
];

export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const say = useWords(APP);
  const { language } = useSettings();
  return (
    <fieldset className={`${styles.switch} ${className ?? ''}`}>
      <legend className="sr">{say('settings.language')}</legend>
      {NAMES.map(([each, short, whole]) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          aria-label={whole}
          onClick={() => void changeLanguage(each)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}
