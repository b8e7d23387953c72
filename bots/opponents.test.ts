import { describe, expect, it } from 'vitest';
import { everyOpponent, nameOf, readName } from './opponents.ts';
import { random } from './random.ts';

describe('opponents', () => {
  it('are named by strength and style, and read back', () => {
    const names = Object.keys(everyOpponent(() => random));
    expect(names.slice(0, 5)).toEqual(['easy', 'easy-bold', 'easy-cautious', 'easy-vengeful', 'normal']);
    expect(names.map((name) => nameOf(readName(name)!))).toEqual(names);
  });

  it('are not everybody', () => {
    for (const name of ['random', 'counter', 'hard-', 'hard-even', 'bold', 'hard-bold-bold', '']) {
      expect(readName(name)).toBeUndefined();
    }
  });
});
