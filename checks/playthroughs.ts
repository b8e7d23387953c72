// npm run playthroughs: writes the golden playthroughs anew, to be reviewed as a diff.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { playthrough } from '@kuluary/kernel/playthrough';
import { GAMES } from './games.ts';

for (const [id, { subject, playthroughs }] of Object.entries(GAMES)) {
  const { game } = subject;
  const folder = `games/${id}/battery/playthroughs`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, seats, seed, options } of playthroughs) {
    writeFileSync(`${folder}/${name}.txt`, playthrough(game, seats, game.completeOptions(seats, options), seed));
  }
  console.log(`${playthroughs.length} playthroughs in ${folder}`);
}
