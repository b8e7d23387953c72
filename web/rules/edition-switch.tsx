import { useSettings } from '../settings/use-settings.ts';
import styles from './edition-switch.module.css';
import type { Rulebook } from './rulebooks.ts';

interface EditionSwitchProps {
  readonly book: Rulebook['book'];
  readonly edition: string;
  readonly onChange: (edition: string) => void;
}

export function EditionSwitch({ book, edition, onChange }: EditionSwitchProps) {
  const { language } = useSettings();
  return (
    <fieldset className={styles.switch}>
      <legend className="sr">{book.editionsTitle(language)}</legend>
      {book.editions.map((each) => (
        <label key={each}>
          <input type="radio" name="edition" checked={each === edition} onChange={() => onChange(each)} />
          <span>{book.editionName(language, each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
