// The whole page takes on the colours of a game: `data-game` on <html>, for which the game's style sheet defines them.

const appliedSkins: string[] = []; // by nested parts of the screen

/** Returns how to remove it. */
export function applyGameSkin(game: string): () => void {
  appliedSkins.push(game);
  updatePageSkin();
  return () => {
    appliedSkins.splice(appliedSkins.lastIndexOf(game), 1);
    updatePageSkin();
  };
}

function updatePageSkin(): void {
  const { dataset } = document.documentElement;
  const game = appliedSkins.at(-1);
  if (game === undefined) delete dataset.game;
  else dataset.game = game;
}
