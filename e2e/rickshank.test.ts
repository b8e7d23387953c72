// Four people and somebody who looks on play Rickshank, each in a browser of their own.

import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { END } from './answering.ts';
import { secretsHeard, updatesIn } from './eavesdropping.ts';
import { gather, startGame } from './gathering.ts';
import { houseForAll } from './house.fixture.ts';
import { playRickshank } from './rickshank-player.ts';
import { PHONE, type Visitor } from './visitor.ts';

const open = houseForAll();
const HASTE = 4; // nobody has to read here
const MAX_GAMES = 4; // until everything has come up
const GAME = 900_000; // ms at most

/** What must come up. */
const WANTED = ['auction', 'referendum', 'sanctions', 'defended attack', 'group attack'];

describe('Rickshank, clicked', () => {
  it('[E20] four people play whole games: votes of each kind, a defended attack, a group attack', async () => {
    const house = open();
    const seen = new Set<string>();
    for (let game = 0; game < MAX_GAMES && WANTED.some((each) => !seen.has(each)); game++) {
      const people = await gather(house, ['Anna', 'Boris', 'Lesya', 'Taras'], { game: 'rickshank', haste: HASTE });
      const { table } = people[0]!;
      await startGame(people);
      const watcher = await house.visit({ name: 'Watcher', viewport: PHONE, haste: HASTE });
      await watcher.go(`/t/${table}`);
      await Promise.all([
        ...people.map((visitor, seat) => playRickshank(visitor, new FastChance(100 * game + seat))),
        watcher.page.waitForSelector(END, { timeout: GAME }),
      ]);
      for (const what of comeUp(watcher)) seen.add(what);
      const all = [...people, watcher];
      expect(await secretsHeard(house.address, table, all)).toEqual([]);
      for (const visitor of all) {
        expect(visitor.faults).toEqual([]);
        await visitor.context.close();
      }
    }
    expect([...seen].sort()).toEqual([...WANTED].sort());
  });
});

interface Happened {
  readonly type: string;
  readonly vote?: string;
}

function comeUp({ frames }: Visitor): readonly string[] {
  const events = updatesIn(frames).flatMap((update) => update.events.map(({ event }) => event as Happened));
  const nemeses = events.filter(({ type }) => type === 'nemesis').length;
  return [
    ...events.flatMap(({ type, vote }) => (type === 'vote' ? [vote!] : [])),
    ...(events.some(({ type }) => type === 'avoided') ? ['defended attack'] : []),
    ...(nemeses > 1 ? ['group attack'] : []), // the first one does nothing, each other one attacks as it comes
  ];
}
