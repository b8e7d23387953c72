// npm run playthroughs: writes the golden playthroughs anew, to be reviewed as a diff.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { toldOf } from '@kuluary/kernel/playthrough';
import { GAMES } from './games.ts';

for (const [id, { subject, playthroughs }] of Object.entries(GAMES)) {
  const folder = `games/${id}/battery/playthroughs`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const each of playthroughs) writeFileSync(`${folder}/${each.name}.txt`, toldOf(subject, each));
  console.log(`${playthroughs.length} playthroughs in ${folder}`);
}
