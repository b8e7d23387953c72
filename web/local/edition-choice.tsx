import type { LoadedGame } from '../games.ts';
import { editionSpec, homeFirst } from '../lobby/editions.ts';
import { useSettings } from '../settings/use-settings.ts';
import styles from './choices.module.css';

interface EditionChoiceProps {
  readonly game: LoadedGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChoose: (options: Readonly<Record<string, unknown>>) => void;
}

/** The edition, where a game comes in several: everything else follows from it. */
export function EditionChoice({ game, options, onChoose }: EditionChoiceProps) {
  const { language } = useSettings();
  const spec = editionSpec({ game });
  if (!spec) return null;
  const chosen = options[spec.id] ?? spec.values[0];
  return (
    <fieldset className={styles.editions}>
      <legend>{game.texts.option(language, spec.id).name}</legend>
      {homeFirst(spec.values, game.id, language).map((value) => (
        <label key={value} className={styles.edition}>
          <input
            type="radio"
            name={spec.id}
            checked={value === chosen}
            onChange={() => onChoose({ [spec.id]: value })}
          />
          <span>{game.texts.optionValue(language, spec.id, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
