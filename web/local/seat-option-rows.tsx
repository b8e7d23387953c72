import type { LoadedGame } from '../game-loaders.ts';
import { seatOptionsOf } from '../lobby/seat-options.ts';
import { SeatSelect } from '../lobby/seat-select.tsx';
import { useSettings } from '../settings/use-settings.ts';
import styles from './setup-form.module.css';

interface SeatOptionRowsProps {
  readonly game: LoadedGame;
  readonly names: readonly string[]; // of all players, by seat
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChoose: (options: Readonly<Record<string, unknown>>) => void;
}

/** A row for each option whose value is a seat. */
export function SeatOptionRows({ game, names, options, onChoose }: SeatOptionRowsProps) {
  const { language } = useSettings();
  return seatOptionsOf(game).map(({ id }) => {
    const { name, about } = game.texts.optionText(language, id);
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the Select inside is one
      <label key={id} className={styles.row}>
        <span>
          {name}
          <small>{about}</small>
        </span>
        <SeatSelect
          game={game}
          id={id}
          value={options[id] ?? null}
          seatedPlayers={names.map((each, seat) => [seat, each])}
          onChoose={(seat) => onChoose({ ...options, [id]: seat })}
        />
      </label>
    );
  });
}
