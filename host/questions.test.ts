import type { ToBrowser, WholeUpdate } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, House, NAMES, playOut, type Visitor } from './house.fixture.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

let house: House;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  house = new House();
});
afterEach(async () => {
  await house.tables.close();
  vi.useRealTimers();
});

const A_MOMENT = 50; // ms
const ID = '00000000-0000-4000-8000-000000000001';

/** They take their income so many times. Returns what one of them knows then. */
async function goOn(people: readonly Visitor[], times: number): Promise<WholeUpdate> {
  for (let i = 0; i < times; i++) {
    vi.advanceTimersByTime(A_MOMENT);
    await asked(people).answer({ type: 'income' });
  }
  return people[0]!.latest;
}

describe('questions and answers', () => {
  it('[H14] an answer to a question that has gone is stale, even if it would fit the new one', async () => {
    const people = await house.play(2);
    const first = asked(people);
    const { asked: old } = first.latest.play!;
    await first.answer({ type: 'income' });
    await asked(people).answer({ type: 'income' });
    expect(first.isAsked).toBe(true);
    const move = { type: 'income' };
    expect(await first.refusal({ type: 'move', id: ID, asked: old, move })).toBe('stale-decision');
    expect(await first.refusal({ type: 'move', id: ID, asked: 0, move })).toBe('stale-decision');
    const { asked: now } = first.latest.play!;
    expect(now).toBeGreaterThan(old);
    expect(await first.refusal({ type: 'move', id: ID, asked: now, move })).toBeUndefined();
  });

  it('[H14] a sealed answer of one seat leaves the question of the others as it is', async () => {
    const people = await house.play(3);
    const actor = asked(people);
    await actor.answer({ type: 'tax' });
    const [one, other] = people.filter(({ isAsked }) => isAsked) as [Visitor, Visitor];
    const { asked: question } = other.latest.play!;
    await one.answer({ type: 'pass' });
    expect([one.isAsked, other.latest.play!.asked]).toEqual([false, question]);
    expect(await other.refusal({ type: 'move', id: ID, asked: question, move: { type: 'pass' } })).toBeUndefined();
  });

  it('[H42] whoever is asked something else hears at once; who waits or looks on, a moment later', async () => {
    house = new House({ linger: A_MOMENT });
    const people = await house.play(3);
    const zoe = await house.come(people[0]!.table, 'Zoe');
    const actor = asked(people);
    const { position } = actor;
    await actor.answer({ type: 'tax' });
    const [one, other] = people.filter((visitor) => visitor !== actor) as [Visitor, Visitor];
    const known = () => [actor, one, other, zoe].map((visitor) => visitor.position - position);
    expect(known()).toEqual([0, 1, 1, 0]);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(known()).toEqual([1, 1, 1, 1]);
    await one.answer({ type: 'pass' });
    expect(known()).toEqual([1, 1, 1, 1]);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(known()).toEqual([2, 2, 2, 2]);
    const { length } = one.heard;
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(one.heard).toHaveLength(length); // and nobody hears the same twice
  });

  it('[H42] whoever has answered hears that it is done after what came of it, with the same news', async () => {
    house = new House({ linger: A_MOMENT });
    const people = await house.play(2);
    const [actor, other] = [asked(people), people.find(({ isAsked }) => !isAsked)!];
    const { length } = actor.heard;
    const news = () => actor.heard.slice(length).map(({ type, position }) => `${type} ${position - first}`);
    const first = actor.position;
    await actor.answer({ type: 'income' });
    expect(news()).toEqual([]);
    await other.answer({ type: 'income' }); // asks the actor again
    expect(news()).toEqual(['update 2', 'done 1']);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(news()).toEqual(['update 2', 'done 1']);
  });

  it('[H42] whoever is asked no more because of another hears at once', async () => {
    house = new House({ linger: A_MOMENT });
    const people = await house.play(2);
    const [actor, other] = [asked(people), people.find(({ isAsked }) => !isAsked)!];
    await actor.answer({ type: 'income' });
    expect(other.isAsked).toBe(true);
    await actor.ask({ type: 'undo' });
    expect([actor.isAsked, other.isAsked]).toEqual([true, false]);
  });

  it('[H42] what was not told yet comes with the next news', async () => {
    house = new House({ linger: A_MOMENT });
    const people = await house.play(4);
    const actor = asked(people);
    const position = actor.position + 1;
    await actor.answer({ type: 'tax' });
    const others = people.filter((visitor) => visitor !== actor);
    for (const visitor of others) await visitor.answer({ type: 'pass' });
    const told = people.filter((visitor) => visitor.position === position + 3);
    expect(told.map(({ isAsked }) => isAsked)).toEqual([true]);
    const { latest } = told[0]!;
    expect(latest.from).toBeLessThan(position + 3);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    for (const visitor of people) expect(visitor.position).toBe(position + 3);
    const { length } = actor.heard;
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(actor.heard).toHaveLength(length);
  });

  it('[H42] also whoever was shown out, and sits there after all, is answered', async () => {
    house = new House({ linger: A_MOMENT });
    const people = await house.seat(2);
    const zoe = await house.come(people[0]!.table, 'Zoe');
    await people[0]!.ask({ type: 'set', door: false, options: { edition: 'squirrel' } });
    await people[0]!.ask({ type: 'start' });
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(zoe.heard.at(-1)).toMatchObject({ type: 'refused', code: 'door-closed' });
    const actor = asked(people);
    const { asked: question } = actor.latest.play!;
    expect(await house.tables.handOver(await actor.deviceLink(), 'Zoe')).toBeUndefined();
    const reply = await zoe.ask({ type: 'move', id: ID, asked: question, move: { type: 'income' } });
    expect(reply).toMatchObject({ type: 'done' });
  });

  it('[H42] nobody hears that something is done which an older back-up has undone', async () => {
    const store = memoryStore();
    let lost = 0;
    const read: Store['read'] = async (table, after) => {
      const stored = await store.read(table, after);
      return stored && { ...stored, entries: stored.entries.slice(0, stored.entries.length - lost) };
    };
    house = new House({ linger: A_MOMENT, store: { ...store, read } });
    const actor = asked(await house.play(2));
    await actor.answer({ type: 'income' });
    lost = 1;
    house.tables.meet({ others: [], isForgotten: true });
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(actor.isAsked).toBe(true);
    expect(actor.heard.at(-1)).toMatchObject({ type: 'refused', code: 'busy' });
  });

  it('[H42] in the lobby whoever did something hears at once, and the others a moment later', async () => {
    house = new House({ linger: A_MOMENT });
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    const { position } = boris;
    expect(await boris.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'done', position: position + 1 });
    expect([boris.position, anna.position]).toEqual([position + 1, position - 1]);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(anna.position).toBe(position + 1);
  });

  it('[H42] the end of a game is told to all at once', async () => {
    house = new House({ linger: A_MOMENT, keep: { lobby: null, playing: null, over: null } }); // only the phase changes
    const people = await house.play(2);
    const isOver = ({ latest }: Visitor) => latest.table.phase === 'over';
    while (!people.some(isOver)) {
      await vi.advanceTimersByTimeAsync(A_MOMENT);
      await asked(people).answer();
    }
    expect(people.every(isOver)).toBe(true);
  });

  it('[H14] words and comings between question and answer do not make the answer stale', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const { asked: question } = actor.latest.play!;
    await people[1]!.ask({ type: 'say', speech: { phrase: 'your-turn' } });
    await house.come(actor.table, 'Zoe');
    const move = { type: 'income' };
    expect(await actor.refusal({ type: 'move', id: ID, asked: question, move })).toBeUndefined();
  });

  it('[H15] whoever is not asked is told so by the rules; whoever has no seat, or no game, by us', async () => {
    const people = await house.seat(2);
    const move = { type: 'move', id: ID, asked: 0, move: { type: 'income' } } as const;
    expect(await people[0]!.refusal(move)).toBe('wrong-phase');
    await people[0]!.ask({ type: 'start' });
    const idle = people.find(({ isAsked }) => !isAsked)!;
    expect(await idle.ask(move)).toMatchObject({ type: 'refused', code: 'not-your-decision', rule: 'C2' });
    const zoe = await house.come(people[0]!.table, 'Zoe');
    expect(await zoe.refusal(move)).toBe('not-seated');
    expect(await asked(people).answer({ type: 'keep', cards: 7 })).toMatchObject({ code: 'malformed' });
    await playOut(people);
    expect(await people[0]!.refusal(move)).toBe('wrong-phase');
  });

  it('[H16] a move sent twice is made once, and answered twice with the same position', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const first = await actor.answer({ type: 'income' }, ID);
    const again = await actor.ask({ type: 'move', id: ID, asked: 0, move: { type: 'income' } });
    expect(again).toMatchObject({ type: 'done', position: first.position });
    expect(actor.position).toBe(first.position);
    const restarted = new House({ store: house.store });
    const back = await restarted.come(actor.table, actor.guest);
    expect(await back.answer({ type: 'income' }, ID)).toMatchObject({ type: 'done', position: first.position });
    expect(back.position).toBe(first.position);
    await restarted.tables.close();
  });

  it('[H43] another move under the name of one that was made is refused, also after a restart and on another server', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const other = new House({ store: house.store });
    const elsewhere = await other.come(actor.table, actor.guest);
    const { position } = await actor.answer({ type: 'income' }, ID);
    expect(await actor.refusal({ type: 'move', id: ID, asked: 0, move: { type: 'tax' } })).toBe('stale-decision');
    expect(await elsewhere.answer({ type: 'foreign-aid' }, ID)).toMatchObject({ code: 'stale-decision' });
    expect(await elsewhere.answer({ type: 'income' }, ID)).toMatchObject({ type: 'done', position });
    expect((await house.entries(actor.table)).length).toBe(position);
    await other.tables.close();
  });

  it('[H16] names of moves are a seat’s own: nobody can use up another’s', async () => {
    const people = await house.play(2);
    const first = asked(people);
    await first.answer({ type: 'income' }, ID);
    const second = asked(people);
    expect(second).not.toBe(first);
    const { position } = second;
    expect(await second.answer({ type: 'income' }, ID)).toMatchObject({ type: 'done', position: position + 1 });
  });

  it('[H17] updates follow each other without a gap; whoever has part of it gets the rest, and no more', async () => {
    const people = await house.play(2);
    await playOut(people);
    const updates = people[0]!.heard.filter((message) => message.type === 'update');
    for (const [i, update] of updates.entries()) {
      if (update.from !== 0) expect(update.from).toBe(updates[i - 1]!.position);
      expect(update.position).toBeGreaterThanOrEqual(updates[i - 1]?.position ?? 0);
    }
    const whole = (await people[0]!.resync()).events;
    for (const have of [0, 1, 5, people[0]!.position - 1, people[0]!.position]) {
      const { latest } = await house.come(people[0]!.table, NAMES[0], have);
      expect(latest.from).toBe(have);
      expect(latest.events).toEqual(whole.filter(({ position }) => position > have));
    }
  });

  it('[H17] whoever claims to have seen more than there is gets everything', async () => {
    const people = await house.play(2);
    const { latest } = await house.come(people[0]!.table, NAMES[0], 1_000_000);
    expect(latest).toMatchObject({ from: 0, position: people[0]!.position });
  });

  it('[H17] whoever has seen what an older back-up has not gets everything, also where as much has happened since', async () => {
    let kept: string | null = null;
    const save = (text: string) => {
      kept = text;
    };
    const keeper = { load: () => kept, save };
    const before = new House({ store: memoryStore(keeper) });
    const people = await before.play(2);
    const backUp = kept;
    const lost = await goOn(people, 2);
    await before.tables.close();
    kept = backUp;
    const after = new House({ store: memoryStore(keeper) });
    const { table } = people[0]!;
    const boris = await after.come(table, NAMES[1]);
    await goOn([await after.come(table, NAMES[0]), boris], 3);
    expect(boris.position).toBeGreaterThan(lost.position);
    const heard: ToBrowser[] = [];
    await after.tables.enter(table, NAMES[0], lost, (message) => heard.push(message));
    expect(heard[0]).toMatchObject({ from: 0, position: boris.position });
    await after.tables.close();
  });
});
