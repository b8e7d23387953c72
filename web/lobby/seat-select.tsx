import type { Seat } from '@kuluary/kernel/game';
import { Select } from '@kuluary/stage/select';
import type { LoadedGame } from '../games.ts';
import { useSettings } from '../settings/use-settings.ts';

export type Sitting = readonly [seat: Seat, name: string];

interface SeatSelectProps {
  readonly game: LoadedGame;
  readonly id: string; // of the option
  readonly value: unknown;
  readonly sitting: readonly Sitting[]; // who can be chosen
  readonly disabled?: boolean;
  readonly onChoose: (seat: Seat | null) => void;
}

const NOBODY = '';

/** One of those who sit at the table, or nobody by name. Whoever has left is not chosen any more. */
export function SeatSelect({ game, id, value, sitting, disabled = false, onChoose }: SeatSelectProps) {
  const { language } = useSettings();
  const isThere = sitting.some(([seat]) => seat === value);
  return (
    <Select
      value={isThere ? String(value) : NOBODY}
      disabled={disabled}
      choices={[
        [NOBODY, game.texts.optionValue(language, id, null)],
        ...sitting.map(([seat, name]) => [String(seat), name] as const),
      ]}
      onChoose={(chosen) => onChoose(chosen === NOBODY ? null : Number(chosen))}
    />
  );
}
