import { CLOCKS } from '@kuluary/protocol/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_TIME } from './clocks.ts';
import { ANSWERED, asked, House, NAMES, playOut, type Visitor } from './house.fixture.ts';

const HOUR = 3_600_000;
const FAST = CLOCK_TIME.fast!;

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

/** Lets time pass in which the server gives signs of life. */
async function live(ms: number): Promise<void> {
  for (let rest = ms; rest > 0; rest -= 500) {
    await house.beat();
    await pass(Math.min(500, rest));
  }
}

/** The server goes down for a while, and another one takes over. */
async function restart(away: number): Promise<House> {
  await house.tables.close();
  vi.setSystemTime(Date.now() + away);
  house = new House({ store: house.store });
  await house.beat(0);
  return house;
}

describe('clocks', () => {
  it('[H18] when a seat’s time has run out a bot answers once for it, and the seat stays its player’s', async () => {
    for (const clock of CLOCKS.filter((name) => CLOCK_TIME[name] !== null)) {
      const people = await house.play(2, 0, clock);
      const actor = asked(people);
      const { position, table } = actor;
      expect(actor.latest.play!.clocks).toEqual([
        { seat: actor.seat, left: CLOCK_TIME[clock], total: CLOCK_TIME[clock] },
      ]);
      await pass(CLOCK_TIME[clock]! - 1);
      expect(actor.position).toBe(position);
      await pass(1 + ANSWERED);
      expect((await house.entries(table))[position]).toMatchObject({ type: 'moved', seat: actor.seat, by: 'clock' });
      expect(actor.latest.table.seats.map(({ standIn }) => standIn)).toEqual([false, false]);
      const late = { position: position + 1, seat: actor.seat, speech: { late: true } };
      for (const visitor of people) expect((await visitor.resync()).said).toEqual([late]); // everybody is told
    }
  });

  it('[H18] without a clock a seat may think as long as it likes', async () => {
    const people = await house.play(2);
    const { position } = people[0]!;
    expect(people[0]!.latest.play!.clocks).toEqual([]);
    await pass(100 * HOUR);
    expect(people[0]!.position).toBe(position);
  });

  it('[H18] the clocks of those who are asked together run together; an answer of one winds up nobody’s', async () => {
    const people = await house.play(3, 0, 'fast');
    await asked(people).answer({ type: 'tax' });
    await pass(5000);
    const [one, other] = people.filter(({ isAsked }) => isAsked) as [Visitor, Visitor];
    await one.answer({ type: 'pass' });
    await pass(1000);
    await one.ask({ type: 'say', speech: { phrase: 'your-turn' } });
    expect(other.clock).toBe(FAST - 6000);
    await pass(FAST - 6000 + ANSWERED);
    expect((await house.entries(one.table)).filter((entry) => 'by' in entry && entry.by === 'clock')).toHaveLength(1);
  });

  it('[H19] time in which no server was there is not charged', async () => {
    const people = await house.play(2, 0, 'fast');
    const { guest, table, position } = asked(people);
    await live(4000);
    await house.beat();
    await restart(HOUR);
    await house.tables.lookAround();
    const back = await house.come(table, guest);
    expect(back.clock).toBe(FAST - 4000);
    await live(FAST - 4001);
    expect(back.position).toBe(position);
    await pass(1 + ANSWERED);
    expect((await house.entries(table))[position]).toMatchObject({ by: 'clock' });
  });

  it('[H19] nor is that of a second absence, nor after words and new comings; the next question starts anew', async () => {
    const people = await house.play(2, 0, 'fast');
    const { guest, table } = asked(people);
    await house.beat();
    await restart(HOUR);
    const back = await house.come(table, guest);
    await live(3000);
    await back.ask({ type: 'say', speech: { phrase: 'oops' } });
    expect(back.clock).toBe(FAST - 3000);
    await house.beat();
    await restart(2 * HOUR);
    const again = await house.come(table, guest);
    const other = await house.come(table, people.find((one) => one.guest !== guest)!.guest);
    expect(again.clock).toBe(FAST - 3000);
    await again.answer({ type: 'income' });
    expect(other.clock).toBe(FAST);
    await live(FAST);
    expect((await house.lastEntry(table)).type).toBe('moved');
  });

  it('[H19] of the time before the last sign of life nothing is given back, of the time after it everything', async () => {
    const people = await house.play(2, 0, 'fast');
    const { guest, table } = asked(people);
    await pass(2000);
    await house.beat();
    await pass(900);
    await restart(60_000);
    expect((await house.come(table, guest)).clock).toBe(FAST - 2000);
  });

  it('[H19] a server that was asleep itself stops the clocks that it has in memory, and shows it', async () => {
    const people = await house.play(2, 0, 'fast');
    const actor = asked(people);
    await house.beat();
    await pass(1000);
    vi.setSystemTime(Date.now() + HOUR); // timers sleep too
    await house.beat();
    await pass(0);
    expect(actor.clock).toBe(FAST);
    await actor.ask({ type: 'say', speech: { phrase: 'oops' } });
    await live(FAST - 1);
    expect((await house.entries(actor.table)).some((entry) => 'by' in entry)).toBe(false);
    await pass(1 + ANSWERED);
    expect((await house.entries(actor.table)).filter((entry) => 'by' in entry)).toHaveLength(1);
  });

  it('[H19] of two servers, one that does not know of the gap does not charge it either', async () => {
    const people = await house.play(2, 0, 'fast');
    const { position, table } = people[0]!;
    await house.beat();
    await pass(1000);
    await house.store.beat(Date.now() + HOUR, 5000); // both were asleep; the other one was the first to say so
    vi.setSystemTime(Date.now() + HOUR);
    await pass(100);
    await live(FAST - 101);
    expect(people[0]!.position).toBe(position);
    await pass(1 + ANSWERED);
    expect((await house.entries(table))[position]).toMatchObject({ by: 'clock' });
  });

  it('[H19] of one question only what passed while it was asked, however long nobody was there before', async () => {
    const people = await house.play(2, 0, 'fast');
    await house.beat();
    await pass(4000);
    await asked(people).answer({ type: 'income' }); // the store still works, and nobody says that it is alive
    await pass(3000);
    expect(asked(people).clock).toBe(FAST);
    await house.beat();
    await pass(0);
    expect(asked(people).clock).toBe(FAST);
    await live(FAST - 1);
    const { position, table } = people[0]!;
    await pass(1 + ANSWERED);
    expect((await house.entries(table))[position]).toMatchObject({ by: 'clock' });
  });

  it('[H20] a table that nobody has open is looked after when its time comes', async () => {
    const people = await house.play(2, 0, 'day');
    const { table, position } = people[0]!;
    for (const visitor of people) visitor.leave();
    await pass(1000);
    await house.tables.lookAround();
    expect(await house.tables.size()).toEqual({ tables: 0, listening: 0 });
    await pass(CLOCK_TIME.day! - 1001);
    await house.tables.lookAround();
    expect(await house.entries(table)).toHaveLength(position);
    await pass(1);
    await house.tables.lookAround();
    await pass(ANSWERED);
    expect((await house.lastEntry(table)).type).toBe('moved');
  });

  it('[H20] games of bots alone go on after a restart without anybody looking', async () => {
    const [anna] = (await house.play(1, 3)) as [Visitor];
    const { table } = anna;
    await anna.ask({ type: 'stand' });
    anna.leave();
    await house.tables.close();
    house = new House({ store: house.store });
    for (let second = 0; second < 3000; second++) {
      await pass(1000);
      await house.tables.lookAround();
      const log = await house.tables.log(table);
      if (log.ok) break;
    }
    expect(await house.tables.log(table)).toHaveProperty('value.outcome');
  });

  const SPOILT: readonly (readonly [string, (text: string) => string])[] = [
    ['of other rules', (text) => text.replace('"type":"began","rules":', '"type":"began","rules":9')],
    ['with broken logs', () => '{'],
  ];

  it.each(SPOILT)('[H20] two hundred tables %s do not stand in the way of the others', async (_, spoil) => {
    const people = await house.play(2, 0, 'fast');
    const { table, position } = people[0]!;
    const { entries, head } = (await house.store.read(table, 0))!;
    for (let i = 0; i < 250; i++) {
      const old = entries.map(spoil);
      await house.store.create(`old ${i}`, old[0]!, head);
      for (const [at, entry] of old.entries()) {
        const overdue = { ...head, deadline: 1 };
        await house.store.append({ table: `old ${i}`, position: at + 1, entry, id: null, head: overdue });
      }
    }
    await house.tables.close();
    house = new House({ store: house.store });
    await pass(FAST);
    for (let look = 0; look < 3; look++) await house.tables.lookAround();
    await pass(ANSWERED);
    expect((await house.entries(table)).length).toBeGreaterThan(position);
  });

  it('[H20] tables that nobody needs leave the memory; whoever comes at that moment is not lost', async () => {
    const people = await house.play(2);
    const { table } = people[0]!;
    for (const visitor of people) visitor.leave();
    await pass(0);
    const coming = NAMES.slice(0, 2).map((name) => house.come(table, name));
    const looking = house.tables.lookAround();
    const late = house.come(table, 'Zoe');
    const again = await Promise.all(coming);
    await looking;
    const zoe = await late;
    await playOut(again);
    expect(zoe.latest.table.phase).toBe('over');
    expect(zoe.position).toBe(again[0]!.position);
  });

  it('[H20] and the same when the store is slow to say what whoever comes must know first', async () => {
    const people = await house.play(2);
    const elsewhere = new House({ store: house.store });
    const { table, guest } = asked(people);
    for (const visitor of people) visitor.leave();
    const { position } = await (await elsewhere.come(table, guest)).answer({ type: 'income' });
    const { store } = house;
    const { read } = store;
    let letGo: (() => void) | undefined;
    store.read = async (id, after) => {
      if (after > 0) await new Promise<void>((open) => (letGo = open));
      return read(id, after);
    };
    const coming = house.come(table, guest, position);
    await pass(0);
    const looking = house.tables.lookAround();
    await pass(0);
    letGo!();
    const back = await coming;
    await looking;
    store.read = read;
    const other = await house.come(table, people.find((visitor) => visitor.guest !== guest)!.guest);
    expect(await other.answer({ type: 'income' })).toMatchObject({ position: position + 1 });
    expect(back.position).toBe(position + 1);
    await elsewhere.tables.close();
  });

  it('[H20] and the same when the table is asked for just as it goes', async () => {
    for (let delay = 0; delay < 30; delay++) {
      const people = await house.play(2);
      const { table } = people[0]!;
      for (const visitor of people) visitor.leave();
      await pass(0);
      const looking = house.tables.lookAround();
      for (let i = 0; i < delay; i++) await Promise.resolve();
      const again = await Promise.all(NAMES.slice(0, 2).map((name) => house.come(table, name)));
      await looking;
      const zoe = await house.come(table, 'Zoe');
      await asked(again).answer({ type: 'income' });
      expect([zoe.position, again[0]!.position]).toEqual([again[1]!.position, again[1]!.position]);
      for (const visitor of [...again, zoe]) visitor.leave();
    }
  });
});
