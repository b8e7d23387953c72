import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BotPause, deadline, dueAt } from './deadlines.ts';
import { asked, BOT_PAUSE, House, quickThinker, THINKING_TIME, type Visitor } from './house.fixture.ts';
import { MAX_DWELL } from './questions.ts';
import { TableState } from './table-state.ts';
import { think } from './think.ts';
import type { Thinker, Thought } from './thinker.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const LONG = BOT_PAUSE[1] + THINKING_TIME;

/** A bot whose thoughts the test finishes. */
class Slow implements Thinker {
  readonly thoughts: { readonly thought: Thought; readonly say: (move: unknown) => void }[] = [];

  choose(thought: Thought): Promise<unknown> {
    return new Promise((say) => this.thoughts.push({ thought, say }));
  }
}

/** Anna and a bot at a table where it is the bot's turn. */
async function botsTurn(house: House): Promise<Visitor> {
  const [anna] = (await house.play(1, 1)) as [Visitor];
  if (anna.isAsked) await anna.answer({ type: 'income' });
  return anna;
}

async function moves(house: House, table: string) {
  return (await house.entries(table)).flatMap((entry) => (entry.type === 'moved' ? [entry] : []));
}

/** Where thoughts wait until they are let in. */
class Turnstile {
  inside = 0;
  readonly turns: { readonly of: string | undefined; readonly come: () => void }[] = [];
  readonly turn = (of: string | undefined) =>
    new Promise<() => void>((resolve) => {
      const come = () => {
        this.inside++;
        resolve(() => this.inside--);
      };
      this.turns.push({ of, come });
    });
}

describe('bots', () => {
  it('[H23] think in every game, whichever of the registry sits down', () => {
    expect(Object.keys(MINDS)).toEqual(Object.keys(REGISTRY));
    for (const [id, { game, bots, standIn, isReviewed }] of Object.entries(REGISTRY)) {
      expect(Object.keys(MINDS[id]!.bots)).toEqual(bots);
      expect(bots).toContain(standIn);
      expect(MINDS[id]!.game).toBe(game);
      expect(MINDS[id]!.critic !== null).toBe(isReviewed);
    }
  });

  it('[H23] of which a table knows that are gone: somebody stands in for them', async () => {
    const { game, standIn } = REGISTRY.coup!;
    const state = game.setup(2, game.completeOptions(2, {}), new FastChance(1));
    const { seat } = game.decisions(state)[0]!;
    const [view, moves] = [game.view(state, seat), game.moves(state, seat)];
    const thought = { game: 'coup', rules: game.version, standIn, view, moves, seed: 7 };
    for (const gone of ['courtier', 'toString']) {
      const chosen = await Promise.all([gone, standIn].map((bot) => think(MINDS.coup!, { ...thought, bot })));
      expect(chosen[0]).toEqual(chosen[1]);
    }
  });

  it('[H21] pause before they answer: within the limits, in whole ms, different and yet the same on every server', async () => {
    const house = new House();
    const anna = await botsTurn(house);
    const entries = await house.entries(anna.table);
    const state = new TableState(REGISTRY, entries[0]!);
    for (const entry of entries.slice(1)) state.fold(entry);
    const bot = state.seats.findIndex(({ kind }) => kind === 'bot');
    const pauses = new Set<number>();
    for (let position = 1; position <= 500; position++) {
      const questions = state.questions.map((question) => question && { ...question, position, at: 0 });
      const then = Object.create(state, { questions: { value: questions } }) as TableState;
      const due = dueAt(then, bot, BOT_PAUSE, [])!;
      expect(due).toBe(Math.round(due));
      expect(due).toBeGreaterThanOrEqual(BOT_PAUSE[0]);
      expect(due).toBeLessThanOrEqual(BOT_PAUSE[1]);
      expect(deadline(then, [0, 7], [])! % 1).toBe(0);
      pauses.add(due);
    }
    expect(pauses.size).toBeGreaterThan(300);
  });

  it('[H21] need a third of it where they go on with their turn', async () => {
    const eager: Thinker = {
      choose: async ({ moves }) => moves.find((move) => (move as { type: string }).type === 'play'),
    };
    const house = new House({ botPause: [900, 900], thinker: eager });
    const [anna] = await house.seat(1, 1, 'rickshank');
    await anna!.ask({ type: 'set', clock: 'none' });
    await anna!.ask({ type: 'start' });
    while (anna!.isAsked) await anna!.answer({ type: 'end' }); // her turn is over before the bot's begins
    const pauses: number[] = [];
    for (let moves = 0; moves < 3; moves++) {
      const { head } = (await house.store.read(anna!.table, 0))!;
      pauses.push(head.deadline! - head.at);
      await pass(head.deadline! - Date.now() + 1);
    }
    expect(pauses).toEqual([900, 300, 300]);
  });

  it('[H21] answer when the pause is over, not before', async () => {
    for (const botPause of [BOT_PAUSE, [0, 20], [0, 0], [3, 3]] as const) {
      const house = new House({ botPause });
      const anna = await botsTurn(house);
      const { deadline } = (await house.store.read(anna.table, 0))!.head;
      const { position } = anna;
      await pass(Math.max(0, deadline! - Date.now() - 1));
      if (botPause[0] > 0) expect(anna.position).toBe(position);
      await pass(2);
      expect((await house.entries(anna.table))[position]).toMatchObject({ type: 'moved', by: 'bot' });
    }
  });

  /** How long a bot waits at a table where so much time is needed for each thing that is told. */
  async function waitWith(dwell: (event: unknown) => number, botPause: BotPause): Promise<number> {
    const games = { ...REGISTRY, coup: { ...REGISTRY.coup!, dwell } };
    const house = new House({ games, botPause });
    const { table } = await botsTurn(house);
    const { head } = (await house.store.read(table, 0))!;
    await house.tables.close();
    return head.deadline! - head.at;
  }

  const began = (ms: number) => (event: unknown) => ((event as { type: string }).type === 'turn-began' ? ms : 0);

  it('[H54] leave people time for what everybody has just been told, up to a limit', async () => {
    expect(await waitWith(began(100), [900, 900])).toBe(1000);
    expect(await waitWith(began(MAX_DWELL), [900, 900])).toBe(900 + MAX_DWELL);
    expect(await waitWith(began(MAX_DWELL + 1), [900, 900])).toBe(900 + MAX_DWELL);
  });

  it('[H54] leave none for what only some were told, and none where they are hurried on', async () => {
    const secrets = (event: unknown) => ((event as { type: string }).type.startsWith('your-') ? 5000 : 0);
    expect(await waitWith(secrets, [900, 900])).toBe(900);
    expect(await waitWith(began(100), [500, 500])).toBe(600);
    expect(await waitWith(began(100), [499, 499])).toBe(499);
    expect(await waitWith(began(100), [0, 0])).toBe(0);
  });

  const slow = (thinking: number): Thinker => ({
    choose: ({ moves }) => new Promise((resolve) => setTimeout(() => resolve(moves[0]), thinking)),
  });

  /** How long after its time a bot answers that thinks for so long. */
  async function lateBy(thinking: number, botPause: BotPause): Promise<number> {
    const house = new House({ thinker: slow(thinking), botPause });
    const { table } = await botsTurn(house);
    const { deadline } = (await house.store.read(table, 0))!.head;
    await pass(deadline! - Date.now() + thinking + 110);
    const { at } = (await moves(house, table)).find(({ by }) => by === 'bot')!;
    await house.tables.close();
    return at - deadline!;
  }

  it('[H55] show nothing of how long they have thought, or only so many tenths of a second', async () => {
    const late: number[] = [];
    for (const thinking of [1, 60, 100, 102, 350]) late.push(await lateBy(thinking, [900, 900]));
    expect(late).toEqual([1, 1, 1, 101, 301]); // it has seat 1
    expect(await lateBy(61, [0, 499])).toBe(61); // hurried on
  });

  it('[H55] nor when it is long past their time, because somebody has left them the seat', async () => {
    const taken: number[] = [];
    for (const thinking of [1, 63, 99, 150]) {
      const house = new House({ thinker: slow(thinking) });
      const actor = asked(await house.play(2));
      await pass(5037);
      await actor.ask({ type: 'stand' });
      const begun = Date.now();
      await pass(300);
      const [move] = await moves(house, actor.table);
      taken.push(move!.at - begun - actor.seat!);
      await house.tables.close();
    }
    expect(taken).toEqual([100, 100, 100, 200]);
  });

  it('[H22] know what a person on their seat would know, and nothing else', async () => {
    const thinker = new Slow();
    const house = new House({ thinker });
    const anna = await botsTurn(house);
    await pass(BOT_PAUSE[1]);
    const { thought } = thinker.thoughts[0]!;
    const state = new TableState(REGISTRY, (await house.entries(anna.table))[0]!);
    for (const entry of (await house.entries(anna.table)).slice(1)) state.fold(entry);
    const { game } = REGISTRY.coup!;
    const bot = state.seats.findIndex(({ kind }) => kind === 'bot');
    expect(thought).toEqual({
      game: 'coup',
      rules: game.version,
      bot: 'random',
      standIn: REGISTRY.coup!.standIn,
      view: game.view(state.match!.state, bot),
      moves: game.moves(state.match!.state, bot),
      seed: expect.any(Number),
    });
    await house.tables.close();
  });

  const never = new Promise<never>(() => undefined);
  const circle: Record<string, unknown> = { type: 'income' };
  circle.self = circle;
  const mad: Readonly<Record<string, () => Promise<unknown>>> = {
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
  for (const [what, choose] of Object.entries(mad)) {
    it(`[H23] a bot that ${what} harms nothing: a plain legal move is made, here and at the other tables`, async () => {
      const house = new House({
        thinker: { choose: (thought) => (thought.bot === 'counter' ? quickThinker.choose(thought) : choose()) },
      });
      const anna = await botsTurn(house);
      const other = await house.open('Zoe');
      const zoe = await house.come(other, 'Zoe');
      await zoe.ask({ type: 'seat-bot', seat: 1, bot: 'counter', name: 'Ada' });
      await zoe.ask({ type: 'start' });
      if (zoe.isAsked) await zoe.answer({ type: 'income' });
      for (let i = 0; i < 5; i++) {
        await pass(LONG);
        for (const visitor of [anna, zoe]) if (visitor.isAsked) await visitor.answer();
      }
      for (const { table } of [anna, zoe]) {
        expect((await moves(house, table)).filter(({ by }) => by === 'bot').length).toBeGreaterThan(1);
      }
      await house.tables.close();
    });
  }

  it('[H23] an answer that comes too late is not taken for the answer to the next question', async () => {
    const thinker = new Slow();
    const house = new House({ thinker });
    const anna = await botsTurn(house);
    await pass(LONG);
    const { position } = anna;
    thinker.thoughts[0]!.say({ type: 'tax' });
    await pass(0);
    expect(anna.position).toBe(position);
    await house.tables.close();
  });

  it('[H48] a bot that has to wait for its turn waits: its time begins when it may think', async () => {
    const gate = new Turnstile();
    const { turns, turn } = gate;
    const house = new House({ thinker: { turn, choose: async () => ({ type: 'tax' }) } });
    const anna = await botsTurn(house);
    await pass(100 * LONG);
    expect([turns.length, (await moves(house, anna.table)).filter(({ by }) => by === 'bot')]).toEqual([1, []]);
    turns[0]!.come();
    await pass(110);
    expect((await moves(house, anna.table)).at(-1)).toMatchObject({ by: 'bot', move: { type: 'tax' } });
    expect([gate.inside, house.problems]).toEqual([0, []]);
    await house.tables.close();
  });

  it('[H48] and thinks no more when somebody was faster; its turn is its host’s, or nobody’s when nobody is there', async () => {
    const gate = new Turnstile();
    const { turns, turn } = gate;
    const thoughts: Thought[] = [];
    const thinker: Thinker = { turn, choose: async (thought) => void thoughts.push(thought) };
    const house = new House({ thinker });
    const people = await house.play(2, 0, 'fast');
    for (const { table, guest } of people) await house.come(table, guest, 0, `address of ${guest}`);
    for (const visitor of people) visitor.leave();
    await pass(15_000);
    expect(turns.map(({ of }) => of)).toEqual(['address of Anna']);
    const actor = people.find(({ seat }) => seat === asked(people).seat)!;
    const back = await house.come(actor.table, actor.guest);
    await back.answer({ type: 'income' });
    turns[0]!.come();
    await pass(0);
    expect([thoughts.length, gate.inside]).toEqual([0, 0]);
    await house.tables.close();
  });

  it('[H48] where nobody who sits there is there, its turn is that of whoever looks on', async () => {
    const { turns, turn } = new Turnstile();
    const house = new House({ thinker: { ...quickThinker, turn } });
    const anna = await botsTurn(house);
    await house.come(anna.table, 'Zoe', 0, 'address of Zoe');
    anna.leave();
    await pass(LONG);
    expect(turns.map(({ of }) => of)).toEqual(['address of Zoe']);
    await house.tables.close();
  });

  it('[H49] for people who are late or gone the stand-in of the game answers', async () => {
    for (const how of ['late', 'gone'] as const) {
      const thinker = new Slow();
      const house = new House({ thinker });
      const people = await house.play(2, 0, 'fast');
      if (how === 'gone') await asked(people).ask({ type: 'stand' });
      await pass(15_000);
      expect(thinker.thoughts.map(({ thought }) => thought.bot)).toEqual([REGISTRY.coup!.standIn]);
      await house.tables.close();
    }
  });

  it('[H24] whoever comes back while a bot thinks for it answers itself', async () => {
    const thinker = new Slow();
    const house = new House({ thinker });
    const people = await house.play(2, 0, 'normal');
    const actor = asked(people);
    await actor.ask({ type: 'stand' });
    await pass(BOT_PAUSE[1]);
    expect(thinker.thoughts).toHaveLength(1);
    await actor.sit();
    thinker.thoughts[0]!.say({ type: 'tax' });
    await pass(0);
    expect(await moves(house, actor.table)).toEqual([]);
    expect((await actor.answer({ type: 'income' })).type).toBe('done');
    expect(await moves(house, actor.table)).toMatchObject([{ move: { type: 'income' }, by: 'player' }]);
    await house.tables.close();
  });

  it('[H24] whoever answers while a bot thinks because the time had run out has answered', async () => {
    const thinker = new Slow();
    const house = new House({ thinker });
    const people = await house.play(2, 0, 'fast');
    const actor = asked(people);
    await pass(15_000);
    expect(thinker.thoughts).toHaveLength(1);
    await actor.answer({ type: 'income' });
    thinker.thoughts[0]!.say({ type: 'tax' });
    await pass(0);
    expect(await moves(house, actor.table)).toMatchObject([{ move: { type: 'income' }, by: 'player' }]);
    await house.tables.close();
  });
});
