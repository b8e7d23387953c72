// Version 1 ended otherwise for the pessimist. A match that shows it, played by the bots of that time, lies beside this file:
// GOLDEN=write writes it anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import { digest } from '@kuluary/kernel/fairness';
import { type Log, parseLog, writeLog } from '@kuluary/kernel/log';
import { Match } from '@kuluary/kernel/match';
import { replay } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import rules from './rules-1.mjs';

const { game, bots } = rules;
const today = REGISTRY.voices!;
const file = join(import.meta.dirname, 'pessimist.log.json');
const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Elena'];

function played(): Log {
  const seats = NAMES.length;
  const salts = NAMES.map((name) => `salt of ${name}`);
  const match = new Match(game, {
    seats,
    options: game.completeOptions(seats, {}),
    seed: digest('a pessimist, 16'),
    salts,
  });
  const whims = new FastChance(7);
  for (let [asked] = game.decisions(match.state); asked; [asked] = game.decisions(match.state)) {
    const { seat } = asked;
    const bot = bots[seat % 2 === 0 ? 'easy' : 'random']!;
    match.move(seat, bot.choose(game.view(match.state, seat), game.moves(match.state, seat), whims));
  }
  return match.log(NAMES);
}

if (process.env.GOLDEN === 'write') writeFileSync(file, writeLog(played()));
const log = unwrap(parseLog(readFileSync(file, 'utf8')));

describe('version 1 of the rules', () => {
  it('[G2] plays a match of that time as it was played', () => {
    expect(writeLog(played())).toBe(readFileSync(file, 'utf8'));
    expect(replay(game, log)).toBeUndefined();
  });

  it('[G2] whose winners include a pessimist that today would not have won', () => {
    const roles: unknown[] = [];
    replay(game, log, ({ state }) => roles.splice(0, 5, ...(game.summary(state).roles as unknown[])));
    expect(log.outcome!.winners).toContain(roles.indexOf('pessimist'));
    const winners = log.outcome!.winners.filter((seat) => seat !== roles.indexOf('pessimist'));
    expect(replay({ ...today.game, version: 1 }, log)).toEqual({
      code: 'tampered',
      message: `the game did not end as the log says, but with ${JSON.stringify({ winners, draw: false })}`,
    });
    expect(replay(today.game, log)).toMatchObject({ code: 'version' });
  });

  it.each(['en', 'ru', 'uk'] as const)('[G4] has words in %s that say what the pessimist wanted then', (language) => {
    const told = (role: string) => today.texts.event(language, { type: 'role', role }, 0, NAMES, log.options)!;
    const [then, now] = [told('pessimist'), told('doubting-pessimist')];
    expect(now.length).toBeGreaterThan(then.length);
    expect(now.startsWith(then)).toBe(true);
  });
});
