import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';

/** What a game is called here; one from the future is called by its id. */
export function useGameTitle(): (game: string) => string {
  const say = useWords(HOME);
  return (game) => {
    const title = `${game}.title`;
    return say.has(title) ? say(title) : game;
  };
}
