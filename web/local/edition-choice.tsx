import type { LoadedGame } from '../games.ts';
import { EditionCards } from '../lobby/edition-cards.tsx';
import { editionSpec } from '../lobby/editions.ts';

interface EditionChoiceProps {
  readonly game: LoadedGame;
  readonly seats: number; // how many will play
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChoose: (options: Readonly<Record<string, unknown>>) => void;
}

/** The edition, where a game comes in several: everything else follows from it. */
export function EditionChoice({ game, seats, options, onChoose }: EditionChoiceProps) {
  const spec = editionSpec({ game });
  if (!spec) return null;
  const complete = game.game.completeOptions(seats, options) as Readonly<Record<string, unknown>>;
  return <EditionCards game={game} options={complete} onChoose={(edition) => onChoose({ [spec.id]: edition })} />;
}
