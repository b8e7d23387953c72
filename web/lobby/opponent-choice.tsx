// How bots play: how well, and in what style.

import { STRENGTHS, type Strength } from '@kuluary/bots/opponents';
import { Icon } from '@kuluary/stage/icons';
import { type ReactNode, useId } from 'react';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { powerOf, type TableStyle } from './bots.ts';
import styles from './opponent-choice.module.css';
import { Pips } from './pips.tsx';

interface Chosen<Style extends TableStyle> {
  readonly strength: Strength;
  readonly style: Style;
}

interface OpponentChoiceProps<Style extends TableStyle> {
  readonly chosen: Chosen<Style>;
  readonly styles: readonly Style[]; // that are offered
  readonly brief?: boolean; // says something about the chosen strength only
  readonly onChoose: (chosen: Chosen<Style>) => void;
}

export function OpponentChoice<Style extends TableStyle>(props: OpponentChoiceProps<Style>) {
  const { chosen, brief = false, onChoose } = props;
  const say = useWords(LOBBY);
  const chooseStrength = (strength: Strength) => onChoose({ ...chosen, strength });
  return (
    <div className={styles.choice}>
      {brief ? (
        <Chips
          legend={say('bot.strength')}
          values={STRENGTHS}
          chosen={chosen.strength}
          onChoose={chooseStrength}
          markOf={(strength) => <Pips power={powerOf(strength)} />}
        />
      ) : (
        <StrengthCards chosen={chosen.strength} onChoose={chooseStrength} />
      )}
      <Chips
        legend={say('bot.style')}
        note={say('bot.style.about')}
        values={props.styles}
        chosen={chosen.style}
        onChoose={(style) => onChoose({ ...chosen, style })}
      />
    </div>
  );
}

interface StrengthCardsProps {
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
}

function StrengthCards({ chosen, onChoose }: StrengthCardsProps) {
  const say = useWords(LOBBY);
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend className="sr">{say('bot.strength')}</legend>
      {STRENGTHS.map((strength) => {
        const isChosen = strength === chosen;
        return (
          <label key={strength} className={styles.card}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              aria-label={say(`bot.${strength}`)}
              aria-describedby={`${name}${strength}`}
              data-first-focus={isChosen || undefined}
              onChange={() => onChoose(strength)}
            />
            <b>{say(`bot.${strength}`)}</b>
            <Pips power={powerOf(strength)} />
            {isChosen && <Icon name="tick" />}
            <span id={`${name}${strength}`} className={styles.line}>
              {say(`bot.${strength}.about`)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface ChipsProps<Value extends Strength | TableStyle> {
  readonly legend: string;
  readonly note?: string; // beside the legend
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly markOf?: (value: Value) => ReactNode;
}

/** A row of words, one of them chosen, and a line about it. */
function Chips<Value extends Strength | TableStyle>(props: ChipsProps<Value>) {
  const { legend, note, values, chosen, onChoose, markOf } = props;
  const say = useWords(LOBBY);
  const name = useId();
  const about = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>
        {legend}
        {note && <small>{note}</small>}
      </legend>
      {values.map((value) => (
        <label key={value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            aria-describedby={value === chosen ? about : undefined}
            onChange={() => onChoose(value)}
          />
          {markOf?.(value)}
          {say(`bot.${value}`)}
        </label>
      ))}
      <p id={about} className={styles.line}>
        {say(`bot.${chosen}.about`)}
      </p>
    </fieldset>
  );
}
