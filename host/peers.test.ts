// Several servers on one store: the clients of one table may be connected to any of them.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE_TIMEOUT, CLOCK_TIME } from './clock-presets.ts';
import { MemoryPeerNetwork } from './memory-peers.ts';
import { memoryStore } from './memory-store.ts';
import { DEAD_AFTER } from './peers.ts';
import { SharedClock } from './shared-clock.ts';
import type { Store } from './store.ts';
import { STEP_IN_DELAY } from './table-scheduler.ts';
import type { KnownPosition } from './table-state.ts';
import { BOT_PAUSE, findAskedClient, quickBotRunner, TestClient, TestHost } from './test-host.fixture.ts';
import { TestServers } from './test-servers.fixture.ts';

const HINT_CHECK_INTERVAL = 2000;
const ROUND_INTERVAL = 500;

let servers: TestServers;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  servers = new TestServers();
});
afterEach(async () => {
  await servers.close();
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const connectedFlags = (client: TestClient) =>
  client.latestUpdate.table.seats.filter(({ kind }) => kind === 'person').map((it) => it.here);

/** Anna at one server and Boris at another, in a match. */
async function playersOnTwoServers(
  hosts: readonly [TestHost, TestHost],
  bots = 0,
  clock: 'none' | 'fast' | 'relaxed' = 'none',
) {
  const [one, other] = hosts;
  const [anna] = (await one.fillLobby(1, 0)) as [TestClient];
  const boris = await other.connect(anna.table, 'Boris');
  await boris.sit();
  for (let seat = 2; seat < 2 + bots; seat++) {
    await anna.request({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
  }
  await advanceTime(0);
  await anna.request({ type: 'set', clock });
  await anna.request({ type: 'start' });
  await advanceTime(0);
  return [anna, boris] as const;
}

/** Two servers, with a player at each, that lose all hints from now on. */
async function startServersWithoutHints() {
  let hintsAreLost = false;
  servers = new TestServers((_, hint) => hintsAreLost || hint());
  const hosts = [await servers.start('one'), await servers.start('two')] as const;
  const people = await playersOnTwoServers(hosts);
  hintsAreLost = true;
  return { hosts, people };
}

describe('servers on one store', () => {
  it('[H70] entries appended by one of them reach the clients of the others, through whole matches', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const people = await playersOnTwoServers(hosts);
    while (people.some(({ latestUpdate }) => latestUpdate.table.phase !== 'over')) {
      await findAskedClient(people).makeMove();
      await advanceTime(0);
      expect(people[1].position).toBe(people[0].position);
    }
    expect(people[1].latestUpdate.play!.view).toEqual((await people[1].resync()).play!.view);
    expect(hosts.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('[H70] a lost hint costs some seconds, and no client gets anything twice', async () => {
    const { people } = await startServersWithoutHints();
    const actor = findAskedClient(people);
    const other = people.find((client) => client !== actor)!;
    await actor.makeMove({ type: 'income' });
    expect(other.position).toBe(actor.position - 1);
    await advanceTime(HINT_CHECK_INTERVAL + ROUND_INTERVAL);
    expect(other.position).toBe(actor.position);
    const updates = other.messages.filter((message) => message.type === 'update');
    expect(updates.filter(({ position }) => position === actor.position)).toHaveLength(1);
  });

  it('[H70] a lost hint costs less where a server knows that hints were lost', async () => {
    let hintsAreLost = false;
    const network = new MemoryPeerNetwork(memoryStore(), Date.now, (_, hint) => hintsAreLost || hint());
    const stores = ['one', 'two'].map((name) => network.join(name).store);
    const listen = vi.spyOn(stores[0]!.peers!, 'listen');
    const hosts = stores.map((store) => new TestHost({ store })) as [TestHost, TestHost];
    for (const { tables, store } of [...hosts, ...hosts]) tables.setLivePeers(await store.peers!.beat());
    const [anna, boris] = await playersOnTwoServers(hosts);
    await hosts[0].tables.runPeriodicChecks(); // before its next poll would be due
    hintsAreLost = true;
    await boris.request({ type: 'say', speech: { phrase: 'oops' } });
    boris.disconnect();
    await advanceTime(0);
    expect([anna.position, connectedFlags(anna)]).toEqual([boris.position - 1, [true, true]]);
    listen.mock.calls[0]![0].hintsLost();
    await advanceTime(0);
    expect(connectedFlags(anna)).toEqual([true, false]);
    await hosts[0].tables.runPeriodicChecks();
    await advanceTime(0);
    expect(anna.position).toBe(boris.position);
    for (const { tables } of hosts) await tables.close();
  });

  it('[H16] a move that lost its position to a peer is made all the same', async () => {
    const { hosts, people } = await startServersWithoutHints();
    const actor = findAskedClient(people);
    const other = people.find((client) => client !== actor)!;
    await other.request({ type: 'say', speech: { phrase: 'oops' } });
    expect((await actor.makeMove({ type: 'income' })).type).toBe('done');
    const entries = await hosts[0].logEntries(actor.table);
    expect(entries.map(({ type }) => type).slice(-2)).toEqual(['said', 'moved']);
  });

  it('[H70] a client that reconnects from another server never knows more than its new one', async () => {
    const { hosts, people } = await startServersWithoutHints();
    const actor = findAskedClient(people);
    await actor.makeMove({ type: 'income' });
    const otherHost = hosts[people.indexOf(actor) === 0 ? 1 : 0];
    const back = await otherHost.connect(actor.table, actor.guest, actor.position);
    expect(back.messages.filter(({ type }) => type === 'update').map(({ position }) => position)).toEqual([
      actor.position,
    ]);
  });

  it('[H70] a server reads new entries before it refuses a player', async () => {
    const { hosts, people } = await startServersWithoutHints();
    const [anna, boris] = people;
    await boris.request({ type: 'stand' });
    const client = await hosts[0].connect(anna.table, 'Boris', 0); // that server does not know that he stood up
    expect(client.latestUpdate.table.seats[1]!.standIn).toBe(false);
    const entries = await hosts[0].logEntries(anna.table);
    expect(entries.map(({ type }) => type).slice(-2)).toEqual(['left', 'came-back']);
  });

  it('[H70] a table that a peer deleted is gone here too', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const people = await playersOnTwoServers(hosts);
    await hosts[0].store.sweep({ lobby: 0, playing: Date.now() + 1, over: 0 }, 10);
    await advanceTime(HINT_CHECK_INTERVAL + ROUND_INTERVAL);
    for (const client of people) expect(client.messages.at(-1)).toMatchObject({ code: 'no-such-table' });
  });

  it('[H70] a store that was restored from an older back-up is right', async () => {
    const network = new MemoryPeerNetwork(memoryStore(), Date.now);
    const { store } = network.join('one');
    let isOld = false; // without the last entry
    const read: Store['read'] = async (table, after) => {
      const stored = await store.read(table, after);
      const kept = stored?.entries.slice(0, isOld ? Math.max(0, stored.entries.length - 1) : undefined);
      return stored && { ...stored, entries: kept! };
    };
    const outdatedTables = async (known: ReadonlyMap<string, KnownPosition>) => [...known.keys()];
    const testHost = new TestHost({ store: { ...store, read, peers: { ...store.peers!, outdatedTables } } });
    const people = await testHost.startMatch(2);
    await findAskedClient(people).makeMove({ type: 'income' });
    const { position } = people[0]!;
    isOld = true;
    await testHost.tables.runPeriodicChecks();
    await advanceTime(0);
    for (const client of people) expect([client.position, client.latestUpdate.from]).toEqual([position - 1, 0]);
    await testHost.tables.close();
  });

  it('[H70] a player who moves at two servers at once gets what is new, and nothing twice', async () => {
    const hosts = [await servers.start('one'), await servers.start('two', { now: () => Date.now() + 7 })] as const;
    const [anna, boris] = (await hosts[0].fillLobby(2)) as [TestClient, TestClient];
    const clara = await hosts[1].connect(anna.table, 'Clara');
    const people = [anna, boris, clara] as const;
    await clara.sit();
    await advanceTime(0);
    await anna.request({ type: 'start' });
    await advanceTime(0);
    while (findAskedClient(people) !== anna) {
      await findAskedClient(people).makeMove({ type: 'income' });
      await advanceTime(0);
    }
    await anna.makeMove({ type: 'tax' });
    await advanceTime(0);
    await Promise.all([boris.makeMove({ type: 'pass' }), clara.makeMove({ type: 'pass' })]);
    await advanceTime(0);
    for (let turn = 0; turn < 3; turn++) {
      await findAskedClient(people).makeMove({ type: 'income' });
      await advanceTime(0);
      for (const client of people) expect(client.latestUpdate.from).toBeGreaterThan(0);
    }
  });

  it('[H71] a player connected to another server is not absent', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna, boris] = await playersOnTwoServers(hosts, 0, 'relaxed');
    for (const client of [anna, boris]) expect(connectedFlags(client)).toEqual([true, true]);
    const zoe = await hosts[1].connect(anna.table, 'Zoe');
    await advanceTime(1000);
    expect(anna.latestUpdate.table.spectators).toBe(1);
    await advanceTime(2 * ABSENCE_TIMEOUT);
    const entries = await hosts[0].logEntries(anna.table);
    expect(entries.filter(({ type }) => type === 'left')).toEqual([]);
    zoe.disconnect();
    boris.disconnect();
    await advanceTime(1000);
    expect([connectedFlags(anna), anna.latestUpdate.table.spectators]).toEqual([[true, false], 0]);
    await advanceTime(ABSENCE_TIMEOUT);
    expect(anna.latestUpdate.table.seats[1]!.standIn).toBe(true);
  });

  it('[H71] a presence note that could not be written is written again', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna, boris] = await playersOnTwoServers(hosts);
    await hosts[1].connect(anna.table, 'Zoe'); // the table stays loaded there
    const notePresence = vi.spyOn(hosts[1].store.peers!, 'notePresence').mockRejectedValue(new Error('away'));
    boris.disconnect();
    await advanceTime(0);
    notePresence.mockRestore();
    expect(connectedFlags(anna)).toEqual([true, true]);
    await advanceTime(HINT_CHECK_INTERVAL + ROUND_INTERVAL);
    expect(connectedFlags(anna)).toEqual([true, false]);
    expect(hosts[1].problems).toEqual(['note failed']);
  });

  it('[H71] players of a server that dies are absent, until they connect to another', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna, boris] = await playersOnTwoServers(hosts);
    servers.kill(hosts[1]);
    await advanceTime(DEAD_AFTER + ROUND_INTERVAL);
    expect(connectedFlags(anna)).toEqual([true, false]);
    const back = await hosts[0].connect(anna.table, 'Boris', boris.position);
    expect([connectedFlags(anna), connectedFlags(back)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('[H71] a program has one connection among all servers', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await hosts[0].fillLobby(1)) as [TestClient];
    const invitation = await anna.requestInvitation(1);
    const program = await hosts[1].connect(anna.table, invitation);
    await program.sit(1, 'Program');
    await advanceTime(0);
    await expect(hosts[0].connect(anna.table, invitation)).rejects.toThrow('seat-taken');
  });

  it('[H71] of two simultaneous connections of a program to two servers one is closed', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await hosts[0].fillLobby(1)) as [TestClient];
    const invitation = await anna.requestInvitation(1);
    const clients = hosts.map(() => new TestClient(invitation));
    const refused = await Promise.all(clients.map((client, i) => client.connect(hosts[i]!, anna.table)));
    await advanceTime(1000);
    const isDisconnected = ({ messages }: TestClient) =>
      messages.some((it) => it.type === 'refused' && it.code === 'seat-taken');
    expect(clients.filter(isDisconnected)).toHaveLength(1);
    for (const [i, why] of refused.entries()) {
      if (why) expect([why.code, isDisconnected(clients[i]!)]).toEqual(['seat-taken', true]); // while it was connecting
    }
    const listening = await Promise.all(hosts.map(async ({ tables }) => (await tables.countLoaded()).listening));
    expect(listening[0]! + listening[1]!).toBe(2); // Anna, and one of them
  });

  it('[H71] a person may have connections to two servers', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const table = await hosts[0].openTable('Anna');
    const tabs = await Promise.all(hosts.map((testHost) => testHost.connect(table, 'Anna')));
    for (const testHost of hosts) await testHost.connect(table, 'Zoe'); // each learns again who is connected to the other
    await advanceTime(0);
    for (const { messages } of tabs) expect(messages.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  it('[H72] of all servers one lets a bot think', async () => {
    let taskCount = 0;
    const botRunner = {
      choose: async (task: Parameters<typeof quickBotRunner.choose>[0]) => {
        taskCount++;
        return quickBotRunner.choose(task);
      },
    };
    const hosts = [await servers.start('one', { botRunner }), await servers.start('two', { botRunner })] as const;
    const people = await playersOnTwoServers(hosts, 2);
    for (let round = 0; round < 400 && people[0].latestUpdate.table.phase !== 'over'; round++) {
      await findAskedClient(people)?.makeMove();
      await advanceTime(BOT_PAUSE[1]);
    }
    const entries = await hosts[0].logEntries(people[0].table);
    expect(entries.filter((entry) => entry.type === 'moved' && entry.by === 'bot')).toHaveLength(taskCount);
    expect(taskCount).toBeGreaterThan(5);
  });

  it('[H72] what a dead server should have done another does a little later: bots move, and clocks run out', async () => {
    for (const dead of [0, 1] as const) {
      const hosts = [await servers.start(`one ${dead}`), await servers.start(`two ${dead}`)] as const;
      const people = await playersOnTwoServers(hosts, 2, 'fast');
      servers.kill(hosts[dead]);
      const witness = people[1 - dead]!;
      const { position } = witness;
      await advanceTime(15_000 + STEP_IN_DELAY + ROUND_INTERVAL);
      expect(witness.position).toBeGreaterThan(position);
      const entries = await hosts[1 - dead]!.logEntries(witness.table);
      const late = entries.slice(position).find((entry) => entry.type === 'moved');
      expect(late).toBeDefined();
      servers.kill(hosts[1 - dead]!);
    }
  });

  it('[H72] a server acts in place of a dead one also at a table without clients', async () => {
    const choose = vi.fn(quickBotRunner.choose);
    const botRunner = { choose };
    const hosts = [await servers.start('one', { botRunner }), await servers.start('two', { botRunner })] as const;
    const people = await hosts[0].startMatch(2, 0, 'day');
    for (const client of people) client.disconnect();
    await advanceTime(2 * ROUND_INTERVAL);
    for (const { tables } of hosts) expect(await tables.countLoaded()).toEqual({ tables: 0, listening: 0 });
    vi.setSystemTime(Date.now() + CLOCK_TIME.day! - 5 * ROUND_INTERVAL); // the servers must send heartbeats before the deadline
    await advanceTime(10 * ROUND_INTERVAL);
    expect(await hosts[0].lastLogEntry(people[0]!.table)).toMatchObject({ type: 'moved', by: 'clock' });
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('[H73] any server acts for tables without clients; none but its own for one with clients, while that server lives', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await hosts[0].startMatch(1, 2, 'fast')) as [TestClient];
    await advanceTime(10 * BOT_PAUSE[1]);
    expect(await hosts[1].tables.countLoaded()).toEqual({ tables: 0, listening: 0 });
    servers.kill(hosts[0]);
    const { length } = await hosts[1].logEntries(anna.table);
    await advanceTime(15_000 + DEAD_AFTER + STEP_IN_DELAY);
    expect((await hosts[1].logEntries(anna.table)).length).toBeGreaterThan(length);
  });

  it('[H74] the public list has the tables of all servers', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await hosts[0].fillLobby(1)) as [TestClient];
    await anna.request({ type: 'set', listed: true });
    await advanceTime(0);
    for (const { tables } of hosts) expect(await tables.publicList()).toMatchObject([{ id: anna.table, host: 'Anna' }]);
    await anna.request({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' });
    await advanceTime(0);
    expect(await hosts[1].tables.publicList()).toMatchObject([{ taken: 2 }]);
    await anna.request({ type: 'start' });
    await advanceTime(0);
    for (const { tables } of hosts) expect(await tables.publicList()).toEqual([]);
  });

  it('[H74] the public list has a table once, even if its host is connected to two servers', async () => {
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await hosts[0].fillLobby(1)) as [TestClient];
    await anna.request({ type: 'set', listed: true });
    await hosts[1].connect(anna.table, 'Anna');
    await advanceTime(0);
    for (const { tables } of hosts) expect(await tables.publicList()).toHaveLength(1);
  });

  it('[H75] a server that was considered dead publishes again who is connected', async () => {
    const store = memoryStore();
    const network = new MemoryPeerNetwork(store, Date.now);
    const [one, two] = ['one', 'two'].map((name) => network.join(name).store) as [typeof store, typeof store];
    const hosts = [new TestHost({ store: one }), new TestHost({ store: two })] as const;
    const round = async (testHost: TestHost) => testHost.tables.setLivePeers(await testHost.store.peers!.beat());
    for (const testHost of [...hosts, ...hosts]) await round(testHost);
    const [anna] = await playersOnTwoServers(hosts);
    await advanceTime(DEAD_AFTER);
    await round(hosts[0]);
    await advanceTime(0);
    expect(connectedFlags(anna)).toEqual([true, false]);
    await round(hosts[1]);
    await round(hosts[0]);
    await advanceTime(0);
    expect(connectedFlags(anna)).toEqual([true, true]);
    for (const { tables } of hosts) await tables.close();
  });

  it('[H76] a host has a limited number of tables in memory; one more is busy, and idle ones make room', async () => {
    const testHost = await servers.start('one', { maxLoadedTables: 2 });
    const codes = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => testHost.openTable(name)));
    const anna = await testHost.connect(codes[0]!, 'Anna');
    await testHost.connect(codes[1]!, 'Boris');
    await expect(testHost.connect(codes[2]!, 'Clara')).rejects.toThrow('busy');
    await testHost.connect(codes[0]!, 'Zoe').then((zoe) => zoe.disconnect());
    anna.disconnect();
    await advanceTime(2 * ROUND_INTERVAL);
    await testHost.connect(codes[2]!, 'Clara');
    expect((await testHost.tables.countLoaded()).tables).toBe(2);
  });
});

describe('the shared clock', () => {
  it('[H77] follows the store’s, as precisely as possible, and never runs backwards', () => {
    let own = 5000;
    const clock = new SharedClock(() => own);
    expect(clock.now()).toBe(5000);
    clock.synchronize(9010, 5000, 5020);
    own = 5020;
    expect(clock.now()).toBe(9020);
    clock.synchronize(9030, 5020, 5040); // within the uncertainty
    own = 5040;
    expect(clock.now()).toBe(9040);
    clock.synchronize(8000, 5040, 5040);
    expect(clock.now()).toBe(9040);
    own = 7000;
    expect(clock.now()).toBe(9960);
    own = 3_607_000; // set an hour ahead
    expect(clock.now()).toBe(3_609_960);
    clock.synchronize(9970, own, own);
    expect(clock.now()).toBe(9970);
    own += 3_600_000; // ahead and back, before it is synchronized again
    expect(clock.now()).toBe(3_609_970);
    own -= 3_600_000;
    clock.synchronize(9970, own, own);
    expect(clock.now()).toBe(9970);
  });

  it('[H77] ignores a reply during which the server slept', () => {
    const clock = new SharedClock(() => 20_000);
    expect(clock.synchronize(5000, 6000, 20_000)).toBe(false);
    expect(clock.synchronize(5000, 20_000, 19_000)).toBe(false); // set back meanwhile
    expect(clock.now()).toBe(20_000);
    expect(clock.synchronize(5000, 20_000, 20_000)).toBe(true);
  });

  it('[H77] two servers whose own clocks are hours apart show the same time left', async () => {
    const skew = 3 * 60 * 60 * 1000;
    const network = new MemoryPeerNetwork(memoryStore(), Date.now);
    const hosts: TestHost[] = [];
    for (const by of [-skew, skew]) {
      const { store } = network.join(`${by}`);
      const clock = new SharedClock(() => Date.now() + by);
      const { storeTime } = await store.peers!.beat();
      clock.synchronize(storeTime, Date.now() + by, Date.now() + by);
      hosts.push(new TestHost({ store, now: clock.now }));
    }
    const [anna, boris] = await playersOnTwoServers(hosts as [TestHost, TestHost], 0, 'fast');
    await advanceTime(14_000);
    const { position } = anna;
    for (const client of [anna, boris]) {
      const clocks = (await client.resync()).play!.clocks.map(({ left }) => left);
      for (const left of clocks) expect(left).toBe(1000);
    }
    await advanceTime(1000 + STEP_IN_DELAY);
    expect(
      (await hosts[0]!.logEntries(anna.table)).slice(position).some((it) => it.type === 'moved' && it.by === 'clock'),
    ).toBe(true);
    for (const { tables } of hosts) await tables.close();
  });
});
