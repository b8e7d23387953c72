import { unwrap } from '@kuluary/kernel/result';
import { MAX_CHAT_LINES, MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { name } from '@kuluary/protocol/to-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ONLOOKERS, MAX_ONLOOKERS_OF_ADDRESS } from './audience.ts';
import { asked, House, NAMES, playOut, type Visitor } from './house.fixture.ts';
import { alike } from './likeness.ts';
import { MAX_ENTRIES, MAX_LOBBY_ENTRIES, MAX_SHARE } from './requests.ts';

let house: House;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  house = new House();
});
afterEach(async () => {
  await house.tables.close();
  vi.useRealTimers();
});

const names = ({ latest }: Visitor) => latest.table.seats.map(({ name }) => name);
const hosts = ({ latest }: Visitor) => latest.table.seats.flatMap(({ host }, seat) => (host ? [seat] : []));

describe('sitting down', () => {
  it('[H7] on a free seat of one’s choice, or on any; a held seat is nobody else’s, and a guest has only one', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    expect(await boris.refusal({ type: 'sit', seat: 0, name: 'Boris', salt: '' })).toBe('seat-taken');
    expect(await boris.refusal({ type: 'sit', seat: 6, name: 'Boris', salt: '' })).toBe('no-such-seat');
    await boris.sit(4);
    expect(names(anna)).toEqual(['Anna', '', '', '', 'Boris', '']);
    await boris.sit(null);
    expect(boris.seat).toBe(4);
  });

  it('[H7] a full table takes nobody; a game that has begun neither', async () => {
    const people = await house.seat(6);
    const late = await house.come(people[0]!.table, 'Greta');
    expect(await late.refusal({ type: 'sit', seat: null, name: 'Greta', salt: '' })).toBe('table-full');
    await people[5]!.ask({ type: 'stand' });
    await people[0]!.ask({ type: 'start' });
    expect(await late.refusal({ type: 'sit', seat: null, name: 'Greta', salt: '' })).toBe('wrong-phase');
    expect(await people[1]!.refusal({ type: 'sit', seat: null, name: 'B', salt: '' })).toBe('already-seated');
  });

  it('[H8] nobody is called like somebody else: the second gets a number, within the limit', async () => {
    const [anna, boris, clara] = (await house.seat(3)) as [Visitor, Visitor, Visitor];
    await boris.ask({ type: 'rename', name: 'Anna' });
    await clara.sit(null, 'Anna');
    expect(names(anna).slice(0, 3)).toEqual(['Anna', 'Anna 2', 'Anna 3']);
    await boris.ask({ type: 'rename', name: 'Anna' });
    expect(names(anna)[1]).toBe('Anna 2');
    const long = 'x'.repeat(MAX_NAME_CHARACTERS);
    await anna.ask({ type: 'rename', name: long });
    await anna.ask({ type: 'seat-bot', seat: 5, bot: 'random', name: long });
    expect(names(anna)[5]).toBe(`${'x'.repeat(MAX_NAME_CHARACTERS - 2)} 2`);
  });
});

describe('names', () => {
  const taken = ['Host', 'Оксана', 'Helen ❤'];
  const same = ['HOST', 'Нost', 'Ноst', 'Ηοst', 'Ｈｏｓｔ', 'оксана', 'Oкcaнa', 'Helen ❤️', 'неlen ❤'];
  const others = ['Hosta', 'Ghost', 'Оксани', 'Helen'];

  it('[H8] that look alike, in whatever alphabet, are alike', () => {
    for (const name of same.slice(0, -1))
      expect([name, taken.some((other) => alike(name, other))]).toEqual([name, true]);
    for (const name of [...others, same.at(-1)!]) {
      expect([name, taken.some((other) => alike(name, other))]).toEqual([name, false]);
    }
  });

  it('[H8] with what nobody sees in them are no names; spaces are counted once', () => {
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
    for (const letter of unseen) expect([letter, name.safeParse(`Ho${letter}st`).success]).toEqual([letter, false]);
    for (const right of ['Анна', '❤️', '👨‍👩‍👧', '👁️‍🗨️ x', 'Zoë', 'O’Neill']) expect(name.parse(right)).toBe(right);
    expect(name.parse('  A  B\u00a0\u2003C ')).toBe('A B C');
  });
});

describe('a new table', () => {
  it('[H79] gets a code of its own, also where many are taken', async () => {
    const create = vi.spyOn(house.store, 'create');
    for (let taken = 0; taken < 10; taken++) create.mockResolvedValueOnce(false);
    const [anna] = (await house.seat(1)) as [Visitor];
    expect([anna.seat, create.mock.calls.length]).toEqual([0, 11]);
  });

  it('[H79] or none where none is to be found', async () => {
    vi.spyOn(house.store, 'create').mockResolvedValue(false);
    await expect(house.open()).rejects.toThrow('busy');
  });
});

describe('the host', () => {
  it('[H9] decides alone about bots, options and the beginning', async () => {
    const [, boris] = (await house.seat(2)) as [Visitor, Visitor];
    expect(await boris.refusal({ type: 'seat-bot', seat: 3, bot: 'random', name: 'Ada' })).toBe('not-host');
    expect(await boris.refusal({ type: 'clear-seat', seat: 0 })).toBe('not-host');
    expect(await boris.refusal({ type: 'set', clock: 'day' })).toBe('not-host');
    expect(await boris.refusal({ type: 'start' })).toBe('not-host');
    const stranger = await house.come(boris.table, 'Zoe');
    expect(await stranger.refusal({ type: 'start' })).toBe('not-seated');
    expect(await stranger.refusal({ type: 'say', speech: { text: 'hi' } })).toBe('not-seated');
  });

  it('[H9] is whoever has sat there longest: passes on when the host gets up, and does not come back with it', async () => {
    const [anna, boris, clara] = (await house.seat(3)) as [Visitor, Visitor, Visitor];
    await clara.sit(5);
    await boris.sit(4);
    expect(hosts(anna)).toEqual([0]);
    await anna.ask({ type: 'stand' });
    expect(hosts(anna)).toEqual([4]);
    await anna.sit(0);
    expect(hosts(anna)).toEqual([4]);
    await boris.ask({ type: 'clear-seat', seat: 5 });
    await clara.sit();
    await boris.ask({ type: 'stand' });
    expect(hosts(anna)).toEqual([0]);
  });

  it('[H9] asks for what does not exist, and hears so', async () => {
    const [anna] = (await house.seat(2)) as [Visitor];
    const refusals = [
      await anna.refusal({ type: 'seat-bot', seat: 3, bot: 'nobody', name: 'Ada' }),
      await anna.refusal({ type: 'seat-bot', seat: 3, bot: 'constructor', name: 'Ada' }),
      await anna.refusal({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Ada' }),
      await anna.refusal({ type: 'seat-bot', seat: 9, bot: 'random', name: 'Ada' }),
      await anna.refusal({ type: 'clear-seat', seat: 0 }),
      await anna.refusal({ type: 'clear-seat', seat: 3 }),
      await anna.refusal({ type: 'set', options: { edition: 'none' } }),
      await anna.refusal({ type: 'set', options: { unheard: 1 } }),
      await anna.refusal({ type: 'set', options: JSON.parse('{"__proto__":{"edition":"x"}}') }),
    ];
    const bots = ['no-such-bot', 'no-such-bot', 'seat-taken', 'no-such-seat', 'no-such-seat', 'no-such-seat'];
    expect(refusals).toEqual([...bots, 'bad-options', 'bad-options', 'bad-options']);
    expect(await house.tables.create({ game: 'chess', guest: 'a', name: 'a', salt: '' })).toMatchObject({
      failure: { code: 'bad-options' },
    });
  });
});

describe('the beginning', () => {
  it('[H10] needs enough seats; afterwards the lobby is over', async () => {
    const [anna] = (await house.seat(1)) as [Visitor];
    expect(await anna.refusal({ type: 'start' })).toBe('too-few-seats');
    await anna.ask({ type: 'seat-bot', seat: 5, bot: 'random', name: 'Ada' });
    expect(await anna.refusal({ type: 'start' })).toBeUndefined();
    expect(names(anna)).toEqual(['Anna', 'Ada']);
    for (const type of ['start', 'set'] as const) expect(await anna.refusal({ type })).toBe('wrong-phase');
    expect(await anna.refusal({ type: 'rename', name: 'Hanna' })).toBe('wrong-phase');
  });

  it('[H10] who was chosen by seat stays chosen when seats change, and at the rematch; whoever leaves is not', async () => {
    const [anna, boris, clara] = (await house.seat(3, 0, 'voices')) as [Visitor, Visitor, Visitor];
    await anna.ask({ type: 'set', options: { prosecutor: 2 } });
    await clara.sit(5);
    expect(anna.latest.table.options.prosecutor).toBe(5);
    await boris.sit(3);
    expect(anna.latest.table.options.prosecutor).toBe(5);
    await clara.ask({ type: 'stand' });
    expect(anna.latest.table.options.prosecutor).toBeNull();
    await clara.sit(5);
    await anna.ask({ type: 'set', options: { prosecutor: 5 } });
    await anna.ask({ type: 'start' });
    expect(anna.latest.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Clara']);
    expect((anna.latest.play!.view as { prosecutor: number }).prosecutor).toBe(2);
  });

  it('[H10] what people have said goes with them; what others said from a seat is not put into their mouths', async () => {
    const [anna, boris, clara] = (await house.seat(3)) as [Visitor, Visitor, Visitor];
    await clara.sit(5);
    await clara.ask({ type: 'say', speech: { text: 'I am Clara' } });
    await boris.ask({ type: 'say', speech: { text: 'I am Boris' } });
    await boris.ask({ type: 'stand' });
    await clara.sit(1);
    await clara.sit(4);
    await anna.ask({ type: 'start' });
    const words = (await anna.resync()).said.map(({ seat, speech }) => ({ name: names(anna)[seat], speech }));
    expect(words).toEqual([{ name: 'Clara', speech: { text: 'I am Clara' } }]);
    const heard = [...anna.heard].reverse().find((message) => message.type === 'update' && message.from === 0);
    expect(heard).toMatchObject({ said: [{ seat: 1 }] });
  });
});

describe('limits', () => {
  it('[H11] five lines in ten seconds, and then again', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    const say = (visitor: Visitor) => visitor.refusal({ type: 'say', speech: { reaction: 'noted' } });
    for (let line = 1; line <= 5; line++) expect(await say(anna)).toBeUndefined();
    expect(await say(anna)).toBe('too-fast');
    expect(await say(boris)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await say(anna)).toBe('too-fast');
    await vi.advanceTimersByTimeAsync(1);
    expect(await say(anna)).toBeUndefined();
  });

  it('[H11] after so many lines a seat has nothing more to say; the others do, and all play on', async () => {
    const people = await house.play(2);
    const [anna, boris] = people as [Visitor, Visitor];
    const say = (visitor: Visitor) => visitor.refusal({ type: 'say', speech: { text: 'x' } });
    for (let line = 1; line <= MAX_CHAT_LINES; line++) {
      expect(await say(anna)).toBeUndefined();
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(await say(anna)).toBe('chat-full');
    expect(await say(boris)).toBeUndefined();
    expect((await asked(people).answer({ type: 'income' })).type).toBe('done');
  });

  it('[H11] nobody silences a game by filling its log, or fills it', async () => {
    const [anna, boris] = (await house.play(2)) as [Visitor, Visitor];
    const stand = () => boris.refusal({ type: 'stand' });
    while ((await stand()) === undefined) await boris.sit();
    expect([await stand(), boris.position < MAX_ENTRIES]).toEqual(['too-many', true]);
    expect(await anna.refusal({ type: 'say', speech: { text: 'Boris?' } })).toBeUndefined();
    expect(await anna.refusal({ type: 'stand' })).toBeUndefined();
  });

  it('[H47] no guest, and no address, writes more than its share of a lobby: others sit down, and the host decides', async () => {
    const table = await house.open();
    const anna = await house.come(table, NAMES[0], 0, 'home');
    const evil = [await house.come(table, 'Eve', 0, 'far'), await house.come(table, 'Mallory', 0, 'far')] as const;
    for (const visitor of evil) await visitor.sit();
    for (let written = 2; written < MAX_SHARE; written++) {
      expect(await evil[written % 2]!.refusal({ type: 'ready', ready: written % 4 < 2 })).toBeUndefined();
    }
    expect(await evil[0].refusal({ type: 'ready', ready: true })).toBe('too-many');
    expect(await evil[1].refusal({ type: 'rename', name: 'Eve' })).toBe('too-many');
    expect(await evil[1].refusal({ type: 'stand' })).toBe('too-many');
    const third = await house.come(table, 'Trudy', 0, 'far');
    expect((await third.sit()).type).toBe('refused');
    const friend = await house.come(table, 'Clara', 0, 'near');
    expect((await friend.sit()).type).toBe('done');
    expect(await anna.refusal({ type: 'clear-seat', seat: 1 })).toBeUndefined();
    expect(await anna.refusal({ type: 'ready', ready: true })).toBeUndefined();
  });

  it('[H47] nor by words in the lobby, though a new seat brings new lines; in the game they are free', async () => {
    const table = await house.open();
    const anna = await house.come(table, NAMES[0], 0, 'home');
    const eve = await house.come(table, 'Eve', 0, 'far');
    await eve.sit();
    const talk = () => eve.refusal({ type: 'say', speech: { phrase: 'oops' } });
    let refusal: string | undefined;
    for (let written = 1; written < 3 * MAX_SHARE && refusal !== 'too-many'; written++) {
      refusal = await talk();
      await vi.advanceTimersByTimeAsync(3000);
      if (refusal === 'chat-full') await eve.ask({ type: 'stand' }).then(() => eve.sit());
    }
    expect(refusal).toBe('too-many');
    expect(eve.position).toBeLessThan(MAX_SHARE + 10);
    await anna.ask({ type: 'start' });
    expect(await talk()).not.toBe('too-many');
  });

  it('[H47] nor by moving a seat from device to device', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    let device = boris;
    for (let moved = 0; moved < MAX_SHARE; moved++) {
      const next = await house.come(anna.table, `device ${moved}`);
      expect(await house.tables.handOver(await device.deviceLink(), next.guest, 'far')).toBeUndefined();
      device.leave();
      device = next;
    }
    const link = await device.deviceLink();
    expect(await house.tables.handOver(link, 'one more', 'far')).toMatchObject({ code: 'too-many' });
    expect(await house.tables.handOver(link, 'one more', 'near')).toBeUndefined();
  });

  it('[H47] also when everybody has gone meanwhile, and the table was forgotten', async () => {
    const table = await house.open();
    const eve = await house.come(table, 'Eve', 0, 'far');
    await eve.sit();
    for (let written = 1; written < MAX_SHARE; written++) await eve.ask({ type: 'ready', ready: written % 2 === 0 });
    eve.leave();
    await house.tables.lookAround();
    expect((await house.tables.size()).tables).toBe(0);
    const again = await house.come(table, 'Eve', 0, 'far');
    expect(await again.refusal({ type: 'rename', name: 'Trudy' })).toBe('too-many');
  });

  it('[H12] after so many entries only the game itself goes on', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    const link = await boris.deviceLink();
    while (anna.position < MAX_LOBBY_ENTRIES) await anna.ask({ type: 'set', door: true });
    expect(await boris.refusal({ type: 'ready', ready: true })).toBe('too-many');
    while (anna.position < MAX_ENTRIES) await anna.ask({ type: 'set', door: true });
    expect(await anna.refusal({ type: 'ready', ready: true })).toBe('too-many');
    expect(await boris.refusal({ type: 'say', speech: { text: 'hm' } })).toBe('too-many');
    expect(await house.tables.handOver(link, 'phone')).toMatchObject({ code: 'too-many' });
    expect(await anna.refusal({ type: 'start' })).toBeUndefined();
    expect((await asked([anna, boris]).answer({ type: 'income' })).type).toBe('done');
    expect(await anna.refusal({ type: 'stand' })).toBe('too-many');
  });
});

describe('the door', () => {
  it('[H13] open: anybody may look on. Closed: nobody comes in who has no seat, and whoever looked on must go', async () => {
    const people = await house.seat(2);
    const { table } = people[0]!;
    const onlooker = await house.come(table, 'Zoe');
    await people[0]!.ask({ type: 'set', door: false });
    expect(onlooker.latest.table.spectators).toBe(1);
    await people[0]!.ask({ type: 'start' });
    expect(onlooker.heard.at(-1)).toMatchObject({ type: 'refused', code: 'door-closed' });
    const heard = onlooker.heard.length;
    await asked(people).answer({ type: 'income' });
    expect(onlooker.heard.length).toBe(heard);
    await onlooker.resync();
    expect(onlooker.heard.at(-1)).toMatchObject({ type: 'refused', code: 'door-closed' });
    await expect(house.come(table, 'Yuri')).rejects.toThrow('door-closed');
    await house.come(table, NAMES[1]);
    expect(people[0]!.latest.table.spectators).toBe(0);
  });

  it('[H13] closed: strangers hear nothing of what is said, neither before the game nor after it', async () => {
    const people = await house.seat(2);
    const [anna] = people as [Visitor];
    await anna.ask({ type: 'say', speech: { text: 'to all' } });
    const zoe = await house.come(anna.table, 'Zoe');
    expect(zoe.latest.said).toHaveLength(1);
    await anna.ask({ type: 'set', door: false });
    expect([zoe.latest.from, zoe.latest.said]).toEqual([0, []]);
    await anna.ask({ type: 'say', speech: { text: 'among us' } });
    expect((await zoe.resync()).said).toEqual([]);
    await zoe.sit();
    expect(zoe.latest.said).toHaveLength(2);
    await zoe.ask({ type: 'stand' });
    expect([zoe.latest.from, zoe.latest.said]).toEqual([0, []]);
    await anna.ask({ type: 'set', door: true });
    expect(zoe.latest.said).toMatchObject([{ speech: { text: 'to all' } }]);
    await anna.ask({ type: 'set', door: false });
    await anna.ask({ type: 'start' });
    await playOut(people);
    expect(anna.latest.table.phase).toBe('over');
    await expect(house.come(anna.table, 'Zoe')).rejects.toThrow('door-closed');
    expect(await house.tables.finished(anna.table)).toMatchObject({ value: { readers: new Set(NAMES.slice(0, 2)) } });
    expect((await house.come(anna.table, NAMES[1])).latest.said).toHaveLength(2);
  });

  it('[H78] so many look on, in all and from one address; whoever has a seat is let in all the same', async () => {
    const [anna] = (await house.seat(1)) as [Visitor];
    const { table } = anna;
    for (let i = 0; i < MAX_ONLOOKERS_OF_ADDRESS; i++) await house.come(table, `crowd ${i}`, 0, 'crowd');
    await expect(house.come(table, 'one more', 0, 'crowd')).rejects.toThrow('too-many');
    for (let i = MAX_ONLOOKERS_OF_ADDRESS; i < MAX_ONLOOKERS - 1; i++) await house.come(table, `guest ${i}`, 0, `${i}`);
    const last = await house.come(table, 'Boris', 0, 'elsewhere');
    await expect(house.come(table, 'Clara', 0, 'there')).rejects.toThrow('too-many');
    await last.sit();
    await house.come(table, 'Clara', 0, 'there');
    await house.come(table, 'Boris', 0, 'crowd');
  });

  it('[H13] a listed table is found by strangers until it begins', async () => {
    const people = await house.seat(2);
    expect(await house.tables.listed()).toEqual([]);
    await people[0]!.ask({ type: 'set', listed: true });
    const { table } = people[0]!;
    expect(await house.tables.listed()).toMatchObject([{ id: table, host: 'Anna', taken: 2, seats: 6 }]);
    await people[0]!.ask({ type: 'start' });
    expect(await house.tables.listed()).toEqual([]);
  });

  it('[H13] and only while its host is there', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    await anna.ask({ type: 'set', listed: true });
    const found = async () => (await house.tables.listed()).map(({ host }) => host);
    anna.leave();
    expect(await found()).toEqual([]);
    const back = await house.come(anna.table, anna.guest);
    expect(await found()).toEqual(['Anna']);
    await back.ask({ type: 'stand' });
    expect(await found()).toEqual([boris.guest]);
    boris.leave();
    expect(await found()).toEqual([]);
  });
});

describe('the public list', () => {
  /** Opens a table for strangers, and waits at it. */
  async function wait(guest: string, from: string): Promise<Visitor> {
    const made = await house.tables.create({ game: 'coup', guest, name: guest, salt: '', listed: true });
    await vi.advanceTimersByTimeAsync(1);
    return house.come(unwrap(made), guest, 0, from);
  }

  const found = async () => (await house.tables.listed()).map(({ host }) => host);

  it('[H39] has the newest table first, whatever happens at the others', async () => {
    const anna = await wait('Anna', 'here');
    await wait('Boris', 'there');
    await anna.ask({ type: 'ready', ready: true });
    expect(await found()).toEqual(['Boris', 'Anna']);
  });

  it('[H39] has the first three tables of an address, and the next when one of those is gone', async () => {
    const crowd: Visitor[] = [];
    for (let i = 1; i <= 5; i++) crowd.push(await wait(`Crowd ${i}`, 'one address'));
    await wait('Anna', 'another');
    expect(await found()).toEqual(['Anna', 'Crowd 3', 'Crowd 2', 'Crowd 1']);
    crowd[1]!.leave();
    expect(await found()).toEqual(['Anna', 'Crowd 4', 'Crowd 3', 'Crowd 1']);
  });

  it('[H39] has at most a hundred', async () => {
    for (let i = 1; i <= 101; i++) await wait(`Host ${i}`, `address ${i}`);
    const hosts = await found();
    expect([hosts.length, hosts[0], hosts.at(-1)]).toEqual([100, 'Host 101', 'Host 2']);
  });
});
