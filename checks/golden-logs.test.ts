import { readFileSync } from 'node:fs';
import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { botsForVersion } from '@kuluary/games/game-bots/game-bots';
import { entryForVersion, type GameEntry } from '@kuluary/games/game-entries/game-entry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { canonicalJson } from '@kuluary/kernel/json';
import { formatMatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { describe, expect, it } from 'vitest';
import { botChanceFor, boxDigest, chooseBotMove, type GoldenLogs, goldenLogsPath } from './golden-logs.ts';

const golden = (game: string, version: number) =>
  JSON.parse(readFileSync(goldenLogsPath(game, version), 'utf8')) as GoldenLogs;
const archivedVersions = ({ archivedRules = {} }: GameEntry) => Object.keys(archivedRules).map(Number);
const entryOf = async (game: string, version: number) => (await entryForVersion(GAME_REGISTRY[game]!, version))!;

const CURRENT = Object.entries(GAME_REGISTRY).map(([id, { game }]) => ({ id, version: game.version }));
const ARCHIVED = Object.entries(GAME_REGISTRY).flatMap(([id, entry]) =>
  archivedVersions(entry).map((version) => ({ id, version })),
);

const advice = (id: string, version: number) =>
  `The rules of ${id} are no longer version ${version}: matches under way would continue with other rules. Raise the
  version, archive the one before with "npm run keep-rules -- ${id}", then "npm run golden-logs" (docs/adding-a-game.md).`;

describe('golden logs', () => {
  it.each(CURRENT)('[G1] the current rules of $id replay their golden logs', ({ id, version }) => {
    const { rules, logs } = golden(id, version);
    expect(rules, `"npm run golden-logs" plays some with version ${version} of ${id}`).toBe(version);
    for (const log of logs) expect(replayLog(GAME_REGISTRY[id]!.game, log), advice(id, version)).toBeUndefined();
  });

  it.each(CURRENT)('[G1] the cards of $id are those of the golden logs', ({ id, version }) => {
    expect(boxDigest(id), advice(id, version)).toBe(golden(id, version).box);
  });

  it.each(ARCHIVED)('[G2] version $version of $id replays its golden logs', async ({ id, version }) => {
    const { game } = await entryOf(id, version);
    expect(game).toMatchObject({ id, version });
    for (const log of golden(id, version).logs) expect(replayLog(game, log)).toBeUndefined();
  });

  it.each(ARCHIVED)(
    '[G3] the bots of version $version of $id choose the moves of its golden logs',
    async ({ id, version }) => {
      const { game, standIn } = await entryOf(id, version);
      const { bots } = (await botsForVersion(BOT_REGISTRY[id]!, version))!;
      for (const log of golden(id, version).logs) {
        const botChance = botChanceFor(log.seats);
        const chosen: unknown[] = [];
        replayLog(game, log, ({ state }) => chosen.push(chooseBotMove({ game, bots, standIn }, state, botChance)));
        const made = log.moves.map(({ seat, move }) => ({ seat, move }));
        expect(canonicalJson(chosen.slice(0, -1))).toBe(canonicalJson(made));
      }
    },
  );

  it('[G2] archived versions are older than the current one', () => {
    for (const entry of Object.values(GAME_REGISTRY)) {
      expect(archivedVersions(entry).filter((version) => version >= entry.game.version)).toEqual([]);
    }
  });

  it.each([...CURRENT, ...ARCHIVED])(
    '[G1] golden logs of version $version of $id are complete',
    async ({ id, version }) => {
      const { game } = await entryOf(id, version);
      const { logs } = golden(id, version);
      const [min, max] = game.seats;
      for (let seats = min; seats <= max; seats++) {
        expect(logs.filter((log) => log.seats === seats).length, `${seats} seats`).toBeGreaterThanOrEqual(3);
      }
      for (const log of logs) {
        expect(log).toMatchObject({ game: id, rules: version, outcome: { draw: expect.any(Boolean) } });
        expect(parseMatchLog(formatMatchLog(log)).ok).toBe(true);
      }
    },
  );
});
