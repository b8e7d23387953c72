import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playthrough } from '@kuluary/kernel/playthrough';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import { KINDS } from '../rules/state.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';

const folder = join(import.meta.dirname, 'playthroughs');
const golden = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8');

describe('golden playthroughs', () => {
  for (const entry of PLAYTHROUGHS) {
    it(`${entry.name} is as it was reviewed (npm run playthroughs writes it anew)`, () => {
      const { seats, seed, options, name } = entry;
      expect(playthrough(coup, seats, coup.completeOptions(seats, options), seed)).toBe(golden(name));
    });
  }

  it('are all listed, and meet every kind of decision', () => {
    expect(readdirSync(folder).sort()).toEqual(PLAYTHROUGHS.map(({ name }) => `${name}.txt`).sort());
    const all = PLAYTHROUGHS.map(({ name }) => golden(name)).join('');
    for (const kind of KINDS) expect(all).toContain(`is asked ${kind}:`);
  });
});
