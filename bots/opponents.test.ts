import { describe, expect, it } from 'vitest';
import { makeOpponents, opponentName, parseOpponentName } from './opponents.ts';
import { randomBot } from './random-bot.ts';

describe('opponents', () => {
  it('are named by strength and style, and read back', () => {
    const names = Object.keys(makeOpponents(() => randomBot));
    expect(names.slice(0, 5)).toEqual(['easy', 'easy-bold', 'easy-cautious', 'easy-vengeful', 'normal']);
    expect(names.map((name) => opponentName(parseOpponentName(name)!))).toEqual(names);
  });

  it('are not bots of other names', () => {
    for (const name of ['random', 'counter', 'hard-', 'hard-even', 'bold', 'hard-bold-bold', '']) {
      expect(parseOpponentName(name)).toBeUndefined();
    }
  });
});
