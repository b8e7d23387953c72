import { describe, expect, it } from 'vitest';
import { impurities } from './purity.ts';
import { trespasses } from './rooms.ts';
import { importsOf } from './sources.ts';

const file = (path: string, text: string) => [{ path, text }];

describe('the walls of the house', () => {
  it.each([
    ['kernel/game.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['kernel/game.ts', "import { readFileSync } from 'node:fs';"],
    ['kernel/game.ts', "import type { View } from '../games/coup/rules/view.ts';"],
    ['games/coup/rules/turn.ts', "import { random } from '@kuluary/bots/random';"],
    ['games/coup/rules/turn.ts', "import { coupTexts } from '../texts/coup-texts.ts';"],
    ['games/coup/texts/log.ts', "import { state } from '@kuluary/voices/rules/state';"],
    ['games/coup/bot/counter.ts', "import { vary } from '../battery/secrets.ts';"],
    ['bots/search.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['cli/play.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['cli/play.ts', "import express from 'express';"],
    ['kernel/log.ts', "export * from '@kuluary/cli/main';"],
    ['kernel/log.ts', `const late = await ${'import'}('@kuluary/cli/main');`],
    ['somewhere/else.ts', ''],
  ])('%s may not say %s', (path, text) => {
    expect(trespasses(file(path, text))).toHaveLength(1);
  });

  it.each([
    ['kernel/fairness.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['kernel/game.ts', "import type { Chance } from './chance.ts';"],
    ['kernel/game.test.ts', "import { it } from 'vitest';"],
    ['games/coup/texts/log.ts', "import type { Event } from '../rules/events.ts';"],
    ['games/registry.ts', "import { coup } from '@kuluary/coup/rules/coup';"],
    ['cli/play.ts', "import { REGISTRY } from '@kuluary/games/registry';"],
    ['kernel/log.ts', "// import { x } from '@kuluary/cli/main';"],
  ])('%s may say %s', (path, text) => {
    expect(trespasses(file(path, text))).toEqual([]);
  });

  it('reads imports over several lines', () => {
    expect(importsOf('import {\n  a,\n  b,\n} from \'./a.ts\';\nexport { c } from "./b.ts";')).toEqual([
      './a.ts',
      './b.ts',
    ]);
  });
});

describe('the purity of rules', () => {
  it.each([
    ['kernel/x.ts', 'const now = Date.now();'],
    ['games/coup/rules/x.ts', 'const luck = Math.random();'],
    ['games/coup/rules/x.ts', "import { randomBytes } from 'node:crypto';"],
    ['effects/run/x.ts', "console.log('x');"],
    ['games/coup/rules/x.ts', "names.sort((a, b) => a.localeCompare(b, 'ru'));"],
    ['games/coup/rules/x.ts', 'const s = `at $' + '{Date.now()}`;'],
    ['kernel/x.ts', 'setTimeout(() => {}, 1);'],
  ])('%s may not say %s', (path, text) => {
    expect(impurities(file(path, text)).length).toBeGreaterThan(0);
  });

  it.each([
    ['kernel/x.ts', '// no Date here'],
    ['kernel/x.ts', "const word = 'process';"],
    ['cli/x.ts', 'const now = Date.now();'],
    ['games/coup/rules/x.test.ts', 'const now = Date.now();'],
  ])('%s may say %s', (path, text) => {
    expect(impurities(file(path, text))).toEqual([]);
  });
});
