import type { OptionSpec } from '@kuluary/kernel/options';
import { Select } from '@kuluary/stage/select';
import { Stepper } from '@kuluary/stage/stepper';
import { Switch } from '@kuluary/stage/switch';
import { useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { complete, isSame, ownRules, sold } from './editions.ts';
import { clockwise, type LobbyRoom } from './room.ts';
import { Row } from './row.tsx';
import styles from './rules-panel.module.css';
import { SeatSelect, type Sitting } from './seat-select.tsx';
import { idleReason } from './sense.ts';

interface Props {
  readonly room: LobbyRoom;
  readonly spec: OptionSpec;
}

/** An option of the game with the control that its kind asks for. */
export function OptionRow({ room, spec }: Props) {
  const say = useWords(LOBBY);
  const { language } = useSettings();
  const { name, about } = room.game.texts.option(language, spec.id);
  const idle = idleReason(room, spec.id, say, language);
  const isOwn = ownRules(room).includes(spec.id);
  return (
    <Row
      name={name}
      about={idle ?? about}
      idle={idle !== undefined}
      group={spec.kind === 'number'}
      mark={isOwn && <em className={styles.own}>{say(sold(room, 'rules.own'))}</em>}
    >
      <Control room={room} spec={spec} />
    </Row>
  );
}

function Control({ room, spec }: Props) {
  const say = useWords(LOBBY);
  const { language } = useSettings();
  const [wanted, setWanted] = useState<{ readonly value: unknown } | null>(null);
  const { value } = wanted ?? { value: complete(room)[spec.id] };
  const disabled = !room.you.host || idleReason(room, spec.id, say, language) !== undefined;
  // What is chosen stands at once: an arrow key goes on from there, before the table has answered.
  const choose = async (next: unknown) => {
    const own = { value: next };
    setWanted(own);
    await room.ask({ type: 'set', options: { ...room.table.options, [spec.id]: next } });
    setWanted((latest) => (latest === own ? null : latest));
  };
  const { texts } = room.game;
  switch (spec.kind) {
    case 'flag':
      return <Switch checked={value === true} disabled={disabled} onSwitch={choose} />;
    case 'choice':
      return (
        <Select
          value={String(value)}
          disabled={disabled}
          choices={spec.values.map((each) => [each, texts.optionValue(language, spec.id, each)])}
          onChoose={choose}
        />
      );
    case 'number':
      return (
        <Stepper
          label={texts.option(language, spec.id).name}
          less={say('rules.less')}
          more={say('rules.more')}
          value={Number(value)}
          min={spec.min}
          max={spec.max}
          disabled={disabled}
          onStep={choose}
        />
      );
    case 'numbers':
      return (
        <NumbersField
          key={String(value)}
          value={value as readonly number[]}
          spec={spec}
          most={room.table.seats.length}
          disabled={disabled}
          onChoose={choose}
        />
      );
    case 'seat':
      return (
        <SeatSelect
          game={room.game}
          id={spec.id}
          value={value}
          sitting={clockwise(room.table, room.you).flatMap((seat): Sitting[] => {
            const { kind, name } = room.table.seats[seat]!;
            return kind === 'free' ? [] : [[seat, name]];
          })}
          disabled={disabled}
          onChoose={choose}
        />
      );
  }
}

interface NumbersProps {
  readonly value: readonly number[];
  readonly spec: Extract<OptionSpec, { kind: 'numbers' }>;
  readonly most: number;
  readonly disabled: boolean;
  readonly onChoose: (value: readonly number[]) => void;
}

/** A short list of numbers, typed with commas. */
function NumbersField({ value, spec, most, disabled, onChoose }: NumbersProps) {
  const say = useWords(LOBBY);
  const [text, setText] = useState(value.join(', '));
  const numbers = readNumbers(text, spec, most);
  const settle = () => {
    if (numbers && !isSame(numbers, value)) onChoose(numbers);
    else setText(value.join(', '));
  };
  return (
    <input
      className={styles.numbers}
      value={text}
      disabled={disabled}
      inputMode="text"
      autoComplete="off"
      aria-invalid={numbers === undefined}
      title={say('rules.numbers.hint', { min: spec.min, max: spec.max })}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

function readNumbers(text: string, { min, max }: NumbersProps['spec'], most: number): readonly number[] | undefined {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const isRight = numbers.length >= 1 && numbers.length <= most;
  return isRight && numbers.every((n) => Number.isInteger(n) && n >= min && n <= max) ? numbers : undefined;
}
