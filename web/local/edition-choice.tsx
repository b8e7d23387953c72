import type { LoadedGame } from '../games.ts';
import { EditionCards } from '../lobby/edition-cards.tsx';
import { chosenLead, leadSpec } from '../lobby/editions.ts';

interface EditionChoiceProps {
  readonly game: LoadedGame;
  readonly seats: number; // how many will play
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChoose: (options: Readonly<Record<string, unknown>>) => void;
}

/** What leads the options of a game, if anything does. */
export function EditionChoice({ game, seats, options, onChoose }: EditionChoiceProps) {
  if (!leadSpec({ game })) return null;
  const complete = game.game.completeOptions(seats, options) as Readonly<Record<string, unknown>>;
  return (
    <EditionCards
      game={game}
      options={complete}
      headed
      onChoose={(value) => onChoose(chosenLead(game, options, value))}
    />
  );
}
