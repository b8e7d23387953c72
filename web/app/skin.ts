// Where a game is played the whole page is in its colours: its table's style sheet says what they are for
// `data-game` on <html>.

const worn: string[] = []; // by parts of the screen: they may be nested

/** Returns how to take it off again. */
export function wear(game: string): () => void {
  worn.push(game);
  show();
  return () => {
    worn.splice(worn.lastIndexOf(game), 1);
    show();
  };
}

function show(): void {
  const { dataset } = document.documentElement;
  const game = worn.at(-1);
  if (game === undefined) delete dataset.game;
  else dataset.game = game;
}
