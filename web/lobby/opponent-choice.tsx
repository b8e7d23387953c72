// A form for how bots play: strength and style.

import type { Strength } from '@kuluary/bots/opponents';
import { Icon } from '@kuluary/ui/icons';
import { type ReactNode, useId } from 'react';
import type { LoadedGame } from '../game-loaders.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { strengthOrStyleLine, strengthRank, strengthsOf, stylesOf, type TableStyle } from './bot-choices.ts';
import styles from './opponent-choice.module.css';
import { StrengthPips } from './strength-pips.tsx';

interface ChosenOpponent<Style extends TableStyle> {
  readonly strength: Strength;
  readonly style: Style;
}

interface OpponentChoiceProps<Style extends TableStyle> {
  readonly game: LoadedGame;
  readonly chosen: ChosenOpponent<Style>;
  readonly styles: readonly Style[]; // only those that the game's bots have are offered
  readonly brief?: boolean; // describes only the chosen strength
  readonly onChoose: (chosen: ChosenOpponent<Style>) => void;
}

export function OpponentChoice<Style extends TableStyle>(props: OpponentChoiceProps<Style>) {
  const { game, chosen, brief = false, onChoose } = props;
  const say = useWords(LOBBY_WORDS);
  const known = stylesOf(game, props.styles);
  const chooseStrength = (strength: Strength) => onChoose({ ...chosen, strength });
  return (
    <div className={styles.choice}>
      {brief ? (
        <Chips
          game={game}
          legend={say('bot.strength')}
          values={strengthsOf(game)}
          chosen={chosen.strength}
          onChoose={chooseStrength}
          markOf={(strength) => <StrengthPips count={strengthRank(strength)} />}
        />
      ) : (
        <StrengthCards game={game} chosen={chosen.strength} onChoose={chooseStrength} />
      )}
      {known.length > 1 && (
        <Chips
          game={game}
          legend={say('bot.style')}
          note={say('bot.style.about')}
          values={known}
          chosen={chosen.style}
          onChoose={(style) => onChoose({ ...chosen, style })}
        />
      )}
    </div>
  );
}

interface StrengthCardsProps {
  readonly game: LoadedGame;
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
}

function StrengthCards({ game, chosen, onChoose }: StrengthCardsProps) {
  const say = useWords(LOBBY_WORDS);
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend className="sr">{say('bot.strength')}</legend>
      {strengthsOf(game).map((strength) => {
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
            <StrengthPips count={strengthRank(strength)} />
            {isChosen && <Icon name="tick" />}
            <span id={`${name}${strength}`} className={styles.line}>
              {strengthOrStyleLine(say, game.id, strength)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface ChipsProps<Value extends Strength | TableStyle> {
  readonly game: LoadedGame;
  readonly legend: string;
  readonly note?: string; // beside the legend
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly markOf?: (value: Value) => ReactNode;
}

/** A row of radio buttons, and a line about the chosen one. */
function Chips<Value extends Strength | TableStyle>(props: ChipsProps<Value>) {
  const { game, legend, note, values, chosen, onChoose, markOf } = props;
  const say = useWords(LOBBY_WORDS);
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
        {strengthOrStyleLine(say, game.id, chosen)}
      </p>
    </fieldset>
  );
}
