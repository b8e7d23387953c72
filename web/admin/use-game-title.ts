import { HOME_WORDS } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';

/** An unknown game is called by its id. */
export function useGameTitle(): (game: string) => string {
  const say = useWords(HOME_WORDS);
  return (game) => {
    const title = `${game}.title`;
    return say.has(title) ? say(title) : game;
  };
}
