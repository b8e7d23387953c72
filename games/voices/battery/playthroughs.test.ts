import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toldOf } from '@kuluary/kernel/playthrough';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../rules/state.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';
import { subject } from './subject.ts';

const folder = join(import.meta.dirname, 'playthroughs');
const golden = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8');

describe('golden playthroughs', () => {
  for (const entry of PLAYTHROUGHS) {
    it(`${entry.name} is as it was reviewed (npm run playthroughs writes it anew)`, () => {
      expect(toldOf(subject, entry)).toBe(golden(entry.name));
    });
  }

  it('are all listed, and meet every kind of decision', () => {
    expect(readdirSync(folder).sort()).toEqual(PLAYTHROUGHS.map(({ name }) => `${name}.txt`).sort());
    const all = PLAYTHROUGHS.map(({ name }) => golden(name)).join('');
    expect(KINDS.filter((kind) => !all.includes(`is asked ${kind}:`))).toEqual([]);
  });
});
