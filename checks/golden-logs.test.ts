import { readFileSync } from 'node:fs';
import { type Entry, entryAt } from '@kuluary/games/entries/entry';
import { MINDS } from '@kuluary/games/minds';
import { mindsAt } from '@kuluary/games/minds/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { canonicalJson } from '@kuluary/kernel/json';
import { parseLog, writeLog } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';
import { describe, expect, it } from 'vitest';
import { answerOf, boxOf, type Golden, goldenFile, whimsOf } from './golden-logs.ts';

const golden = (game: string, version: number) => JSON.parse(readFileSync(goldenFile(game, version), 'utf8')) as Golden;
const earlierOf = ({ earlier = {} }: Entry) => Object.keys(earlier).map(Number);
const entryOf = async (game: string, version: number) => (await entryAt(REGISTRY[game]!, version))!;

const TODAY = Object.entries(REGISTRY).map(([id, { game }]) => ({ id, version: game.version }));
const EARLIER = Object.entries(REGISTRY).flatMap(([id, entry]) => earlierOf(entry).map((version) => ({ id, version })));

const advice = (id: string, version: number) =>
  `The rules of ${id} are no longer version ${version}: matches that are under way would go on by other rules. Raise the
  version, keep the one before with "npm run keep-rules -- ${id}", then "npm run golden-logs" (docs/adding-a-game.md).`;

describe('golden logs', () => {
  it.each(TODAY)('[G1] today’s rules of $id play their logs as they did when these were new', ({ id, version }) => {
    const { rules, logs } = golden(id, version);
    expect(rules, `"npm run golden-logs" plays some with version ${version} of ${id}`).toBe(version);
    for (const log of logs) expect(replay(REGISTRY[id]!.game, log), advice(id, version)).toBeUndefined();
  });

  it.each(TODAY)('[G1] the cards of $id say what they said then', ({ id, version }) => {
    expect(boxOf(id), advice(id, version)).toBe(golden(id, version).box);
  });

  it.each(EARLIER)('[G2] version $version of $id still plays its logs as it did', async ({ id, version }) => {
    const { game } = await entryOf(id, version);
    expect(game).toMatchObject({ id, version });
    for (const log of golden(id, version).logs) expect(replay(game, log)).toBeUndefined();
  });

  it.each(EARLIER)('[G3] and its bots are those of that time', async ({ id, version }) => {
    const { game, standIn } = await entryOf(id, version);
    const { bots } = (await mindsAt(MINDS[id]!, version))!;
    for (const log of golden(id, version).logs) {
      const whims = whimsOf(log.seats);
      const answers: unknown[] = [];
      replay(game, log, ({ state }) => answers.push(answerOf({ game, bots, standIn }, state, whims)));
      const made = log.moves.map(({ seat, move }) => ({ seat, move }));
      expect(canonicalJson(answers.slice(0, -1))).toBe(canonicalJson(made));
    }
  });

  it('[G2] every version from the first to today’s is here', () => {
    for (const entry of Object.values(REGISTRY)) {
      expect(earlierOf(entry)).toEqual(Array.from({ length: entry.game.version - 1 }, (_, i) => i + 1));
    }
  });

  it.each([...TODAY, ...EARLIER])('[G1] logs of version $version of $id are whole', async ({ id, version }) => {
    const { game } = await entryOf(id, version);
    const { logs } = golden(id, version);
    const [min, max] = game.seats;
    for (let seats = min; seats <= max; seats++) {
      expect(logs.filter((log) => log.seats === seats).length, `${seats} seats`).toBeGreaterThanOrEqual(3);
    }
    for (const log of logs) {
      expect(log).toMatchObject({ game: id, rules: version, outcome: { draw: expect.any(Boolean) } });
      expect(parseLog(writeLog(log)).ok).toBe(true);
    }
  });
});
