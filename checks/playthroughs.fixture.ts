// What holds for the golden playthroughs of every game.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Playthrough, Subject } from '@kuluary/kernel/battery';
import { toldOf } from '@kuluary/kernel/playthrough';
import { describe, expect, it } from 'vitest';

interface Suite<State, Move, View, Options, Event> {
  readonly subject: Subject<State, Move, View, Options, Event>;
  readonly playthroughs: readonly Playthrough[];
  readonly folder: string; // of what was told
  readonly kinds: readonly string[]; // of decisions
}

export function describePlaythroughs<State, Move, View, Options, Event>({
  subject,
  playthroughs,
  folder,
  kinds,
}: Suite<State, Move, View, Options, Event>): void {
  const golden = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8');

  describe('golden playthroughs', () => {
    for (const entry of playthroughs) {
      it(`${entry.name} is as it was reviewed (npm run playthroughs writes it anew)`, () => {
        expect(toldOf(subject, entry)).toBe(golden(entry.name));
      });
    }

    it('are all listed, and meet every kind of decision', () => {
      expect(readdirSync(folder).sort()).toEqual(playthroughs.map(({ name }) => `${name}.txt`).sort());
      const all = playthroughs.map(({ name }) => golden(name)).join('');
      expect(kinds.filter((kind) => !all.includes(`is asked ${kind}:`))).toEqual([]);
    });
  });
}
