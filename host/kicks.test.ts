// What it means to be sent away from a table by whoever runs the server.

import type { Glance } from '@kuluary/protocol/admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOT_PAUSE, House, NAMES, playOut, Visitor } from './house.fixture.ts';
import { refused } from './refused.ts';
import { Servers } from './servers.fixture.ts';

let house: House;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  house = new House();
});
afterEach(async () => {
  await house.tables.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function seen(table: string, of = house): Promise<Glance> {
  const { tables } = await of.tables.glances(table, 1);
  return tables[0]!;
}

/** Sends away whoever sits there. Returns why not. */
async function kick(table: string, seat: number, of = house): Promise<string | undefined> {
  const { who } = (await seen(table, of)).seats[seat]!;
  const answer = await of.tables.kick(table, seat, who ?? 'nobody there');
  return answer.ok ? undefined : answer.failure.code;
}

const entering = async (table: string, guest: string, of = house) =>
  (await new Visitor(guest).enter(of, table, 0))?.code;
const last = ({ heard }: Visitor) => heard.at(-1);
const KICKED = { type: 'refused', ref: null, code: 'kicked' };

describe('a kick', () => {
  it('[H60] frees the seat of a lobby; that guest is shown out, and neither comes in nor sits down again', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    const { table } = anna;
    const second = await house.come(table, 'Boris'); // of the same person
    await boris.ask({ type: 'say', speech: { text: 'something rude' } });
    expect(anna.latest.said).toHaveLength(1);
    expect(await kick(table, 1)).toBeUndefined();
    expect([last(boris), last(second)]).toEqual([expect.objectContaining(KICKED), expect.objectContaining(KICKED)]);
    expect(anna.latest.table.seats[1]!.kind).toBe('free');
    expect((await anna.resync()).said).toEqual([]);
    expect(await boris.refusal({ type: 'sit', seat: 1, name: 'Boris', salt: '' })).toBe('kicked');
    const heard = boris.heard.length;
    await anna.ask({ type: 'ready', ready: true });
    expect(boris.heard).toHaveLength(heard); // what happens there is not told any more
    expect(await entering(table, 'Boris')).toBe('kicked');
    expect(await entering(table, 'Clara')).toBeUndefined();
  });

  it('[H60] of the host makes the next one host', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    expect(await kick(anna.table, 0)).toBeUndefined();
    expect(boris.latest.you.host).toBe(true);
    expect(await boris.refusal({ type: 'set', clock: 'fast' })).toBeUndefined();
  });

  it('[H61] in a game leaves the seat to a bot for good: by no link, and on no server, does it come back', async () => {
    const [anna, boris] = (await house.play(2)) as [Visitor, Visitor];
    const { table } = anna;
    const link = await boris.deviceLink();
    const deal = JSON.stringify(anna.latest.play!.view);
    expect(await kick(table, 1)).toBeUndefined();
    expect(last(boris)).toMatchObject(KICKED);
    expect(anna.latest.table.seats[1]).toMatchObject({ kind: 'person', name: 'Boris', standIn: true, here: false });
    expect(JSON.stringify((await anna.resync()).play!.view)).toBe(deal);
    expect(await house.tables.handOver(link, 'another device')).toMatchObject({ code: 'bad-link' });
    expect(await house.tables.handOver(await anna.deviceLink(), 'Boris')).toMatchObject({ code: 'kicked' });
    const other = new House({ store: house.store });
    expect(await entering(table, 'Boris', other)).toBe('kicked');
    await other.tables.close();
    for (let turns = 0; anna.latest.table.phase === 'playing' && turns < 500; turns++) {
      if (anna.isAsked) await anna.answer();
      else await pass(BOT_PAUSE[1]);
    }
    expect(anna.latest.table.phase).toBe('over');
    const makers = (await house.entries(table)).flatMap((entry) =>
      entry.type === 'moved' && entry.seat === 1 ? [entry.by] : [],
    );
    expect(new Set(makers)).toEqual(new Set(['bot']));
  });

  it('[H61] reaches the guest on whatever server it is', async () => {
    const servers = new Servers();
    const [one, other] = [await servers.start('one'), await servers.start('two')];
    const [anna] = (await one.seat(1)) as [Visitor];
    const boris = await other.come(anna.table, 'Boris');
    await boris.sit();
    await pass(0);
    expect((await seen(anna.table, one)).seats[1]).toMatchObject({ name: 'Boris', here: true });
    expect(await kick(anna.table, 1, one)).toBeUndefined();
    await pass(0);
    expect(last(boris)).toMatchObject(KICKED);
    expect(await entering(anna.table, 'Boris', other)).toBe('kicked');
    await servers.close();
  });

  it('[H61] is no deal anew: what was taken back after it is asked again with the same cards', async () => {
    const people = await house.play(3);
    const someone = people.find(({ isAsked }) => isAsked)!;
    const others = people.filter((other) => other !== someone);
    expect(await kick(someone.table, others[0]!.seat!)).toBeUndefined();
    const before = JSON.stringify((await someone.resync()).play!.view);
    await someone.answer({ type: 'income' });
    expect(await someone.refusal({ type: 'undo' })).toBeUndefined();
    expect(JSON.stringify(someone.latest.play!.view)).toBe(before);
  });

  it('[H61] after the end keeps the guest out of the rematch, where the seat is free', async () => {
    const people = (await house.play(3)) as [Visitor, Visitor, Visitor];
    await playOut(people);
    expect(await kick(people[0].table, 1)).toBeUndefined();
    await people[0].ask({ type: 'rematch' });
    const next = people[0].latest.table.next!;
    expect(people[1].heard.some((message) => JSON.stringify(message).includes(next))).toBe(false);
    const { seats } = await seen(next);
    expect(seats.slice(0, 3).map(({ name, kind }) => [name, kind])).toEqual([
      [NAMES[0], 'person'],
      ['', 'free'],
      [NAMES[2], 'person'],
    ]);
  });

  it('[H61] voids the token of a program', async () => {
    const [anna] = (await house.seat(1)) as [Visitor];
    const token = await anna.passFor(4);
    const robo = await house.come(anna.table, token);
    await robo.sit();
    expect(await kick(anna.table, 4)).toBeUndefined();
    expect(last(robo)).toMatchObject(KICKED);
    expect((await new Visitor(token).enter(house, anna.table))?.code).toBe('kicked');
  });

  it('[H62] means a guest, not whoever sits there by now; bots and free seats are nobody', async () => {
    const [anna, boris] = (await house.seat(2, 1)) as [Visitor, Visitor];
    const { table } = anna;
    const { who } = (await seen(table)).seats[1]!;
    await boris.ask({ type: 'rename', name: 'Somebody else' });
    expect((await seen(table)).seats[1]!.who).toBe(who);
    await boris.ask({ type: 'stand' });
    const clara = await house.come(table, 'Clara');
    await clara.sit(1);
    expect(await house.tables.kick(table, 1, who!)).toEqual(refused('no-such-seat'));
    for (const seat of [2, 3, 6]) {
      expect(await house.tables.kick(table, seat, who!)).toEqual(refused('no-such-seat'));
    }
    expect((await seen(table)).seats.map((there) => there.who !== null)).toEqual([true, true, ...Array(4).fill(false)]);
    expect(await house.tables.kick('000000', 0, who!)).toEqual(refused('no-such-table'));
    expect((await house.entries(table)).some(({ type }) => type === 'kicked')).toBe(false);
  });
});

describe('what an operator sees', () => {
  it('[H63] are tables with who sits there, the latest first, by the beginning of a code; no card, seed, salt or guest', async () => {
    const people = await house.play(2, 1);
    const { table } = people[0]!;
    await pass(1000);
    const younger = await house.open('Zoe');
    await house.come(younger, 'Zoe');
    const { found, tables } = await house.tables.glances('', 10);
    expect([found, tables.map(({ id }) => id)]).toEqual([2, [younger, table]]);
    expect((await house.tables.glances('', 1)).tables.map(({ id }) => id)).toEqual([younger]);
    const begin = table.slice(0, 5);
    const byCode = await house.tables.glances(begin, 10);
    expect(byCode.tables.map(({ id }) => id)).toEqual([younger, table].filter((id) => id.startsWith(begin)));
    const [{ seed }] = (await house.entries(table)) as [{ seed: string } & Awaited<ReturnType<House['entries']>>[0]];
    const glance = await seen(table);
    expect(glance).toMatchObject({ game: 'coup', phase: 'playing', spectators: 0, position: people[0]!.position });
    expect(glance.seats.map(({ name, kind, here }) => [name, kind, here])).toEqual([
      ['Anna', 'person', true],
      ['Boris', 'person', true],
      ['Bot 2', 'bot', true],
    ]);
    const text = JSON.stringify(glance);
    for (const secret of [seed, 'salt of']) expect(text).not.toContain(secret);
    expect(Object.keys(glance)).not.toContain('play');
    expect((await seen(younger)).seats[0]!.who).not.toBe('Zoe');
  });

  it('[H63] also those where people are at another server', async () => {
    const servers = new Servers();
    const houses = [await servers.start('one'), await servers.start('two')] as const;
    const [anna] = (await houses[0].seat(1)) as [Visitor];
    await pass(0);
    const { found, tables } = await houses[1].tables.glances('', 10);
    expect([found, tables.map(({ id }) => id)]).toEqual([1, [anna.table]]);
    expect(tables[0]!.seats[0]).toMatchObject({ name: 'Anna', here: true });
    await pass(1000);
    await houses[1].tables.lookAround();
    expect((await houses[1].tables.size()).tables).toBe(0);
    for (const { tables } of houses) await tables.close();
  });

  it('[H63] a whole code is found in the store, too', async () => {
    const table = await house.open();
    const other = new House({ store: house.store });
    expect((await other.tables.glances('', 10)).tables).toEqual([]);
    expect((await other.tables.glances(table, 10)).tables.map(({ id }) => id)).toEqual([table]);
    expect((await other.tables.glances('000000', 10)).tables).toEqual([]);
    await other.tables.close();
  });
});

describe('a tally', () => {
  it('[H64] counts moves, conflicts, comings back, and how long bots took', async () => {
    const counted: string[] = [];
    const count =
      (what: string) =>
      (...about: readonly unknown[]) =>
        void counted.push([what, ...about.filter((one) => typeof one !== 'number')].join(' '));
    const tally = {
      moved: count('moved'),
      answered: count('answered'),
      conflict: count('conflict'),
      takenOver: count('taken over'),
      cameBack: count('came back'),
      waited: count('waited'),
      thought: count('thought'),
    };
    const own = new House({ tally });
    const other = new House({ store: own.store });
    const [anna] = (await own.play(1, 1)) as [Visitor];
    while (!anna.isAsked) await pass(BOT_PAUSE[1]);
    await anna.answer({ type: 'nonsense' });
    expect(counted.splice(0).filter((line) => line.startsWith('answered'))).toEqual(['answered false']);
    const elsewhere = await other.come(anna.table, 'Anna');
    await elsewhere.ask({ type: 'say', speech: { text: 'first' } });
    await anna.answer();
    expect(counted.splice(0)).toEqual(['conflict', 'moved coup player', 'answered true']);
    await other.tables.close(); // else the bot's answer may come from there
    while (!counted.includes('moved coup bot')) await (anna.isAsked ? anna.answer() : pass(BOT_PAUSE[1]));
    expect(counted).toContain('waited');
    expect(counted).toContain('thought coup random true');
    counted.splice(0);
    await own.come(anna.table, 'Anna', 0); // a second window
    expect(counted).toEqual([]);
    await own.come(anna.table, 'Anna', 3);
    expect(counted).toEqual(['came back']);
    await own.tables.close();
  });
});
