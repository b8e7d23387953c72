// People who go away and come back, on this device or another.

import { REGISTRY } from '@kuluary/games/registry';
import { unwrap } from '@kuluary/kernel/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE } from './clocks.ts';
import type { Entry } from './entry.ts';
import { asked, BOT_PAUSE, House, NAMES, playOut, Visitor } from './house.fixture.ts';
import { HELD, MAX_LOBBY_ENTRIES } from './requests.ts';
import { NOTHING_SEEN, TableState } from './table-state.ts';

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
const isHere = (visitor: Visitor, seat: number) => visitor.latest.table.seats[seat]!.here;
const stateOf = ([first, ...rest]: readonly Entry[]) => {
  const state = new TableState(REGISTRY, first!);
  for (const entry of rest) state.fold(entry);
  return state;
};
const standIns = (visitor: Visitor) => visitor.latest.table.seats.map(({ standIn }) => standIn);

describe('absence', () => {
  it('[H25] on a live clock a bot stands in for whoever is away for a minute, and gives the seat back', async () => {
    for (const clock of ['relaxed', 'normal', 'fast'] as const) {
      const [anna, boris] = (await house.play(2, 0, clock)) as [Visitor, Visitor];
      boris.leave();
      await pass(ABSENCE - 1);
      expect([isHere(anna, 1), standIns(anna)]).toEqual([false, [false, false]]);
      await pass(1);
      expect(standIns(anna)).toEqual([false, true]);
      const entries = await house.entries(anna.table);
      expect(entries.some((entry) => entry.type === 'left' && entry.seat === 1)).toBe(true);
      const back = await house.come(anna.table, boris.guest, boris.position);
      expect([standIns(anna), isHere(anna, 1)]).toEqual([[false, false], true]);
      expect(back.seat).toBe(1);
    }
  });

  it('[H25] whoever comes back in time, or is there on another device, is not missed', async () => {
    const [anna, boris] = (await house.play(2, 0, 'relaxed')) as [Visitor, Visitor];
    boris.leave();
    await pass(ABSENCE - 1);
    const back = await house.come(anna.table, boris.guest);
    await pass(ABSENCE - 1);
    const second = await house.come(anna.table, boris.guest);
    back.leave();
    await pass(ABSENCE);
    expect([standIns(anna), isHere(anna, 1), second.seat]).toEqual([[false, false], true, 1]);
  });

  it('[H26] without a clock, and on a clock of days, nobody is missed', async () => {
    for (const clock of ['none', 'day', 'three-days'] as const) {
      const [anna, boris] = (await house.play(2, 0, clock)) as [Visitor, Visitor];
      boris.leave();
      await pass(20 * ABSENCE);
      expect([standIns(anna), isHere(anna, 1)]).toEqual([[false, false], false]);
    }
  });

  it('[H26] in the lobby neither', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    boris.leave();
    await pass(20 * ABSENCE);
    expect(anna.latest.table.seats[1]).toMatchObject({ kind: 'person', name: 'Boris', here: false });
  });

  it('[H25] a game that everybody has left is played to its end by the stand-ins', async () => {
    const people = await house.play(3, 0, 'relaxed');
    const { table } = people[0]!;
    for (const visitor of people) visitor.leave();
    for (let second = 0; second < 600; second++) {
      await pass(1000);
      await house.tables.lookAround();
    }
    expect(await house.tables.log(table)).toHaveProperty('value.outcome');
  });

  it('[H27] whoever gets up during the game leaves the seat to a bot, and takes it again by sitting down', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    await actor.ask({ type: 'stand' });
    expect(await actor.refusal({ type: 'stand' })).toBe('wrong-phase');
    const { position } = actor;
    await pass(BOT_PAUSE[1]);
    expect((await house.entries(actor.table))[position]).toMatchObject({ type: 'moved', seat: actor.seat, by: 'bot' });
    await actor.sit();
    expect(standIns(actor)).toEqual([false, false]);
    expect(actor.seat).not.toBeNull();
  });

  it('[H45] who comes to look on, or goes, is told to the others once a second; whoever comes hears at once', async () => {
    await house.tables.close();
    house = new House({ linger: 40 });
    const [anna] = (await house.play(2)) as [Visitor];
    await pass(1000);
    const heard = anna.heard.length;
    for (let i = 0; i < 50; i++) {
      const zoe = await house.come(anna.table, 'Zoe');
      expect(zoe.latest.table.spectators).toBe(1);
      if (i < 49) zoe.leave();
      await pass(10);
    }
    await pass(499);
    expect(anna.heard.length).toBe(heard);
    await pass(1);
    expect(anna.heard.length).toBe(heard + 1);
    expect(anna.latest.table.spectators).toBe(1);
    await pass(10_000);
    expect(anna.heard.length).toBe(heard + 1);
  });

  it('[H45] also whoever comes back to a seat that a bot plays, and is asked nothing', async () => {
    await house.tables.close();
    house = new House({ linger: 40 });
    const people = (await house.play(2)) as [Visitor, Visitor];
    const idle = people.find(({ isAsked }) => !isAsked)!;
    await idle.ask({ type: 'stand' });
    await pass(1000);
    idle.leave();
    const back = await house.come(idle.table, idle.guest);
    expect(back.latest.table.seats.map(({ standIn }) => standIn)).toEqual([false, false]);
  });

  it('[H46] whoever is told something hears whether somebody at its own address has brought it about', async () => {
    const table = await house.open();
    const told: Record<string, boolean[]> = { here: [], there: [] };
    const enter = async (guest: string, from: string) => {
      const hear = (_: unknown, isOwn: boolean) => told[from]!.push(isOwn);
      return unwrap(await house.tables.enter(table, guest, NOTHING_SEEN, hear, from));
    };
    const anna = await enter('Anna', 'here');
    await enter('Boris', 'there');
    expect(told).toEqual({ here: [true, false], there: [true] });
    await anna.receive({ type: 'ready', ready: true });
    expect(told).toEqual({ here: [true, false, true, true], there: [true, false] });
    const neighbour = await enter('Clara', 'here');
    expect(told.there).toEqual([true, false, false]);
    expect(told.here!.slice(4)).toEqual([true, true]);
    await neighbour.resync();
    neighbour.leave();
    await pass(0);
    expect(told).toEqual({
      here: [true, false, true, true, true, true, true, true],
      there: [true, false, false, false],
    });
  });

  it('[H27] the table knows who is here, and how many look on', async () => {
    const [anna, boris] = (await house.play(2)) as [Visitor, Visitor];
    const zoe = await house.come(anna.table, 'Zoe');
    const again = await house.come(anna.table, 'Zoe');
    expect(anna.latest.table.spectators).toBe(1);
    boris.leave();
    zoe.leave();
    again.leave();
    await pass(0);
    expect([isHere(anna, 0), isHere(anna, 1), anna.latest.table.spectators]).toEqual([true, false, 0]);
  });
});

describe('another device', () => {
  it('[H28] a link moves its maker’s seat once, with everything the seat knows', async () => {
    const [anna, boris] = (await house.play(2)) as [Visitor, Visitor];
    const link = await boris.deviceLink();
    const phone = await house.come(anna.table, 'phone');
    expect(phone.seat).toBeNull();
    expect(await house.tables.handOver(link, 'phone')).toBeUndefined();
    expect([phone.seat, boris.seat]).toEqual([1, null]);
    expect(phone.latest.from).toBe(0);
    expect(phone.latest.events.map(({ event }) => (event as { type: string }).type)).toContain('your-hand');
    expect(await house.tables.handOver(link, 'tablet')).toMatchObject({ code: 'bad-link' });
    expect(await house.tables.handOver(link, 'phone')).toMatchObject({ code: 'already-seated' });
    expect(await house.tables.handOver(link, anna.guest)).toMatchObject({ code: 'already-seated' });
    await playOut([anna, phone]);
    expect(anna.latest.table.phase).toBe('over');
  });

  it('[H28] and it knows everything also if it was not connected when the seat moved, and had looked on before', async () => {
    const [anna, boris] = (await house.play(2)) as [Visitor, Visitor];
    const phone = await house.come(anna.table, 'phone');
    phone.leave();
    await house.tables.handOver(await boris.deviceLink(), 'phone');
    const again = await house.come(anna.table, 'phone', phone.position);
    expect(again.latest).toMatchObject({ from: 0, you: { seat: 1 } });
    expect(again.latest.events.map(({ event }) => (event as { type: string }).type)).toContain('your-hand');
    again.leave();
    expect((await house.come(anna.table, 'phone', again.position)).latest.from).toBe(again.position); // nothing new
  });

  it('[H28] of two links for one seat the second is void once the first was used; also after a restart', async () => {
    const [, boris] = (await house.play(2)) as [Visitor, Visitor];
    const [one, other] = [await boris.deviceLink(), await boris.deviceLink()];
    expect(await house.tables.handOver(one, 'phone')).toBeUndefined();
    expect(await house.tables.handOver(other, 'tablet')).toMatchObject({ code: 'bad-link' });
    const restarted = new House({ store: house.store });
    expect(await restarted.tables.handOver(one, 'laptop')).toMatchObject({ code: 'bad-link' });
    await restarted.tables.close();
  });

  it('[H28] a used link stays used when the seat comes back to the device that made it', async () => {
    const [anna, boris] = (await house.play(2)) as [Visitor, Visitor];
    const link = await boris.deviceLink();
    await house.tables.handOver(link, 'phone');
    const phone = await house.come(anna.table, 'phone');
    expect(await house.tables.handOver(await phone.deviceLink(), boris.guest)).toBeUndefined();
    expect([phone.seat, boris.seat]).toEqual([null, 1]);
    expect(await house.tables.handOver(link, 'phone')).toMatchObject({ code: 'bad-link' });
  });

  it('[H29] it is a link to the person’s seat, wherever that is: never to another’s', async () => {
    const [anna, boris, clara] = (await house.seat(3)) as [Visitor, Visitor, Visitor];
    const link = await boris.deviceLink();
    const old = await clara.deviceLink();
    await clara.ask({ type: 'stand' });
    await boris.sit(2);
    await clara.sit(1);
    await clara.ask({ type: 'stand' });
    await anna.ask({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Ada' });
    await anna.ask({ type: 'start' });
    expect(await house.tables.handOver(old, 'thief')).toMatchObject({ code: 'bad-link' });
    expect(await house.tables.handOver(link, 'phone')).toBeUndefined();
    expect(anna.latest.table.seats[2]!.name).toBe('Boris');
    expect((await house.come(anna.table, 'phone')).seat).toBe(2);
  });

  it('[H29] whoever has no seat gets no link; where there are no links there are none', async () => {
    const [anna] = (await house.seat(1)) as [Visitor];
    const zoe = await house.come(anna.table, 'Zoe');
    expect(await zoe.refusal({ type: 'device' })).toBe('not-seated');
    const offline = new House({ store: house.store }, false);
    const page = await offline.come(anna.table, NAMES[0]);
    expect(await page.refusal({ type: 'device' })).toBe('bad-link');
    await offline.tables.close();
    expect(await house.tables.handOver({ table: '999999', holder: '', nonce: '' }, 'x')).toMatchObject({
      code: 'no-such-table',
    });
  });
});

describe('a rematch', () => {
  async function over(options: Record<string, unknown> = {}): Promise<Visitor[]> {
    const people = await house.seat(3, 1);
    await people[0]!.ask({ type: 'set', options, clock: 'day', door: false, listed: true });
    await people[0]!.ask({ type: 'start' });
    while (people[0]!.latest.table.phase === 'playing') {
      await playOut(people);
      await pass(BOT_PAUSE[1]);
    }
    return people;
  }

  /** They all sit down at the table of the rematch, in this order. */
  async function comeAgain(people: readonly Visitor[]): Promise<Visitor[]> {
    const again: Visitor[] = [];
    for (const { guest, latest } of people) {
      const visitor = await house.come(latest.table.next!, guest);
      await visitor.sit();
      again.push(visitor);
    }
    return again;
  }

  it('[H30] brings the same people to a new table, with options, clock and door as chosen, and another seed', async () => {
    const people = await over({ edition: 'squirrel', coupAt: 8 });
    expect(await people[1]!.refusal({ type: 'rematch' })).toBeUndefined();
    const { next, commitment } = people[0]!.latest.table;
    const [anna, boris] = [await house.come(next!, NAMES[0]), await house.come(next!, NAMES[1])];
    await anna.sit();
    const { table } = anna.latest;
    expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Clara', 'Bot 3', '', '']);
    expect(table).toMatchObject({ phase: 'lobby', clock: 'day', door: false, listed: false });
    expect(table.options).toMatchObject({ edition: 'squirrel', coupAt: 8 });
    expect(table.commitment).not.toBe(commitment);
    expect([anna.seat, boris.seat, anna.latest.you.host]).toEqual([0, 1, true]);
  });

  it('[H30] the winner begins where the edition says so', async () => {
    for (const edition of ['hobby-world', 'ukrainian', 'squirrel']) {
      const people = await over({ edition });
      const { outcome } = unwrap(await house.tables.log(people[0]!.table));
      const winner = outcome?.draw === false ? outcome.winners[0] : null;
      await people[0]!.ask({ type: 'rematch' });
      const [again] = (await comeAgain(people)) as [Visitor];
      expect(again.latest.table.options.lastWinner).toBe(winner);
      await again.ask({ type: 'start' });
      const { first, options } = again.latest.play!.view as { first: number; options: { firstPlayer: string } };
      if (options.firstPlayer === 'winner' && winner !== null) expect(first).toBe(winner);
      expect(options.firstPlayer).toBe(edition === 'squirrel' ? 'random' : 'winner');
    }
  });

  it('[H30] after a draw nobody begins as the winner', async () => {
    await house.tables.close();
    const { game, ...others } = REGISTRY.coup!;
    const outcome = (state: unknown) => {
      const ended = game.outcome(state);
      return ended && { ...ended, draw: true };
    };
    house = new House({ games: { ...REGISTRY, coup: { game: { ...game, outcome }, ...others } } });
    const people = await over();
    await people[0]!.ask({ type: 'rematch' });
    const [again] = (await comeAgain(people)) as [Visitor];
    expect(again.latest.table.options.lastWinner).toBeNull();
  });

  it('[H40] begins when everybody who sits there has come with a salt of its own for the new deal', async () => {
    const people = await over();
    await people[0]!.ask({ type: 'rematch' });
    const { next } = people[0]!.latest.table;
    const [anna, boris] = [await house.come(next!, NAMES[0]), await house.come(next!, NAMES[1])];
    await anna.sit();
    const awaited = () => anna.latest.table.seats.map((seat) => seat.awaited);
    expect(awaited()).toEqual([false, true, true, false, false, false]);
    expect(await anna.refusal({ type: 'start' })).toBe('not-all-here');
    await boris.sit();
    expect(await anna.refusal({ type: 'start' })).toBe('not-all-here');
    await anna.ask({ type: 'clear-seat', seat: 2 });
    expect(await anna.refusal({ type: 'start' })).toBeUndefined();
    expect(awaited()).toEqual([false, false, false]);
    const { seats } = stateOf(await house.entries(next!));
    expect(seats.map((seat) => (seat.kind === 'person' ? seat.salt : seat.kind))).toEqual([
      'salt of Anna',
      'salt of Boris',
      'bot',
    ]);
  });

  it('[H40] whose lobby was filled with words meanwhile: everybody who is awaited still sits down', async () => {
    const people = await over();
    await people[0]!.ask({ type: 'rematch' });
    const { next } = people[0]!.latest.table;
    const [boris, clara] = [await house.come(next!, NAMES[1]), await house.come(next!, NAMES[2])];
    await boris.sit();
    while (boris.position < MAX_LOBBY_ENTRIES) await boris.ask({ type: 'set', door: true });
    expect(await boris.refusal({ type: 'ready', ready: true })).toBe('too-many');
    expect(await clara.refusal({ type: 'rename', name: 'Eve' })).toBe('too-many');
    expect((await clara.sit()).type).toBe('done');
    expect((await clara.sit()).type).toBe('refused');
  });

  it('[H40] whoever comes first is its host for a while, so that nobody waits for one who has gone', async () => {
    const people = await over();
    await people[2]!.ask({ type: 'rematch' });
    const [clara, boris] = (await comeAgain([people[2]!, people[1]!])) as [Visitor, Visitor];
    expect([clara.latest.you.host, boris.latest.you.host, clara.seat]).toEqual([true, false, 2]);
    await pass(HELD);
    expect(await clara.refusal({ type: 'clear-seat', seat: 0 })).toBeUndefined();
    expect(await clara.refusal({ type: 'start' })).toBeUndefined();
  });

  it('[H44] the host before is host again when it comes, and its seat is held for two minutes', async () => {
    const people = await over();
    await people[1]!.ask({ type: 'rematch' });
    const [boris] = (await comeAgain([people[1]!])) as [Visitor];
    await pass(HELD - 1);
    expect(await boris.refusal({ type: 'clear-seat', seat: 0 })).toBe('not-all-here');
    expect(await boris.refusal({ type: 'seat-bot', seat: 0, bot: 'random', name: 'Ada' })).toBe('seat-taken');
    const [anna] = (await comeAgain([people[0]!])) as [Visitor];
    expect([anna.latest.you.host, boris.latest.you.host]).toEqual([true, false]);
    expect(await boris.refusal({ type: 'clear-seat', seat: 2 })).toBe('not-host');
    expect(await anna.refusal({ type: 'clear-seat', seat: 2 })).toBeUndefined(); // it knows for whom it waits
    const reloaded = stateOf(await house.entries(anna.table));
    expect(reloaded.host).toBe(0);
  });

  it('[H41] counts as a table of whoever asks for it first, and one that is there already costs nothing', async () => {
    const asked: string[] = [];
    let isFree = false;
    await house.tables.close();
    house = new House({
      mayOpen: (from) => {
        asked.push(from);
        return isFree || from === '';
      },
    });
    const people = await over();
    const far = await house.come(people[0]!.table, NAMES[1], 0, 'far away');
    asked.length = 0;
    expect(await far.refusal({ type: 'rematch' })).toBe('too-many');
    expect(people[0]!.latest.table.next).toBeNull();
    isFree = true;
    expect(await far.refusal({ type: 'rematch' })).toBeUndefined();
    expect(await far.refusal({ type: 'rematch' })).toBeUndefined();
    expect(asked).toEqual(['far away', 'far away']);
  });

  it('[H31] those who ask at once get one table, and all hear that it is done', async () => {
    const people = await over();
    const { lobby } = await house.store.count();
    const replies = await Promise.all(people.map((visitor) => visitor.ask({ type: 'rematch' })));
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
    expect(new Set(people.map(({ latest }) => latest.table.next)).size).toBe(1);
    expect((await house.store.count()).lobby).toBe(lobby + 1);
    expect((await people[0]!.ask({ type: 'rematch' })).type).toBe('done');
    expect((await house.store.count()).lobby).toBe(lobby + 1);
  });

  it('[H31] also on two servers', async () => {
    const people = await over();
    const other = new House({ store: house.store });
    const elsewhere = await other.come(people[0]!.table, NAMES[1]);
    const replies = await Promise.all([people[0]!.ask({ type: 'rematch' }), elsewhere.ask({ type: 'rematch' })]);
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done']);
    await people[0]!.resync();
    expect(people[0]!.latest.table.next).toBe(elsewhere.latest.table.next);
    expect((await house.entries(people[0]!.table)).filter(({ type }) => type === 'continued')).toHaveLength(1);
    await other.tables.close();
  });

  it('[H31] nobody asks for one before the end, or without a seat', async () => {
    const people = await house.play(2);
    expect(await people[0]!.refusal({ type: 'rematch' })).toBe('wrong-phase');
    await playOut(people);
    const zoe = new Visitor('Zoe');
    await zoe.enter(house, people[0]!.table);
    expect(await zoe.refusal({ type: 'rematch' })).toBe('not-seated');
  });
});
