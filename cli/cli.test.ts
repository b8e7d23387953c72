import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, makeLog, writeLog } from '@kuluary/kernel/log';
import { messageArguments, pluralForms } from '@kuluary/texts/message-arguments.fixture';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { build, buildParts } from './build.mjs';
import { main } from './main.ts';
import { wrap } from './screen.ts';
import { WORD_KEYS, WORDS } from './words.ts';

const program = join(import.meta.dirname, 'kuluary.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kuluary-cli-'));
const fresh = (name: string) => join(folder, `${name}.json`);
const logFile = fresh('game');
const COMMANDS = [
  'play',
  'options',
  'replay',
  'verify',
  'simulate',
  'arena',
  'balance',
  'cards',
  'check',
  'playthrough',
  'torture',
];

afterAll(() => rmSync(folder, { recursive: true }));

function kuluary(words: string, input = '') {
  const args = words.split(' ').filter((word) => word !== '');
  const env = { ...process.env, LANG: 'C', LC_ALL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** The same without a process of its own, for what is said without asking anybody: there is much of that. */
async function answerTo(words: string) {
  const [out, err] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  const listeners = process.stdout.listeners('error');
  try {
    const status = await main(words.split(' '), { build, buildParts });
    const [stdout, stderr] = [out!, err!].map(({ mock }) => mock.calls.map((line) => `${line.join(' ')}\n`).join(''));
    return { status, stdout: stdout!, stderr: stderr! };
  } finally {
    for (const each of process.stdout.listeners('error'))
      if (!listeners.includes(each)) process.stdout.off('error', each as () => void);
    for (const spy of [out!, err!]) spy.mockRestore();
  }
}

describe('kuluary', () => {
  it('lists its commands', () => {
    const { status, stdout } = kuluary('--help');
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`  ${command} `);
    expect(kuluary('').status).toBe(2);
  });

  it.each(COMMANDS)('%s --help explains itself', async (command) => {
    const { status, stdout } = await answerTo(`${command} --help`);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: kuluary ${command} .*\\n\\n.+\\.`));
  });

  it.each([
    ['dance', /there is no command "dance"/],
    ['constructor', /there is no command "constructor"/],
    ['simulate', /name a game: coup/],
    ['simulate chess', /there is no game "chess"/],
    ['simulate toString', /there is no game "toString"/],
    ['simulate coup voices', /one game at a time/],
    ['simulate coup --seats 7', /--seats must be a whole number from 2 to 6, not "7"/],
    ['simulate coup --seats two', /--seats must be a whole number/],
    ['simulate coup --games 0', /--games must be a whole number from 1/],
    ['simulate coup --games 1.5', /--games must be a whole number/],
    [
      'simulate coup --bots genius',
      /--bots must be one of random, simulator, personality, counter, steward, easy, easy-bold, .*, expert-vengeful/,
    ],
    ['simulate coup --edition french', /option "edition" must be one of hobby-world, ukrainian, squirrel/],
    ['simulate coup --option wings=true', /coup has no option "wings"/],
    ['simulate coup --option __proto__={"edition":"x"}', /coup has no option "__proto__"/],
    ['simulate coup --option coupAt', /--option must be NAME=VALUE/],
    ['simulate coup --option coupAt=99', /option "coupAt" must be a whole number from 7 to 15/],
    ['simulate coup --fast', /Unknown option '--fast'/],
    ['balance', /name one game: rickshank/],
    ['balance coup', /"coup" has no such cards/],
    ['balance rickshank --seats 6', /--seats must be a whole number from 2 to 5/],
    ['balance voices --seats 2', /--seats must be a whole number from 3 to 6/],
    ['balance voices --bots greedy', /--bots must be one of random, easy, normal, hard/],
    ['balance rickshank --bots expert', /--bots must be one of random, greedy, easy, normal, hard/],
    ['cards', /name a game: rickshank/],
    ['cards chess', /"chess" has no such cards/],
    ['arena coup --bots counter,genius', /--bots takes any of random, .*, expert-vengeful, not "genius"/],
    ['arena coup --bots toString', /--bots takes any of .*, not "toString"/],
    ['arena coup --bots counter,', /--bots takes any of .*, not ""/],
    [`arena coup --bots ${Array(33).fill('random')}`, /--bots takes at most 32 names/],
    ['arena coup --games 0', /--games must be a whole number from 1/],
    ['arena coup --threads 0', /--threads must be a whole number from 1 to 256/],
    ['arena coup --duel --bots counter,counter', /--duel needs at least two different bots/],
    ['arena coup --plot /dev/null/x.svg', /the picture cannot be written/],
    ['check', /name at least one file or folder/],
    ['check /dev/null', /neither a file nor a folder/],
    ['check no-such-folder', /there is no "no-such-folder"/],
    ['replay', /name a log file/],
    ['replay no-such-file', /there is no file "no-such-file"/],
    ['verify a b', /one log at a time/],
    ['play coup --lang fr', /--lang must be one of en, ru, uk/],
    ['play coup --name 123456789012345678901234567890', /--name takes 1 to 24 characters/],
    ['playthrough coup --seed=-1', /--seed must be a whole number from 0/],
    ['play coup --log /dev/null/x.json', /the log cannot be written/],
  ])('%s ends with exit code 2 and says why', async (words, message) => {
    const { status, stderr } = await answerTo(words);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });

  it('gives its exit code to whoever called it, and no stack', () => {
    for (const words of ['dance', 'simulate coup --seats 7', 'arena coup --plot /dev/null/x.svg']) {
      const { status, stderr } = kuluary(words);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^kuluary/)]);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  });
});

describe('kuluary simulate', () => {
  const simulate = (words: string) => JSON.parse(kuluary(`simulate coup --json ${words}`).stdout);

  it('counts games, turns, wins and draws, and repeats itself for the same seed', () => {
    const first = simulate('--edition squirrel --seats 6 --games 500 --seed 1 --bots random');
    const again = simulate('--edition squirrel --seats 6 --games 500 --seed 1 --bots random');
    const other = simulate('--edition squirrel --seats 6 --games 500 --seed 2 --bots random');
    expect(Object.keys(first)).toEqual(['games', 'gamesPerSecond', 'movesPerSecond', 'meanTurns', 'wins', 'draws']);
    expect(first.games).toBe(500);
    expect(first.wins.reduce((sum: number, n: number) => sum + n, first.draws)).toBe(500);
    expect([again.wins, again.meanTurns]).toEqual([first.wins, first.meanTurns]);
    expect(other.wins).not.toEqual(first.wins);
  });

  it('knows bots that look at their view, and house rules', () => {
    const { wins, draws } = simulate('--seats 2 --games 50 --bots counter --option startingCoins=[3,5]');
    expect(wins[0] + wins[1] + draws).toBe(50);
  });
});

describe('kuluary torture', () => {
  it('[X14] finds the same in the same worlds, on any number of threads, and says how much that was', () => {
    const [one, two, aloud] = ['--threads 1', '--threads 2', '--verbose'].map((words) =>
      kuluary(`torture --seed 5 --games 16 ${words}`),
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
  const arena = (words: string) => JSON.parse(kuluary(`arena coup --json ${words}`).stdout);

  it('tells how often each bot wins, with an interval, the same on any number of threads', () => {
    const words = '--seats 4 --bots counter,simulator,personality,random --games 400 --edition squirrel --seed 7';
    const first = arena(`${words} --threads 1`);
    expect(first).toMatchObject({ game: 'coup', seed: 7, seats: 4, deals: 100, games: 400, fair: 0.25 });
    expect(Object.keys(first.bots)).toEqual(['counter', 'simulator', 'personality', 'random']);
    let wins = 0;
    for (const { winRate, low, high, games } of Object.values<Record<string, number>>(first.bots)) {
      expect(games).toBe(400);
      expect(low).toBeLessThan(winRate!);
      expect(high).toBeGreaterThan(winRate!);
      wins += winRate! * 400;
    }
    expect(Math.round(wins) + first.draws).toBe(400);
    expect(first.bots.counter.low).toBeGreaterThan(first.bots.random.high);
    expect(arena(`${words} --threads 3`)).toEqual(first);
    expect(arena(words.replace('seed 7', 'seed 8')).bots).not.toEqual(first.bots);
  });

  it('seats one against copies, and fills a table that is larger', () => {
    const { bots, deals, games } = arena('--bots personality,counter,counter --games 100 --option coupAt=8');
    expect([deals, games, bots.personality.games, bots.counter.games]).toEqual([34, 102, 102, 204]);
    const filled = arena('--bots counter,random --seats 6 --games 60').bots;
    expect([filled.counter.games, filled.random.games]).toEqual([180, 180]);
  });

  it('lets every two play on their own', () => {
    const { duels } = arena('--duel --bots random,counter,simulator --games 100');
    expect(duels.map(({ bots }: { bots: object }) => Object.keys(bots))).toEqual([
      ['random', 'counter'],
      ['random', 'simulator'],
      ['counter', 'simulator'],
    ]);
    expect(duels[0]).toMatchObject({ seats: 2, deals: 50, games: 100, fair: 0.5 });
    expect(duels[0].bots.counter.low).toBeGreaterThan(0.7);
  });

  it('speaks to people in tables and pictures', () => {
    const file = join(folder, 'arena.svg');
    const table = kuluary(`arena coup --bots random,counter --games 40 --plot ${file}`);
    expect(table.stdout).toMatch(/^40 games at a table of 2: 20 deals, each played from every seat\n/);
    expect(table.stdout).toMatch(/\ncounter +\d+\.\d % +\d+\.\d % … \d+\.\d % +40\nrandom /); // the best first
    expect(table.stdout).toMatch(/\nfair +50\.0 %\n$/);
    expect(table.stderr).toBe(''); // a bar is drawn on terminals only
    const picture = readFileSync(file, 'utf8');
    expect(picture).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.match(/class="dot"/g)).toHaveLength(2);
    const duels = kuluary(`arena coup --duel --bots random,counter,simulator --games 40 --plot ${file}`).stdout;
    expect(duels).toMatch(/^40 games of each pair at a table of 2; rows beat columns\n/);
    expect(duels).toMatch(/\nrandom {2,}\d+\.\d % ± \d+\.\d {2,}/);
    expect(readFileSync(file, 'utf8').match(/class="dot"/g)).toHaveLength(6);
  });
});

describe('kuluary balance', () => {
  it('tells who wins by seat, by character and by what was bought, the same on any number of threads', () => {
    const words = 'balance rickshank --seats 3 --games 30 --bots greedy --json';
    const first = JSON.parse(kuluary(`${words} --threads 1`).stdout);
    expect(first).toMatchObject({ game: 'rickshank', bot: 'greedy', seats: 3, seed: 1, games: 30 });
    expect(first.bySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 2);
    const dealt = Object.values<{ games: number }>(first.characters).reduce((sum, { games }) => sum + games, 0);
    expect(dealt).toBe(90);
    expect(first.cards.president.byWinners).toBeGreaterThanOrEqual(first.cards.president.byLosers);
    expect(JSON.parse(kuluary(`${words} --threads 2`).stdout)).toEqual(first);
    expect(kuluary('balance rickshank --games 4 --bots greedy').stdout).toMatch(/^4 games of 2 seats, .* turns each/);
  });

  it('tells who wins a trial, by role and by seat, any number of seats at once', () => {
    const words = 'balance voices --seats 4 --games 4 --bots random';
    const told = JSON.parse(kuluary(`${words} --json --threads 2`).stdout);
    expect(told).toMatchObject({ game: 'voices', bot: 'random', seats: 4, seed: 1, games: 4 });
    const roles = Object.values<{ games: number; winRate: number }>(told.roles);
    expect(roles.map(({ games }) => games)).toEqual([4, 4, 4, 4]); // four seats play with four roles
    const winners = roles.reduce((sum, { winRate }) => sum + winRate, 0);
    expect(winners).toBeCloseTo(told.winners, 2);
    expect(told.bySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(told.winners, 2);
    expect(told.prosecutor).toBe(told.roles.prosecutor.winRate);
    for (const shares of [told.endings, ...Object.values<Record<string, number>>(told.jurors)]) {
      expect(Object.values<number>(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    }
    expect(Object.keys(told.jurors)).toHaveLength(6);
    expect(kuluary(`${words} --threads 1`).stdout).toMatch(/^4 games of 4 seats, .* of the markers destroyed\n/);
  });
});

describe('kuluary cards', () => {
  it('prints every card in the language that was asked for', async () => {
    expect(kuluary('cards rickshank --lang en').stdout).toContain('Portal Gun (');
    expect((await answerTo('cards rickshank --lang ru')).stdout).toContain('Портальная пушка (');
  });

  it('prints trial cards with both sides, and what is hidden', async () => {
    const text = (await answerTo('cards voices --lang en')).stdout;
    expect(text).toMatch(/^The Napkin \(I; Observation, Speech\)\n {2}▷ /);
    expect(text.match(/^ {2}▷ /gm)).toHaveLength(48);
    expect(text.match(/^ {2}◁ /gm)).toHaveLength(48);
    expect(text).toContain('[Put 1 innocence token on laid-back jurors.]');
    expect((await answerTo('cards voices --lang uk')).stdout).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('kuluary check', () => {
  it('counts what passed and what failed', () => {
    const good = kuluary('check games/coup/scenarios/worked-examples.json');
    expect(good.stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
    expect(good.status).toBe(0);
    const file = join(folder, 'wrong.json');
    const steps = (coins: number) => [{ seat: 0, move: { type: 'income' } }, { expect: { coins: [coins, 2, 2] } }];
    const scenario = (title: string, coins: number) => ({
      title,
      game: 'coup',
      seats: 3,
      deal: { first: 0 },
      steps: steps(coins),
    });
    for (const wrong of [scenario('wrong', 9), [scenario('right', 3), scenario('wrong', 9)]]) {
      writeFileSync(file, JSON.stringify(wrong));
      const bad = kuluary(`check --quiet games/coup/scenarios/worked-examples.json ${file}`);
      expect(bad.stdout).toMatch(
        /wrong.json: wrong\n {4}step 2: coins\[0\] should be 9, but is 3\n\d+ passed, 1 failed\n$/,
      );
      expect(bad.status).toBe(1);
    }
  });

  it.each([
    ['{', /not JSON/],
    ['{"title":"t","game":"chess","seats":2,"steps":[{"expect":{}}]}', /there is no game "chess"/],
    ['{"title":"t","game":"coup","seats":2,"deal":{"hands":[["joker"]]},"steps":[{"expect":{}}]}', /has "joker"/],
    [
      '{"title":"t","game":"coup","seats":2,"deal":{"coins":[99,1]},"steps":[{"expect":{}}]}',
      /"coins" must be 2 numbers/,
    ],
  ])('says what is wrong with %s', async (text, message) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const { status, stdout } = await answerTo(`check ${file}`);
    expect(stdout).toMatch(message);
    expect(status).toBe(1);
  });
});

describe('kuluary play, replay and verify', () => {
  const answers = '1\ny\n'.repeat(2000);

  it('plays a whole game, asks plain questions and leaves a log', () => {
    const { status, stdout } = kuluary(
      `play coup --seats 3 --edition ukrainian --lang uk --name Оля --log ${logFile}`,
      answers,
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
    const { status, stdout } = kuluary(`verify ${logFile}`);
    expect(status).toBe(0);
    expect(stdout.match(/^✓/gm)).toHaveLength(4);
    const { commitment } = JSON.parse(readFileSync(logFile, 'utf8'));
    expect(kuluary(`verify ${logFile} --commitment ${commitment}`).stdout).toContain('the commitment you saw');
    const other = kuluary(`verify ${logFile} --commitment ${'0'.repeat(64)}`);
    expect([other.status, other.stderr]).toEqual([1, `✗ the log's commitment is another one: ${commitment}\n`]);
  });

  it('asks for a salt only after the commitment is shown, and counts it', () => {
    const file = fresh('salted');
    const { stdout } = kuluary(
      `play coup --seats 2 --lang en --salt --log ${file}`,
      `${'x'.repeat(65)}\nmy own luck\nq\ny\n`,
    );
    expect(stdout.indexOf('Its fingerprint')).toBeLessThan(stdout.indexOf('Your own share of chance'));
    expect(JSON.parse(readFileSync(file, 'utf8')).salts[0]).toBe('my own luck');
    expect(stdout).toContain("--salt '0=my own luck'");
    expect(kuluary(`verify ${file} --salt 0=wrong`).stderr).toContain(
      'the log\'s salts are others: ["my own luck",""]',
    );
    expect(kuluary(`verify ${file} --salt 1=`).stdout).toContain('among the salts');
    expect(kuluary(`verify ${file} --salt luck`).status).toBe(2);
    expect(kuluary(`play coup --log ${file}`).stderr).toMatch(/the log cannot be written: .*exist/);
  });

  it('tells everything, or what one seat could know', () => {
    const all = kuluary(`replay ${logFile} --lang en`).stdout;
    const mine = kuluary(`replay ${logFile} --seat 1 --lang uk`).stdout;
    expect(all.match(/^ {4}\[/gm)!.length).toBeGreaterThanOrEqual(3);
    expect(mine).not.toMatch(/^ {4}\[/m);
    expect(mine).toMatch(/Поліцейський|Вбивця|Графиня|Герцог|Посол/);
    expect(kuluary(`replay ${logFile} --seat 3`).stderr).toMatch(/--seat must be a whole number from 0 to 2/);
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
      const { status, stderr } = await answerTo(`${command} ${file}`);
      expect(stderr).toMatch(message);
      expect(status).toBe(1);
    }
  });

  it('[G5] a log of earlier rules is told and proved by them', () => {
    const file = 'games/voices/earlier/pessimist.log.json';
    const { status, stdout } = kuluary(`verify ${file}`);
    expect([status, stdout]).toEqual([0, expect.stringContaining('moves are legal and end as the log says')]);
    const told = kuluary(`replay ${file} --lang en`);
    expect([told.status, told.stderr]).toEqual([0, '']);
    expect(told.stdout).toContain('“The Pessimist”. At most 1 type of jurors finds Guy innocent.\n');
    expect(told.stdout).not.toMatch(/undefined|\[object|NaN/);
  });

  it('[G5] a log of rules that are not here is refused by replay and verify', () => {
    const { format, version, digest, ...played } = JSON.parse(readFileSync(logFile, 'utf8')) as Log;
    const file = join(folder, 'from-the-future.json');
    writeFileSync(file, writeLog(makeLog({ ...played, rules: 99 })));
    for (const command of ['verify', 'replay']) {
      const { status, stderr } = kuluary(`${command} ${file}`);
      expect([status, stderr]).toEqual([1, expect.stringContaining('played with version 99 of the rules')]);
    }
  });

  it('explains itself, bears nonsense, and can be left', () => {
    const { status, stdout } = kuluary(
      `play coup --seats 2 --option draft=true --lang en --log ${fresh('left')}`,
      '?\n99\nabc\nt\nq\nn\nq\ny\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Type the number of an answer.');
    expect(stdout).toContain('“99” is no answer here');
    expect(stdout).toMatch(/Contessa.*\n.*assassination|assassination/i);
    expect(stdout).toContain('The game up to here is in the file');
    expect(stdout).toContain('You leave the table.');
    expect(kuluary(`verify ${fresh('left')}`).stdout).toMatch(/\d moves are legal and the match was given up/);
  });

  it('deals nothing when the player leaves at the salt, and leaves no file', () => {
    const { status, stdout } = kuluary(`play coup --salt --log ${fresh('unsalted')}`, '');
    expect(status).toBe(0);
    expect(stdout).not.toContain('1.');
    expect(existsSync(fresh('unsalted'))).toBe(false);
  });

  it('understands yes, no, table and leave on a Cyrillic keyboard', () => {
    const { stdout } = kuluary(
      `play coup --seats 2 --edition squirrel --lang uk --log ${fresh('uk')}`,
      'стіл\nй\nні\nв\nтак\n',
    );
    expect(stdout).toContain('Ти виходиш з-за столу.');
  });

  it('ends when its input ends', () => {
    const { status, stdout } = kuluary(`play coup --log ${fresh('eof')}`, '');
    expect(status).toBe(0);
    expect(stdout).toContain('You leave the table.');
  });
});

describe('kuluary options', () => {
  it('lists every option with what the edition chooses', () => {
    const { stdout } = kuluary('options coup --edition squirrel --lang ru');
    expect(stdout).toContain('--option returnTo="bottom"');
    expect(stdout).toContain('--option edition="squirrel"');
    expect(stdout.match(/^--option /gm)).toHaveLength(15);
    expect(stdout).not.toMatch(/undefined|\[object/);
  });
});

describe('kuluary playthrough', () => {
  it('prints the same whole game for the same seed', () => {
    const first = kuluary('playthrough coup --seats 2 --edition squirrel --seed 3').stdout;
    expect(first).toMatch(/^# coup, rules 1, 2 seats, seed 3\n/);
    expect(first).toMatch(/"winner":[01]/);
    expect(kuluary('playthrough coup --seats 2 --edition squirrel --seed 3').stdout).toBe(first);
  });
});

describe('the words of the terminal', () => {
  it('take the same arguments in every language', () => {
    for (const key of WORD_KEYS) {
      const english = messageArguments(WORDS.en[key]);
      for (const language of ['ru', 'uk'] as const) expect(messageArguments(WORDS[language][key])).toEqual(english);
    }
  });

  it('have all the plural forms of Russian and Ukrainian', () => {
    for (const language of ['ru', 'uk'] as const) {
      expect(pluralForms(WORDS[language].welcome).flat()).toEqual(
        expect.arrayContaining(['one', 'few', 'many', 'other']),
      );
    }
  });

  it('are wrapped between words', () => {
    expect(wrap('· one two three four', 10, '  ')).toBe('· one two\n  three\n  four');
    expect(wrap('unbreakable-word', 5, '')).toBe('unbreakable-word');
  });
});
