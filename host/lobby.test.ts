import { unwrap } from '@kuluary/kernel/result';
import { MAX_CHAT_LINES, MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { nameSchema } from '@kuluary/protocol/to-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ENTRIES_OF_ADDRESS } from './address-quota.ts';
import { areConfusable } from './confusable-names.ts';
import { MAX_SPECTATORS, MAX_SPECTATORS_OF_ADDRESS } from './listeners.ts';
import { MAX_ENTRIES, MAX_LOBBY_ENTRIES } from './log-limits.ts';
import { findAskedClient, NAMES, playToEnd, type TestClient, TestHost } from './test-host.fixture.ts';

let testHost: TestHost;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  testHost = new TestHost();
});
afterEach(async () => {
  await testHost.tables.close();
  vi.useRealTimers();
});

const seatNames = ({ latestUpdate: latest }: TestClient) => latest.table.seats.map(({ name }) => name);
const hostSeats = ({ latestUpdate: latest }: TestClient) =>
  latest.table.seats.flatMap(({ host }, seat) => (host ? [seat] : []));

describe('sitting down', () => {
  it('[H7] on a chosen free seat, or on any; a taken seat cannot be taken, and a guest has only one', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    expect(await boris.refusalOf({ type: 'sit', seat: 0, name: 'Boris', salt: '' })).toBe('seat-taken');
    expect(await boris.refusalOf({ type: 'sit', seat: 6, name: 'Boris', salt: '' })).toBe('no-such-seat');
    await boris.sit(4);
    expect(seatNames(anna)).toEqual(['Anna', '', '', '', 'Boris', '']);
    await boris.sit(null);
    expect(boris.seat).toBe(4);
  });

  it('[H7] is refused at a full table, and once the match has begun', async () => {
    const people = await testHost.fillLobby(6);
    const late = await testHost.connect(people[0]!.table, 'Greta');
    expect(await late.refusalOf({ type: 'sit', seat: null, name: 'Greta', salt: '' })).toBe('table-full');
    await people[5]!.request({ type: 'stand' });
    await people[0]!.request({ type: 'start' });
    expect(await late.refusalOf({ type: 'sit', seat: null, name: 'Greta', salt: '' })).toBe('wrong-phase');
    expect(await people[1]!.refusalOf({ type: 'sit', seat: null, name: 'B', salt: '' })).toBe('already-seated');
  });

  it('[H8] the second player of a name gets a number, within the limit', async () => {
    const [anna, boris, clara] = (await testHost.fillLobby(3)) as [TestClient, TestClient, TestClient];
    await boris.request({ type: 'rename', name: 'Anna' });
    await clara.sit(null, 'Anna');
    expect(seatNames(anna).slice(0, 3)).toEqual(['Anna', 'Anna 2', 'Anna 3']);
    await boris.request({ type: 'rename', name: 'Anna' });
    expect(seatNames(anna)[1]).toBe('Anna 2');
    const long = 'x'.repeat(MAX_NAME_CHARACTERS);
    await anna.request({ type: 'rename', name: long });
    await anna.request({ type: 'seat-bot', seat: 5, bot: 'random', name: long });
    expect(seatNames(anna)[5]).toBe(`${'x'.repeat(MAX_NAME_CHARACTERS - 2)} 2`);
  });
});

describe('names', () => {
  const taken = ['Host', 'Оксана', 'Helen ❤'];
  const same = ['HOST', 'Нost', 'Ноst', 'Ηοst', 'Ｈｏｓｔ', 'оксана', 'Oкcaнa', 'Helen ❤️', 'неlen ❤'];
  const others = ['Hosta', 'Ghost', 'Оксани', 'Helen'];

  it('[H8] that look alike, in any alphabet, count as equal', () => {
    for (const name of same.slice(0, -1))
      expect([name, taken.some((other) => areConfusable(name, other))]).toEqual([name, true]);
    for (const name of [...others, same.at(-1)!]) {
      expect([name, taken.some((other) => areConfusable(name, other))]).toEqual([name, false]);
    }
  });

  it('[H8] with invisible characters are invalid; spaces are merged', () => {
    const unseen = [
      '\ufe0f',
      '\u034f',
      '\u200b',
      '\ud800',
      '\u2065',
      '\ufff0',
      '\u{e0fff}',
      '\u180b',
      '\u17b4',
      '\u00ad',
    ];
    for (const letter of unseen)
      expect([letter, nameSchema.safeParse(`Ho${letter}st`).success]).toEqual([letter, false]);
    for (const right of ['Анна', '❤️', '👨‍👩‍👧', '👁️‍🗨️ x', 'Zoë', 'O’Neill']) expect(nameSchema.parse(right)).toBe(right);
    expect(nameSchema.parse('  A  B\u00a0\u2003C ')).toBe('A B C');
  });
});

describe('a new table', () => {
  it('[H79] gets a new code, also where many are taken', async () => {
    const create = vi.spyOn(testHost.store, 'create');
    for (let taken = 0; taken < 10; taken++) create.mockResolvedValueOnce(false);
    const [anna] = (await testHost.fillLobby(1)) as [TestClient];
    expect([anna.seat, create.mock.calls.length]).toEqual([0, 11]);
  });

  it('[H79] is not opened if no code is free', async () => {
    vi.spyOn(testHost.store, 'create').mockResolvedValue(false);
    await expect(testHost.openTable()).rejects.toThrow('busy');
  });
});

describe('the host', () => {
  it('[H9] alone decides about bots, options and the start', async () => {
    const [, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    expect(await boris.refusalOf({ type: 'seat-bot', seat: 3, bot: 'random', name: 'Ada' })).toBe('not-host');
    expect(await boris.refusalOf({ type: 'clear-seat', seat: 0 })).toBe('not-host');
    expect(await boris.refusalOf({ type: 'set', clock: 'day' })).toBe('not-host');
    expect(await boris.refusalOf({ type: 'start' })).toBe('not-host');
    const zoe = await testHost.connect(boris.table, 'Zoe');
    expect(await zoe.refusalOf({ type: 'start' })).toBe('not-seated');
    expect(await zoe.refusalOf({ type: 'say', speech: { text: 'hi' } })).toBe('not-seated');
  });

  it('[H9] is the person who has sat there longest: another one if the host stands up, even after sitting down again', async () => {
    const [anna, boris, clara] = (await testHost.fillLobby(3)) as [TestClient, TestClient, TestClient];
    await clara.sit(5);
    await boris.sit(4);
    expect(hostSeats(anna)).toEqual([0]);
    await anna.request({ type: 'stand' });
    expect(hostSeats(anna)).toEqual([4]);
    await anna.sit(0);
    expect(hostSeats(anna)).toEqual([4]);
    await boris.request({ type: 'clear-seat', seat: 5 });
    await clara.sit();
    await boris.request({ type: 'stand' });
    expect(hostSeats(anna)).toEqual([0]);
  });

  it('[H86] asks everybody again by another option or clock, but not by what changes nothing', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    const isBorisReady = () => anna.latestUpdate.table.seats[1]!.ready;
    const requests = [
      { type: 'set', options: { edition: 'squirrel' } },
      { type: 'set', options: { edition: 'squirrel', inquisitor: true } },
      { type: 'set', clock: 'fast' },
    ] as const;
    for (const request of requests) {
      await boris.request({ type: 'ready', ready: true });
      await anna.request(request);
      expect(isBorisReady()).toBe(false);
      await boris.request({ type: 'ready', ready: true });
      await anna.request(request);
      expect(isBorisReady()).toBe(true);
    }
  });

  it('[H9] is refused what does not exist', async () => {
    const [anna] = (await testHost.fillLobby(2)) as [TestClient];
    const refusals = [
      await anna.refusalOf({ type: 'seat-bot', seat: 3, bot: 'nobody', name: 'Ada' }),
      await anna.refusalOf({ type: 'seat-bot', seat: 3, bot: 'constructor', name: 'Ada' }),
      await anna.refusalOf({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Ada' }),
      await anna.refusalOf({ type: 'seat-bot', seat: 9, bot: 'random', name: 'Ada' }),
      await anna.refusalOf({ type: 'clear-seat', seat: 0 }),
      await anna.refusalOf({ type: 'clear-seat', seat: 3 }),
      await anna.refusalOf({ type: 'set', options: { edition: 'none' } }),
      await anna.refusalOf({ type: 'set', options: { unheard: 1 } }),
      await anna.refusalOf({ type: 'set', options: JSON.parse('{"__proto__":{"edition":"x"}}') }),
    ];
    const bots = ['no-such-bot', 'no-such-bot', 'seat-taken', 'no-such-seat', 'no-such-seat', 'no-such-seat'];
    expect(refusals).toEqual([...bots, 'bad-options', 'bad-options', 'bad-options']);
    expect(await testHost.tables.openTable({ game: 'chess', guest: 'a', name: 'a', salt: '' })).toMatchObject({
      failure: { code: 'bad-options' },
    });
  });
});

describe('the start', () => {
  it('[H10] needs enough seats; afterwards lobby requests are refused', async () => {
    const [anna] = (await testHost.fillLobby(1)) as [TestClient];
    expect(await anna.refusalOf({ type: 'start' })).toBe('too-few-seats');
    await anna.request({ type: 'seat-bot', seat: 5, bot: 'random', name: 'Ada' });
    expect(await anna.refusalOf({ type: 'start' })).toBeUndefined();
    expect(seatNames(anna)).toEqual(['Anna', 'Ada']);
    for (const type of ['start', 'set'] as const) expect(await anna.refusalOf({ type })).toBe('wrong-phase');
    expect(await anna.refusalOf({ type: 'rename', name: 'Hanna' })).toBe('wrong-phase');
  });

  it('[H10] an option that names a seat follows its player to another seat and to the rematch, and is cleared if the player leaves', async () => {
    const [anna, boris, clara] = (await testHost.fillLobby(3, 0, 'voices')) as [TestClient, TestClient, TestClient];
    await anna.request({ type: 'set', options: { prosecutor: 2 } });
    await clara.sit(5);
    expect(anna.latestUpdate.table.options.prosecutor).toBe(5);
    await boris.sit(3);
    expect(anna.latestUpdate.table.options.prosecutor).toBe(5);
    await clara.request({ type: 'stand' });
    expect(anna.latestUpdate.table.options.prosecutor).toBeNull();
    await clara.sit(5);
    await anna.request({ type: 'set', options: { prosecutor: 5 } });
    await anna.request({ type: 'start' });
    expect(anna.latestUpdate.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Clara']);
    expect((anna.latestUpdate.play!.view as { prosecutor: number }).prosecutor).toBe(2);
  });

  it('[H10] seats are drawn by lot where the host wants it, and options that name a seat follow', async () => {
    const orders = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const people = (await testHost.fillLobby(4)) as [TestClient, ...TestClient[]];
      const [anna] = people;
      await anna.request({ type: 'set', options: { seatOrder: 'random', firstSeat: 2 } });
      await anna.request({ type: 'start' });
      const names = seatNames(anna);
      expect(names.toSorted()).toEqual(NAMES.slice(0, 4).toSorted());
      expect((anna.latestUpdate.play!.view as { first: number }).first).toBe(names.indexOf(NAMES[2]!));
      for (const [i, { seat }] of people.entries()) expect(seat).toBe(names.indexOf(NAMES[i]!));
      orders.add(names.join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it('[H30] who begins is chosen for one match: a rematch forgets it, and keeps how seats are drawn', async () => {
    const people = (await testHost.fillLobby(3)) as [TestClient, TestClient, TestClient];
    await people[0].request({ type: 'set', options: { seatOrder: 'random', firstSeat: 1 } });
    await people[0].request({ type: 'start' });
    await playToEnd(people);
    await people[0].request({ type: 'rematch' });
    const again = await testHost.connect(people[0].latestUpdate.table.next!, people[0].guest);
    await again.sit();
    expect(again.latestUpdate.table.options).toMatchObject({ seatOrder: 'random' });
    expect(again.latestUpdate.table.options.firstSeat ?? null).toBeNull();
  });

  it('[H10] speech follows its players to new seats; lines of a former player of a seat are dropped', async () => {
    const [anna, boris, clara] = (await testHost.fillLobby(3)) as [TestClient, TestClient, TestClient];
    await clara.sit(5);
    await clara.request({ type: 'say', speech: { text: 'I am Clara' } });
    await boris.request({ type: 'say', speech: { text: 'I am Boris' } });
    await boris.request({ type: 'stand' });
    await clara.sit(1);
    await clara.sit(4);
    await anna.request({ type: 'start' });
    const said = (await anna.resync()).said.map(({ seat, speech }) => ({ name: seatNames(anna)[seat], speech }));
    expect(said).toEqual([{ name: 'Clara', speech: { text: 'I am Clara' } }]);
    const update = [...anna.messages].reverse().find((message) => message.type === 'update' && message.from === 0);
    expect(update).toMatchObject({ said: [{ seat: 1 }] });
  });
});

describe('limits', () => {
  it('[H11] five lines in ten seconds, and then again', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    const say = (client: TestClient) => client.refusalOf({ type: 'say', speech: { reaction: 'noted' } });
    for (let line = 1; line <= 5; line++) expect(await say(anna)).toBeUndefined();
    expect(await say(anna)).toBe('too-fast');
    expect(await say(boris)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await say(anna)).toBe('too-fast');
    await vi.advanceTimersByTimeAsync(1);
    expect(await say(anna)).toBeUndefined();
  });

  it('[H11] after so many lines a seat cannot speak; the others can, and all play on', async () => {
    const people = await testHost.startMatch(2);
    const [anna, boris] = people as [TestClient, TestClient];
    const say = (client: TestClient) => client.refusalOf({ type: 'say', speech: { text: 'x' } });
    for (let line = 1; line <= MAX_CHAT_LINES; line++) {
      expect(await say(anna)).toBeUndefined();
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(await say(anna)).toBe('chat-full');
    expect(await say(boris)).toBeUndefined();
    expect((await findAskedClient(people).makeMove({ type: 'income' })).type).toBe('done');
  });

  it('[H11] nobody can fill the log of a match, or silence the others by that', async () => {
    const [anna, boris] = (await testHost.startMatch(2)) as [TestClient, TestClient];
    const stand = () => boris.refusalOf({ type: 'stand' });
    while ((await stand()) === undefined) await boris.sit();
    expect([await stand(), boris.position < MAX_ENTRIES]).toEqual(['too-many', true]);
    expect(await anna.refusalOf({ type: 'say', speech: { text: 'Boris?' } })).toBeUndefined();
    expect(await anna.refusalOf({ type: 'stand' })).toBeUndefined();
  });

  it('[H47] no guest, and no address, writes more than its quota in a lobby: others sit down, and the host decides', async () => {
    const table = await testHost.openTable();
    const anna = await testHost.connect(table, NAMES[0], 0, 'home');
    const attackers = [
      await testHost.connect(table, 'Eve', 0, 'far'),
      await testHost.connect(table, 'Mallory', 0, 'far'),
    ] as const;
    for (const client of attackers) await client.sit();
    for (let written = 2; written < MAX_ENTRIES_OF_ADDRESS; written++) {
      expect(await attackers[written % 2]!.refusalOf({ type: 'ready', ready: written % 4 < 2 })).toBeUndefined();
    }
    expect(await attackers[0].refusalOf({ type: 'ready', ready: true })).toBe('too-many');
    expect(await attackers[1].refusalOf({ type: 'rename', name: 'Eve' })).toBe('too-many');
    expect(await attackers[1].refusalOf({ type: 'stand' })).toBe('too-many');
    const third = await testHost.connect(table, 'Trudy', 0, 'far');
    expect((await third.sit()).type).toBe('refused');
    const clara = await testHost.connect(table, 'Clara', 0, 'near');
    expect((await clara.sit()).type).toBe('done');
    expect(await anna.refusalOf({ type: 'clear-seat', seat: 1 })).toBeUndefined();
    expect(await anna.refusalOf({ type: 'ready', ready: true })).toBeUndefined();
  });

  it('[H47] speech in the lobby counts against the quota, though a new seat brings new lines; in the match it does not', async () => {
    const table = await testHost.openTable();
    const anna = await testHost.connect(table, NAMES[0], 0, 'home');
    const attacker = await testHost.connect(table, 'Eve', 0, 'far');
    await attacker.sit();
    const sendLine = () => attacker.refusalOf({ type: 'say', speech: { phrase: 'oops' } });
    let refusal: string | undefined;
    for (let written = 1; written < 3 * MAX_ENTRIES_OF_ADDRESS && refusal !== 'too-many'; written++) {
      refusal = await sendLine();
      await vi.advanceTimersByTimeAsync(3000);
      if (refusal === 'chat-full') await attacker.request({ type: 'stand' }).then(() => attacker.sit());
    }
    expect(refusal).toBe('too-many');
    expect(attacker.position).toBeLessThan(MAX_ENTRIES_OF_ADDRESS + 10);
    await anna.request({ type: 'start' });
    expect(await sendLine()).not.toBe('too-many');
  });

  it('[H47] moving a seat from device to device counts against the quota', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    let device = boris;
    for (let moved = 0; moved < MAX_ENTRIES_OF_ADDRESS; moved++) {
      const next = await testHost.connect(anna.table, `device ${moved}`);
      expect(
        await testHost.tables.takeSeatByDeviceLink(await device.requestDeviceLink(), next.guest, 'far'),
      ).toBeUndefined();
      device.disconnect();
      device = next;
    }
    const link = await device.requestDeviceLink();
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'one more', 'far')).toMatchObject({ code: 'too-many' });
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'one more', 'near')).toBeUndefined();
  });

  it('[H47] the quota stays used up when all have disconnected, and the table was unloaded', async () => {
    const table = await testHost.openTable();
    const attacker = await testHost.connect(table, 'Eve', 0, 'far');
    await attacker.sit();
    for (let written = 1; written < MAX_ENTRIES_OF_ADDRESS; written++)
      await attacker.request({ type: 'ready', ready: written % 2 === 0 });
    attacker.disconnect();
    await testHost.tables.runPeriodicChecks();
    expect((await testHost.tables.countLoaded()).tables).toBe(0);
    const again = await testHost.connect(table, 'Eve', 0, 'far');
    expect(await again.refusalOf({ type: 'rename', name: 'Trudy' })).toBe('too-many');
  });

  it('[H12] after so many entries only moves are accepted', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    const link = await boris.requestDeviceLink();
    while (anna.position < MAX_LOBBY_ENTRIES) await anna.request({ type: 'set', door: true });
    expect(await boris.refusalOf({ type: 'ready', ready: true })).toBe('too-many');
    while (anna.position < MAX_ENTRIES) await anna.request({ type: 'set', door: true });
    expect(await anna.refusalOf({ type: 'ready', ready: true })).toBe('too-many');
    expect(await boris.refusalOf({ type: 'say', speech: { text: 'hm' } })).toBe('too-many');
    expect(await testHost.tables.takeSeatByDeviceLink(link, 'phone')).toMatchObject({ code: 'too-many' });
    expect(await anna.refusalOf({ type: 'start' })).toBeUndefined();
    expect((await findAskedClient([anna, boris]).makeMove({ type: 'income' })).type).toBe('done');
    expect(await anna.refusalOf({ type: 'stand' })).toBe('too-many');
  });
});

describe('spectators', () => {
  it('[H13] are admitted if allowed; if not, nobody without a seat is admitted, and present ones are disconnected', async () => {
    const people = await testHost.fillLobby(2);
    const { table } = people[0]!;
    const zoe = await testHost.connect(table, 'Zoe');
    await people[0]!.request({ type: 'set', door: false });
    expect(zoe.latestUpdate.table.spectators).toBe(1);
    await people[0]!.request({ type: 'start' });
    expect(zoe.messages.at(-1)).toMatchObject({ type: 'refused', code: 'door-closed' });
    const before = zoe.messages.length;
    await findAskedClient(people).makeMove({ type: 'income' });
    expect(zoe.messages.length).toBe(before);
    await zoe.resync();
    expect(zoe.messages.at(-1)).toMatchObject({ type: 'refused', code: 'door-closed' });
    await expect(testHost.connect(table, 'Yuri')).rejects.toThrow('door-closed');
    await testHost.connect(table, NAMES[1]);
    expect(people[0]!.latestUpdate.table.spectators).toBe(0);
  });

  it('[H13] read nothing of what is said if they are not allowed, neither before the match nor after it', async () => {
    const people = await testHost.fillLobby(2);
    const [anna] = people as [TestClient];
    await anna.request({ type: 'say', speech: { text: 'to all' } });
    const zoe = await testHost.connect(anna.table, 'Zoe');
    expect(zoe.latestUpdate.said).toHaveLength(1);
    await anna.request({ type: 'set', door: false });
    expect([zoe.latestUpdate.from, zoe.latestUpdate.said]).toEqual([0, []]);
    await anna.request({ type: 'say', speech: { text: 'among us' } });
    expect((await zoe.resync()).said).toEqual([]);
    await zoe.sit();
    expect(zoe.latestUpdate.said).toHaveLength(2);
    await zoe.request({ type: 'stand' });
    expect([zoe.latestUpdate.from, zoe.latestUpdate.said]).toEqual([0, []]);
    await anna.request({ type: 'set', door: true });
    expect(zoe.latestUpdate.said).toMatchObject([{ speech: { text: 'to all' } }]);
    await anna.request({ type: 'set', door: false });
    await anna.request({ type: 'start' });
    await playToEnd(people);
    expect(anna.latestUpdate.table.phase).toBe('over');
    await expect(testHost.connect(anna.table, 'Zoe')).rejects.toThrow('door-closed');
    expect(await testHost.tables.finishedMatch(anna.table)).toMatchObject({
      value: { readers: new Set(NAMES.slice(0, 2)) },
    });
    expect((await testHost.connect(anna.table, NAMES[1])).latestUpdate.said).toHaveLength(2);
  });

  it('[H78] are limited, in all and from one address; players are always admitted', async () => {
    const [anna] = (await testHost.fillLobby(1)) as [TestClient];
    const { table } = anna;
    for (let i = 0; i < MAX_SPECTATORS_OF_ADDRESS; i++) await testHost.connect(table, `crowd ${i}`, 0, 'crowd');
    await expect(testHost.connect(table, 'one more', 0, 'crowd')).rejects.toThrow('too-many');
    for (let i = MAX_SPECTATORS_OF_ADDRESS; i < MAX_SPECTATORS - 1; i++)
      await testHost.connect(table, `guest ${i}`, 0, `${i}`);
    const last = await testHost.connect(table, 'Boris', 0, 'elsewhere');
    await expect(testHost.connect(table, 'Clara', 0, 'there')).rejects.toThrow('too-many');
    await last.sit();
    await testHost.connect(table, 'Clara', 0, 'there');
    await testHost.connect(table, 'Boris', 0, 'crowd');
  });

  it('[H13] find a listed table until it begins', async () => {
    const people = await testHost.fillLobby(2);
    expect(await testHost.tables.publicList()).toEqual([]);
    await people[0]!.request({ type: 'set', listed: true });
    const { table } = people[0]!;
    expect(await testHost.tables.publicList()).toMatchObject([{ id: table, host: 'Anna', taken: 2, seats: 6 }]);
    await people[0]!.request({ type: 'start' });
    expect(await testHost.tables.publicList()).toEqual([]);
  });

  it('[H13] find a listed table only while its host is connected', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    await anna.request({ type: 'set', listed: true });
    const found = async () => (await testHost.tables.publicList()).map(({ host }) => host);
    anna.disconnect();
    expect(await found()).toEqual([]);
    const back = await testHost.connect(anna.table, anna.guest);
    expect(await found()).toEqual(['Anna']);
    await back.request({ type: 'stand' });
    expect(await found()).toEqual([boris.guest]);
    boris.disconnect();
    expect(await found()).toEqual([]);
  });
});

describe('the public list', () => {
  /** Opens a listed table, and stays connected. */
  async function wait(guest: string, from: string): Promise<TestClient> {
    const made = await testHost.tables.openTable({ game: 'coup', guest, name: guest, salt: '', listed: true });
    await vi.advanceTimersByTimeAsync(1);
    return testHost.connect(unwrap(made), guest, 0, from);
  }

  const found = async () => (await testHost.tables.publicList()).map(({ host }) => host);

  it('[H39] has the newest table first', async () => {
    const anna = await wait('Anna', 'here');
    await wait('Boris', 'there');
    await anna.request({ type: 'ready', ready: true });
    expect(await found()).toEqual(['Boris', 'Anna']);
  });

  it('[H39] has the three oldest tables of an address, and the next when one of those goes', async () => {
    const clients: TestClient[] = [];
    for (let i = 1; i <= 5; i++) clients.push(await wait(`Host ${i}`, 'one address'));
    await wait('Anna', 'another');
    expect(await found()).toEqual(['Anna', 'Host 3', 'Host 2', 'Host 1']);
    clients[1]!.disconnect();
    expect(await found()).toEqual(['Anna', 'Host 4', 'Host 3', 'Host 1']);
  });

  it('[H39] has at most a hundred', async () => {
    for (let i = 1; i <= 101; i++) await wait(`Host ${i}`, `address ${i}`);
    const hosts = await found();
    expect([hosts.length, hosts[0], hosts.at(-1)]).toEqual([100, 'Host 101', 'Host 2']);
  });
});
