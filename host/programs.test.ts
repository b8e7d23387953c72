// Programs that people write and let play: how they come to a seat, and that they are guests like others.

import { unwrap } from '@kuluary/kernel/result';
import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { PROGRAM } from '@kuluary/protocol/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE, CLOCK_TIME } from './clocks.ts';
import { ANSWERED, House, NAMES, playOut, Visitor } from './house.fixture.ts';
import type { ProgramPass } from './program-pass.ts';

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
const entering = async (table: string, who: ProgramPass) => (await new Visitor(who).enter(house, table))?.code;
const sitting = (visitor: Visitor, seat: number | null = null) =>
  visitor.refusal({ type: 'sit', seat, name: 'Robo', salt: 'salt of Robo' });

interface Company {
  readonly anna: Visitor; // the host
  readonly boris: Visitor;
  readonly robo: Visitor; // a program, on the fifth seat until the game begins
  readonly token: ProgramPass;
}

async function gathered(): Promise<Company> {
  const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
  const token = await anna.passFor(4);
  const robo = await house.come(anna.table, token);
  expect(await sitting(robo)).toBeUndefined();
  return { anna, boris, robo, token };
}

describe('a pass', () => {
  it('[H50] is the host’s to give, for a free seat, in the lobby', async () => {
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    const zoe = await house.come(anna.table, 'Zoe');
    expect(await anna.refusal({ type: 'program', seat: 2 })).toBeUndefined();
    expect(await anna.refusal({ type: 'program', seat: 1 })).toBe('seat-taken');
    expect(await anna.refusal({ type: 'program', seat: 6 })).toBe('no-such-seat');
    expect(await boris.refusal({ type: 'program', seat: 2 })).toBe('not-host');
    expect(await zoe.refusal({ type: 'program', seat: 2 })).toBe('not-seated');
    const before = anna.position;
    expect((await anna.ask({ type: 'program', seat: 2 })).position).toBe(before);
    await anna.ask({ type: 'start' });
    expect(await anna.refusal({ type: 'program', seat: 2 })).toBe('wrong-phase');
  });

  it('[H50] is given by servers only', async () => {
    const offline = new House({}, false);
    const [anna] = (await offline.seat(1)) as [Visitor];
    expect(await anna.refusal({ type: 'program', seat: 2 })).toBe('bad-link');
    await offline.tables.close();
  });

  it('[H51] opens its seat and no other; of two for one seat the first to come sits', async () => {
    const [anna] = (await house.seat(1)) as [Visitor];
    const [one, other] = [await anna.passFor(3), await anna.passFor(3)];
    const robo = await house.come(anna.table, one);
    expect(await sitting(robo, 2)).toBe('bad-link');
    expect(await sitting(robo, 3)).toBeUndefined();
    expect(await sitting(robo, 2)).toBe('bad-link');
    const late = await house.come(anna.table, other);
    expect(await sitting(late)).toBe('seat-taken');
    expect([robo.seat, late.seat]).toEqual([3, null]);
  });

  it('[H51] is good at its table only, and knows that by its deal: codes are used again', async () => {
    const { token } = await gathered();
    const elsewhere = await house.open();
    expect(await entering(elsewhere, token)).toBe('bad-link');
    expect(await entering('999999', token)).toBe('no-such-table');
  });

  it('[H51] lets one program in at a time, and the same one again when that has gone', async () => {
    const { anna, robo, token } = await gathered();
    expect(await entering(anna.table, token)).toBe('seat-taken');
    robo.leave();
    const again = await house.come(anna.table, token);
    expect(again.seat).toBe(4);
    await anna.ask({ type: 'start' });
    expect(await entering(anna.table, token)).toBe('seat-taken');
    again.leave();
    expect((await house.come(anna.table, token)).seat).toBe(2);
  });

  it('[H51] is void once its program has got up, or had to; also after a restart', async () => {
    const { anna, robo, token } = await gathered();
    await anna.ask({ type: 'clear-seat', seat: 4 });
    expect(robo.seat).toBeNull();
    expect(await sitting(robo)).toBe('bad-link');
    const second = await house.come(anna.table, await anna.passFor(4));
    await second.sit();
    await second.ask({ type: 'stand' });
    expect(await sitting(second)).toBe('bad-link');
    const restarted = new House({ store: house.store });
    await expect(restarted.come(anna.table, token)).rejects.toThrow('bad-link');
    await restarted.tables.close();
  });

  it('[H51] that nobody used before the game opens nothing afterwards, whether the door is open or closed', async () => {
    for (const door of [true, false]) {
      const [anna] = (await house.seat(2)) as [Visitor];
      const token = await anna.passFor(4);
      const waiting = await house.come(anna.table, await anna.passFor(5));
      await anna.ask({ type: 'set', door });
      await anna.ask({ type: 'start' });
      expect(await entering(anna.table, token)).toBe('wrong-phase');
      expect(await sitting(waiting)).toBe('wrong-phase');
      if (!door) expect(waiting.heard).toContainEqual(expect.objectContaining({ code: 'door-closed' }));
    }
  });
});

describe('a program', () => {
  it('[H52] is seen as a bot, under a name that is its own, and is ready at once', async () => {
    const { anna, boris } = await gathered();
    expect(anna.latest.table.seats[4]).toEqual({
      kind: 'bot',
      name: 'Robo',
      bot: PROGRAM,
      host: false,
      ready: true,
      here: true,
      standIn: false,
      awaited: false,
    });
    const twin = await house.come(anna.table, await anna.passFor(5));
    await twin.sit(null, 'Anna');
    expect(anna.latest.table.seats[5]!.name).toBe('Anna 2');
    await twin.ask({ type: 'rename', name: 'x'.repeat(MAX_NAME_CHARACTERS) });
    expect(boris.latest.table.seats[5]!.name).toBe('x'.repeat(MAX_NAME_CHARACTERS));
    expect(await twin.refusal({ type: 'ready', ready: false })).toBe('wrong-phase');
    expect(await anna.refusal({ type: 'seat-bot', seat: 3, bot: PROGRAM, name: 'Ada' })).toBe('no-such-bot');
    expect(await anna.refusal({ type: 'seat-bot', seat: 4, bot: 'random', name: 'Ada' })).toBe('seat-taken');
  });

  it('[H52] is never host: people are, and a table of programs alone waits for one', async () => {
    const { anna, boris, robo } = await gathered();
    expect(await robo.refusal({ type: 'start' })).toBe('not-host');
    expect(await robo.refusal({ type: 'program', seat: 3 })).toBe('not-host');
    await anna.ask({ type: 'stand' });
    await boris.ask({ type: 'stand' });
    expect([robo.latest.you.host, await robo.refusal({ type: 'start' })]).toEqual([false, 'not-host']);
    await anna.sit(0);
    expect(anna.latest.you.host).toBe(true);
  });

  it('[H52] says nothing, and its seat moves to no device', async () => {
    const { anna, robo } = await gathered();
    expect(await robo.refusal({ type: 'say', speech: { reaction: 'noted' } })).toBe('chat-full');
    expect(await robo.refusal({ type: 'device' })).toBe('bad-link');
    await anna.ask({ type: 'start' });
    expect(await robo.refusal({ type: 'say', speech: { text: 'beep' } })).toBe('chat-full');
  });

  it('[H53] is asked and answers like everybody, behind a closed door too, and its salt is in the deal', async () => {
    const { anna, boris, robo } = await gathered();
    await anna.ask({ type: 'set', clock: 'none', door: false });
    await anna.ask({ type: 'start' });
    expect(robo.latest.play!.view).toMatchObject({ viewer: 2 });
    await playOut([anna, boris, robo]);
    const finished = unwrap(await house.tables.finished(anna.table));
    expect(finished).toMatchObject({ log: { salts: ['salt of Anna', 'salt of Boris', 'salt of Robo'] } });
    expect(finished).toMatchObject({ readers: new Set(['Anna', 'Boris', robo.guest]) });
  });

  it('[H53] has a clock, and the stand-in plays for it while it is gone', async () => {
    const { anna, boris, robo, token } = await gathered();
    await anna.ask({ type: 'set', clock: 'normal' });
    await anna.ask({ type: 'start' });
    while (!robo.isAsked) await playOut([anna, boris], (moves) => moves[0]);
    expect(robo.clock).toBe(CLOCK_TIME.normal);
    robo.leave();
    const there = () => anna.latest.table.seats[2];
    await pass(0);
    expect(there()).toMatchObject({ here: false, standIn: false });
    await pass(CLOCK_TIME.normal! + ANSWERED);
    expect((await house.entries(anna.table)).find((entry) => entry.type === 'moved' && entry.seat === 2)).toMatchObject(
      {
        by: 'clock',
      },
    );
    await pass(ABSENCE);
    expect(there()).toMatchObject({ here: false, standIn: true });
    const back = await house.come(anna.table, token);
    expect(there()).toMatchObject({ here: true, standIn: false });
    expect(back.seat).toBe(2);
  });

  it('[H53] is awaited at a rematch, and comes with the same pass: to its seat there, as long as that is its own', async () => {
    const { anna, boris, robo, token } = await gathered();
    await anna.ask({ type: 'set', clock: 'none' });
    await anna.ask({ type: 'start' });
    await playOut([anna, boris, robo]);
    await boris.ask({ type: 'rematch' });
    const next = robo.latest.table.next!;
    const again = await house.come(next, token);
    expect(again.latest.table.seats[2]).toMatchObject({ kind: 'bot', bot: PROGRAM, awaited: true });
    expect(await sitting(again)).toBeUndefined();
    expect(again.latest.table.seats[2]).toMatchObject({ awaited: false, ready: true, host: false });
    const host = await house.come(next, NAMES[0]);
    await host.sit();
    expect(host.latest.you.host).toBe(true);
    await host.ask({ type: 'clear-seat', seat: 2 });
    expect(await sitting(again)).toBe('bad-link');
    again.leave();
    await pass(0);
    expect(await entering(next, token)).toBe('bad-link');
  });
});
