// Non-interference: the stream of messages to a reader is the same in two worlds that differ only in what it may not know.
// And the log is readable by nobody before the end, and by everybody after it.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { inProcessBotRunner } from '@kuluary/host/bot-move-choice';
import { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { parseMatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { type ToBrowser, type Update, viewWithoutOptions } from '@kuluary/protocol/to-browser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GAME_CHECKS } from '../checks/game-checks.ts';
import {
  type Comparison,
  type ComparisonResult,
  compareWorlds,
  LeakFound,
  READER_KINDS,
  type ReaderKind,
} from './non-interference.fixture.ts';
import { ACTION_NAMES } from './non-interference-actions.fixture.ts';
import { PLANTED_LEAKS } from './non-interference-leaks.fixture.ts';
import { PositionSampler } from './non-interference-positions.fixture.ts';
import { ComparedWorld, type WorldClient } from './non-interference-world.fixture.ts';

// KULUARY_STREAM_ROUNDS=100 npx vitest run server/non-interference.slow.test.ts compares a hundred times as much.
// KULUARY_STREAM_SEED repeats the seed of a failure.
const ROUNDS = Number(process.env.KULUARY_STREAM_ROUNDS ?? 1);
const SEED = Number(process.env.KULUARY_STREAM_SEED ?? 1);
const GAMES_PER_ROUND: Readonly<Record<string, number>> = { coup: 2, rickshank: 4, voices: 2 }; // per number of seats and options
const MIN_DIFFERENT = 3; // comparisons in which a secret must have differed
const ROUND_TIME = 600_000; // ms
const LEAK_LIMIT = 150; // pairs of worlds in which a leak must be noticed

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => (array as Uint8Array).fill(7) as never);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** All sampled positions of one match, each with one kind of reader; the few with sealed moves with every kind. */
function* comparisonsOf(id: string, seats: number, variant: object, seed: number): Generator<Comparison> {
  const { gameUnderTest } = GAME_CHECKS[id]!;
  const positions = PositionSampler.samplePositions(gameUnderTest, seats, variant, new FastChance(seed));
  for (const [nth, position] of positions.entries()) {
    const readers: readonly ReaderKind[] =
      position.sealedMoves.length > 0 ? READER_KINDS : [READER_KINDS[(seed + nth) % READER_KINDS.length]!];
    for (const readerKind of readers) {
      const name = `${id}, ${seats} seats, ${JSON.stringify(variant)}, seed ${seed}, position ${nth}`;
      yield { name, subject: gameUnderTest, position, readerKind, seed: 1000 * seed + nth };
    }
  }
}

function seatCounts(id: string): number[] {
  const [min, max] = GAME_CHECKS[id]!.gameUnderTest.game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

describe.each(Object.keys(GAME_CHECKS))('streams of %s', (id) => {
  const { gameUnderTest, editions, optionMixes } = GAME_CHECKS[id]!;
  const compared: ComparisonResult[] = [];

  it.each(seatCounts(id))(
    '[T60] %i seats: a reader receives the same bytes at the same moments, whatever is hidden from it',
    async (seats) => {
      for (let seed = SEED; seed < SEED + ROUNDS * GAMES_PER_ROUND[id]!; seed++) {
        for (const variant of [...editions, ...optionMixes]) {
          for (const comparison of comparisonsOf(id, seats, variant, seed))
            compared.push(await compareWorlds(comparison));
        }
      }
    },
    ROUNDS * ROUND_TIME,
  );

  it.each(gameUnderTest.secrets)('[T60] "%s" really differed, often enough', (secret) => {
    const different = compared.filter(
      ({ changedSecrets, sameFrames }) => changedSecrets.includes(secret) && sameFrames > 0,
    );
    expect(different.length).toBeGreaterThanOrEqual(MIN_DIFFERENT);
  });

  it('[T60] all actions were performed, and comparisons ended in every way', () => {
    const done = new Set(compared.flatMap((each) => [...each.actionsDone]));
    expect([...done].sort()).toEqual([...ACTION_NAMES].sort());
    expect(new Set(compared.map(({ ending }) => ending))).toEqual(new Set(['revealed', 'diverged', 'done']));
    const codes = new Set(compared.flatMap((each) => [...each.codes]));
    for (const code of ['stale-decision', 'no-undo', 'wrong-phase', 'malformed']) expect(codes).toContain(code);
    const sameFrames = compared.reduce((sum, each) => sum + each.sameFrames, 0);
    expect(sameFrames).toBeGreaterThan(5 * compared.length);
  });
});

describe.each(Object.keys(GAME_CHECKS))('leaks of %s', (id) => {
  const { gameUnderTest } = GAME_CHECKS[id]!;
  const trials: Comparison[] = [];
  const decisionsIn = ({ position: { state } }: Comparison) => gameUnderTest.game.decisions(state).length;

  beforeAll(() => {
    for (let seed = SEED; trials.length < LEAK_LIMIT; seed++) {
      for (const seats of seatCounts(id)) {
        const whole = [...comparisonsOf(id, seats, {}, seed)].filter(
          ({ position }) => position.sealedMoves.length === 0,
        );
        trials.push(...whole); // a log of the real rules may be invalid by the changed ones
      }
    }
    trials.sort((a, b) => Math.min(2, decisionsIn(b)) - Math.min(2, decisionsIn(a))); // some leaks need several decisions
  });

  it.each(Object.keys(PLANTED_LEAKS))('[T61] is noticed: %s', async (name) => {
    const isNoticed = async (comparison: Comparison) => {
      try {
        await compareWorlds({ ...comparison, leak: PLANTED_LEAKS[name] });
        return false;
      } catch (error) {
        if (error instanceof LeakFound) return true;
        throw error;
      }
    };
    for (const comparison of trials) if (await isNoticed(comparison)) return;
    throw new Error(`not noticed in ${trials.length} pairs of worlds`);
  });
});

const POLL_INTERVAL = 30_000; // ms
const MAX_POLLS = 1000;

function isOver({ received }: WorldClient): boolean {
  return received.some(({ text }) => text.includes('"phase":"over"'));
}

describe('the log', () => {
  /** A whole match of bots, two of them standing in for clients who watch from their seats, and a spectator. */
  async function watchMatch(id: string) {
    const entry = GAME_REGISTRY[id]!;
    const seatKinds = ['person', 'program', 'bot'] as const;
    const options = entry.game.completeOptions(seatKinds.length, {});
    const setup = { seatKinds, clock: 'none', startedAt: Date.now(), bot: entry.standIn } as const;
    const world = new ComparedWorld(entry, { options, sealedMoves: [] }, setup, inProcessBotRunner(BOT_REGISTRY));
    const clients = new Map<Viewer, WorldClient>(
      ([0, 1, 'spectator'] as const).map((who) => [who, world.clientOf(who)!]),
    );
    const refusals: string[] = [];
    await world.open();
    for (const client of clients.values()) client.connect(0);
    await vi.advanceTimersByTimeAsync(1000);
    for (const client of clients.values()) client.send('{"type":"stand"}');
    for (let times = 0; times < MAX_POLLS && !isOver(world.clientOf('spectator')!); times++) {
      for (const client of clients.values()) refusals.push(await world.requestLog(client));
      await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
    }
    return { world, clients, refusals };
  }

  /** What a replay shows each viewer: its view after every move, and all its events. */
  function replayed(id: string, text: string) {
    const { game } = GAME_REGISTRY[id]!;
    const log = unwrap(parseMatchLog(text));
    const views: Map<Viewer, string>[] = [];
    const eventsFor = new Map<Viewer, unknown[]>();
    const mismatch = replayLog(game, log, (match) => {
      const viewers: readonly Viewer[] = ['spectator', ...Array(log.seats).keys()];
      views.push(
        new Map(viewers.map((viewer) => [viewer, JSON.stringify(viewWithoutOptions(game.view(match.state, viewer)))])),
      );
      for (const viewer of viewers) eventsFor.set(viewer, match.eventLog.eventsFor(viewer));
    });
    expect(mismatch).toBeUndefined();
    return { views, eventsFor };
  }

  it.each(Object.keys(GAME_CHECKS))(
    '[T62] of %s is refused to all alike until the end, and then is the same for all',
    async (id) => {
      const { world, clients, refusals } = await watchMatch(id);
      const parse = (reply: string) => JSON.parse(reply) as [status: number, headers: object, body: string];
      expect(isOver(world.clientOf('spectator')!)).toBe(true);
      expect(refusals.length).toBeGreaterThanOrEqual(2 * clients.size);
      for (const [status, , body] of refusals.map(parse))
        expect([status, body]).toEqual([409, '{"code":"wrong-phase"}']);
      const logs: string[] = [];
      for (const client of clients.values()) logs.push(await world.requestLog(client));
      expect(new Set(logs).size).toBe(1);
      const { views, eventsFor } = replayed(id, parse(logs[0]!)[2]);
      const entries = await world.entries();
      const movesAt = (position: number) => entries.slice(0, position).filter(({ type }) => type === 'moved').length;
      for (const [viewer, { received }] of clients) {
        const messages = received.map(({ text }) => JSON.parse(text) as ToBrowser);
        const updates = messages.filter((message): message is Update => message.type === 'update');
        expect(updates.length).toBeGreaterThan(views.length / 2);
        for (const { position, play } of updates) {
          expect(JSON.stringify(play!.view)).toBe(views[movesAt(position)]!.get(viewer));
        }
        const events = updates.flatMap((update) => update.events.map(({ event }) => JSON.stringify(event)));
        expect(events).toEqual(eventsFor.get(viewer)!.map((event) => JSON.stringify(event)));
      }
      await world.close();
    },
  );
});
