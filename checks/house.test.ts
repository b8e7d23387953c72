import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { impurities } from './purity.ts';
import { trespasses, undeclared, unusedEntries } from './rooms.ts';
import { importsOf } from './sources.ts';

const file = (path: string, text: string) => [{ path, text }];

describe('the walls of the house', () => {
  it.each([
    ['kernel/game.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
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
    ['games/coup/rules/turn.ts', "import { random } from '@kuluary/bots/random';"],
    ['games/coup/rules/turn.ts', "import { coupTexts } from '../texts/coup-texts.ts';"],
    ['games/coup/texts/log.ts', "import { state } from '@kuluary/voices/rules/state';"],
    ['games/coup/bot/counter.ts', "import { vary } from '../battery/secrets.ts';"],
    ['bots/search.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['cli/play.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['cli/play.ts', "import express from 'express';"],
    ['cli/odd.mjs', "import express from 'express';"],
    ['somewhere/else.ts', ''],
  ])('%s may not say %s', (path, text) => {
    expect(trespasses(file(path, text))).toHaveLength(1);
  });

  it.each([
    ['kernel/fairness.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['kernel/game.ts', "import type { Chance } from './chance.ts';"],
    ['kernel/game.test.ts', "import { it } from 'vitest'; import { highCard } from './fixture/high-card.ts';"],
    ['games/coup/texts/log.ts', "import type { Event } from '../rules/events.ts';"],
    ['games/entries/coup.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['games/registry.ts', "import { coupEntry } from './entries/coup.ts';"],
    ['cli/play.ts', "import { REGISTRY } from '@kuluary/games/registry';"],
    ['kernel/log.ts', "// import { x } from '@kuluary/cli/main';"],
    ['kernel/log.ts', 'const text = "import x from \'node:fs\'";'],
  ])('%s may say %s', (path, text) => {
    expect(trespasses(file(path, text))).toEqual([]);
  });

  it('reads imports over several lines', () => {
    const text = 'import {\n  a,\n  b,\n} from \'./a.ts\';\nexport { c } from "./b.ts";';
    expect(importsOf({ path: 'kernel/x.ts', text })).toEqual(['./a.ts', './b.ts']);
  });

  it('demands that a workspace declares what it uses, and uses what it declares', () => {
    const sources = [
      ...file('games/coup/rules/x.ts', "import '@kuluary/kernel/game';"),
      ...file('games/registry.ts', "import '@kuluary/coup/rules/coup';"),
    ];
    const manifests = new Map([
      ['games', { name: '@kuluary/games', dependencies: { '@kuluary/kernel': '' } }],
      ['games/coup', { name: '@kuluary/coup', dependencies: { '@kuluary/kernel': '', zod: '' } }],
    ]);
    expect(undeclared(sources, manifests)).toEqual([
      'games: does not declare @kuluary/coup',
      'games: declares @kuluary/kernel but never uses it',
      'games/coup: declares zod but never uses it',
    ]);
  });

  it('demands that what a workspace exports is imported by another one', () => {
    const sources = [
      ...file('games/coup/rules/x.ts', "import '@kuluary/kernel/game'; import '@kuluary/coup/rules/coup';"),
      ...file('kernel/x.ts', "import '@kuluary/kernel/log';"),
    ];
    const exportsOf = (...entries: string[]) => Object.fromEntries(entries.map((entry) => [entry, `${entry}.ts`]));
    const manifests = new Map([
      ['kernel', { name: '@kuluary/kernel', exports: exportsOf('./game', './log', './*') }],
      ['games', { name: '@kuluary/games' }],
      ['games/coup', { name: '@kuluary/coup', exports: exportsOf('./rules/coup') }],
    ]);
    expect(unusedEntries(sources, manifests)).toEqual([
      'kernel: exports ./log, which nobody else imports',
      'kernel: exports ./*, which nobody else imports',
      'games/coup: exports ./rules/coup, which nobody else imports',
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
    ['games/coup/rules/x.ts', 'const luck = Math.random();'],
    ['games/coup/rules/x.ts', "const luck = Math['random']();"],
    ['games/coup/rules/x.ts', 'const { random } = Math;'],
    ['games/coup/rules/x.ts', 'const m = Math; m.random();'],
    ['games/coup/rules/x.ts', "import { randomBytes } from 'node:crypto';"],
    ['games/coup/rules/x.ts', "names.sort((a, b) => a.localeCompare(b, 'ru'));"],
    ['games/coup/rules/x.ts', ['const s = `at ', '{f({ a: 1 }, Date.now())}`;'].join('$')],
    ['games/coup/rules/x.ts', "const q = /'/; const now = Date.now(); const r = /'/;"],
    ['games/coup/bot/x.ts', 'const luck = Math.random();'],
    ['games/coup/texts/x.ts', 'const now = Date.now();'],
    ['effects/run/x.ts', "console.log('x');"],
    ['bots/x.ts', 'performance.now();'],
  ])('%s may not say %s', (path, text) => {
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
  ])('%s may say %s', (path, text) => {
    expect(impurities(file(path, text))).toEqual([]);
  });
});

describe('mutations', () => {
  it('each find what they break, exactly once', () => {
    for (const { file, find, rule } of Object.values(GAMES).flatMap(({ mutations }) => mutations)) {
      expect(readFileSync(file, 'utf8').split(find), rule).toHaveLength(2);
    }
  });
});
