// Tests that the golden playthroughs of every game must pass.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameUnderTest, PlaythroughSpec } from '@kuluary/kernel/contract-tests';
import { goldenPlaythroughText } from '@kuluary/kernel/playthrough';
import { describe, expect, it } from 'vitest';

interface PlaythroughSuite<State, Move, View, Options, Event> {
  readonly gameUnderTest: GameUnderTest<State, Move, View, Options, Event>;
  readonly playthroughs: readonly PlaythroughSpec[];
  readonly folder: string; // of the text files
  readonly kinds: readonly string[]; // of decisions
}

export function describePlaythroughs<State, Move, View, Options, Event>({
  gameUnderTest,
  playthroughs,
  folder,
  kinds,
}: PlaythroughSuite<State, Move, View, Options, Event>): void {
  const golden = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8');

  describe('golden playthroughs', () => {
    for (const spec of playthroughs) {
      it(`${spec.name} is as it was reviewed (npm run playthroughs regenerates it)`, () => {
        expect(goldenPlaythroughText(gameUnderTest, spec)).toBe(golden(spec.name));
      });
    }

    it('are all listed, and meet every kind of decision', () => {
      expect(readdirSync(folder).sort()).toEqual(playthroughs.map(({ name }) => `${name}.txt`).sort());
      const all = playthroughs.map(({ name }) => golden(name)).join('');
      expect(kinds.filter((kind) => !all.includes(`is asked ${kind}:`))).toEqual([]);
    });
  });
}
