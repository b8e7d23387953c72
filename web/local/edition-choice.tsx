import type { LoadedGame } from '../game-loaders.ts';
import { EditionCards } from '../lobby/edition-cards.tsx';
import { leadOptionOf, withLeadOption } from '../lobby/editions.ts';

interface EditionChoiceProps {
  readonly game: LoadedGame;
  readonly seats: number; // how many will play
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChoose: (options: Readonly<Record<string, unknown>>) => void;
}

/** The lead option of a game, if it has one. */
export function EditionChoice({ game, seats, options, onChoose }: EditionChoiceProps) {
  if (!leadOptionOf({ game })) return null;
  const complete = game.game.completeOptions(seats, options) as Readonly<Record<string, unknown>>;
  return (
    <EditionCards
      game={game}
      options={complete}
      headed
      onChoose={(value) => onChoose(withLeadOption(game, options, value))}
    />
  );
}
