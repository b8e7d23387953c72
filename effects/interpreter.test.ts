import { describe, expect, it } from 'vitest';
import { answerAttack, answerEither, answerMay, cloneFrame, type Game, run } from './interpreter.ts';
import type { Effect } from './language.ts';
import { programOf } from './program.ts';
import { play, type Toy, type ToyTable, toyGame } from './toy.fixture.ts';

const score = (n: number, who?: 'you' | 'them'): Toy['step'] => ({ do: 'score', n, ...(who && { who }) });

/** Answers the open question, and goes on. */
function reply(game: Game<ToyTable, Toy>, table: ToyTable, give: (table: ToyTable) => void): void {
  give(table);
  table.asked = null;
  run(game, table);
}

describe('an effect', () => {
  it('is done from first to last, and nothing is left on the stack', () => {
    const table = play(toyGame([score(1), [score(2), score(3)]]), [0, 0]);
    expect([table.points, table.stack]).toEqual([[6, 0], []]);
  });

  it('is done as often as it says', () => {
    expect(play(toyGame({ times: 3, effect: score(2) }), [0]).done).toEqual(['0: 2', '0: 4', '0: 6']);
  });

  it('counts, by so much, and at most so much', () => {
    const counted: Toy['step'] = { do: 'score', n: { per: { points: 'you' }, by: 2, most: 7 } };
    expect(play(toyGame(counted), [3]).points).toEqual([9]);
    expect(play(toyGame(counted), [5]).points).toEqual([12]);
  });

  it('depends on what there is: enough of it, or none of it', () => {
    const points = { points: 'you' } as const;
    const enough: Effect<Toy> = { if: { atLeast: 2, of: points }, then: score(10), else: score(1) };
    expect([play(toyGame(enough), [1]).points, play(toyGame(enough), [2]).points]).toEqual([[2], [12]]);
    const none: Effect<Toy> = { if: { none: points }, then: score(5) };
    expect([play(toyGame(none), [0]).points, play(toyGame(none), [1]).points]).toEqual([[5], [1]]);
  });

  it.each([
    ['both hold', [2, 0], [12, 0]],
    ['only the first holds', [2, 1], [3, 1]],
    ['only the second holds', [1, 0], [2, 0]],
    ['neither holds', [1, 1], [2, 1]],
  ])('depends on two things at once: %s', (_, points, expected) => {
    const rich = { atLeast: 2, of: { points: 'you' } } as const;
    const poor = { none: { points: 'them' } } as const;
    const both: Effect<Toy> = { if: { both: [rich, poor] }, then: score(10), else: score(1) };
    expect(play(toyGame({ each: 'foes', effect: both }), points).points).toEqual(expected);
  });

  it('goes round the table, from you or from your left', () => {
    const game = (each: 'all' | 'foes') => toyGame([{ each, effect: score(1, 'them') }, score(9)]);
    expect(play(game('all'), [0, 0, 0]).done).toEqual(['0: 1', '1: 1', '2: 1', '0: 10']);
    expect(play(game('foes'), [0, 0, 0]).done).toEqual(['1: 1', '2: 1', '0: 9']);
  });

  it('never goes round within a round', () => {
    expect(() => programOf<Toy>({ each: 'all', effect: { each: 'foes', effect: [] } })).toThrow('within a round');
    expect(() => programOf<Toy>({ attack: 'foes', effect: { each: 'all', effect: [] } })).toThrow('within a round');
  });
});

describe('a question', () => {
  it('may be declined: the rest goes on', () => {
    const game = toyGame([{ may: score(5) }, score(1)]);
    for (const [isWanted, points] of [
      [true, 6],
      [false, 1],
    ] as const) {
      const table = play(game, [0]);
      expect(table.asked).toEqual({ asking: 'may', seat: 0 });
      reply(game, table, ({ stack }) => answerMay(game.programs, stack.at(-1)!, isWanted));
      expect([table.points, table.stack]).toEqual([[points], []]);
    }
  });

  it('has one of several answers', () => {
    const game = toyGame([{ either: [score(1), [score(2), score(2)], score(3)] }, score(10)]);
    for (const [option, points] of [11, 14, 13].entries()) {
      const table = play(game, [0]);
      reply(game, table, ({ stack }) => answerEither(game.programs, stack.at(-1)!, option));
      expect(table.points).toEqual([points]);
    }
  });

  it('that nobody has asked has no answer', () => {
    const game = toyGame([{ may: score(5) }, { either: [score(1), score(2)] }]);
    const table = play(game, [0]);
    const frame = table.stack.at(-1)!;
    expect(() => answerEither(game.programs, frame, 0)).toThrow('"either" is answered, but the code is "may"');
    expect(() => answerAttack(game.programs, frame, true)).toThrow('"defend" is answered, but the code is "may"');
    reply(game, table, () => answerMay(game.programs, frame, false));
    expect(() => answerMay(game.programs, frame, true)).toThrow('"may" is answered, but the code is "either"');
    expect(() => answerEither(game.programs, frame, 2)).toThrow('there is no option 2');
    expect(table.points).toEqual([0]);
  });

  it('survives being written down in the middle', () => {
    const game = toyGame({ each: 'all', effect: [{ may: score(1, 'them') }, score(1)] });
    const table = play(game, [0, 0]);
    const again: ToyTable = JSON.parse(JSON.stringify(table));
    const copy: ToyTable = { ...table, points: table.points.slice(), done: [], stack: table.stack.map(cloneFrame) };
    for (const one of [table, again, copy]) {
      while (one.asked) reply(game, one, ({ stack }) => answerMay(game.programs, stack.at(-1)!, true));
      expect([one.points, one.stack]).toEqual([[3, 1], []]);
    }
  });
});

describe('an attack', () => {
  const answerAll = (game: Game<ToyTable, Toy>, table: ToyTable, avoid: readonly number[]) => {
    const asked: number[] = [];
    while (table.asked) {
      const { seat } = table.asked;
      asked.push(seat);
      reply(game, table, ({ stack }) => answerAttack(game.programs, stack.at(-1)!, avoid.includes(seat)));
    }
    return asked;
  };

  it('hits each at once who does not avoid it, and the rest of the card is done in any case', () => {
    const game = toyGame([
      { attack: 'foes', effect: score(-1, 'them') },
      { do: 'score', n: { per: { hits: true } } },
    ]);
    const table = play(game, [0, 0, 0, 0]);
    expect(answerAll(game, table, [2])).toEqual([1, 2, 3]);
    expect(table.done).toEqual(['1: -1', '3: -1', '0: 2']);
  });

  it('waits for everybody’s answer where they have to do with each other', () => {
    const game = toyGame({ attack: 'foes', effect: score(-1, 'them'), together: true });
    const table = play(game, [0, 0, 0, 0]);
    reply(game, table, ({ stack }) => answerAttack(game.programs, stack.at(-1)!, false));
    expect(table.done).toEqual([]);
    expect(answerAll(game, table, [2])).toEqual([2, 3]);
    expect(table.done).toEqual(['1: -1', '3: -1']);
  });

  it('that everybody avoids hits nobody', () => {
    const game = toyGame([
      { attack: 'all', effect: score(-1, 'them') },
      { do: 'score', n: { per: { hits: true } } },
    ]);
    const table = play(game, [0, 0]);
    answerAll(game, table, [0, 1]);
    expect(table.points).toEqual([0, 0]);
  });
});
