import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { afterAll, describe, expect, it } from 'vitest';
import { runKuluaryInProcess } from './run-kuluary.fixture.ts';
import { wrapText } from './terminal-output.ts';
import { TERMINAL_TEXTS } from './terminal-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuluary-cli-'));
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

describe('kuluary', () => {
  it('lists its commands', async () => {
    const { status, stdout } = await runKuluaryInProcess('--help');
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`  ${command} `);
    expect((await runKuluaryInProcess('')).status).toBe(2);
  });

  it.each(COMMANDS)('%s --help shows usage and purpose', async (command) => {
    const { status, stdout } = await runKuluaryInProcess(`${command} --help`);
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
    const { status, stderr } = await runKuluaryInProcess(words);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});

describe('kuluary cards', () => {
  it('prints every card in the language that was asked for', async () => {
    expect((await runKuluaryInProcess('cards rickshank --lang en')).stdout).toContain('Portal Gun (');
    expect((await runKuluaryInProcess('cards rickshank --lang ru')).stdout).toContain('Портальная пушка (');
  });

  it('prints trial cards with both sides, and what is hidden', async () => {
    const text = (await runKuluaryInProcess('cards voices --lang en')).stdout;
    expect(text).toMatch(/^The Napkin \(I; Observation, Speech\)\n {2}▷ /);
    expect(text.match(/^ {2}▷ /gm)).toHaveLength(48);
    expect(text.match(/^ {2}◁ /gm)).toHaveLength(48);
    expect(text).toContain('[Put 1 innocence token on laid-back jurors.]');
    expect((await runKuluaryInProcess('cards voices --lang uk')).stdout).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('kuluary check', () => {
  it('counts what passed and what failed', async () => {
    const good = await runKuluaryInProcess('check games/coup/scenarios/worked-examples.json');
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
      const bad = await runKuluaryInProcess(`check --quiet games/coup/scenarios/worked-examples.json ${file}`);
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
    const { status, stdout } = await runKuluaryInProcess(`check ${file}`);
    expect(stdout).toMatch(message);
    expect(status).toBe(1);
  });
});

describe('kuluary options', () => {
  it('lists every option with what the edition chooses', async () => {
    const { stdout } = await runKuluaryInProcess('options coup --edition squirrel --lang ru');
    expect(stdout).toContain('--option returnTo="bottom"');
    expect(stdout).toContain('--option edition="squirrel"');
    expect(stdout.match(/^--option /gm)).toHaveLength(19);
    expect(stdout).not.toMatch(/undefined|\[object/);
  });
});

describeCatalogue('the texts of the terminal', { messagesIn: (language) => TERMINAL_TEXTS[language] });

describe('the texts of the terminal', () => {
  it('are wrapped between words', async () => {
    expect(wrapText('· one two three four', 10, '  ')).toBe('· one two\n  three\n  four');
    expect(wrapText('unbreakable-word', 5, '')).toBe('unbreakable-word');
  });
});
