import type { OptionSpec } from '@kuluary/kernel/options';
import { Select } from '@kuluary/ui/select';
import { Stepper } from '@kuluary/ui/stepper';
import { Switch } from '@kuluary/ui/switch';
import { useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { allOptionsOf, editionWordingKey, isSameValue } from './editions.ts';
import { houseRulesOf } from './option-origin.ts';
import { irrelevanceReason } from './option-relevance.ts';
import type { OptionsForm } from './options-form.ts';
import styles from './options-panel.module.css';
import { SeatSelect } from './seat-select.tsx';
import { SettingRow } from './setting-row.tsx';

interface OptionRowProps {
  readonly form: OptionsForm;
  readonly spec: OptionSpec;
}

/** An option of the game with the control for its kind. */
export function OptionRow({ form, spec }: OptionRowProps) {
  const say = useWords(LOBBY_WORDS);
  const { language } = useSettings();
  const { name, about, advice } = form.game.texts.optionText(language, spec.id, allOptionsOf(form));
  const irrelevance = irrelevanceReason(form, spec.id, say, language);
  const isOwn = houseRulesOf(form).includes(spec.id);
  return (
    <SettingRow
      option={spec.id}
      name={name}
      about={irrelevance ?? about}
      advice={advice}
      isIrrelevant={irrelevance !== undefined}
      isGroup={spec.kind === 'number'}
      mark={isOwn && <em className={styles.own}>{say(editionWordingKey(form, 'rules.own'))}</em>}
    >
      <OptionControl form={form} spec={spec} />
    </SettingRow>
  );
}

function OptionControl({ form, spec }: OptionRowProps) {
  const say = useWords(LOBBY_WORDS);
  const { language } = useSettings();
  const [pending, setPending] = useState<{ readonly value: unknown } | null>(null);
  const { value } = pending ?? { value: allOptionsOf(form)[spec.id] };
  const disabled = form.isReadOnly || irrelevanceReason(form, spec.id, say, language) !== undefined;
  // The choice is shown at once: an arrow key continues from there, before the table's reply.
  const choose = async (next: unknown) => {
    const latest = { value: next };
    setPending(latest);
    await form.onChoose({ ...form.chosen, [spec.id]: next });
    setPending((now) => (now === latest ? null : now));
  };
  const { texts } = form.game;
  switch (spec.kind) {
    case 'flag':
      return <Switch checked={value === true} disabled={disabled} onSwitch={choose} />;
    case 'choice':
      return (
        <Select
          value={String(value)}
          disabled={disabled}
          choices={spec.values.map((each) => [each, texts.optionValueText(language, spec.id, each)])}
          onChoose={choose}
        />
      );
    case 'number':
      return (
        <Stepper
          label={texts.optionText(language, spec.id, allOptionsOf(form)).name}
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
          maxLength={form.maxSeats}
          disabled={disabled}
          onChoose={choose}
        />
      );
    case 'seat':
      return (
        <SeatSelect
          game={form.game}
          id={spec.id}
          value={value}
          seatedPlayers={form.players}
          disabled={disabled}
          onChoose={choose}
        />
      );
  }
}

interface NumbersFieldProps {
  readonly value: readonly number[];
  readonly spec: Extract<OptionSpec, { kind: 'numbers' }>;
  readonly maxLength: number;
  readonly disabled: boolean;
  readonly onChoose: (value: readonly number[]) => void;
}

/** A short list of numbers, typed with commas. */
function NumbersField({ value, spec, maxLength, disabled, onChoose }: NumbersFieldProps) {
  const say = useWords(LOBBY_WORDS);
  const [text, setText] = useState(value.join(', '));
  const numbers = parseNumbers(text, spec, maxLength);
  const settle = () => {
    if (numbers && !isSameValue(numbers, value)) onChoose(numbers);
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

function parseNumbers(
  text: string,
  { min, max }: NumbersFieldProps['spec'],
  maxLength: number,
): readonly number[] | undefined {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const isValidLength = numbers.length >= 1 && numbers.length <= maxLength;
  return isValidLength && numbers.every((n) => Number.isInteger(n) && n >= min && n <= max) ? numbers : undefined;
}
