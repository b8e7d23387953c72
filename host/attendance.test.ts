// Absent players and their stand-ins, device links, and rematches.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { unwrap } from '@kuluary/kernel/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE_TIMEOUT } from './clock-presets.ts';
import { SEAT_HOLD_TIME } from './lobby-requests.ts';
import type { LogEntry } from './log-entry.ts';
import { MAX_LOBBY_ENTRIES } from './log-limits.ts';
import { NOTHING_KNOWN, TableState } from './table-state.ts';
import { BOT_PAUSE, findAskedClient, NAMES, playToEnd, TestClient, TestHost } from './test-host.fixture.ts';

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
const isConnected = (client: TestClient, seat: number) => client.latestUpdate.table.seats[seat]!.here;
const stateFromEntries = ([first, ...rest]: readonly LogEntry[]) => {
  const state = new TableState(GAME_REGISTRY, first!);
  for (const entry of rest) state.apply(entry);
  return state;
};
const standIns = (client: TestClient) => client.latestUpdate.table.seats.map(({ standIn }) => standIn);

describe('absence', () => {
  it('[H25] on a live clock a bot stands in for a player who is absent for a minute, and gives the seat back', async () => {
    for (const clock of ['relaxed', 'normal', 'fast'] as const) {
      const [anna, boris] = (await testHost.startMatch(2, 0, clock)) as [TestClient, TestClient];
      boris.disconnect();
      await advanceTime(ABSENCE_TIMEOUT - 1);
      expect([isConnected(anna, 1), standIns(anna)]).toEqual([false, [false, false]]);
      await advanceTime(1);
      expect(standIns(anna)).toEqual([false, true]);
      const entries = await testHost.logEntries(anna.table);
      expect(entries.some((entry) => entry.type === 'left' && entry.seat === 1)).toBe(true);
      const back = await testHost.connect(anna.table, boris.guest, boris.position);
      expect([standIns(anna), isConnected(anna, 1)]).toEqual([[false, false], true]);
      expect(back.seat).toBe(1);
    }
  });

  it('[H25] no bot stands in for a player who comes back in time, or is connected on another device', async () => {
    const [anna, boris] = (await testHost.startMatch(2, 0, 'relaxed')) as [TestClient, TestClient];
    boris.disconnect();
    await advanceTime(ABSENCE_TIMEOUT - 1);
    const back = await testHost.connect(anna.table, boris.guest);
    await advanceTime(ABSENCE_TIMEOUT - 1);
    const second = await testHost.connect(anna.table, boris.guest);
    back.disconnect();
    await advanceTime(ABSENCE_TIMEOUT);
    expect([standIns(anna), isConnected(anna, 1), second.seat]).toEqual([[false, false], true, 1]);
  });

  it('[H26] without a clock, and on a clock of days, no bot stands in', async () => {
    for (const clock of ['none', 'day', 'three-days'] as const) {
      const [anna, boris] = (await testHost.startMatch(2, 0, clock)) as [TestClient, TestClient];
      boris.disconnect();
      await advanceTime(20 * ABSENCE_TIMEOUT);
      expect([standIns(anna), isConnected(anna, 1)]).toEqual([[false, false], false]);
    }
  });

  it('[H26] in the lobby no bot stands in', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    boris.disconnect();
    await advanceTime(20 * ABSENCE_TIMEOUT);
    expect(anna.latestUpdate.table.seats[1]).toMatchObject({ kind: 'person', name: 'Boris', here: false });
  });

  it('[H25] a match that all players have left is played to its end by the stand-ins', async () => {
    const people = await testHost.startMatch(3, 0, 'relaxed');
    const { table } = people[0]!;
    for (const client of people) client.disconnect();
    for (let second = 0; second < 600; second++) {
      await advanceTime(1000);
      await testHost.tables.runPeriodicChecks();
    }
    expect(await testHost.tables.finishedLog(table)).toHaveProperty('value.outcome');
  });

  it('[H27] a player who stands up during the match leaves the seat to a bot, and takes it back by sitting down', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    await actor.request({ type: 'stand' });
    expect(await actor.refusalOf({ type: 'stand' })).toBe('wrong-phase');
    const { position } = actor;
    await advanceTime(BOT_PAUSE[1]);
    expect((await testHost.logEntries(actor.table))[position]).toMatchObject({
      type: 'moved',
      seat: actor.seat,
      by: 'bot',
    });
    await actor.sit();
    expect(standIns(actor)).toEqual([false, false]);
    expect(actor.seat).not.toBeNull();
  });

  it('[H45] spectators who connect or disconnect are announced to the others once a second; a new client is updated at once', async () => {
    await testHost.tables.close();
    testHost = new TestHost({ batchDelay: 40 });
    const [anna] = (await testHost.startMatch(2)) as [TestClient];
    await advanceTime(1000);
    const before = anna.messages.length;
    for (let i = 0; i < 50; i++) {
      const zoe = await testHost.connect(anna.table, 'Zoe');
      expect(zoe.latestUpdate.table.spectators).toBe(1);
      if (i < 49) zoe.disconnect();
      await advanceTime(10);
    }
    await advanceTime(499);
    expect(anna.messages.length).toBe(before);
    await advanceTime(1);
    expect(anna.messages.length).toBe(before + 1);
    expect(anna.latestUpdate.table.spectators).toBe(1);
    await advanceTime(10_000);
    expect(anna.messages.length).toBe(before + 1);
  });

  it('[H45] a player without a decision who comes back to a seat that a bot plays is updated at once', async () => {
    await testHost.tables.close();
    testHost = new TestHost({ batchDelay: 40 });
    const people = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const idle = people.find(({ isAsked }) => !isAsked)!;
    await idle.request({ type: 'stand' });
    await advanceTime(1000);
    idle.disconnect();
    const back = await testHost.connect(idle.table, idle.guest);
    expect(back.latestUpdate.table.seats.map(({ standIn }) => standIn)).toEqual([false, false]);
  });

  it('[H46] each update says whether a client at the same address has caused it', async () => {
    const table = await testHost.openTable();
    const isOwnFlags: Record<string, boolean[]> = { here: [], there: [] };
    const connect = async (guest: string, from: string) => {
      const send = (_: unknown, isOwn: boolean) => isOwnFlags[from]!.push(isOwn);
      return unwrap(await testHost.tables.connect(table, guest, NOTHING_KNOWN, send, from));
    };
    const anna = await connect('Anna', 'here');
    await connect('Boris', 'there');
    expect(isOwnFlags).toEqual({ here: [true, false], there: [true] });
    await anna.handleRequest({ type: 'ready', ready: true });
    expect(isOwnFlags).toEqual({ here: [true, false, true, true], there: [true, false] });
    const clara = await connect('Clara', 'here');
    expect(isOwnFlags.there).toEqual([true, false, false]);
    expect(isOwnFlags.here!.slice(4)).toEqual([true, true]);
    await clara.resync();
    clara.disconnect();
    await advanceTime(0);
    expect(isOwnFlags).toEqual({
      here: [true, false, true, true, true, true, true, true],
      there: [true, false, false, false],
    });
  });

  it('[H27] the table info shows who is connected, and the number of spectators', async () => {
    const [anna, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const zoe = await testHost.connect(anna.table, 'Zoe');
    const again = await testHost.connect(anna.table, 'Zoe');
    expect(anna.latestUpdate.table.spectators).toBe(1);
    boris.disconnect();
    zoe.disconnect();
    again.disconnect();
    await advanceTime(0);
    expect([isConnected(anna, 0), isConnected(anna, 1), anna.latestUpdate.table.spectators]).toEqual([true, false, 0]);
  });
});

describe('another device', () => {
  it('[H28] a device link moves its maker’s seat once, with everything the seat knows', async () => {
    const [anna, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const link = await boris.requestDeviceLink();
    const phone = await testHost.connect(anna.table, 'phone');
    expect(phone.seat).toBeNull();
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'phone')).toBeUndefined();
    expect([phone.seat, boris.seat]).toEqual([1, null]);
    expect(phone.latestUpdate.from).toBe(0);
    expect(phone.latestUpdate.events.map(({ event }) => (event as { type: string }).type)).toContain('your-hand');
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'tablet')).toMatchObject({ code: 'bad-link' });
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'phone')).toMatchObject({ code: 'already-seated' });
    expect(await testHost.tables.takeSeatByDeviceLink(link, anna.guest)).toMatchObject({ code: 'already-seated' });
    await playToEnd([anna, phone]);
    expect(anna.latestUpdate.table.phase).toBe('over');
  });

  it('[H28] a device link moves the seat also to a former spectator who is not connected at that moment', async () => {
    const [anna, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const phone = await testHost.connect(anna.table, 'phone');
    phone.disconnect();
    await testHost.tables.takeSeatByDeviceLink(await boris.requestDeviceLink(), 'phone');
    const again = await testHost.connect(anna.table, 'phone', phone.position);
    expect(again.latestUpdate).toMatchObject({ from: 0, you: { seat: 1 } });
    expect(again.latestUpdate.events.map(({ event }) => (event as { type: string }).type)).toContain('your-hand');
    again.disconnect();
    expect((await testHost.connect(anna.table, 'phone', again.position)).latestUpdate.from).toBe(again.position);
  });

  it('[H28] of two device links for one seat the second is void once the first was used; also after a restart', async () => {
    const [, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const [one, other] = [await boris.requestDeviceLink(), await boris.requestDeviceLink()];
    expect(await testHost.tables.takeSeatByDeviceLink(one, 'phone')).toBeUndefined();
    expect(await testHost.tables.takeSeatByDeviceLink(other, 'tablet')).toMatchObject({ code: 'bad-link' });
    const restarted = new TestHost({ store: testHost.store });
    expect(await restarted.tables.takeSeatByDeviceLink(one, 'laptop')).toMatchObject({ code: 'bad-link' });
    await restarted.tables.close();
  });

  it('[H28] a used device link stays used when the seat returns to the device that made it', async () => {
    const [anna, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const link = await boris.requestDeviceLink();
    await testHost.tables.takeSeatByDeviceLink(link, 'phone');
    const phone = await testHost.connect(anna.table, 'phone');
    expect(await testHost.tables.takeSeatByDeviceLink(await phone.requestDeviceLink(), boris.guest)).toBeUndefined();
    expect([phone.seat, boris.seat]).toEqual([null, 1]);
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'phone')).toMatchObject({ code: 'bad-link' });
  });

  it('[H29] a device link moves its maker’s seat, whatever its number is by then: never another’s', async () => {
    const [anna, boris, clara] = (await testHost.fillLobby(3)) as [TestClient, TestClient, TestClient];
    const link = await boris.requestDeviceLink();
    const old = await clara.requestDeviceLink();
    await clara.request({ type: 'stand' });
    await boris.sit(2);
    await clara.sit(1);
    await clara.request({ type: 'stand' });
    await anna.request({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Ada' });
    await anna.request({ type: 'start' });
    expect(await testHost.tables.takeSeatByDeviceLink(old, 'thief')).toMatchObject({ code: 'bad-link' });
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'phone')).toBeUndefined();
    expect(anna.latestUpdate.table.seats[2]!.name).toBe('Boris');
    expect((await testHost.connect(anna.table, 'phone')).seat).toBe(2);
  });

  it('[H29] a guest without a seat gets no device link, nor does anybody offline', async () => {
    const [anna] = (await testHost.fillLobby(1)) as [TestClient];
    const zoe = await testHost.connect(anna.table, 'Zoe');
    expect(await zoe.refusalOf({ type: 'device' })).toBe('not-seated');
    const offline = new TestHost({ store: testHost.store }, false);
    const page = await offline.connect(anna.table, NAMES[0]);
    expect(await page.refusalOf({ type: 'device' })).toBe('bad-link');
    await offline.tables.close();
    expect(await testHost.tables.takeSeatByDeviceLink({ table: '999999', holder: '', nonce: '' }, 'x')).toMatchObject({
      code: 'no-such-table',
    });
  });
});

describe('a rematch', () => {
  async function finishMatch(options: Record<string, unknown> = {}): Promise<TestClient[]> {
    const people = await testHost.fillLobby(3, 1);
    await people[0]!.request({ type: 'set', options, clock: 'day', door: false, listed: true });
    await people[0]!.request({ type: 'start' });
    while (people[0]!.latestUpdate.table.phase === 'playing') {
      await playToEnd(people);
      await advanceTime(BOT_PAUSE[1]);
    }
    return people;
  }

  /** Sits them down at the table of the rematch, in this order. */
  async function sitAtRematch(people: readonly TestClient[]): Promise<TestClient[]> {
    const again: TestClient[] = [];
    for (const { guest, latestUpdate } of people) {
      const client = await testHost.connect(latestUpdate.table.next!, guest);
      await client.sit();
      again.push(client);
    }
    return again;
  }

  it('[H30] has the same players, options and clock, whether spectators are allowed, and another seed', async () => {
    const people = await finishMatch({ edition: 'squirrel', coupAt: 8 });
    expect(await people[1]!.refusalOf({ type: 'rematch' })).toBeUndefined();
    const { next, commitment } = people[0]!.latestUpdate.table;
    const [anna, boris] = [await testHost.connect(next!, NAMES[0]), await testHost.connect(next!, NAMES[1])];
    await anna.sit();
    const { table } = anna.latestUpdate;
    expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Clara', 'Bot 3', '', '']);
    expect(table).toMatchObject({ phase: 'lobby', clock: 'day', door: false, listed: false });
    expect(table.options).toMatchObject({ edition: 'squirrel', coupAt: 8 });
    expect(table.commitment).not.toBe(commitment);
    expect([anna.seat, boris.seat, anna.latestUpdate.you.host]).toEqual([0, 1, true]);
  });

  it('[H30] the winner begins where the edition says so', async () => {
    for (const edition of ['hobby-world', 'ukrainian', 'squirrel']) {
      const people = await finishMatch({ edition });
      const { outcome } = unwrap(await testHost.tables.finishedLog(people[0]!.table));
      const winner = outcome?.draw === false ? outcome.winners[0] : null;
      await people[0]!.request({ type: 'rematch' });
      const [again] = (await sitAtRematch(people)) as [TestClient];
      expect(again.latestUpdate.table.options.lastWinner).toBe(winner);
      await again.request({ type: 'start' });
      const { first, options } = again.latestUpdate.play!.view as { first: number; options: { firstPlayer: string } };
      if (options.firstPlayer === 'winner' && winner !== null) expect(first).toBe(winner);
      expect(options.firstPlayer).toBe(edition === 'squirrel' ? 'random' : 'winner');
    }
  });

  it('[H30] after a draw nobody begins as the winner', async () => {
    await testHost.tables.close();
    const { game, ...others } = GAME_REGISTRY.coup!;
    const outcome = (state: unknown) => {
      const ended = game.outcome(state);
      return ended && { ...ended, draw: true };
    };
    testHost = new TestHost({ games: { ...GAME_REGISTRY, coup: { game: { ...game, outcome }, ...others } } });
    const people = await finishMatch();
    await people[0]!.request({ type: 'rematch' });
    const [again] = (await sitAtRematch(people)) as [TestClient];
    expect(again.latestUpdate.table.options.lastWinner).toBeNull();
  });

  it('[H40] can start when all its players have connected and given a new salt', async () => {
    const people = await finishMatch();
    await people[0]!.request({ type: 'rematch' });
    const { next } = people[0]!.latestUpdate.table;
    const [anna, boris] = [await testHost.connect(next!, NAMES[0]), await testHost.connect(next!, NAMES[1])];
    await anna.sit();
    const awaited = () => anna.latestUpdate.table.seats.map((seat) => seat.awaited);
    expect(awaited()).toEqual([false, true, true, false, false, false]);
    expect(await anna.refusalOf({ type: 'start' })).toBe('not-all-here');
    await boris.sit();
    expect(await anna.refusalOf({ type: 'start' })).toBe('not-all-here');
    await anna.request({ type: 'clear-seat', seat: 2 });
    expect(await anna.refusalOf({ type: 'start' })).toBeUndefined();
    expect(awaited()).toEqual([false, false, false]);
    const { seats } = stateFromEntries(await testHost.logEntries(next!));
    expect(seats.map((seat) => (seat.kind === 'person' ? seat.salt : seat.kind))).toEqual([
      'salt of Anna',
      'salt of Boris',
      'bot',
    ]);
  });

  it('[H40] awaited players can sit down even if its lobby was filled with speech meanwhile', async () => {
    const people = await finishMatch();
    await people[0]!.request({ type: 'rematch' });
    const { next } = people[0]!.latestUpdate.table;
    const [boris, clara] = [await testHost.connect(next!, NAMES[1]), await testHost.connect(next!, NAMES[2])];
    await boris.sit();
    while (boris.position < MAX_LOBBY_ENTRIES) await boris.request({ type: 'set', door: true });
    expect(await boris.refusalOf({ type: 'ready', ready: true })).toBe('too-many');
    expect(await clara.refusalOf({ type: 'rename', name: 'Eve' })).toBe('too-many');
    expect((await clara.sit()).type).toBe('done');
    expect((await clara.sit()).type).toBe('refused');
  });

  it('[H40] the first to connect is its host for a while, and may clear seats later', async () => {
    const people = await finishMatch();
    await people[2]!.request({ type: 'rematch' });
    const [clara, boris] = (await sitAtRematch([people[2]!, people[1]!])) as [TestClient, TestClient];
    expect([clara.latestUpdate.you.host, boris.latestUpdate.you.host, clara.seat]).toEqual([true, false, 2]);
    await advanceTime(SEAT_HOLD_TIME);
    expect(await clara.refusalOf({ type: 'clear-seat', seat: 0 })).toBeUndefined();
    expect(await clara.refusalOf({ type: 'start' })).toBeUndefined();
  });

  it('[H44] the former host is host again after connecting, and its seat is held for two minutes', async () => {
    const people = await finishMatch();
    await people[1]!.request({ type: 'rematch' });
    const [boris] = (await sitAtRematch([people[1]!])) as [TestClient];
    await advanceTime(SEAT_HOLD_TIME - 1);
    expect(await boris.refusalOf({ type: 'clear-seat', seat: 0 })).toBe('not-all-here');
    expect(await boris.refusalOf({ type: 'seat-bot', seat: 0, bot: 'random', name: 'Ada' })).toBe('seat-taken');
    const [anna] = (await sitAtRematch([people[0]!])) as [TestClient];
    expect([anna.latestUpdate.you.host, boris.latestUpdate.you.host]).toEqual([true, false]);
    expect(await boris.refusalOf({ type: 'clear-seat', seat: 2 })).toBe('not-host');
    expect(await anna.refusalOf({ type: 'clear-seat', seat: 2 })).toBeUndefined(); // the former host need not wait
    const reloaded = stateFromEntries(await testHost.logEntries(anna.table));
    expect(reloaded.host).toBe(0);
  });

  it('[H41] counts against the quota of the client that asks first, and not again once it is open', async () => {
    const asked: string[] = [];
    let isFree = false;
    await testHost.tables.close();
    testHost = new TestHost({
      mayOpenTable: (from) => {
        asked.push(from);
        return isFree || from === '';
      },
    });
    const people = await finishMatch();
    const boris = await testHost.connect(people[0]!.table, NAMES[1], 0, 'far away');
    asked.length = 0;
    expect(await boris.refusalOf({ type: 'rematch' })).toBe('too-many');
    expect(people[0]!.latestUpdate.table.next).toBeNull();
    isFree = true;
    expect(await boris.refusalOf({ type: 'rematch' })).toBeUndefined();
    expect(await boris.refusalOf({ type: 'rematch' })).toBeUndefined();
    expect(asked).toEqual(['far away', 'far away']);
  });

  it('[H31] simultaneous requests get one table, and all get a reply', async () => {
    const people = await finishMatch();
    const { lobby } = await testHost.store.count();
    const replies = await Promise.all(people.map((client) => client.request({ type: 'rematch' })));
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
    expect(new Set(people.map(({ latestUpdate }) => latestUpdate.table.next)).size).toBe(1);
    expect((await testHost.store.count()).lobby).toBe(lobby + 1);
    expect((await people[0]!.request({ type: 'rematch' })).type).toBe('done');
    expect((await testHost.store.count()).lobby).toBe(lobby + 1);
  });

  it('[H31] simultaneous requests to two servers get one table', async () => {
    const people = await finishMatch();
    const other = new TestHost({ store: testHost.store });
    const boris = await other.connect(people[0]!.table, NAMES[1]);
    const replies = await Promise.all([people[0]!.request({ type: 'rematch' }), boris.request({ type: 'rematch' })]);
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done']);
    await people[0]!.resync();
    expect(people[0]!.latestUpdate.table.next).toBe(boris.latestUpdate.table.next);
    expect((await testHost.logEntries(people[0]!.table)).filter(({ type }) => type === 'continued')).toHaveLength(1);
    await other.tables.close();
  });

  it('[H31] is refused before the end, or without a seat', async () => {
    const people = await testHost.startMatch(2);
    expect(await people[0]!.refusalOf({ type: 'rematch' })).toBe('wrong-phase');
    await playToEnd(people);
    const zoe = new TestClient('Zoe');
    await zoe.connect(testHost, people[0]!.table);
    expect(await zoe.refusalOf({ type: 'rematch' })).toBe('not-seated');
  });
});
