// In version 1 the pessimist had another goal. pessimist.log.json is a match that shows it, played by the bots of version 1;
// GOLDEN=write writes it anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import { sha256Hex } from '@kuluary/kernel/fairness';
import { Match } from '@kuluary/kernel/match';
import { formatMatchLog, type MatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import rules from './rules-1.mjs';

const { game, bots } = rules;
const today = GAME_REGISTRY.voices!;
const file = join(import.meta.dirname, 'pessimist.log.json');
const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Elena'];

function played(): MatchLog {
  const seats = NAMES.length;
  const salts = NAMES.map((name) => `salt of ${name}`);
  const match = new Match(game, {
    seats,
    options: game.completeOptions(seats, {}),
    seed: sha256Hex('a pessimist, 16'),
    salts,
  });
  const chance = new FastChance(7);
  for (let [decision] = game.decisions(match.state); decision; [decision] = game.decisions(match.state)) {
    const { seat } = decision;
    const bot = bots[seat % 2 === 0 ? 'easy' : 'random']!;
    match.makeMove(seat, bot.choose(game.view(match.state, seat), game.moves(match.state, seat), chance));
  }
  return match.toMatchLog(NAMES);
}

if (process.env.GOLDEN === 'write') writeFileSync(file, formatMatchLog(played()));
const log = unwrap(parseMatchLog(readFileSync(file, 'utf8')));

describe('version 1 of the rules', () => {
  it('[G2] replays a match of version 1', () => {
    expect(formatMatchLog(played())).toBe(readFileSync(file, 'utf8'));
    expect(replayLog(game, log)).toBeUndefined();
  });

  it('[G2] lets its pessimist win, and is not replayed by today’s rules', () => {
    const roles: unknown[] = [];
    replayLog(game, log, ({ state }) => roles.splice(0, 5, ...(game.summary(state).roles as unknown[])));
    expect(log.outcome!.winners).toContain(roles.indexOf('pessimist'));
    expect(replayLog({ ...today.game, version: 1 }, log)).toMatchObject({ code: 'tampered' });
    expect(replayLog(today.game, log)).toMatchObject({ code: 'version' });
  });

  it.each(['en', 'ru', 'uk'] as const)('[G4] has words in %s that say what the pessimist wanted then', (language) => {
    const textOf = (role: string) => today.texts.eventText(language, { type: 'role', role }, 0, NAMES, log.options)!;
    const [then, now] = [textOf('pessimist'), textOf('doubting-pessimist')];
    expect(now.length).toBeGreaterThan(then.length);
    expect(now.startsWith(then)).toBe(true);
  });
});
