import { expect, it } from 'vitest';
import { voices } from '../cards/voices.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSALS } from '../rules/refusal.ts';
import { KINDS, type Kind } from '../rules/state.ts';
import { Sitting } from './small-box.fixture.ts';

/** Which moves there are to each kind of question. */
const ANSWERS: Readonly<Record<Kind, readonly Move['type'][]>> = {
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

it.each(KINDS)('[V24] only what is asked is answered: "%s"', (kind) => {
  for (const move of Object.values(MOVES).filter(({ type }) => !ANSWERS[kind].includes(type))) {
    const sitting = new Sitting({});
    sitting.state.asked = { kind, seats: [0] };
    expect(sitting.refused(0, move), move.type).toBe('not-your-decision');
  }
});

it('[V24] only a seat that is asked answers', () => {
  const sitting = new Sitting({});
  for (const seat of [1, 2, 3, 4, -1]) {
    expect(sitting.refused(seat, MOVES.trial)).toBe('not-your-decision');
    expect(sitting.moves(seat)).toEqual([]);
  }
  expect(sitting.refused(0, MOVES.trial)).toBeUndefined();
});

it('[V24] when it is over nobody is asked anything', () => {
  const sitting = new Sitting({ deal: { round: 8 } }).choose('plain-2-1').placeRest();
  expect(sitting.game.decisions(sitting.state)).toEqual([]);
  for (const move of Object.values(MOVES)) expect(sitting.refused(0, move), move.type).toBe('not-your-decision');
});

it('[V24] what is no answer at all is malformed, also under names that every object has', () => {
  const sitting = new Sitting({});
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
  for (const move of odd) expect(sitting.refused(0, move), JSON.stringify(move)).toBe('malformed');
});

it('[V9] an aim is two whole numbers: over the platform, and at most 0.6 aslant', () => {
  const sitting = new Sitting({}).choose('plain-1-1');
  const push = MOVES.push;
  for (const aim of [
    { at: 999, slope: 0 },
    { at: 5401, slope: 0 },
    { at: 3200, slope: 601 },
    { at: 3200, slope: -601 },
    { at: 3200.5, slope: 0 },
    { at: Number.NaN, slope: 0 },
    { at: 3200, slope: Number.POSITIVE_INFINITY },
  ]) {
    expect(sitting.refused(1, { ...push, ...aim }), JSON.stringify(aim)).toBe('no-such-aim');
  }
  for (const aim of [
    { at: 1000, slope: -600 },
    { at: 5400, slope: 600 },
  ]) {
    expect(sitting.refused(1, { ...push, ...aim }), JSON.stringify(aim)).toBeUndefined();
  }
});

it('[V8] only an unused marker of one’s own can be pushed, into one of the five regions', () => {
  const sitting = new Sitting({ deal: { regions: { speech: ['blue joy'] }, destroyed: ['blue anger'] } });
  sitting.choose('plain-1-1');
  for (const marker of [0, 3, 8, 40, 48, -1, 0.5]) {
    expect(sitting.refused(1, { ...MOVES.push, marker }), String(marker)).toBe('not-this-marker');
  }
  for (const region of ['', 'brain', 'toString']) {
    expect(sitting.refused(1, { ...MOVES.push, marker: 1, region }), region).toBe('not-this-region');
  }
});

it('[V24] a move that is offered is never refused, and every refusal has a rule', () => {
  const sitting = new Sitting({});
  for (const move of sitting.moves(0)) expect(sitting.refused(0, move)).toBeUndefined();
  for (const [code, refusal] of Object.entries(REFUSALS)) {
    expect(refusal.code).toBe(code);
    expect(refusal.rule).toMatch(/^V\d+$/);
  }
  expect(voices.refusal(sitting.state, 0, null)).toEqual({ code: 'malformed', rule: 'V24' });
});
