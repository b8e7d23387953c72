// Commands that run in processes of their own: games between bots, and games with a person.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMatchLog, type MatchLog, makeMatchLog } from '@kuluary/kernel/match-log';
import { afterAll, describe, expect, it } from 'vitest';
import { runKuluary, runKuluaryInProcess } from './run-kuluary.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuluary-cli-'));
const fresh = (name: string) => join(folder, `${name}.json`);
const logFile = fresh('game');

afterAll(() => rmSync(folder, { recursive: true }));

describe('kuluary', () => {
  it('returns its exit code, and prints no stack', () => {
    for (const words of ['dance', 'simulate coup --seats 7', 'arena coup --plot /dev/null/x.svg']) {
      const { status, stderr } = runKuluary(words);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^kuluary/)]);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  });
});

describe('kuluary simulate', () => {
  const simulate = (words: string) => JSON.parse(runKuluary(`simulate coup --json ${words}`).stdout);

  it('counts games, turns, wins and draws, and gives the same result for the same seed', () => {
    const first = simulate('--edition squirrel --seats 6 --games 200 --seed 1 --bots random');
    const again = simulate('--edition squirrel --seats 6 --games 200 --seed 1 --bots random');
    const other = simulate('--edition squirrel --seats 6 --games 200 --seed 2 --bots random');
    expect(Object.keys(first)).toEqual(['games', 'gamesPerSecond', 'movesPerSecond', 'meanTurns', 'wins', 'draws']);
    expect(first.games).toBe(200);
    expect(first.wins.reduce((sum: number, n: number) => sum + n, first.draws)).toBe(200);
    expect([again.wins, again.meanTurns]).toEqual([first.wins, first.meanTurns]);
    expect(other.wins).not.toEqual(first.wins);
  });

  it('takes bots that use their view, and house rules', () => {
    const { wins, draws } = simulate('--seats 2 --games 50 --bots counter --option startingCoins=[3,5]');
    expect(wins[0] + wins[1] + draws).toBe(50);
  });
});

describe('kuluary torture', () => {
  it('[X14] gives the same result for the same seed, on any number of threads, and prints its counts', () => {
    const [one, two, aloud] = ['--threads 1', '--threads 2', '--verbose'].map((words) =>
      runKuluary(`torture --seed 5 --games 3 ${words}`),
    );
    const found = /^(\d+ games, .* 0 violations); [\d.]+ games\/s$/m;
    const [, summary] = found.exec(one!.stdout)!;
    expect([one!.status, two!.status, aloud!.status]).toEqual([0, 0, 0]);
    expect(found.exec(two!.stdout)![1]).toBe(summary);
    expect(found.exec(aloud!.stdout)![1]).toBe(summary);
    expect(aloud!.stdout).toContain('server-0 starts');
  });
});

describe('kuluary arena', () => {
  const arena = (words: string) => JSON.parse(runKuluary(`arena coup --json ${words}`).stdout);

  it('prints how often each bot wins, with an interval, the same on any number of threads', () => {
    const words = '--seats 4 --bots counter,simulator,personality,random --games 200 --edition squirrel --seed 7';
    const first = arena(`${words} --threads 1`);
    expect(first).toMatchObject({ game: 'coup', seed: 7, seats: 4, deals: 50, games: 200, fair: 0.25 });
    expect(Object.keys(first.bots)).toEqual(['counter', 'simulator', 'personality', 'random']);
    let wins = 0;
    for (const { winRate, low, high, games } of Object.values<Record<string, number>>(first.bots)) {
      expect(games).toBe(200);
      expect(low).toBeLessThan(winRate!);
      expect(high).toBeGreaterThan(winRate!);
      wins += winRate! * 200;
    }
    expect(Math.round(wins) + first.draws).toBe(200);
    expect(first.bots.counter.low).toBeGreaterThan(first.bots.random.high);
    expect(arena(`${words} --threads 3`)).toEqual(first);
    expect(arena(words.replace('seed 7', 'seed 8')).bots).not.toEqual(first.bots);
  });

  it('seats one against copies, and fills a table that is larger', () => {
    const { bots, deals, games } = arena('--bots personality,counter,counter --games 60 --option coupAt=8');
    expect([deals, games, bots.personality.games, bots.counter.games]).toEqual([20, 60, 60, 120]);
    const filled = arena('--bots counter,random --seats 6 --games 60').bots;
    expect([filled.counter.games, filled.random.games]).toEqual([180, 180]);
  });

  it('plays every pair of bots with --duel', () => {
    const { duels } = arena('--duel --bots random,counter,simulator --games 100');
    expect(duels.map(({ bots }: { bots: object }) => Object.keys(bots))).toEqual([
      ['random', 'counter'],
      ['random', 'simulator'],
      ['counter', 'simulator'],
    ]);
    expect(duels[0]).toMatchObject({ seats: 2, deals: 50, games: 100, fair: 0.5 });
    expect(duels[0].bots.counter.low).toBeGreaterThan(0.7);
  });

  it('prints tables and draws pictures for people', () => {
    const file = join(folder, 'arena.svg');
    const table = runKuluary(`arena coup --bots random,counter --games 40 --plot ${file}`);
    expect(table.stdout).toMatch(/^40 games at a table of 2: 20 deals, each played from every seat\n/);
    expect(table.stdout).toMatch(/\ncounter +\d+\.\d % +\d+\.\d % … \d+\.\d % +40\nrandom /); // the best first
    expect(table.stdout).toMatch(/\nfair +50\.0 %\n$/);
    expect(table.stderr).toBe(''); // a bar is drawn on terminals only
    const picture = readFileSync(file, 'utf8');
    expect(picture).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.match(/class="dot"/g)).toHaveLength(2);
    const duels = runKuluary(`arena coup --duel --bots random,counter,simulator --games 40 --plot ${file}`).stdout;
    expect(duels).toMatch(/^40 games of each pair at a table of 2; rows beat columns\n/);
    expect(duels).toMatch(/\nrandom {2,}\d+\.\d % ± \d+\.\d {2,}/);
    expect(readFileSync(file, 'utf8').match(/class="dot"/g)).toHaveLength(6);
  });
});

describe('kuluary balance', () => {
  it('prints who wins by seat, by character and by what was bought, the same on any number of threads', () => {
    const words = 'balance rickshank --seats 3 --games 12 --bots greedy --json';
    const first = JSON.parse(runKuluary(`${words} --threads 1`).stdout);
    expect(first).toMatchObject({ game: 'rickshank', bot: 'greedy', seats: 3, seed: 1, games: 12 });
    expect(first.bySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 2);
    const dealt = Object.values<{ games: number }>(first.characters).reduce((sum, { games }) => sum + games, 0);
    expect(dealt).toBe(36);
    expect(first.cards.president.byWinners).toBeGreaterThanOrEqual(first.cards.president.byLosers);
    expect(JSON.parse(runKuluary(`${words} --threads 2`).stdout)).toEqual(first);
    expect(runKuluary('balance rickshank --games 4 --bots greedy').stdout).toMatch(
      /^4 games of 2 seats, .* turns each/,
    );
  });

  it('prints who wins a game of Voices, by role and by seat', () => {
    const words = 'balance voices --seats 4 --games 4 --bots random';
    const balance = JSON.parse(runKuluary(`${words} --json --threads 2`).stdout);
    expect(balance).toMatchObject({ game: 'voices', bot: 'random', seats: 4, seed: 1, games: 4 });
    const roles = Object.values<{ games: number; winRate: number }>(balance.roles);
    expect(roles.map(({ games }) => games)).toEqual([4, 4, 4, 4]); // four seats play with four roles
    const winners = roles.reduce((sum, { winRate }) => sum + winRate, 0);
    expect(winners).toBeCloseTo(balance.winners, 2);
    expect(balance.bySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(balance.winners, 2);
    expect(balance.prosecutor).toBe(balance.roles.prosecutor.winRate);
    for (const shares of [balance.endings, ...Object.values<Record<string, number>>(balance.jurors)]) {
      expect(Object.values<number>(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    }
    expect(Object.keys(balance.jurors)).toHaveLength(6);
    expect(runKuluary(`${words} --threads 1`).stdout).toMatch(/^4 games of 4 seats, .* of the markers destroyed\n/);
  });
});

describe('kuluary play, replay and verify', () => {
  const input = '1\ny\n'.repeat(2000);

  it('plays a whole game, prompts in plain words and writes a log', () => {
    const { status, stdout } = runKuluary(
      `play coup --seats 3 --edition ukrainian --lang uk --name Оля --log ${logFile}`,
      input,
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Твоя відповідь');
    expect(stdout).toContain('Таємне число цієї роздачі вже загадано');
    expect(stdout).toMatch(new RegExp(`npx kuluary verify ${logFile} --commitment [0-9a-f]{64}$`, 'm'));
    expect(stdout).not.toMatch(/undefined|\[object|NaN/);
    const log = JSON.parse(readFileSync(logFile, 'utf8'));
    expect(log.names[0]).toBe('Оля');
    expect(log.outcome).not.toBeNull();
    expect(stdout).toContain(log.commitment);
  });

  it('proves the deal fair', () => {
    const { status, stdout } = runKuluary(`verify ${logFile}`);
    expect(status).toBe(0);
    expect(stdout.match(/^✓/gm)).toHaveLength(4);
    const { commitment } = JSON.parse(readFileSync(logFile, 'utf8'));
    expect(runKuluary(`verify ${logFile} --commitment ${commitment}`).stdout).toContain('the commitment you saw');
    const other = runKuluary(`verify ${logFile} --commitment ${'0'.repeat(64)}`);
    expect([other.status, other.stderr]).toEqual([1, `✗ the log's commitment is another one: ${commitment}\n`]);
  });

  it('asks for a salt only after the commitment is shown, and counts it', () => {
    const file = fresh('salted');
    const { stdout } = runKuluary(
      `play coup --seats 2 --lang en --salt --log ${file}`,
      `${'x'.repeat(65)}\nmy own luck\nq\ny\n`,
    );
    expect(stdout.indexOf('Its fingerprint')).toBeLessThan(stdout.indexOf('Your own share of chance'));
    expect(JSON.parse(readFileSync(file, 'utf8')).salts[0]).toBe('my own luck');
    expect(stdout).toContain("--salt '0=my own luck'");
    expect(runKuluary(`verify ${file} --salt 0=wrong`).stderr).toContain(
      'the log\'s salts are others: ["my own luck",""]',
    );
    expect(runKuluary(`verify ${file} --salt 1=`).stdout).toContain('among the salts');
    expect(runKuluary(`verify ${file} --salt luck`).status).toBe(2);
    expect(runKuluary(`play coup --log ${file}`).stderr).toMatch(/the log cannot be written: .*exist/);
  });

  it('shows everything, or what one seat could know', () => {
    const all = runKuluary(`replay ${logFile} --lang en`).stdout;
    const mine = runKuluary(`replay ${logFile} --seat 1 --lang uk`).stdout;
    expect(all.match(/^ {4}\[/gm)!.length).toBeGreaterThanOrEqual(3);
    expect(mine).not.toMatch(/^ {4}\[/m);
    expect(mine).toMatch(/Поліцейський|Вбивця|Графиня|Герцог|Посол/);
    expect(runKuluary(`replay ${logFile} --seat 3`).stderr).toMatch(/--seat must be a whole number from 0 to 2/);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, 300), /cut off or damaged/],
    ['changed', (text: string) => text.replace('"seat":1', '"seat":2'), /digest does not match/],
    ['foreign', () => '{"moves":[]}', /not a log of Kuluary/],
    ['empty', () => '', /not JSON/],
  ])('a log that is %s is refused by replay and verify', async (_what, spoil, message) => {
    const file = join(folder, 'spoilt.json');
    writeFileSync(file, spoil(readFileSync(logFile, 'utf8')));
    for (const command of ['verify', 'replay']) {
      const { status, stderr } = await runKuluaryInProcess(`${command} ${file}`);
      expect(stderr).toMatch(message);
      expect(status).toBe(1);
    }
  });

  it('[G5] a log of archived rules is replayed and verified with them', () => {
    const file = 'games/voices/archived-rules/pessimist.log.json';
    const { status, stdout } = runKuluary(`verify ${file}`);
    expect([status, stdout]).toEqual([0, expect.stringContaining('moves are legal and end as the log says')]);
    const replayed = runKuluary(`replay ${file} --lang en`);
    expect([replayed.status, replayed.stderr]).toEqual([0, '']);
    expect(replayed.stdout).toContain('“The Pessimist”. At most 1 type of jurors finds Guy innocent.\n');
    expect(replayed.stdout).not.toMatch(/undefined|\[object|NaN/);
  });

  it('[G5] a log of an unknown version of the rules is refused by replay and verify', () => {
    const { format, version, digest, ...played } = JSON.parse(readFileSync(logFile, 'utf8')) as MatchLog;
    const file = join(folder, 'from-the-future.json');
    writeFileSync(file, formatMatchLog(makeMatchLog({ ...played, rules: 99 })));
    for (const command of ['verify', 'replay']) {
      const { status, stderr } = runKuluary(`${command} ${file}`);
      expect([status, stderr]).toEqual([1, expect.stringContaining('played with version 99 of the rules')]);
    }
  });

  it('has help, survives wrong input, and can be left', () => {
    const { status, stdout } = runKuluary(
      `play coup --seats 2 --option draft=true --lang en --log ${fresh('left')}`,
      '?\n99\nabc\nt\nq\nn\nq\ny\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Type the number of an answer.');
    expect(stdout).toContain('“99” is no answer here');
    expect(stdout).toMatch(/Contessa.*\n.*assassination|assassination/i);
    expect(stdout).toContain('The game up to here is in the file');
    expect(stdout).toContain('You leave the table.');
    expect(runKuluary(`verify ${fresh('left')}`).stdout).toMatch(/\d moves are legal and the match was given up/);
  });

  it('deals nothing when the player leaves at the salt, and leaves no file', () => {
    const { status, stdout } = runKuluary(`play coup --salt --log ${fresh('unsalted')}`, '');
    expect(status).toBe(0);
    expect(stdout).not.toContain('1.');
    expect(existsSync(fresh('unsalted'))).toBe(false);
  });

  it('understands yes, no, table and leave on a Cyrillic keyboard', () => {
    const { stdout } = runKuluary(
      `play coup --seats 2 --edition squirrel --lang uk --log ${fresh('uk')}`,
      'стіл\nй\nні\nв\nтак\n',
    );
    expect(stdout).toContain('Ти виходиш з-за столу.');
  });

  it('ends when its input ends', () => {
    const { status, stdout } = runKuluary(`play coup --log ${fresh('eof')}`, '');
    expect(status).toBe(0);
    expect(stdout).toContain('You leave the table.');
  });
});

describe('kuluary playthrough', () => {
  it('prints the same whole game for the same seed', () => {
    const first = runKuluary('playthrough coup --seats 2 --edition squirrel --seed 3').stdout;
    expect(first).toMatch(/^# coup, rules 2, 2 seats, seed 3\n/);
    expect(first).toMatch(/"winner":[01]/);
    expect(runKuluary('playthrough coup --seats 2 --edition squirrel --seed 3').stdout).toBe(first);
  });
});
