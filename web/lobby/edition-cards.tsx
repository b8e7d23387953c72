import { useSettings } from '../settings/use-settings.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import styles from './edition-cards.module.css';
import { allOptionsOf, editionLineKey, leadOptionOf, withLeadOption, withLocalEditionFirst } from './editions.ts';
import type { OptionsForm } from './options-form.ts';

interface EditionCardsProps {
  readonly form: OptionsForm;
  readonly headed: boolean; // shows the option's name
}

/** Cards for the values of a game's lead option, mostly its editions, with a picture of the chosen one. */
export function EditionCards({ form, headed }: EditionCardsProps) {
  const say = useWords(LOBBY_WORDS);
  const { language } = useSettings();
  const { game } = form;
  const spec = leadOptionOf(form);
  if (!spec) return null;
  const options = allOptionsOf(form);
  const { OptionPicture } = game.ui;
  return (
    <fieldset className={styles.editions}>
      <legend className={headed ? styles.heading : 'sr'}>{game.texts.optionText(language, spec.id).name}</legend>
      {withLocalEditionFirst(spec.values, game.id, language).map((value) => {
        const line = editionLineKey(say, game.id, value);
        const isChosen = value === options[spec.id];
        return (
          <label key={value} className={styles.edition}>
            <input
              type="radio"
              name={spec.id}
              value={value}
              checked={isChosen}
              disabled={form.isReadOnly}
              onChange={() => form.onChoose(withLeadOption(game, form.chosen, value))}
            />
            <span className={styles.pip} />
            <b>{game.texts.optionValueText(language, spec.id, value)}</b>
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
