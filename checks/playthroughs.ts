// npm run playthroughs: writes the golden playthroughs anew, to be reviewed as a diff.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PLAYTHROUGHS, tellPlaythrough } from '@kuluary/coup/battery/playthroughs';

const folder = 'games/coup/battery/playthroughs';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const entry of PLAYTHROUGHS) writeFileSync(`${folder}/${entry.name}.txt`, tellPlaythrough(entry));
console.log(`${PLAYTHROUGHS.length} playthroughs in ${folder}`);
