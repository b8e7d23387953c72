// npm run golden-logs: plays golden logs of rules that have none yet. Those that are there stay: rules that play them
// differently are another version.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { boxOf, type Golden, goldenFile, goldenLogs, writeGolden } from './golden-logs.ts';

for (const [id, { game, standIn }] of Object.entries(REGISTRY)) {
  const file = goldenFile(id, game.version);
  const there = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Golden) : undefined;
  if (there?.rules === game.version) {
    console.log(`${file}: ${there.logs.length} logs of version ${game.version} are there`);
    continue;
  }
  const logs = goldenLogs({ game, bots: MINDS[id]!.bots, standIn });
  writeFileSync(file, writeGolden({ rules: game.version, box: boxOf(id), logs }));
  console.log(`${file}: ${logs.length} logs of version ${game.version}`);
}
