import { expect, it } from 'vitest';
import { voicesGame } from '../cards/card-set.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSALS } from '../rules/refusal.ts';
import { DECISION_KINDS, type DecisionKind } from '../rules/state.ts';
import { TestTable } from './small-card-set.fixture.ts';

/** The types of moves for each kind of decision. */
const ANSWERS: Readonly<Record<DecisionKind, readonly Move['type'][]>> = {
  colours: ['colours', 'pass'],
  trial: ['trial'],
  push: ['push'],
  strategy: ['strategy', 'pass'],
  order: ['seat'],
  tie: ['seat'],
  hidden: ['option'],
  either: ['option'],
  may: ['yes', 'no'],
  juror: ['juror'],
  influence: ['keep'],
  marker: ['marker'],
  target: ['seat'],
  also: ['seat'],
  discard: ['discard'],
  replace: ['replace', 'pass'],
};

const MOVES: { readonly [Type in Move['type']]: Extract<Move, { type: Type }> } = {
  colours: { type: 'colours', colours: ['red'] },
  trial: { type: 'trial', card: 'plain-1-1' },
  push: { type: 'push', marker: 0, region: 'speech', at: 3200, slope: 0 },
  strategy: { type: 'strategy', card: 'any-guilt' },
  pass: { type: 'pass' },
  seat: { type: 'seat', seat: 1 },
  option: { type: 'option', option: 0 },
  yes: { type: 'yes' },
  no: { type: 'no' },
  juror: { type: 'juror', juror: 'logical' },
  keep: { type: 'keep', faces: ['guilt'], juror: 'logical' },
  marker: { type: 'marker', marker: 0 },
  discard: { type: 'discard', card: 'any-guilt' },
  replace: { type: 'replace', card: 'plain-1-1' },
};

it.each(DECISION_KINDS)('[V24] only moves of the pending decision are legal: "%s"', (kind) => {
  for (const move of Object.values(MOVES).filter(({ type }) => !ANSWERS[kind].includes(type))) {
    const table = new TestTable({});
    table.state.asked = { kind, seats: [0] };
    expect(table.refusalCode(0, move), move.type).toBe('not-your-decision');
  }
});

it('[V24] only an asked seat can move', () => {
  const table = new TestTable({});
  for (const seat of [1, 2, 3, 4, -1]) {
    expect(table.refusalCode(seat, MOVES.trial)).toBe('not-your-decision');
    expect(table.moves(seat)).toEqual([]);
  }
  expect(table.refusalCode(0, MOVES.trial)).toBeUndefined();
});

it('[V24] when the trial is over no decision is pending', () => {
  const table = new TestTable({ deal: { round: 8 } }).chooseTrialCard('plain-2-1').pushRest();
  expect(table.game.decisions(table.state)).toEqual([]);
  for (const move of Object.values(MOVES)) expect(table.refusalCode(0, move), move.type).toBe('not-your-decision');
});

it('[V24] anything that is no move is malformed, also with property names that every object has', () => {
  const table = new TestTable({});
  const odd: readonly unknown[] = [
    null,
    undefined,
    7,
    'pass',
    [],
    {},
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'pass', toString: 1 },
    { type: 'pass', card: 'any-guilt' },
    { type: 'trial' },
    { type: 'trial', card: 7 },
    { type: 'trial', card: 'plain-1-1', valueOf: 'x' },
    { type: 'push', marker: 0, region: 'speech', at: 3200 },
    { type: 'push', marker: '0', region: 'speech', at: 3200, slope: 0 },
    { type: 'keep', faces: 'guilt', juror: 'logical' },
    { type: 'keep', faces: [1], juror: 'logical' },
    { type: 'seat', seat: null },
  ];
  for (const move of odd) expect(table.refusalCode(0, move), JSON.stringify(move)).toBe('malformed');
});

it('[V9] an aim is two whole numbers: over the platform, and at most 0.6 aslant', () => {
  const table = new TestTable({}).chooseTrialCard('plain-1-1');
  const pushMove = MOVES.push;
  for (const aim of [
    { at: 999, slope: 0 },
    { at: 5401, slope: 0 },
    { at: 3200, slope: 601 },
    { at: 3200, slope: -601 },
    { at: 3200.5, slope: 0 },
    { at: Number.NaN, slope: 0 },
    { at: 3200, slope: Number.POSITIVE_INFINITY },
  ]) {
    expect(table.refusalCode(1, { ...pushMove, ...aim }), JSON.stringify(aim)).toBe('no-such-aim');
  }
  for (const aim of [
    { at: 1000, slope: -600 },
    { at: 5400, slope: 600 },
  ]) {
    expect(table.refusalCode(1, { ...pushMove, ...aim }), JSON.stringify(aim)).toBeUndefined();
  }
});

it('[V8] only an unused marker of one’s own can be pushed, into one of the five regions', () => {
  const table = new TestTable({ deal: { regions: { speech: ['blue joy'] }, destroyed: ['blue anger'] } });
  table.chooseTrialCard('plain-1-1');
  for (const marker of [0, 3, 8, 40, 48, -1, 0.5]) {
    expect(table.refusalCode(1, { ...MOVES.push, marker }), String(marker)).toBe('not-this-marker');
  }
  for (const region of ['', 'brain', 'toString']) {
    expect(table.refusalCode(1, { ...MOVES.push, marker: 1, region }), region).toBe('not-this-region');
  }
});

it('[V24] a move that is offered is never refused, and every refusal has a rule', () => {
  const table = new TestTable({});
  for (const move of table.moves(0)) expect(table.refusalCode(0, move)).toBeUndefined();
  for (const [code, refusal] of Object.entries(REFUSALS)) {
    expect(refusal.code).toBe(code);
    expect(refusal.rule).toMatch(/^V\d+$/);
  }
  expect(voicesGame.refusal(table.state, 0, null)).toEqual({ code: 'malformed', rule: 'V24' });
});
