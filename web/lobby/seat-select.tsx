import type { Seat } from '@kuluary/kernel/game';
import { Select } from '@kuluary/ui/select';
import type { LoadedGame } from '../game-loaders.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { SeatedPlayer } from './options-form.ts';

interface SeatSelectProps {
  readonly game: LoadedGame;
  readonly id: string; // of the option
  readonly value: unknown;
  readonly seatedPlayers: readonly SeatedPlayer[]; // who can be chosen
  readonly disabled?: boolean;
  readonly onChoose: (seat: Seat | null) => void;
}

const NOBODY = '';

/** Chooses one of the players, or nobody. Whoever has left is not chosen any more. */
export function SeatSelect({ game, id, value, seatedPlayers, disabled = false, onChoose }: SeatSelectProps) {
  const { language } = useSettings();
  const isSeated = seatedPlayers.some(([seat]) => seat === value);
  return (
    <Select
      value={isSeated ? String(value) : NOBODY}
      disabled={disabled}
      choices={[
        [NOBODY, game.texts.optionValueText(language, id, null)],
        ...seatedPlayers.map(([seat, name]) => [String(seat), name] as const),
      ]}
      onChoose={(chosen) => onChoose(chosen === NOBODY ? null : Number(chosen))}
    />
  );
}
