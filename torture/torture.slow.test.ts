import type { GameRegistry } from '@kuluary/games/game-entries/game-entry';
import type { AppendResult, Store } from '@kuluary/host/store';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../checks/test-amount.fixture.ts';
import { COUNTER_NAMES, zeroCounters } from './counters.ts';
import type { PlantedBug } from './simulated-server.ts';
import { runWorld, type WorldResult } from './world.ts';

const WORLD_COUNT = testAmount({ slice: 15, full: 60 });
const SEARCHED_WORLDS = 12; // in which a planted bug must be found

describe('simulated worlds', () => {
  it('violate no rule', async () => {
    const total = zeroCounters();
    for (let seed = 1; seed <= WORLD_COUNT; seed++) {
      const { violation, counters } = await runWorld(seed);
      expect(violation, `kuluary torture --seed ${seed}`).toBeUndefined();
      for (const name of COUNTER_NAMES) total[name] += counters[name];
    }
    for (const name of COUNTER_NAMES) expect(total[name], name).toBeGreaterThan(0); // every kind of fault has happened
  });

  it('[X14] depend on their seeds alone, not on earlier worlds', async () => {
    const first = await runWorld(3);
    const other = await runWorld(4);
    expect((await runWorld(4)).fingerprint).toBe(other.fingerprint);
    expect((await runWorld(3)).fingerprint).toBe(first.fingerprint);
    expect(other.fingerprint).not.toBe(first.fingerprint);
  });

  it('restore this thread’s clocks, timers and random numbers', async () => {
    const before = [setTimeout, clearTimeout, setInterval, clearInterval, Date.now, performance.now];
    const random = [crypto.getRandomValues, crypto.randomUUID];
    await runWorld(2);
    expect([setTimeout, clearTimeout, setInterval, clearInterval, Date.now, performance.now]).toEqual(before);
    expect([crypto.getRandomValues, crypto.randomUUID]).toEqual(random);
  });
});

function makeEveryNth(count: number): () => boolean {
  let times = 0;
  return () => ++times % count === 0;
}

const PLANTED_BUGS: readonly (readonly [name: string, rules: readonly string[], plant: () => PlantedBug])[] = [
  [
    '[X1] a store that confirms what it has not written',
    ['X1'],
    () => {
      const isLost = makeEveryNth(40);
      return {
        serverStore: (store) => ({
          ...store,
          append: async (request) => (isLost() ? APPENDED : store.append(request)),
        }),
      };
    },
  ],
  [
    '[X1] a store that confirms before it writes',
    ['X1'],
    () => ({
      serverStore: (store) => ({
        ...store,
        append: async (request) => {
          store.append(request).catch(() => undefined);
          return APPENDED;
        },
      }),
    }),
  ],
  [
    '[X3] a server that does not notice conflicts',
    ['X1', 'X3', 'X5', 'X6'],
    () => ({
      serverStore: (store) => ({ ...store, append: async (request) => withoutConflicts(await store.append(request)) }),
    }),
  ],
  ['[X5] a store whose replicas lag behind', ['X5', 'X4', 'X3', 'X12'], () => ({ serverStore: withLaggingReads })],
  ['[X6] a game that shows a hand to everybody', ['X6'], () => ({ games: withOpenHands })],
  [
    '[X8] clocks that run during downtimes',
    ['X8'],
    () => ({ sharedStore: (store) => ({ ...store, beat: async () => [] }) }),
  ],
  ['[X11] servers that get no hints', ['X9', 'X10', 'X11'], () => ({ serverStore: withoutHints })],
  [
    '[X12] a store that fails with an error that was not injected',
    ['X12'],
    () => ({ serverStore: (store) => ({ ...store, due: throwUnexpected }) }),
  ],
];
const APPENDED = { type: 'appended' } as const;

describe('planted bugs are found', () => {
  it.each(PLANTED_BUGS)('%s', async (_name, rules, plant) => {
    expect(rules).toContain((await findViolation(plant))?.violation?.rule);
  });
});

async function findViolation(plant: () => PlantedBug): Promise<WorldResult | undefined> {
  for (let seed = 1; seed <= SEARCHED_WORLDS; seed++) {
    const result = await runWorld(seed, { plantedBug: plant() });
    if (result.violation) return result;
  }
  return undefined;
}

/** Every third full read misses the last entry. */
function withLaggingReads(store: Store): Store {
  const isBehind = makeEveryNth(3);
  const read: Store['read'] = async (table, after) => {
    const storedLog = await store.read(table, after);
    const isOld = after === 0 && isBehind() && storedLog && storedLog.entries.length > 1;
    return isOld ? { ...storedLog, entries: storedLog.entries.slice(0, -1) } : storedLog;
  };
  return { ...store, read };
}

function withOpenHands(games: GameRegistry): GameRegistry {
  const { coup } = games;
  const game = { ...coup!.game, view: (state: unknown) => coup!.game.view(state, 0) };
  return { ...games, coup: { ...coup!, game } };
}

function withoutHints(store: Store): Store {
  return { ...store, peers: { ...store.peers!, listen: () => undefined, outdatedTables: async () => [] } };
}

function withoutConflicts(result: AppendResult): AppendResult {
  return result.type === 'conflict' ? APPENDED : result;
}

async function throwUnexpected(): Promise<never> {
  throw new Error('not injected');
}
