import { RoundButton } from './buttons.tsx';
import { Icon } from './icons.tsx';
import styles from './stepper.module.css';

interface Props {
  readonly label: string; // what the number is
  readonly less: string; // "less" and "more" in the reader's language
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onStep: (value: number) => void;
  readonly disabled?: boolean | undefined;
}

/** A whole number between limits, with a minus and a plus button. */
export function Stepper({ label, less, more, value, min, max, onStep, disabled = false }: Props) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="sr">{label}</legend>
      {!disabled && (
        <RoundButton label={less} disabled={value <= min} onClick={() => onStep(value - 1)}>
          <Icon name="minus" />
        </RoundButton>
      )}
      <output>{value}</output>
      {!disabled && (
        <RoundButton label={more} disabled={value >= max} onClick={() => onStep(value + 1)}>
          <Icon name="plus" />
        </RoundButton>
      )}
    </fieldset>
  );
}
