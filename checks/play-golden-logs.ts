// npm run golden-logs: plays golden logs for rules that have none yet. Existing ones stay: rules that replay them
// differently are another version.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { boxDigest, formatGoldenLogs, type GoldenLogs, goldenLogsPath, playGoldenLogs } from './golden-logs.ts';

for (const [id, { game, standIn }] of Object.entries(GAME_REGISTRY)) {
  const file = goldenLogsPath(id, game.version);
  const existing = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GoldenLogs) : undefined;
  if (existing?.rules === game.version) {
    console.log(`${file}: ${existing.logs.length} logs of version ${game.version} are there`);
    continue;
  }
  const logs = playGoldenLogs({ game, bots: BOT_REGISTRY[id]!.bots, standIn });
  writeFileSync(file, formatGoldenLogs({ rules: game.version, box: boxDigest(id), logs }));
  console.log(`${file}: ${logs.length} logs of version ${game.version}`);
}
