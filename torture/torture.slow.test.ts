import type { Games } from '@kuluary/games/entries/entry';
import type { Appended, Store } from '@kuluary/host/store';
import { describe, expect, it } from 'vitest';
import { amount } from '../checks/amount.fixture.ts';
import type { Plant } from './server.ts';
import { nothingYet, TALLIED } from './tallied.ts';
import { torture, type Verdict } from './world.ts';

const WORLDS = amount({ slice: 15, full: 60 });
const SEARCHED = 12; // worlds in which a planted bug must show

describe('tortured worlds', () => {
  it('hold every promise', async () => {
    const total = nothingYet();
    for (let seed = 1; seed <= WORLDS; seed++) {
      const { violation, tallied } = await torture(seed);
      expect(violation, `kuluary torture --seed ${seed}`).toBeUndefined();
      for (const name of TALLIED) total[name] += tallied[name];
    }
    for (const name of TALLIED) expect(total[name], name).toBeGreaterThan(0); // nothing that is simulated has been missing
  });

  it('[X14] follow from their seeds alone, whatever was before them', async () => {
    const first = await torture(3);
    const other = await torture(4);
    expect((await torture(4)).fingerprint).toBe(other.fingerprint);
    expect((await torture(3)).fingerprint).toBe(first.fingerprint);
    expect(other.fingerprint).not.toBe(first.fingerprint);
  });

  it('give this thread back its time and its chance', async () => {
    const before = [setTimeout, clearTimeout, setInterval, clearInterval, Date.now, performance.now];
    const random = [crypto.getRandomValues, crypto.randomUUID];
    await torture(2);
    expect([setTimeout, clearTimeout, setInterval, clearInterval, Date.now, performance.now]).toEqual(before);
    expect([crypto.getRandomValues, crypto.randomUUID]).toEqual(random);
  });
});

/** One in so many times, always the same ones. */
function every(count: number): () => boolean {
  let times = 0;
  return () => ++times % count === 0;
}

const PLANTED: readonly (readonly [what: string, rules: readonly string[], plant: () => Plant])[] = [
  [
    '[X1] a store that says it has written, and has not',
    ['X1'],
    () => {
      const isLost = every(40);
      return { store: (store) => ({ ...store, append: async (it) => (isLost() ? APPENDED : store.append(it)) }) };
    },
  ],
  [
    '[X1] a store that says so before it writes',
    ['X1'],
    () => ({
      store: (store) => ({
        ...store,
        append: async (it) => {
          store.append(it).catch(() => undefined);
          return APPENDED;
        },
      }),
    }),
  ],
  [
    '[X3] a server that does not hear that another was faster',
    ['X1', 'X3', 'X6'],
    () => ({ store: (store) => ({ ...store, append: async (it) => won(await store.append(it)) }) }),
  ],
  ['[X5] a store whose copies lag behind', ['X5', 'X4', 'X3', 'X12'], () => ({ store: lagging })],
  ['[X6] a game that shows its hands', ['X6'], () => ({ games: withOpenHands })],
  [
    '[X8] clocks that run while nobody is there',
    ['X8'],
    () => ({ truth: (store) => ({ ...store, beat: async () => [] }) }),
  ],
  ['[X11] servers that never hear of each other', ['X9', 'X10', 'X11'], () => ({ store: deaf })],
  ['[X12] a store that breaks in a way we did not', ['X12'], () => ({ store: (store) => ({ ...store, due: broken }) })],
];
const APPENDED = { type: 'appended' } as const;

describe('a bug that is planted is found', () => {
  it.each(PLANTED)('%s', async (_what, rules, plant) => {
    expect(rules).toContain((await search(plant))?.violation?.rule);
  });
});

async function search(plant: () => Plant): Promise<Verdict | undefined> {
  for (let seed = 1; seed <= SEARCHED; seed++) {
    const verdict = await torture(seed, { plant: plant() });
    if (verdict.violation) return verdict;
  }
  return undefined;
}

/** Every third look finds the table as it was one entry before. */
function lagging(store: Store): Store {
  const isBehind = every(3);
  const read: Store['read'] = async (table, after) => {
    const stored = await store.read(table, after);
    const isOld = after === 0 && isBehind() && stored && stored.entries.length > 1;
    return isOld ? { ...stored, entries: stored.entries.slice(0, -1) } : stored;
  };
  return { ...store, read };
}

function withOpenHands(games: Games): Games {
  const { coup } = games;
  const game = { ...coup!.game, view: (state: unknown) => coup!.game.view(state, 0) };
  return { ...games, coup: { ...coup!, game } };
}

function deaf(store: Store): Store {
  return { ...store, neighbours: { ...store.neighbours!, listen: () => undefined, movedOn: async () => [] } };
}

function won(answer: Appended): Appended {
  return answer.type === 'conflict' ? APPENDED : answer;
}

async function broken(): Promise<never> {
  throw new Error('not ours');
}
