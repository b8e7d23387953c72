import type { LoadedGame } from '../games.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './edition-cards.module.css';
import { editionLine, homeFirst, leadSpec } from './editions.ts';

interface EditionCardsProps {
  readonly game: LoadedGame;
  readonly options: Readonly<Record<string, unknown>>; // all of them
  readonly disabled?: boolean;
  readonly headed?: boolean; // says what is chosen here, where nothing above does
  readonly onChoose: (edition: string) => void;
}

/** What leads the options of a game, as a rule its editions: each with what is special about it, and a picture of the chosen
 * one. */
export function EditionCards({ game, options, disabled = false, headed = false, onChoose }: EditionCardsProps) {
  const say = useWords(LOBBY);
  const { language } = useSettings();
  const spec = leadSpec({ game });
  if (!spec) return null;
  const { OptionPicture } = game.table;
  return (
    <fieldset className={styles.editions}>
      <legend className={headed ? styles.heading : 'sr'}>{game.texts.option(language, spec.id).name}</legend>
      {homeFirst(spec.values, game.id, language).map((value) => {
        const line = editionLine(say, game.id, value);
        const isChosen = value === options[spec.id];
        return (
          <label key={value} className={styles.edition}>
            <input
              type="radio"
              name={spec.id}
              value={value}
              checked={isChosen}
              disabled={disabled}
              onChange={() => onChoose(value)}
            />
            <span className={styles.pip} />
            <b>{game.texts.optionValue(language, spec.id, value)}</b>
            {line && <span className={styles.line}>{line}</span>}
            {isChosen && (
              <span className={styles.cast}>
                <OptionPicture options={options} />
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
