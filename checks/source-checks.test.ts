import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_CHECKS } from './game-checks.ts';
import { forbiddenImports, undeclaredDependencies, unusedExports } from './package-boundaries.ts';
import { ambiguousExports, readRetiredWords, retiredWordsIn } from './plain-names.ts';
import { impurities } from './purity.ts';
import { importsOf } from './source-files.ts';

const file = (path: string, text: string) => [{ path, text }];

describe('package boundaries', () => {
  it.each([
    ['kernel/game.ts', "import { coup } from '@kuluary/coup/rules/coup-game';"],
    ['kernel/game.ts', "import { readFileSync } from 'node:fs';"],
    ['kernel/game.ts', "import type { View } from '../games/coup/rules/view.ts';"],
    ['kernel/game.ts', "const a = 1; import { x } from 'node:fs';"],
    ['kernel/game.ts', "import { 'a-b' as c } from 'node:fs';"],
    ['kernel/game.ts', "type Fs = import('node:fs').Stats;"],
    ['kernel/game.ts', "export * from '@kuluary/cli/main';"],
    ['kernel/game.ts', "const late = await import('@kuluary/cli/main');"],
    ['kernel/game.ts', 'const late = await import(`node:fs`);'],
    ['kernel/game.ts', 'const late = (name: string) => import(name);'],
    ['kernel/game.ts', "const fs = require('node:fs');"],
    ['kernel/game.ts', "const quote = /'/; import { y } from 'node:os'; // '"],
    ['kernel/game.ts', "import { highCard } from './fixture/high-card.ts';"],
    ['cli/play.ts', "import './cli.test.ts';"],
    ['games/coup/rules/turn-resolution.ts', "import { random } from '@kuluary/bots/random-bot';"],
    ['games/coup/rules/turn-resolution.ts', "import { coupTexts } from '../texts/coup-texts.ts';"],
    ['games/coup/texts/event-sentences.ts', "import { state } from '@kuluary/voices/rules/state';"],
    ['games/coup/bot/counter-bot.ts', "import { vary } from '../contract-tests/secrets.ts';"],
    ['bots/search.ts', "import { coup } from '@kuluary/coup/rules/coup-game';"],
    ['cli/play.ts', "import { coup } from '@kuluary/coup/rules/coup-game';"],
    ['cli/play.ts', "import express from 'express';"],
    ['cli/odd.mjs', "import express from 'express';"],
    ['somewhere/else.ts', ''],
  ])('%s may not contain %s', (path, text) => {
    expect(forbiddenImports(file(path, text))).toHaveLength(1);
  });

  it.each([
    ['kernel/fairness.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['kernel/game.ts', "import type { Chance } from './chance.ts';"],
    ['kernel/game.test.ts', "import { it } from 'vitest'; import { highCard } from './fixture/high-card.ts';"],
    ['games/coup/texts/event-sentences.ts', "import type { Event } from '../rules/events.ts';"],
    ['games/game-entries/coup.ts', "import { coup } from '@kuluary/coup/rules/coup-game';"],
    ['games/game-registry.ts', "import { coupEntry } from './game-entries/coup.ts';"],
    ['cli/play.ts', "import { GAME_REGISTRY } from '@kuluary/games/game-registry';"],
    ['kernel/match-log.ts', "// import { x } from '@kuluary/cli/main';"],
    ['kernel/match-log.ts', 'const text = "import x from \'node:fs\'";'],
  ])('%s may contain %s', (path, text) => {
    expect(forbiddenImports(file(path, text))).toEqual([]);
  });

  it('finds imports over several lines', () => {
    const text = 'import {\n  a,\n  b,\n} from \'./a.ts\';\nexport { c } from "./b.ts";';
    expect(importsOf({ path: 'kernel/x.ts', text })).toEqual(['./a.ts', './b.ts']);
  });

  it('are broken by a dependency that is used but not declared, or declared but not used', () => {
    const sources = [
      ...file('games/coup/rules/x.ts', "import '@kuluary/kernel/game';"),
      ...file('games/game-registry.ts', "import '@kuluary/coup/rules/coup-game';"),
    ];
    const manifests = new Map([
      ['games', { name: '@kuluary/games', dependencies: { '@kuluary/kernel': '' } }],
      ['games/coup', { name: '@kuluary/coup', dependencies: { '@kuluary/kernel': '', zod: '' } }],
    ]);
    expect(undeclaredDependencies(sources, manifests)).toEqual([
      'games: does not declare @kuluary/coup',
      'games: declares @kuluary/kernel but never uses it',
      'games/coup: declares zod but never uses it',
    ]);
  });

  it('are broken by an export that no other workspace imports', () => {
    const sources = [
      ...file('games/coup/rules/x.ts', "import '@kuluary/kernel/game'; import '@kuluary/coup/rules/coup-game';"),
      ...file('kernel/x.ts', "import '@kuluary/kernel/match-log';"),
    ];
    const exportsOf = (...entries: string[]) => Object.fromEntries(entries.map((entry) => [entry, `${entry}.ts`]));
    const manifests = new Map([
      ['kernel', { name: '@kuluary/kernel', exports: exportsOf('./game', './match-log', './*') }],
      ['games', { name: '@kuluary/games' }],
      ['games/coup', { name: '@kuluary/coup', exports: exportsOf('./rules/coup-game') }],
    ]);
    expect(unusedExports(sources, manifests)).toEqual([
      'kernel: exports ./match-log, which no other workspace imports',
      'kernel: exports ./*, which no other workspace imports',
      'games/coup: exports ./rules/coup-game, which no other workspace imports',
    ]);
  });
});

describe('the purity of rules', () => {
  it.each([
    ['kernel/x.ts', 'const now = Date.now();'],
    ['kernel/x.ts', 'const now = new Date();'],
    ['kernel/x.ts', 'setTimeout(() => {}, 1);'],
    ['kernel/x.ts', 'const where = import.meta.url;'],
    ['kernel/x.ts', "const now = eval('Date.now()');"],
    ['kernel/x.ts', "const now = globalThis['Date'].now();"],
    ['games/coup/rules/x.ts', 'const roll = Math.random();'],
    ['games/coup/rules/x.ts', "const roll = Math['random']();"],
    ['games/coup/rules/x.ts', 'const { random } = Math;'],
    ['games/coup/rules/x.ts', 'const m = Math; m.random();'],
    ['games/coup/rules/x.ts', "import { randomBytes } from 'node:crypto';"],
    ['games/coup/rules/x.ts', "names.sort((a, b) => a.localeCompare(b, 'ru'));"],
    ['games/coup/rules/x.ts', ['const s = `at ', '{f({ a: 1 }, Date.now())}`;'].join('$')],
    ['games/coup/rules/x.ts', "const q = /'/; const now = Date.now(); const r = /'/;"],
    ['games/coup/bot/x.ts', 'const roll = Math.random();'],
    ['games/coup/texts/x.ts', 'const now = Date.now();'],
    ['card-language/x.ts', "console.log('x');"],
    ['bots/x.ts', 'performance.now();'],
  ])('%s may not contain %s', (path, text) => {
    expect(impurities(file(path, text)).length).toBeGreaterThan(0);
  });

  it.each([
    ['kernel/x.ts', '// no Date here'],
    ['kernel/x.ts', "const word = 'process';"],
    ['kernel/x.ts', 'const low = Math.min(1, 2);'],
    ['kernel/x.ts', 'interface Match { readonly process: string; readonly window: Date }'],
    ['kernel/x.ts', 'const rule = { process: 1 }; rule.process;'],
    ['cli/x.ts', 'const now = Date.now();'],
    ['texts/x.ts', "new Intl.PluralRules('uk');"],
    ['games/coup/rules/x.test.ts', 'const now = Date.now();'],
  ])('%s may contain %s', (path, text) => {
    expect(impurities(file(path, text))).toEqual([]);
  });
});

describe('mutations', () => {
  it('each find the code that they replace exactly once', () => {
    for (const { file, find, description } of Object.values(GAME_CHECKS).flatMap(({ mutations }) => mutations)) {
      expect(readFileSync(file, 'utf8').split(find), description).toHaveLength(2);
    }
  });
});

describe('plain names', () => {
  const retired = readRetiredWords(
    [
      '### Retired words',
      '',
      '| word | say | but in |',
      '|---|---|---|',
      '| `fiddler`, `hamlet` | broadcaster | |',
      '| `wits` | bots | `games/voices/`, `docs/a.md` |',
      '',
      '## After it',
      '| `log` | entries | |',
    ].join('\n'),
  );

  it.each([
    ['host/the-fiddler.ts', ''],
    ['host/a.ts', 'const isFiddlerBusy = 1;'],
    ['host/a.ts', 'const hamletOf = 1;'],
    ['host/a.ts', '// Wakes the fiddler.'],
    ['host/a.ts', '/** One of\n * the fiddlers. */'],
    ['web/a.tsx', 'export const a = <Fiddler loud />;'],
    ['web/a.tsx', 'class A { #fiddler = 1; }'],
    ['web/a.css', '.fiddler { color: red; }'],
    ['web/a.css', '/* as a fiddler */'],
    ['docs/b.md', 'All wits agree.'],
  ])('%s may not contain %s', (path, text) => {
    expect(retiredWordsIn(file(path, text), retired)).toHaveLength(1);
  });

  it.each([
    ['host/a.ts', "const said = 'the fiddler';"],
    ['host/a.ts', 'const fiddled = 1; const log = 2;'],
    ['web/a.css', '.a { color: fiddler; }'],
    ['games/voices/README.md', 'They make up their wits.'],
    ['docs/a.md', 'All wits agree.'],
  ])('%s may contain %s', (path, text) => {
    expect(retiredWordsIn(file(path, text), retired)).toEqual([]);
  });

  it('in docs/architecture.md only the table of retired words is left out', () => {
    const text = '# A\n\n### Retired words\n\n| `fiddler` | broadcaster | |\n\n## B\n\nHe is a fiddler.';
    expect(retiredWordsIn(file('docs/architecture.md', text), retired)).toHaveLength(1);
    expect(retiredWordsIn(file('docs/architecture.md', text.slice(0, -'fiddler.'.length)), retired)).toEqual([]);
  });

  it('the table of retired words is found in docs/architecture.md', () => {
    expect(readRetiredWords(readFileSync('docs/architecture.md', 'utf8')).length).toBeGreaterThan(30);
  });

  it('the files that its glossary names exist', () => {
    const lastCells = readFileSync('docs/architecture.md', 'utf8')
      .match(/\| [^|]* \|$/gm)!
      .join('\n');
    const paths = Array.from(lastCells.matchAll(/`([^`]+\/[^`]*)`/g), ([, path]) => path!);
    const alternatives = paths.flatMap((path) => {
      const [, before, choice, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? [];
      return choice === undefined ? [path] : choice.split(',').map((one) => `${before}${one}${after}`);
    });
    const oneOfMany = alternatives.map((path) => path.replace('games/*', 'games/coup').replace(/\/\*.*$/, ''));
    expect(oneOfMany.length).toBeGreaterThan(100);
    expect(oneOfMany.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('an exported name means one thing within a package', () => {
    const both = [...file('host/a.ts', 'export const a = 1, b = 2;'), ...file('host/c.ts', 'export type b = 1;')];
    expect(ambiguousExports(both)).toEqual(['host: b is exported by host/a.ts and host/c.ts']);
  });

  it.each([
    ['host/a.ts', 'store/a.ts'],
    ['games/coup/rules/moves.ts', 'games/voices/rules/state.ts'],
    ['web/rules/coup-rulebook.ts', 'web/rules/voices-rulebook.ts'],
    ['games/coup/texts/russian/nouns.ts', 'games/coup/texts/ukrainian/nouns.ts'],
    ['web/words/home.en.ts', 'web/words/lobby.en.ts'],
  ])('%s and %s may export one name', (one, other) => {
    const text = 'export function a() {}';
    expect(ambiguousExports([...file(one, text), ...file(other, text)])).toEqual([]);
  });
});
