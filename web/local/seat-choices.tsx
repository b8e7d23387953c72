import type { LoadedGame } from '../games.ts';
import { seatSpecs } from '../lobby/chosen-seats.ts';
import { SeatSelect } from '../lobby/seat-select.tsx';
import { useSettings } from '../settings/use-settings.ts';
import styles from './choices.module.css';

interface SeatChoicesProps {
  readonly game: LoadedGame;
  readonly names: readonly string[]; // of those who will play, by seats
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChoose: (options: Readonly<Record<string, unknown>>) => void;
}

/** Who is what, where a game lets people choose it. */
export function SeatChoices({ game, names, options, onChoose }: SeatChoicesProps) {
  const { language } = useSettings();
  return seatSpecs(game).map(({ id }) => {
    const { name, about } = game.texts.option(language, id);
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
          sitting={names.map((each, seat) => [seat, each])}
          onChoose={(seat) => onChoose({ ...options, [id]: seat })}
        />
      </label>
    );
  });
}
