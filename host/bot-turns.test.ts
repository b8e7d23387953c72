import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseBotMove } from './bot-move-choice.ts';
import type { BotPause } from './bot-pause.ts';
import type { BotRunner, BotTask } from './bot-runner.ts';
import { seatDeadline, tableDeadline } from './deadlines.ts';
import { MAX_READING_TIME } from './pending-decisions.ts';
import { TableState } from './table-state.ts';
import {
  BOT_PAUSE,
  findAskedClient,
  quickBotRunner,
  type TestClient,
  TestHost,
  THINKING_TIME,
} from './test-host.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const LONGEST_BOT_TURN = BOT_PAUSE[1] + THINKING_TIME;

/** The test chooses the moves of its bots. */
class ManualBotRunner implements BotRunner {
  readonly tasks: { readonly task: BotTask; readonly choose: (move: unknown) => void }[] = [];

  choose(task: BotTask): Promise<unknown> {
    return new Promise((choose) => this.tasks.push({ task, choose }));
  }
}

/** Anna and a bot at a table where it is the bot's turn. */
async function startBotTurn(testHost: TestHost): Promise<TestClient> {
  const [anna] = (await testHost.startMatch(1, 1)) as [TestClient];
  if (anna.isAsked) await anna.makeMove({ type: 'income' });
  return anna;
}

async function movedEntries(testHost: TestHost, table: string) {
  return (await testHost.logEntries(table)).flatMap((entry) => (entry.type === 'moved' ? [entry] : []));
}

/** Bots wait in it until the test lets them think. */
class ManualTurnQueue {
  thinking = 0;
  readonly turns: { readonly address: string | undefined; readonly start: () => void }[] = [];
  readonly acquireSlot = (address: string | undefined) =>
    new Promise<() => void>((resolve) => {
      const start = () => {
        this.thinking++;
        resolve(() => this.thinking--);
      };
      this.turns.push({ address, start });
    });
}

describe('bots', () => {
  it('[H23] exist for every game in the registry', () => {
    expect(Object.keys(BOT_REGISTRY)).toEqual(Object.keys(GAME_REGISTRY));
    for (const [id, { game, botIds, standIn, hasCritic }] of Object.entries(GAME_REGISTRY)) {
      expect(Object.keys(BOT_REGISTRY[id]!.bots)).toEqual(botIds);
      expect(botIds).toContain(standIn);
      expect(BOT_REGISTRY[id]!.game).toBe(game);
      expect(BOT_REGISTRY[id]!.critic !== null).toBe(hasCritic);
    }
  });

  it('[H23] that no longer exist are replaced by the stand-in', async () => {
    const { game, standIn } = GAME_REGISTRY.coup!;
    const state = game.setup(2, game.completeOptions(2, {}), new FastChance(1));
    const { seat } = game.decisions(state)[0]!;
    const [view, moves] = [game.view(state, seat), game.moves(state, seat)];
    const task = { game: 'coup', rules: game.version, standInBot: standIn, view, moves, seed: 7 };
    for (const gone of ['courtier', 'toString']) {
      const chosen = await Promise.all(
        [gone, standIn].map((bot) => chooseBotMove(BOT_REGISTRY.coup!, { ...task, bot })),
      );
      expect(chosen[0]).toEqual(chosen[1]);
    }
  });

  it('[H21] pause before they move: within the limits, in whole ms, different but the same on every server', async () => {
    const testHost = new TestHost();
    const anna = await startBotTurn(testHost);
    const entries = await testHost.logEntries(anna.table);
    const state = new TableState(GAME_REGISTRY, entries[0]!);
    for (const entry of entries.slice(1)) state.apply(entry);
    const bot = state.seats.findIndex(({ kind }) => kind === 'bot');
    const pauses = new Set<number>();
    for (let position = 1; position <= 500; position++) {
      const pendingDecisions = state.pendingDecisions.map(
        (decision) => decision && { ...decision, position, clockStartedAt: 0 },
      );
      const then = Object.create(state, { pendingDecisions: { value: pendingDecisions } }) as TableState;
      const due = seatDeadline(then, bot, BOT_PAUSE, [])!;
      expect(due).toBe(Math.round(due));
      expect(due).toBeGreaterThanOrEqual(BOT_PAUSE[0]);
      expect(due).toBeLessThanOrEqual(BOT_PAUSE[1]);
      expect(tableDeadline(then, [0, 7], [])! % 1).toBe(0);
      pauses.add(due);
    }
    expect(pauses.size).toBeGreaterThan(300);
  });

  it('[H21] pause a third as long where they continue their turn', async () => {
    const eager: BotRunner = {
      choose: async ({ moves }) => moves.find((move) => (move as { type: string }).type === 'play'),
    };
    const testHost = new TestHost({ botPause: [900, 900], botRunner: eager });
    const [anna] = await testHost.fillLobby(1, 1, 'rickshank');
    await anna!.request({ type: 'set', clock: 'none' });
    await anna!.request({ type: 'start' });
    while (anna!.isAsked) await anna!.makeMove({ type: 'end' }); // her turn is over before the bot's begins
    const pauses: number[] = [];
    for (let moves = 0; moves < 3; moves++) {
      const { head } = (await testHost.store.read(anna!.table, 0))!;
      pauses.push(head.deadline! - head.at);
      await advanceTime(head.deadline! - Date.now() + 1);
    }
    expect(pauses).toEqual([900, 300, 300]);
  });

  it('[H21] move when the pause is over, not before', async () => {
    for (const botPause of [BOT_PAUSE, [0, 20], [0, 0], [3, 3]] as const) {
      const testHost = new TestHost({ botPause });
      const anna = await startBotTurn(testHost);
      const { deadline } = (await testHost.store.read(anna.table, 0))!.head;
      const { position } = anna;
      await advanceTime(Math.max(0, deadline! - Date.now() - 1));
      if (botPause[0] > 0) expect(anna.position).toBe(position);
      await advanceTime(2);
      expect((await testHost.logEntries(anna.table))[position]).toMatchObject({ type: 'moved', by: 'bot' });
    }
  });

  /** How long a bot waits if events take so much time to read. */
  async function waitWith(readingTimeOf: (event: unknown) => number, botPause: BotPause): Promise<number> {
    const games = { ...GAME_REGISTRY, coup: { ...GAME_REGISTRY.coup!, readingTimeOf } };
    const testHost = new TestHost({ games, botPause });
    const { table } = await startBotTurn(testHost);
    const { head } = (await testHost.store.read(table, 0))!;
    await testHost.tables.close();
    return head.deadline! - head.at;
  }

  const began = (ms: number) => (event: unknown) => ((event as { type: string }).type === 'turn-began' ? ms : 0);

  it('[H54] leave people time to read public events, up to a limit', async () => {
    expect(await waitWith(began(100), [900, 900])).toBe(1000);
    expect(await waitWith(began(MAX_READING_TIME), [900, 900])).toBe(900 + MAX_READING_TIME);
    expect(await waitWith(began(MAX_READING_TIME + 1), [900, 900])).toBe(900 + MAX_READING_TIME);
  });

  it('[H54] leave none for events of single seats, and none where their pauses are short', async () => {
    const secrets = (event: unknown) => ((event as { type: string }).type.startsWith('your-') ? 5000 : 0);
    expect(await waitWith(secrets, [900, 900])).toBe(900);
    expect(await waitWith(began(100), [500, 500])).toBe(600);
    expect(await waitWith(began(100), [499, 499])).toBe(499);
    expect(await waitWith(began(100), [0, 0])).toBe(0);
  });

  const slow = (thinking: number): BotRunner => ({
    choose: ({ moves }) => new Promise((resolve) => setTimeout(() => resolve(moves[0]), thinking)),
  });

  /** How long after its time a bot moves if it thinks for so long. */
  async function lateBy(thinking: number, botPause: BotPause): Promise<number> {
    const testHost = new TestHost({ botRunner: slow(thinking), botPause });
    const { table } = await startBotTurn(testHost);
    const { deadline } = (await testHost.store.read(table, 0))!.head;
    await advanceTime(deadline! - Date.now() + thinking + 110);
    const { at } = (await movedEntries(testHost, table)).find(({ by }) => by === 'bot')!;
    await testHost.tables.close();
    return at - deadline!;
  }

  it('[H55] reveal nothing of how long they thought, or only whole tenths of a second', async () => {
    const late: number[] = [];
    for (const thinking of [1, 60, 100, 102, 350]) late.push(await lateBy(thinking, [900, 900]));
    expect(late).toEqual([1, 1, 1, 101, 301]); // it has seat 1
    expect(await lateBy(61, [0, 499])).toBe(61); // short pauses
  });

  it('[H55] bots that are late from the start, as a player has just left, reveal nothing of how long they thought', async () => {
    const taken: number[] = [];
    for (const thinking of [1, 63, 99, 150]) {
      const testHost = new TestHost({ botRunner: slow(thinking) });
      const actor = findAskedClient(await testHost.startMatch(2));
      await advanceTime(5037);
      await actor.request({ type: 'stand' });
      const before = Date.now();
      await advanceTime(300);
      const [move] = await movedEntries(testHost, actor.table);
      taken.push(move!.at - before - actor.seat!);
      await testHost.tables.close();
    }
    expect(taken).toEqual([100, 100, 100, 200]);
  });

  it('[H22] get the view and moves of their seat, and nothing else', async () => {
    const botRunner = new ManualBotRunner();
    const testHost = new TestHost({ botRunner });
    const anna = await startBotTurn(testHost);
    await advanceTime(BOT_PAUSE[1]);
    const { task } = botRunner.tasks[0]!;
    const state = new TableState(GAME_REGISTRY, (await testHost.logEntries(anna.table))[0]!);
    for (const entry of (await testHost.logEntries(anna.table)).slice(1)) state.apply(entry);
    const { game } = GAME_REGISTRY.coup!;
    const bot = state.seats.findIndex(({ kind }) => kind === 'bot');
    expect(task).toEqual({
      game: 'coup',
      rules: game.version,
      bot: 'random',
      standInBot: GAME_REGISTRY.coup!.standIn,
      view: game.view(state.match!.state, bot),
      moves: game.moves(state.match!.state, bot),
      seed: expect.any(Number),
    });
    await testHost.tables.close();
  });

  const never = new Promise<never>(() => undefined);
  const circle: Record<string, unknown> = { type: 'income' };
  circle.self = circle;
  const faulty: Readonly<Record<string, () => Promise<unknown>>> = {
    'throws at once': () => {
      throw new Error('mad');
    },
    'throws later': () => Promise.reject(new Error('mad')),
    'never answers': () => never,
    'says nothing': async () => undefined,
    'says null': async () => null,
    'says nonsense': async () => 'income',
    'wants what is not legal': async () => ({ type: 'coup', target: 99 }),
    'talks in circles': async () => circle,
    'says too much': async () => ({ type: 'income', deck: 'x'.repeat(100_000) }),
  };
  for (const [what, choose] of Object.entries(faulty)) {
    it(`[H23] a bot that ${what} harms nothing: a plain legal move is made, here and at the other tables`, async () => {
      const testHost = new TestHost({
        botRunner: { choose: (task) => (task.bot === 'counter' ? quickBotRunner.choose(task) : choose()) },
      });
      const anna = await startBotTurn(testHost);
      const other = await testHost.openTable('Zoe');
      const zoe = await testHost.connect(other, 'Zoe');
      await zoe.request({ type: 'seat-bot', seat: 1, bot: 'counter', name: 'Ada' });
      await zoe.request({ type: 'start' });
      if (zoe.isAsked) await zoe.makeMove({ type: 'income' });
      for (let i = 0; i < 5; i++) {
        await advanceTime(LONGEST_BOT_TURN);
        for (const client of [anna, zoe]) if (client.isAsked) await client.makeMove();
      }
      for (const { table } of [anna, zoe]) {
        expect((await movedEntries(testHost, table)).filter(({ by }) => by === 'bot').length).toBeGreaterThan(1);
      }
      await testHost.tables.close();
    });
  }

  it('[H23] a move that comes too late is not taken for the next decision', async () => {
    const botRunner = new ManualBotRunner();
    const testHost = new TestHost({ botRunner });
    const anna = await startBotTurn(testHost);
    await advanceTime(LONGEST_BOT_TURN);
    const { position } = anna;
    botRunner.tasks[0]!.choose({ type: 'tax' });
    await advanceTime(0);
    expect(anna.position).toBe(position);
    await testHost.tables.close();
  });

  it('[H48] the thinking time of a bot that has to wait begins when it may think', async () => {
    const queue = new ManualTurnQueue();
    const { turns, acquireSlot } = queue;
    const testHost = new TestHost({ botRunner: { acquireSlot, choose: async () => ({ type: 'tax' }) } });
    const anna = await startBotTurn(testHost);
    await advanceTime(100 * LONGEST_BOT_TURN);
    expect([turns.length, (await movedEntries(testHost, anna.table)).filter(({ by }) => by === 'bot')]).toEqual([
      1,
      [],
    ]);
    turns[0]!.start();
    await advanceTime(110);
    expect((await movedEntries(testHost, anna.table)).at(-1)).toMatchObject({ by: 'bot', move: { type: 'tax' } });
    expect([queue.thinking, testHost.problems]).toEqual([0, []]);
    await testHost.tables.close();
  });

  it('[H48] it does not think if its seat has moved meanwhile; it counts against the host’s address, or none if nobody is connected', async () => {
    const queue = new ManualTurnQueue();
    const { turns, acquireSlot } = queue;
    const tasks: BotTask[] = [];
    const botRunner: BotRunner = { acquireSlot, choose: async (task) => void tasks.push(task) };
    const testHost = new TestHost({ botRunner });
    const people = await testHost.startMatch(2, 0, 'fast');
    for (const { table, guest } of people) await testHost.connect(table, guest, 0, `address of ${guest}`);
    for (const client of people) client.disconnect();
    await advanceTime(15_000);
    expect(turns.map(({ address }) => address)).toEqual(['address of Anna']);
    const actor = people.find(({ seat }) => seat === findAskedClient(people).seat)!;
    const back = await testHost.connect(actor.table, actor.guest);
    await back.makeMove({ type: 'income' });
    turns[0]!.start();
    await advanceTime(0);
    expect([tasks.length, queue.thinking]).toEqual([0, 0]);
    await testHost.tables.close();
  });

  it('[H48] where no player is connected, it counts against a spectator’s address', async () => {
    const { turns, acquireSlot } = new ManualTurnQueue();
    const testHost = new TestHost({ botRunner: { ...quickBotRunner, acquireSlot } });
    const anna = await startBotTurn(testHost);
    await testHost.connect(anna.table, 'Zoe', 0, 'address of Zoe');
    anna.disconnect();
    await advanceTime(LONGEST_BOT_TURN);
    expect(turns.map(({ address }) => address)).toEqual(['address of Zoe']);
    await testHost.tables.close();
  });

  it('[H49] for players who are late or absent the stand-in of the game moves', async () => {
    for (const how of ['late', 'gone'] as const) {
      const botRunner = new ManualBotRunner();
      const testHost = new TestHost({ botRunner });
      const people = await testHost.startMatch(2, 0, 'fast');
      if (how === 'gone') await findAskedClient(people).request({ type: 'stand' });
      await advanceTime(15_000);
      expect(botRunner.tasks.map(({ task }) => task.bot)).toEqual([GAME_REGISTRY.coup!.standIn]);
      await testHost.tables.close();
    }
  });

  it('[H24] a player who comes back while a bot thinks moves itself', async () => {
    const botRunner = new ManualBotRunner();
    const testHost = new TestHost({ botRunner });
    const people = await testHost.startMatch(2, 0, 'normal');
    const actor = findAskedClient(people);
    await actor.request({ type: 'stand' });
    await advanceTime(BOT_PAUSE[1]);
    expect(botRunner.tasks).toHaveLength(1);
    await actor.sit();
    botRunner.tasks[0]!.choose({ type: 'tax' });
    await advanceTime(0);
    expect(await movedEntries(testHost, actor.table)).toEqual([]);
    expect((await actor.makeMove({ type: 'income' })).type).toBe('done');
    expect(await movedEntries(testHost, actor.table)).toMatchObject([{ move: { type: 'income' }, by: 'player' }]);
    await testHost.tables.close();
  });

  it('[H24] a player’s move counts while a bot thinks because the clock had run out', async () => {
    const botRunner = new ManualBotRunner();
    const testHost = new TestHost({ botRunner });
    const people = await testHost.startMatch(2, 0, 'fast');
    const actor = findAskedClient(people);
    await advanceTime(15_000);
    expect(botRunner.tasks).toHaveLength(1);
    await actor.makeMove({ type: 'income' });
    botRunner.tasks[0]!.choose({ type: 'tax' });
    await advanceTime(0);
    expect(await movedEntries(testHost, actor.table)).toMatchObject([{ move: { type: 'income' }, by: 'player' }]);
    await testHost.tables.close();
  });
});
