import type { LoadedGame } from '../game-loaders.ts';
import type { ChosenOptions, OptionsForm } from '../lobby/options-form.ts';

/** For a match in this page: who plays is known, and decides. */
export function localOptionsForm(
  game: LoadedGame,
  names: readonly string[], // of all players, by seat
  chosen: ChosenOptions,
  onChoose: (chosen: ChosenOptions) => void,
): OptionsForm {
  const seats = names.length;
  const players = names.map((name, seat) => [seat, name] as const);
  return { game, chosen, seats, maxSeats: seats, players, isReadOnly: false, onChoose };
}
