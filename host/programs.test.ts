// Outside programs: how they take a seat by invitation, and how they differ from people.

import { unwrap } from '@kuluary/kernel/result';
import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE_TIMEOUT, CLOCK_TIME } from './clock-presets.ts';
import type { ProgramInvitation } from './program-invitation.ts';
import { CLOCK_MOVE_DELAY, NAMES, playToEnd, TestClient, TestHost } from './test-host.fixture.ts';

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
const connectRefusal = async (table: string, who: ProgramInvitation) =>
  (await new TestClient(who).connect(testHost, table))?.code;
const sitRefusal = (client: TestClient, seat: number | null = null) =>
  client.refusalOf({ type: 'sit', seat, name: 'Robo', salt: 'salt of Robo' });

interface ProgramTable {
  readonly anna: TestClient; // the host
  readonly boris: TestClient;
  readonly robo: TestClient; // a program, on the fifth seat until the start
  readonly invitation: ProgramInvitation;
}

async function setUpProgramTable(): Promise<ProgramTable> {
  const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
  const invitation = await anna.requestInvitation(4);
  const robo = await testHost.connect(anna.table, invitation);
  expect(await sitRefusal(robo)).toBeUndefined();
  return { anna, boris, robo, invitation };
}

describe('the rules', () => {
  it.each(['as-seated', 'random'])('[H87] are told where people sit: no bots, no programs (%s)', async (seatOrder) => {
    const { anna, boris, robo } = await setUpProgramTable();
    await anna.request({ type: 'seat-bot', seat: 2, bot: 'random', name: 'Random' });
    await anna.request({ type: 'set', options: { seatOrder, people: [2, 4] } }); // not for the host to say
    await anna.request({ type: 'start' });
    const { seats, options } = anna.latestUpdate.table;
    expect([seats.length, robo.latestUpdate.play !== null]).toEqual([4, true]);
    expect(options.people).toEqual([anna.seat!, boris.seat!].sort());
  });
});

describe('a program invitation', () => {
  it('[H50] can be made by the host only, for a free seat, in the lobby', async () => {
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    const zoe = await testHost.connect(anna.table, 'Zoe');
    expect(await anna.refusalOf({ type: 'program', seat: 2 })).toBeUndefined();
    expect(await anna.refusalOf({ type: 'program', seat: 1 })).toBe('seat-taken');
    expect(await anna.refusalOf({ type: 'program', seat: 6 })).toBe('no-such-seat');
    expect(await boris.refusalOf({ type: 'program', seat: 2 })).toBe('not-host');
    expect(await zoe.refusalOf({ type: 'program', seat: 2 })).toBe('not-seated');
    const before = anna.position;
    expect((await anna.request({ type: 'program', seat: 2 })).position).toBe(before);
    await anna.request({ type: 'start' });
    expect(await anna.refusalOf({ type: 'program', seat: 2 })).toBe('wrong-phase');
  });

  it('[H50] can be made on servers only', async () => {
    const offline = new TestHost({}, false);
    const [anna] = (await offline.fillLobby(1)) as [TestClient];
    expect(await anna.refusalOf({ type: 'program', seat: 2 })).toBe('bad-link');
    await offline.tables.close();
  });

  it('[H51] is good for its seat only; of two for one seat the first program sits', async () => {
    const [anna] = (await testHost.fillLobby(1)) as [TestClient];
    const [one, other] = [await anna.requestInvitation(3), await anna.requestInvitation(3)];
    const robo = await testHost.connect(anna.table, one);
    expect(await sitRefusal(robo, 2)).toBe('bad-link');
    expect(await sitRefusal(robo, 3)).toBeUndefined();
    expect(await sitRefusal(robo, 2)).toBe('bad-link');
    const late = await testHost.connect(anna.table, other);
    expect(await sitRefusal(late)).toBe('seat-taken');
    expect([robo.seat, late.seat]).toEqual([3, null]);
  });

  it('[H51] is good at its table only, recognized by its commitment, as codes are used again', async () => {
    const { invitation } = await setUpProgramTable();
    const otherTable = await testHost.openTable();
    expect(await connectRefusal(otherTable, invitation)).toBe('bad-link');
    expect(await connectRefusal('999999', invitation)).toBe('no-such-table');
  });

  it('[H51] is good for one connection at a time, and again after that was closed', async () => {
    const { anna, robo, invitation } = await setUpProgramTable();
    expect(await connectRefusal(anna.table, invitation)).toBe('seat-taken');
    robo.disconnect();
    const again = await testHost.connect(anna.table, invitation);
    expect(again.seat).toBe(4);
    await anna.request({ type: 'start' });
    expect(await connectRefusal(anna.table, invitation)).toBe('seat-taken');
    again.disconnect();
    expect((await testHost.connect(anna.table, invitation)).seat).toBe(2);
  });

  it('[H51] is void once its program has lost its seat; also after a restart', async () => {
    const { anna, robo, invitation } = await setUpProgramTable();
    await anna.request({ type: 'clear-seat', seat: 4 });
    expect(robo.seat).toBeNull();
    expect(await sitRefusal(robo)).toBe('bad-link');
    const second = await testHost.connect(anna.table, await anna.requestInvitation(4));
    await second.sit();
    await second.request({ type: 'stand' });
    expect(await sitRefusal(second)).toBe('bad-link');
    const restarted = new TestHost({ store: testHost.store });
    await expect(restarted.connect(anna.table, invitation)).rejects.toThrow('bad-link');
    await restarted.tables.close();
  });

  it('[H51] is void after the start if unused, whether spectators are allowed or not', async () => {
    for (const door of [true, false]) {
      const [anna] = (await testHost.fillLobby(2)) as [TestClient];
      const invitation = await anna.requestInvitation(4);
      const waiting = await testHost.connect(anna.table, await anna.requestInvitation(5));
      await anna.request({ type: 'set', door });
      await anna.request({ type: 'start' });
      expect(await connectRefusal(anna.table, invitation)).toBe('wrong-phase');
      expect(await sitRefusal(waiting)).toBe('wrong-phase');
      if (!door) expect(waiting.messages).toContainEqual(expect.objectContaining({ code: 'door-closed' }));
    }
  });
});

describe('a program', () => {
  it('[H52] is shown as a bot, under a name of its own, and is always ready', async () => {
    const { anna, boris } = await setUpProgramTable();
    expect(anna.latestUpdate.table.seats[4]).toEqual({
      kind: 'bot',
      name: 'Robo',
      bot: PROGRAM_BOT,
      host: false,
      ready: true,
      here: true,
      standIn: false,
      awaited: false,
    });
    const secondProgram = await testHost.connect(anna.table, await anna.requestInvitation(5));
    await secondProgram.sit(null, 'Anna');
    expect(anna.latestUpdate.table.seats[5]!.name).toBe('Anna 2');
    await secondProgram.request({ type: 'rename', name: 'x'.repeat(MAX_NAME_CHARACTERS) });
    expect(boris.latestUpdate.table.seats[5]!.name).toBe('x'.repeat(MAX_NAME_CHARACTERS));
    expect(await secondProgram.refusalOf({ type: 'ready', ready: false })).toBe('wrong-phase');
    expect(await anna.refusalOf({ type: 'seat-bot', seat: 3, bot: PROGRAM_BOT, name: 'Ada' })).toBe('no-such-bot');
    expect(await anna.refusalOf({ type: 'seat-bot', seat: 4, bot: 'random', name: 'Ada' })).toBe('seat-taken');
  });

  it('[H52] is never host: a table of programs alone has none', async () => {
    const { anna, boris, robo } = await setUpProgramTable();
    expect(await robo.refusalOf({ type: 'start' })).toBe('not-host');
    expect(await robo.refusalOf({ type: 'program', seat: 3 })).toBe('not-host');
    await anna.request({ type: 'stand' });
    await boris.request({ type: 'stand' });
    expect([robo.latestUpdate.you.host, await robo.refusalOf({ type: 'start' })]).toEqual([false, 'not-host']);
    await anna.sit(0);
    expect(anna.latestUpdate.you.host).toBe(true);
  });

  it('[H52] cannot speak, and its seat cannot move to another device', async () => {
    const { anna, robo } = await setUpProgramTable();
    expect(await robo.refusalOf({ type: 'say', speech: { reaction: 'noted' } })).toBe('chat-full');
    expect(await robo.refusalOf({ type: 'device' })).toBe('bad-link');
    await anna.request({ type: 'start' });
    expect(await robo.refusalOf({ type: 'say', speech: { text: 'beep' } })).toBe('chat-full');
  });

  it('[H53] is asked and moves like a person, also where spectators are not allowed, and its salt is in the deal', async () => {
    const { anna, boris, robo } = await setUpProgramTable();
    await anna.request({ type: 'set', clock: 'none', door: false });
    await anna.request({ type: 'start' });
    expect(robo.latestUpdate.play!.view).toMatchObject({ viewer: 2 });
    await playToEnd([anna, boris, robo]);
    const finishedMatch = unwrap(await testHost.tables.finishedMatch(anna.table));
    expect(finishedMatch).toMatchObject({ log: { salts: ['salt of Anna', 'salt of Boris', 'salt of Robo'] } });
    expect(finishedMatch).toMatchObject({ readers: new Set(['Anna', 'Boris', robo.guest]) });
  });

  it('[H53] has a clock, and the stand-in plays for it while it is absent', async () => {
    const { anna, boris, robo, invitation } = await setUpProgramTable();
    await anna.request({ type: 'set', clock: 'normal' });
    await anna.request({ type: 'start' });
    while (!robo.isAsked) await playToEnd([anna, boris], (moves) => moves[0]);
    expect(robo.clock).toBe(CLOCK_TIME.normal);
    robo.disconnect();
    const there = () => anna.latestUpdate.table.seats[2];
    await advanceTime(0);
    expect(there()).toMatchObject({ here: false, standIn: false });
    await advanceTime(CLOCK_TIME.normal! + CLOCK_MOVE_DELAY);
    expect(
      (await testHost.logEntries(anna.table)).find((entry) => entry.type === 'moved' && entry.seat === 2),
    ).toMatchObject({
      by: 'clock',
    });
    await advanceTime(ABSENCE_TIMEOUT);
    expect(there()).toMatchObject({ here: false, standIn: true });
    const back = await testHost.connect(anna.table, invitation);
    expect(there()).toMatchObject({ here: true, standIn: false });
    expect(back.seat).toBe(2);
  });

  it('[H53] is awaited at a rematch, and takes its seat there with the same invitation', async () => {
    const { anna, boris, robo, invitation } = await setUpProgramTable();
    await anna.request({ type: 'set', clock: 'none' });
    await anna.request({ type: 'start' });
    await playToEnd([anna, boris, robo]);
    await boris.request({ type: 'rematch' });
    const next = robo.latestUpdate.table.next!;
    const again = await testHost.connect(next, invitation);
    expect(again.latestUpdate.table.seats[2]).toMatchObject({ kind: 'bot', bot: PROGRAM_BOT, awaited: true });
    expect(await sitRefusal(again)).toBeUndefined();
    expect(again.latestUpdate.table.seats[2]).toMatchObject({ awaited: false, ready: true, host: false });
    const host = await testHost.connect(next, NAMES[0]);
    await host.sit();
    expect(host.latestUpdate.you.host).toBe(true);
    await host.request({ type: 'clear-seat', seat: 2 });
    expect(await sitRefusal(again)).toBe('bad-link');
    again.disconnect();
    await advanceTime(0);
    expect(await connectRefusal(next, invitation)).toBe('bad-link');
  });
});
