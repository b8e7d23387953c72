// What an administrator can do and see: kicks, table summaries, metrics.

import type { AdminTableSummary } from '@kuluary/protocol/admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from './request-refusal.ts';
import { BOT_PAUSE, NAMES, playToEnd, TestClient, TestHost } from './test-host.fixture.ts';
import { TestServers } from './test-servers.fixture.ts';

let testHost: TestHost;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  testHost = new TestHost();
});
afterEach(async () => {
  await testHost.tables.close();
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function adminSummaryAt(table: string, of = testHost): Promise<AdminTableSummary> {
  const { tables } = await of.tables.findTableSummaries(table, 1);
  return tables[0]!;
}

/** Kicks the guest on a seat. Returns the refusal code. */
async function kick(table: string, seat: number, of = testHost): Promise<string | undefined> {
  const { who } = (await adminSummaryAt(table, of)).seats[seat]!;
  const reply = await of.tables.kick(table, seat, who ?? 'nobody there');
  return reply.ok ? undefined : reply.failure.code;
}

const connectRefusal = async (table: string, guest: string, of = testHost) =>
  (await new TestClient(guest).connect(of, table, 0))?.code;
const lastMessage = ({ messages }: TestClient) => messages.at(-1);
const KICKED = { type: 'refused', ref: null, code: 'kicked' };

describe('a kick', () => {
  it('[H60] frees the seat in a lobby; that guest is disconnected, and can neither connect nor sit down again', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    const { table } = anna;
    const secondDevice = await testHost.connect(table, 'Boris'); // of the same person
    await boris.request({ type: 'say', speech: { text: 'something rude' } });
    expect(anna.latestUpdate.said).toHaveLength(1);
    expect(await kick(table, 1)).toBeUndefined();
    expect([lastMessage(boris), lastMessage(secondDevice)]).toEqual([
      expect.objectContaining(KICKED),
      expect.objectContaining(KICKED),
    ]);
    expect(anna.latestUpdate.table.seats[1]!.kind).toBe('free');
    expect((await anna.resync()).said).toEqual([]);
    expect(await boris.refusalOf({ type: 'sit', seat: 1, name: 'Boris', salt: '' })).toBe('kicked');
    const before = boris.messages.length;
    await anna.request({ type: 'ready', ready: true });
    expect(boris.messages).toHaveLength(before); // no more updates
    expect(await connectRefusal(table, 'Boris')).toBe('kicked');
    expect(await connectRefusal(table, 'Clara')).toBeUndefined();
  });

  it('[H60] of the host makes the next one host', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    expect(await kick(anna.table, 0)).toBeUndefined();
    expect(boris.latestUpdate.you.host).toBe(true);
    expect(await boris.refusalOf({ type: 'set', clock: 'fast' })).toBeUndefined();
  });

  it('[H61] in a match leaves the seat to a bot for good: no device link and no server gives it back', async () => {
    const [anna, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const { table } = anna;
    const link = await boris.requestDeviceLink();
    const deal = JSON.stringify(anna.latestUpdate.play!.view);
    expect(await kick(table, 1)).toBeUndefined();
    expect(lastMessage(boris)).toMatchObject(KICKED);
    expect(anna.latestUpdate.table.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Boris',
      standIn: true,
      here: false,
    });
    expect(JSON.stringify((await anna.resync()).play!.view)).toBe(deal);
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'another device')).toMatchObject({ code: 'bad-link' });
    expect(await testHost.tables.takeSeatByDeviceLink(await anna.requestDeviceLink(), 'Boris')).toMatchObject({
      code: 'kicked',
    });
    const other = new TestHost({ store: testHost.store });
    expect(await connectRefusal(table, 'Boris', other)).toBe('kicked');
    await other.tables.close();
    for (let turns = 0; anna.latestUpdate.table.phase === 'playing' && turns < 500; turns++) {
      if (anna.isAsked) await anna.makeMove();
      else await advanceTime(BOT_PAUSE[1]);
    }
    expect(anna.latestUpdate.table.phase).toBe('over');
    const makers = (await testHost.logEntries(table)).flatMap((entry) =>
      entry.type === 'moved' && entry.seat === 1 ? [entry.by] : [],
    );
    expect(new Set(makers)).toEqual(new Set(['bot']));
  });

  it('[H61] reaches the guest on any server', async () => {
    const servers = new TestServers();
    const [one, other] = [await servers.start('one'), await servers.start('two')];
    const [anna] = (await one.fillLobby(1)) as [TestClient];
    const boris = await other.connect(anna.table, 'Boris');
    await boris.sit();
    await advanceTime(0);
    expect((await adminSummaryAt(anna.table, one)).seats[1]).toMatchObject({ name: 'Boris', here: true });
    expect(await kick(anna.table, 1, one)).toBeUndefined();
    await advanceTime(0);
    expect(lastMessage(boris)).toMatchObject(KICKED);
    expect(await connectRefusal(anna.table, 'Boris', other)).toBe('kicked');
    await servers.close();
  });

  it('[H61] keeps the deal: after a take-back the decision is asked again with the same cards', async () => {
    const people = await testHost.startMatch(3);
    const someone = people.find(({ isAsked }) => isAsked)!;
    const others = people.filter((other) => other !== someone);
    expect(await kick(someone.table, others[0]!.seat!)).toBeUndefined();
    const before = JSON.stringify((await someone.resync()).play!.view);
    await someone.makeMove({ type: 'income' });
    expect(await someone.refusalOf({ type: 'undo' })).toBeUndefined();
    expect(JSON.stringify(someone.latestUpdate.play!.view)).toBe(before);
  });

  it('[H61] a stranger on the seat of a winner who was kicked is not the last winner', async () => {
    const people = (await testHost.startMatch(3)) as [TestClient, TestClient, TestClient];
    await playToEnd(people);
    const winner = (people[0].latestUpdate.play!.view as { outcome: { winners: number[] } }).outcome.winners[0]!;
    const other = people.find(({ seat }) => seat !== winner)!;
    expect(await kick(other.table, winner)).toBeUndefined();
    await other.request({ type: 'rematch' });
    const stranger = await testHost.connect(other.latestUpdate.table.next!, 'Zoe');
    await stranger.sit(winner);
    expect(stranger.seat).toBe(winner);
    expect(stranger.latestUpdate.table.options.lastWinner).toBeNull();
  });

  it('[H61] after the end keeps the guest out of the rematch, where the seat is free', async () => {
    const people = (await testHost.startMatch(3)) as [TestClient, TestClient, TestClient];
    await playToEnd(people);
    expect(await kick(people[0].table, 1)).toBeUndefined();
    await people[0].request({ type: 'rematch' });
    const next = people[0].latestUpdate.table.next!;
    expect(people[1].messages.some((message) => JSON.stringify(message).includes(next))).toBe(false);
    const { seats } = await adminSummaryAt(next);
    expect(seats.slice(0, 3).map(({ name, kind }) => [name, kind])).toEqual([
      [NAMES[0], 'person'],
      ['', 'free'],
      [NAMES[2], 'person'],
    ]);
  });

  it('[H61] voids a program invitation', async () => {
    const [anna] = (await testHost.fillLobby(1)) as [TestClient];
    const token = await anna.requestInvitation(4);
    const robo = await testHost.connect(anna.table, token);
    await robo.sit();
    expect(await kick(anna.table, 4)).toBeUndefined();
    expect(lastMessage(robo)).toMatchObject(KICKED);
    expect((await new TestClient(token).connect(testHost, anna.table))?.code).toBe('kicked');
  });

  it('[H62] is for a guest, not for whoever has the seat by now; bots and free seats cannot be kicked', async () => {
    const [anna, boris] = (await testHost.fillLobby(2, 1)) as [TestClient, TestClient];
    const { table } = anna;
    const { who } = (await adminSummaryAt(table)).seats[1]!;
    await boris.request({ type: 'rename', name: 'Somebody else' });
    expect((await adminSummaryAt(table)).seats[1]!.who).toBe(who);
    await boris.request({ type: 'stand' });
    const clara = await testHost.connect(table, 'Clara');
    await clara.sit(1);
    expect(await testHost.tables.kick(table, 1, who!)).toEqual(refuse('no-such-seat'));
    for (const seat of [2, 3, 6]) {
      expect(await testHost.tables.kick(table, seat, who!)).toEqual(refuse('no-such-seat'));
    }
    expect((await adminSummaryAt(table)).seats.map((there) => there.who !== null)).toEqual([
      true,
      true,
      ...Array(4).fill(false),
    ]);
    expect(await testHost.tables.kick('000000', 0, who!)).toEqual(refuse('no-such-table'));
    expect((await testHost.logEntries(table)).some(({ type }) => type === 'kicked')).toBe(false);
  });
});

describe('the admin summary', () => {
  it('[H63] shows tables with their seats, the latest first, by the beginning of a code; no card, seed, salt or guest', async () => {
    const people = await testHost.startMatch(2, 1);
    const { table } = people[0]!;
    await advanceTime(1000);
    const younger = await testHost.openTable('Zoe');
    await testHost.connect(younger, 'Zoe');
    const { found, tables } = await testHost.tables.findTableSummaries('', 10);
    expect([found, tables.map(({ id }) => id)]).toEqual([2, [younger, table]]);
    expect((await testHost.tables.findTableSummaries('', 1)).tables.map(({ id }) => id)).toEqual([younger]);
    const begin = table.slice(0, 5);
    const byCode = await testHost.tables.findTableSummaries(begin, 10);
    expect(byCode.tables.map(({ id }) => id)).toEqual([younger, table].filter((id) => id.startsWith(begin)));
    const [{ seed }] = (await testHost.logEntries(table)) as [
      { seed: string } & Awaited<ReturnType<TestHost['logEntries']>>[0],
    ];
    const summary = await adminSummaryAt(table);
    expect(summary).toMatchObject({
      game: 'coup',
      phase: 'playing',
      spectators: 0,
      position: people[0]!.position,
    });
    expect(summary.seats.map(({ name, kind, here }) => [name, kind, here])).toEqual([
      ['Anna', 'person', true],
      ['Boris', 'person', true],
      ['Bot 2', 'bot', true],
    ]);
    const text = JSON.stringify(summary);
    for (const secret of [seed, 'salt of']) expect(text).not.toContain(secret);
    expect(Object.keys(summary)).not.toContain('play');
    expect((await adminSummaryAt(younger)).seats[0]!.who).not.toBe('Zoe');
  });

  it('[H63] shows tables with clients at another server', async () => {
    const servers = new TestServers();
    const hosts = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await hosts[0].fillLobby(1)) as [TestClient];
    await advanceTime(0);
    const { found, tables } = await hosts[1].tables.findTableSummaries('', 10);
    expect([found, tables.map(({ id }) => id)]).toEqual([1, [anna.table]]);
    expect(tables[0]!.seats[0]).toMatchObject({ name: 'Anna', here: true });
    await advanceTime(1000);
    await hosts[1].tables.runPeriodicChecks();
    expect((await hosts[1].tables.countLoaded()).tables).toBe(0);
    for (const { tables } of hosts) await tables.close();
  });

  it('[H63] a whole code is looked up in the store, too', async () => {
    const table = await testHost.openTable();
    const other = new TestHost({ store: testHost.store });
    expect((await other.tables.findTableSummaries('', 10)).tables).toEqual([]);
    expect((await other.tables.findTableSummaries(table, 10)).tables.map(({ id }) => id)).toEqual([table]);
    expect((await other.tables.findTableSummaries('000000', 10)).tables).toEqual([]);
    await other.tables.close();
  });
});

describe('metrics', () => {
  it('[H64] count moves, conflicts, reconnects, and how long bots took', async () => {
    const counted: string[] = [];
    const count =
      (what: string) =>
      (...about: readonly unknown[]) =>
        void counted.push([what, ...about.filter((one) => typeof one !== 'number')].join(' '));
    const metrics = {
      moveAppended: count('moved'),
      moveReplied: count('answered'),
      appendConflicted: count('conflict'),
      actedForPeer: count('taken over'),
      guestReconnected: count('came back'),
      botWaited: count('waited'),
      botThought: count('thought'),
    };
    const own = new TestHost({ metrics });
    const other = new TestHost({ store: own.store });
    const [anna] = (await own.startMatch(1, 1)) as [TestClient];
    while (!anna.isAsked) await advanceTime(BOT_PAUSE[1]);
    await anna.makeMove({ type: 'nonsense' });
    expect(counted.splice(0).filter((line) => line.startsWith('answered'))).toEqual(['answered false']);
    const secondClient = await other.connect(anna.table, 'Anna');
    await secondClient.request({ type: 'say', speech: { text: 'first' } });
    await anna.makeMove();
    expect(counted.splice(0)).toEqual(['conflict', 'moved coup player', 'answered true']);
    await other.tables.close(); // else the bot's move may come from there
    while (!counted.includes('moved coup bot')) await (anna.isAsked ? anna.makeMove() : advanceTime(BOT_PAUSE[1]));
    expect(counted).toContain('waited');
    expect(counted).toContain('thought coup random true');
    counted.splice(0);
    await own.connect(anna.table, 'Anna', 0); // a second window
    expect(counted).toEqual([]);
    await own.connect(anna.table, 'Anna', 3);
    expect(counted).toEqual(['came back']);
    await own.tables.close();
  });
});
