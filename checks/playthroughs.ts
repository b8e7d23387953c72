// npm run playthroughs: regenerates the golden playthroughs, to be reviewed as a diff.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { goldenPlaythroughText } from '@kuluary/kernel/playthrough';
import { GAME_CHECKS } from './game-checks.ts';

for (const [id, { gameUnderTest, playthroughs }] of Object.entries(GAME_CHECKS)) {
  const folder = `games/${id}/contract-tests/playthroughs`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const spec of playthroughs)
    writeFileSync(`${folder}/${spec.name}.txt`, goldenPlaythroughText(gameUnderTest, spec));
  console.log(`${playthroughs.length} playthroughs in ${folder}`);
}
