// Several servers on one store: people at one table may be connected to any of them.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEP_IN } from './caretaker.ts';
import { ABSENCE, CLOCK_TIME } from './clocks.ts';
import { asked, BOT_PAUSE, House, quickThinker, Visitor } from './house.fixture.ts';
import { MemoryNeighbourhood } from './memory-neighbours.ts';
import { memoryStore } from './memory-store.ts';
import { DEAD_AFTER } from './neighbours.ts';
import { Servers } from './servers.fixture.ts';
import { SharedClock } from './shared-clock.ts';
import type { Store } from './store.ts';
import type { Seen } from './table-state.ts';

const HINTS_CHECKED = 2000;
const ROUND = 500;

let servers: Servers;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  servers = new Servers();
});
afterEach(async () => {
  await servers.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const here = (visitor: Visitor) =>
  visitor.latest.table.seats.filter(({ kind }) => kind === 'person').map((it) => it.here);

/** Anna at one server and Boris at another, in a game. */
async function apart(houses: readonly [House, House], bots = 0, clock: 'none' | 'fast' | 'relaxed' = 'none') {
  const [one, other] = houses;
  const [anna] = (await one.seat(1, 0)) as [Visitor];
  const boris = await other.come(anna.table, 'Boris');
  await boris.sit();
  for (let seat = 2; seat < 2 + bots; seat++) {
    await anna.ask({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
  }
  await pass(0);
  await anna.ask({ type: 'set', clock });
  await anna.ask({ type: 'start' });
  await pass(0);
  return [anna, boris] as const;
}

/** Two servers that hear no hint of each other any more, and people who are apart there. */
async function deafServers() {
  let isDeaf = false;
  servers = new Servers((_, hint) => isDeaf || hint());
  const houses = [await servers.start('one'), await servers.start('two')] as const;
  const people = await apart(houses);
  isDeaf = true;
  return { houses, people };
}

describe('servers on one store', () => {
  it('[H70] whatever happens through one of them is heard at the others, whole games long', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const people = await apart(houses);
    while (people.some(({ latest }) => latest.table.phase !== 'over')) {
      await asked(people).answer();
      await pass(0);
      expect(people[1].position).toBe(people[0].position);
    }
    expect(people[1].latest.play!.view).toEqual((await people[1].resync()).play!.view);
    expect(houses.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('[H70] a hint that was lost is made up for within some seconds, and nobody is told anything twice', async () => {
    const { people } = await deafServers();
    const actor = asked(people);
    const other = people.find((visitor) => visitor !== actor)!;
    await actor.answer({ type: 'income' });
    expect(other.position).toBe(actor.position - 1);
    await pass(HINTS_CHECKED + ROUND);
    expect(other.position).toBe(actor.position);
    const updates = other.heard.filter((message) => message.type === 'update');
    expect(updates.filter(({ position }) => position === actor.position)).toHaveLength(1);
  });

  it('[H70] and at once where a server knows that hints were lost', async () => {
    let isDeaf = false;
    const neighbourhood = new MemoryNeighbourhood(memoryStore(), Date.now, (_, hint) => isDeaf || hint());
    const stores = ['one', 'two'].map((name) => neighbourhood.join(name).store);
    const listen = vi.spyOn(stores[0]!.neighbours!, 'listen');
    const houses = stores.map((store) => new House({ store })) as [House, House];
    for (const { tables, store } of [...houses, ...houses]) tables.meet(await store.neighbours!.beat());
    const [anna, boris] = await apart(houses);
    await houses[0].tables.lookAround(); // the next look of its own would be later
    isDeaf = true;
    await boris.ask({ type: 'say', speech: { phrase: 'oops' } });
    boris.leave();
    await pass(0);
    expect([anna.position, here(anna)]).toEqual([boris.position - 1, [true, true]]);
    listen.mock.calls[0]![0].missed();
    await pass(0);
    expect(here(anna)).toEqual([true, false]);
    await houses[0].tables.lookAround();
    await pass(0);
    expect(anna.position).toBe(boris.position);
    for (const { tables } of houses) await tables.close();
  });

  it('[H16] a move that lost its position is made all the same', async () => {
    const { houses, people } = await deafServers();
    const actor = asked(people);
    const other = people.find((visitor) => visitor !== actor)!;
    await other.ask({ type: 'say', speech: { phrase: 'oops' } });
    expect((await actor.answer({ type: 'income' })).type).toBe('done');
    const entries = await houses[0].entries(actor.table);
    expect(entries.map(({ type }) => type).slice(-2)).toEqual(['said', 'moved']);
  });

  it('[H70] whoever comes from another server knows no more than the one it comes to', async () => {
    const { houses, people } = await deafServers();
    const actor = asked(people);
    await actor.answer({ type: 'income' });
    const elsewhere = houses[people.indexOf(actor) === 0 ? 1 : 0];
    const back = await elsewhere.come(actor.table, actor.guest, actor.position);
    expect(back.heard.filter(({ type }) => type === 'update').map(({ position }) => position)).toEqual([
      actor.position,
    ]);
  });

  it('[H70] what a server would refuse it first holds against the store: others may know better', async () => {
    const { houses, people } = await deafServers();
    const [anna, boris] = people;
    await boris.ask({ type: 'stand' });
    const twin = await houses[0].come(anna.table, 'Boris', 0); // there he never got up
    expect(twin.latest.table.seats[1]!.standIn).toBe(false);
    const entries = await houses[0].entries(anna.table);
    expect(entries.map(({ type }) => type).slice(-2)).toEqual(['left', 'came-back']);
  });

  it('[H70] a table that was removed elsewhere is gone here too', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const people = await apart(houses);
    await houses[0].store.sweep({ lobby: 0, playing: Date.now() + 1, over: 0 }, 10);
    await pass(HINTS_CHECKED + ROUND);
    for (const visitor of people) expect(visitor.heard.at(-1)).toMatchObject({ code: 'no-such-table' });
  });

  it('[H70] a store that was brought back from an older copy is believed', async () => {
    const neighbourhood = new MemoryNeighbourhood(memoryStore(), Date.now);
    const { store } = neighbourhood.join('one');
    let isOld = false; // it knows nothing of the last entry
    const read: Store['read'] = async (table, after) => {
      const stored = await store.read(table, after);
      const kept = stored?.entries.slice(0, isOld ? Math.max(0, stored.entries.length - 1) : undefined);
      return stored && { ...stored, entries: kept! };
    };
    const movedOn = async (known: ReadonlyMap<string, Seen>) => [...known.keys()];
    const house = new House({ store: { ...store, read, neighbours: { ...store.neighbours!, movedOn } } });
    const people = await house.play(2);
    await asked(people).answer({ type: 'income' });
    const { position } = people[0]!;
    isOld = true;
    await house.tables.lookAround();
    await pass(0);
    for (const visitor of people) expect([visitor.position, visitor.latest.from]).toEqual([position - 1, 0]);
    await house.tables.close();
  });

  it('[H70] whoever answers in the same moment at two servers is told what is new to it, and nothing twice', async () => {
    const houses = [await servers.start('one'), await servers.start('two', { now: () => Date.now() + 7 })] as const;
    const [anna, boris] = (await houses[0].seat(2)) as [Visitor, Visitor];
    const clara = await houses[1].come(anna.table, 'Clara');
    const people = [anna, boris, clara] as const;
    await clara.sit();
    await pass(0);
    await anna.ask({ type: 'start' });
    await pass(0);
    while (asked(people) !== anna) {
      await asked(people).answer({ type: 'income' });
      await pass(0);
    }
    await anna.answer({ type: 'tax' });
    await pass(0);
    await Promise.all([boris.answer({ type: 'pass' }), clara.answer({ type: 'pass' })]);
    await pass(0);
    for (let turn = 0; turn < 3; turn++) {
      await asked(people).answer({ type: 'income' });
      await pass(0);
      for (const visitor of people) expect(visitor.latest.from).toBeGreaterThan(0);
    }
  });

  it('[H71] whoever is connected to another server is here, and is missed by nobody', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna, boris] = await apart(houses, 0, 'relaxed');
    for (const visitor of [anna, boris]) expect(here(visitor)).toEqual([true, true]);
    const zoe = await houses[1].come(anna.table, 'Zoe');
    await pass(1000);
    expect(anna.latest.table.spectators).toBe(1);
    await pass(2 * ABSENCE);
    const entries = await houses[0].entries(anna.table);
    expect(entries.filter(({ type }) => type === 'left')).toEqual([]);
    zoe.leave();
    boris.leave();
    await pass(1000);
    expect([here(anna), anna.latest.table.spectators]).toEqual([[true, false], 0]);
    await pass(ABSENCE);
    expect(anna.latest.table.seats[1]!.standIn).toBe(true);
  });

  it('[H71] what could not be said of whoever has gone is said again', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna, boris] = await apart(houses);
    await houses[1].come(anna.table, 'Zoe'); // the table stays open there
    const note = vi.spyOn(houses[1].store.neighbours!, 'note').mockRejectedValue(new Error('away'));
    boris.leave();
    await pass(0);
    note.mockRestore();
    expect(here(anna)).toEqual([true, true]);
    await pass(HINTS_CHECKED + ROUND);
    expect(here(anna)).toEqual([true, false]);
    expect(houses[1].problems).toEqual(['note failed']);
  });

  it('[H71] with a server that dies its people are gone, until they come to another', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna, boris] = await apart(houses);
    servers.kill(houses[1]);
    await pass(DEAD_AFTER + ROUND);
    expect(here(anna)).toEqual([true, false]);
    const back = await houses[0].come(anna.table, 'Boris', boris.position);
    expect([here(anna), here(back)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('[H71] a program has one connection, whichever server it is at', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await houses[0].seat(1)) as [Visitor];
    const pass1 = await anna.passFor(1);
    const program = await houses[1].come(anna.table, pass1);
    await program.sit(1, 'Program');
    await pass(0);
    await expect(houses[0].come(anna.table, pass1)).rejects.toThrow('seat-taken');
  });

  it('[H71] also if it comes to two at the same moment: one of them is shown out', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await houses[0].seat(1)) as [Visitor];
    const pass1 = await anna.passFor(1);
    const twins = houses.map(() => new Visitor(pass1));
    const refused = await Promise.all(twins.map((twin, i) => twin.enter(houses[i]!, anna.table)));
    await pass(1000);
    const isShownOut = ({ heard }: Visitor) => heard.some((it) => it.type === 'refused' && it.code === 'seat-taken');
    expect(twins.filter(isShownOut)).toHaveLength(1);
    for (const [i, why] of refused.entries()) {
      if (why) expect([why.code, isShownOut(twins[i]!)]).toEqual(['seat-taken', true]); // while it was coming in
    }
    const listening = await Promise.all(houses.map(async ({ tables }) => (await tables.size()).listening));
    expect(listening[0]! + listening[1]!).toBe(2); // Anna, and one of them
  });

  it('[H71] a person may be at two', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const table = await houses[0].open('Anna');
    const tabs = await Promise.all(houses.map((house) => house.come(table, 'Anna')));
    for (const house of houses) await house.come(table, 'Zoe'); // each hears anew who is at the other
    await pass(0);
    for (const { heard } of tabs) expect(heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  it('[H72] of all servers one thinks for a bot', async () => {
    let thoughts = 0;
    const thinker = {
      choose: async (thought: Parameters<typeof quickThinker.choose>[0]) => {
        thoughts++;
        return quickThinker.choose(thought);
      },
    };
    const houses = [await servers.start('one', { thinker }), await servers.start('two', { thinker })] as const;
    const people = await apart(houses, 2);
    for (let round = 0; round < 400 && people[0].latest.table.phase !== 'over'; round++) {
      await asked(people)?.answer();
      await pass(BOT_PAUSE[1]);
    }
    const entries = await houses[0].entries(people[0].table);
    expect(entries.filter((entry) => entry.type === 'moved' && entry.by === 'bot')).toHaveLength(thoughts);
    expect(thoughts).toBeGreaterThan(5);
  });

  it('[H72] what a dead server should have done another does a little later: bots move, and clocks run out', async () => {
    for (const dead of [0, 1] as const) {
      const houses = [await servers.start(`one ${dead}`), await servers.start(`two ${dead}`)] as const;
      const people = await apart(houses, 2, 'fast');
      servers.kill(houses[dead]);
      const witness = people[1 - dead]!;
      const { position } = witness;
      await pass(15_000 + STEP_IN + ROUND);
      expect(witness.position).toBeGreaterThan(position);
      const entries = await houses[1 - dead]!.entries(witness.table);
      const late = entries.slice(position).find((entry) => entry.type === 'moved');
      expect(late).toBeDefined();
      servers.kill(houses[1 - dead]!);
    }
  });

  it('[H72] also at a table that nobody has open', async () => {
    const choose = vi.fn(quickThinker.choose);
    const thinker = { choose };
    const houses = [await servers.start('one', { thinker }), await servers.start('two', { thinker })] as const;
    const people = await houses[0].play(2, 0, 'day');
    for (const visitor of people) visitor.leave();
    await pass(2 * ROUND);
    for (const { tables } of houses) expect(await tables.size()).toEqual({ tables: 0, listening: 0 });
    vi.setSystemTime(Date.now() + CLOCK_TIME.day! - 5 * ROUND); // that they meet again before it is time
    await pass(10 * ROUND);
    expect(await houses[0].lastEntry(people[0]!.table)).toMatchObject({ type: 'moved', by: 'clock' });
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('[H73] tables that nobody has open are looked after by one of the servers, those of a living one by nobody else', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await houses[0].play(1, 2, 'fast')) as [Visitor];
    await pass(10 * BOT_PAUSE[1]);
    expect(await houses[1].tables.size()).toEqual({ tables: 0, listening: 0 });
    servers.kill(houses[0]);
    const { length } = await houses[1].entries(anna.table);
    await pass(15_000 + DEAD_AFTER + STEP_IN);
    expect((await houses[1].entries(anna.table)).length).toBeGreaterThan(length);
  });

  it('[H74] strangers find the tables of all servers', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await houses[0].seat(1)) as [Visitor];
    await anna.ask({ type: 'set', listed: true });
    await pass(0);
    for (const { tables } of houses) expect(await tables.listed()).toMatchObject([{ id: anna.table, host: 'Anna' }]);
    await anna.ask({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' });
    await pass(0);
    expect(await houses[1].tables.listed()).toMatchObject([{ taken: 2 }]);
    await anna.ask({ type: 'start' });
    await pass(0);
    for (const { tables } of houses) expect(await tables.listed()).toEqual([]);
  });

  it('[H74] once, though its host be at two of them', async () => {
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await houses[0].seat(1)) as [Visitor];
    await anna.ask({ type: 'set', listed: true });
    await houses[1].come(anna.table, 'Anna');
    await pass(0);
    for (const { tables } of houses) expect(await tables.listed()).toHaveLength(1);
  });

  it('[H75] a server that was held for dead says again who is there', async () => {
    const store = memoryStore();
    const neighbourhood = new MemoryNeighbourhood(store, Date.now);
    const [one, two] = ['one', 'two'].map((name) => neighbourhood.join(name).store) as [typeof store, typeof store];
    const houses = [new House({ store: one }), new House({ store: two })] as const;
    const round = async (house: House) => house.tables.meet(await house.store.neighbours!.beat());
    for (const house of [...houses, ...houses]) await round(house);
    const [anna] = await apart(houses);
    await pass(DEAD_AFTER);
    await round(houses[0]);
    await pass(0);
    expect(here(anna)).toEqual([true, false]);
    await round(houses[1]);
    await round(houses[0]);
    await pass(0);
    expect(here(anna)).toEqual([true, true]);
    for (const { tables } of houses) await tables.close();
  });

  it('[H76] a host has so many tables open at once; one more is busy, and those that nobody needs make room', async () => {
    const house = await servers.start('one', { room: 2 });
    const codes = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => house.open(name)));
    const anna = await house.come(codes[0]!, 'Anna');
    await house.come(codes[1]!, 'Boris');
    await expect(house.come(codes[2]!, 'Clara')).rejects.toThrow('busy');
    await house.come(codes[0]!, 'Zoe').then((zoe) => zoe.leave());
    anna.leave();
    await pass(2 * ROUND);
    await house.come(codes[2]!, 'Clara');
    expect((await house.tables.size()).tables).toBe(2);
  });
});

describe('a clock that servers share', () => {
  it('[H77] goes by the store, as well as can be known, and never backwards', () => {
    let own = 5000;
    const clock = new SharedClock(() => own);
    expect(clock.now()).toBe(5000);
    clock.set(9010, 5000, 5020);
    own = 5020;
    expect(clock.now()).toBe(9020);
    clock.set(9030, 5020, 5040); // within what cannot be known
    own = 5040;
    expect(clock.now()).toBe(9040);
    clock.set(8000, 5040, 5040);
    expect(clock.now()).toBe(9040);
    own = 7000;
    expect(clock.now()).toBe(9960);
    own = 3_607_000; // somebody sets it an hour ahead
    expect(clock.now()).toBe(3_609_960);
    clock.set(9970, own, own);
    expect(clock.now()).toBe(9970);
    own += 3_600_000; // ahead and back, before it is set again
    expect(clock.now()).toBe(3_609_970);
    own -= 3_600_000;
    clock.set(9970, own, own);
    expect(clock.now()).toBe(9970);
  });

  it('[H77] an answer during which the server slept tells it nothing', () => {
    const clock = new SharedClock(() => 20_000);
    expect(clock.set(5000, 6000, 20_000)).toBe(false);
    expect(clock.set(5000, 20_000, 19_000)).toBe(false); // it was set back meanwhile
    expect(clock.now()).toBe(20_000);
    expect(clock.set(5000, 20_000, 20_000)).toBe(true);
  });

  it('[H77] two servers whose own clocks are hours apart charge the same time', async () => {
    const skew = 3 * 60 * 60 * 1000;
    const neighbourhood = new MemoryNeighbourhood(memoryStore(), Date.now);
    const houses: House[] = [];
    for (const by of [-skew, skew]) {
      const { store } = neighbourhood.join(`${by}`);
      const clock = new SharedClock(() => Date.now() + by);
      const { time } = await store.neighbours!.beat();
      clock.set(time, Date.now() + by, Date.now() + by);
      houses.push(new House({ store, now: clock.now }));
    }
    const [anna, boris] = await apart(houses as [House, House], 0, 'fast');
    await pass(14_000);
    const { position } = anna;
    for (const visitor of [anna, boris]) {
      const clocks = (await visitor.resync()).play!.clocks.map(({ left }) => left);
      for (const left of clocks) expect(left).toBe(1000);
    }
    await pass(1000 + STEP_IN);
    expect(
      (await houses[0]!.entries(anna.table)).slice(position).some((it) => it.type === 'moved' && it.by === 'clock'),
    ).toBe(true);
    for (const { tables } of houses) await tables.close();
  });
});
