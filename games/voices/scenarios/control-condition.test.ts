import { describe, expect, it } from 'vitest';
import type { Ability, CardEffect } from '../rules/card-terms.ts';
import { smallTrialCard, TestTable } from './small-card-set.fixture.ts';

interface Case {
  readonly seats?: number;
  readonly front?: readonly Ability[];
  readonly deal?: Readonly<Record<string, unknown>>;
}

const put = (juror: 'judgmental' | 'perceptive'): CardEffect => ({ do: 'put', token: 'guilt', on: juror });
const speech = (effect: CardEffect): Ability => ({ by: 'speech', effect });

describe('a condition on control', () => {
  const MOTOR: CardEffect = {
    if: { atLeast: 1, of: { controls: 'motor' } },
    then: put('perceptive'),
    else: put('judgmental'),
  };

  /** Seat 1 resolves an ability of Speech that asks about Motor skills; the others push elsewhere. */
  function asking(motor: readonly string[], { seats = 4, front = [speech(MOTOR)], deal = {} }: Case = {}): TestTable {
    const trial = [smallTrialCard('one', front)];
    const regions = { speech: ['blue fear'], motor };
    const table = new TestTable({ seats, set: { trial }, deal: { market: ['one'], regions, ...deal } });
    return table.chooseTrialCard('one').pushRest('planning');
  }

  const isMet = (table: TestTable): boolean => {
    const { perceptive, judgmental } = table.summary.guilt;
    expect(perceptive + judgmental).toBe(1);
    return perceptive === 1;
  };

  it('[V42] is met by who controls the region alone, and by nobody else', () => {
    expect(isMet(asking(['blue trust']))).toBe(true);
    expect(isMet(asking(['blue trust', 'red anger', 'grey panic']))).toBe(false);
  });

  it('[V42] a tie is not enough: the first player names one of the equals', () => {
    for (const named of [1, 2]) {
      const table = asking(['blue trust', 'red trust', 'yellow trust', 'grey panic'], { deal: { first: 3 } });
      expect(table.asked).toEqual({ 3: 'tie' });
      expect(table.moves(3)).toEqual([1, 2, 3].map((seat) => ({ type: 'seat', seat })));
      expect(table.summary.guilt).toMatchObject({ perceptive: 0, judgmental: 0 });
      table.makeMove(3, { type: 'seat', seat: named });
      expect(isMet(table)).toBe(named === 1);
      expect(table.events('controller').filter(({ region }) => region === 'motor')).toEqual([
        { type: 'controller', region: 'motor', seat: named, how: 'asked' },
      ]);
    }
  });

  it('[V42] nobody is asked where the one who resolves the ability is not among the equals', () => {
    expect(isMet(asking(['red trust', 'yellow trust']))).toBe(false);
  });

  it('[V42] where no persona has a marker the first player names any of them', () => {
    const table = asking(['grey panic']);
    expect(table.asked).toEqual({ 1: 'tie' });
    expect(table.refusalCode(1, { type: 'seat', seat: 0 })).toBe('not-to-name');
    expect(isMet(table.makeMove(1, { type: 'seat', seat: 1 }))).toBe(true);
    expect(isMet(asking([]).makeMove(1, { type: 'seat', seat: 3 }))).toBe(false);
  });

  it('[V42] who was named for the ability’s own region controls it', () => {
    const effect: CardEffect = { if: { atLeast: 1, of: { controls: 'speech' } }, then: put('perceptive') };
    const table = asking([], { front: [speech(effect)], deal: { regions: { speech: ['blue fear', 'red fear'] } } });
    table.makeMove(1, { type: 'seat', seat: 2 });
    expect(table.summary.guilt.perceptive).toBe(1);
  });

  it('[V42] is asked once for one ability, and again for the next', () => {
    const table = asking(['blue trust', 'red trust'], { front: [speech([MOTOR, MOTOR]), speech(MOTOR)] });
    table.makeMove(1, { type: 'seat', seat: 1 });
    expect(table.summary.guilt.perceptive).toBe(2);
    table.makeMove(1, { type: 'seat', seat: 2 });
    expect(table.summary.guilt).toMatchObject({ perceptive: 2, judgmental: 1 });
  });

  it('[V42] at a table of three the prosecutor names one of the equals', () => {
    const table = asking(['blue trust', 'yellow trust'], { seats: 3 });
    expect(table.asked).toEqual({ 0: 'tie' });
    expect(isMet(table.makeMove(0, { type: 'seat', seat: 1 }))).toBe(true);
    const empty = asking([], { seats: 3 });
    expect(empty.asked).toEqual({ 1: 'tie' });
  });

  it('[V42] at a table of three a prosecutor that resolves the ability controls what is tied', () => {
    const deal = { regions: { speech: ['blue fear', 'yellow fear'], motor: ['blue trust', 'yellow trust'] } };
    expect(isMet(asking([], { seats: 3, deal }))).toBe(true);
  });
});
