import { FastChance } from '@kuluary/kernel/chance';
import { expect, it } from 'vitest';
import { voices } from '../cards/voices.ts';
import { LEAST_AT, MOST_AT, missed } from '../rules/placing.ts';
import { column, Sitting, trialCard } from './small-box.fixture.ts';

/** The rest of a round, with the first answer to everything. */
function finishRound(sitting: Sitting): void {
  const { round } = sitting.summary;
  while (!sitting.state.isOver && sitting.summary.round === round) {
    const [seat] = sitting.state.asked!.seats;
    sitting.do(seat!, sitting.moves(seat!)[0]!);
  }
}

it('[V6] eight rounds, each chosen, placed, resolved, drawn and passed; then it is over', () => {
  const sitting = new Sitting({});
  for (let round = 1; round <= 8; round++) {
    expect(sitting.summary).toMatchObject({ round, asked: { 0: 'trial' } });
    finishRound(sitting);
  }
  expect(sitting.state.isOver).toBe(true);
  expect(sitting.events('round').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]); // the first one was dealt
  expect(sitting.summary.read).toHaveLength(8);
  expect(sitting.summary.unused).toEqual([0, 0, 0, 0]);
});

it('[V6] the steps of a round follow one another', () => {
  const card = trialCard('one', [{ by: 'speech', effect: { do: 'put', token: 'guilt', on: 'logical' } }]);
  const sitting = new Sitting({ set: { trial: [card] }, deal: { market: ['one'] } });
  sitting.choose('one');
  sitting.push('blue joy', 'speech').push('red joy', 'planning').push('yellow joy', 'instinct');
  expect(sitting.asked).toEqual({ 0: 'push' });
  sitting.push('grey panic', 'motor');
  const types = sitting.told.list.map(({ event }) => event.type);
  expect(types).toEqual([
    'chose',
    ...Array(4).fill('pushed'),
    'fiction',
    'controller',
    'ability',
    'put',
    'fiction',
    'market',
    'controller',
    'drew',
    'drawn',
    'first',
    'round',
  ]);
});

it('[V7] the two regions of the chosen card are told, its name is not, until everybody has placed', () => {
  const card = trialCard('one', [], [], 1, ['instinct', 'motor']);
  const sitting = new Sitting({ set: { trial: [card] }, deal: { market: ['one'] } });
  sitting.choose('one');
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    expect(sitting.view(viewer).chosen).toEqual({ regions: ['instinct', 'motor'], card: null });
    expect(sitting.told.seenBy(viewer)).toEqual([{ type: 'chose', seat: 0, regions: ['instinct', 'motor'] }]);
  }
  expect(sitting.view(0).chosen).toEqual({ regions: ['instinct', 'motor'], card: 'one' });
});

it('[V8] clockwise from the first player, the prosecutor in its place', () => {
  const sitting = new Sitting({ seats: 5, deal: { prosecutor: 2, first: 4 } });
  sitting.choose('plain-1-1');
  sitting.placeRest();
  expect(sitting.events('pushed').map(({ seat }) => seat)).toEqual([4, 0, 1, 2, 3]);
});

it('[V8] at a table of three a persona places one of each colour in any order, the prosecutor one', () => {
  const sitting = new Sitting({ seats: 3 });
  sitting.choose('plain-1-1').push('red joy', 'speech');
  expect(sitting.state.placing!.markers.every((marker) => marker < 8)).toBe(true);
  sitting.push('blue fear', 'speech', { at: 1000 }).push('yellow joy', 'motor');
  expect(() => sitting.push('yellow fear', 'motor')).toThrow('nobody can push');
  sitting.push('green joy', 'instinct');
  expect(sitting.asked).toEqual({ 0: 'push' });
  sitting.push('grey panic', 'planning');
  expect(sitting.summary.unused).toEqual([7, 14, 14]);
});

it('[V8] who has none of a colour left places the other only, and who has none at all is skipped', () => {
  const blue = ['joy', 'fear', 'fear', 'anger', 'trust', 'trust', 'sadness', 'sadness'].map((each) => `blue ${each}`);
  const yellowAndGreen = blue.flatMap((each) => [each.replace('blue', 'yellow'), each.replace('blue', 'green')]);
  const sitting = new Sitting({ seats: 3, deal: { used: [...blue, ...yellowAndGreen] } });
  sitting.choose('plain-1-1').push('red joy', 'speech');
  expect(sitting.asked).toEqual({ 0: 'push' });
  expect(sitting.events('skipped').map(({ seat }) => seat)).toEqual([2]);
});

it('[V9] a marker whose centre leaves the platform is destroyed; it stays out', () => {
  const sitting = new Sitting({ deal: { regions: { speech: column('red joy', 'yellow joy', 'blue fear') } } });
  sitting.choose('plain-1-1').push('blue joy', 'speech');
  expect(sitting.events('pushed')[0]).toMatchObject({ seat: 1, region: 'speech', fallen: [1] });
  expect(sitting.summary).toMatchObject({ destroyed: [0, 1, 0, 0], unused: [8, 6, 7, 7] });
  expect(sitting.summary.regions.speech).toEqual(['blue joy', 'red joy', 'yellow joy']);
  const lying = sitting.state.platforms[2]!.find(({ id }) => id === 0)!;
  expect([lying.x, lying.y]).toEqual([32_000, 10_000]); // its back at the rail
});

it('[V9] the result is that of the push with the aim that really went', () => {
  for (const aimError of [true, false]) {
    const options = voices.completeOptions(4, { aimError });
    const state = voices.setup(4, options, new FastChance(5));
    const chance = new FastChance(9);
    const { prosecutor, first } = state;
    voices.apply(state, prosecutor, voices.moves(state, prosecutor)[0]!, chance);
    const marker = state.placing!.markers[0]!;
    const told: unknown[] = [];
    const listeners = { all: (event: { type: string }) => event.type === 'pushed' && told.push(event), only: () => 0 };
    voices.apply(
      state,
      first,
      { type: 'push', marker, region: 'speech', at: 3000, slope: 100 },
      chance,
      listeners as never,
    );
    const [{ aim }] = told as [{ aim: { at: number; slope: number } }];
    if (aimError) expect(aim).not.toEqual({ at: 3000, slope: 100 });
    else expect(aim).toEqual({ at: 3000, slope: 100 });
    expect(state.platforms[2]).toMatchObject([{ id: marker, x: 10 * aim.at + 10 * aim.slope, y: 10_000 }]);
  }
});

it('[V9] a hand misses by up to 0.3 mm and nine thousandths, to both sides', () => {
  const chance = new FastChance(3);
  const aims = Array.from({ length: 4000 }, () => missed({ at: 3000, slope: 0 }, chance));
  for (const [what, most] of [
    ['at', 30],
    ['slope', 9],
  ] as const) {
    const errors = aims.map((aim) => aim[what] - (what === 'at' ? 3000 : 0));
    expect(Math.min(...errors)).toBe(-most);
    expect(Math.max(...errors)).toBe(most);
    expect(new Set(errors).size).toBe(2 * most + 1);
    expect(Math.abs(errors.reduce((sum, each) => sum + each, 0) / errors.length)).toBeLessThan(most / 10);
  }
});

it('[V9] at a limit of what may be aimed a hand misses to the one side only', () => {
  const chance = new FastChance(3);
  const missing = (at: number, slope: number) => Array.from({ length: 2000 }, () => missed({ at, slope }, chance));
  const [left, right] = [missing(LEAST_AT, -600), missing(MOST_AT, 600)];
  const range = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];
  expect(range(left.map(({ at }) => at))).toEqual([LEAST_AT, LEAST_AT + 30]);
  expect(range(left.map(({ slope }) => slope))).toEqual([-600, -591]);
  expect(range(right.map(({ at }) => at))).toEqual([MOST_AT - 30, MOST_AT]);
  expect(range(right.map(({ slope }) => slope))).toEqual([591, 600]);
});

it('[V21] the market is filled to three, and the controller of Planning draws one', () => {
  const sitting = new Sitting({ deal: { market: ['plain-1-4'], strategies: ['any-guilt'] } });
  sitting.choose('plain-1-4').push('blue joy', 'planning').placeRest('instinct');
  expect(sitting.summary.market).toEqual(['plain-1-1', 'plain-1-2', 'plain-1-3']);
  expect(sitting.events('market')).toEqual([{ type: 'market', cards: ['plain-1-3'] }]);
  expect(sitting.summary.hands).toEqual([[], ['any-guilt'], [], []]);
  expect(sitting.summary).toMatchObject({ round: 2, asked: { 0: 'trial' } });
});

it('[V21] at four seats and three nobody else draws; at five and six the controller must name another persona', () => {
  for (const seats of [3, 4, 5, 6]) {
    const sitting = new Sitting({ seats, deal: { strategies: ['any-guilt', 'any-innocence'] } });
    sitting.choose('plain-1-1').push('blue joy', 'planning');
    if (seats === 3) sitting.push('red joy', 'planning', { at: 1000 });
    sitting.placeRest('instinct');
    if (seats < 5) expect(sitting.asked).toEqual({ 0: 'trial' });
    else {
      expect(sitting.asked).toEqual({ 1: 'also' });
      const others = Array.from({ length: seats - 2 }, (_, i) => ({ type: 'seat', seat: i + 2 }));
      expect(sitting.moves(1)).toEqual(others);
      for (const seat of [0, 1, seats]) expect(sitting.refused(1, { type: 'seat', seat })).toBe('not-to-name');
      sitting.do(1, { type: 'seat', seat: 3 });
    }
    const drawn = sitting.summary.hands.map((hand) => hand.length);
    expect(drawn).toEqual([0, 1, 0, seats < 5 ? 0 : 1, 0, 0].slice(0, seats));
  }
});

it('[V21] a tie over Planning is broken by the first player, the prosecutor too', () => {
  const sitting = new Sitting({ deal: { first: 0, strategies: ['any-guilt'] } });
  sitting.choose('plain-1-1').push('grey panic', 'motor').push('blue joy', 'planning');
  sitting.push('red joy', 'planning', { at: 1000 }).push('yellow trust', 'planning', { at: 5400 });
  expect(sitting.asked).toEqual({ 0: 'tie' });
  expect(sitting.moves(0).map((move) => 'seat' in move && move.seat)).toEqual([1, 2]);
  sitting.do(0, { type: 'seat', seat: 2 });
  expect(sitting.summary.hands).toEqual([[], [], ['any-guilt'], []]);
});

it('[V22] the token goes to the left, also to the prosecutor and round the table', () => {
  const sitting = new Sitting({ seats: 4, deal: { first: 3 } });
  finishRound(sitting);
  expect(sitting.summary.first).toBe(0);
  expect(sitting.events('first').at(-1)).toEqual({ type: 'first', seat: 0, isPassed: true });
  sitting.choose('plain-1-4');
  expect(sitting.asked).toEqual({ 0: 'push' });
});

it('[V23] after the fourth card the first phase leaves: three new cards, and Planning as always', () => {
  const sitting = new Sitting({ deal: { round: 4, strategies: ['any-guilt'] } });
  sitting.choose('plain-1-1').push('blue joy', 'planning').placeRest('instinct');
  const { market, round, hands } = sitting.summary;
  expect(market.map((card) => card.slice(0, 7))).toEqual(Array(3).fill('plain-2'));
  expect(new Set(market).size).toBe(3);
  expect([round, hands[1]]).toEqual([5, ['any-guilt']]);
  expect(sitting.state.trial).toHaveLength(3); // of six
  expect(sitting.events('phase')).toHaveLength(1);
});

it('[V23] before that nothing leaves', () => {
  const sitting = new Sitting({ deal: { round: 3 } });
  finishRound(sitting);
  expect(sitting.state.phase).toBe(1);
  expect(sitting.summary.market).toHaveLength(3);
});

it('[V23] the second phase is shuffled', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const sitting = new Sitting({ deal: { round: 4 } });
    const chance = new FastChance(seed);
    while (sitting.state.phase === 1) {
      const [seat] = sitting.state.asked!.seats;
      sitting.game.apply(sitting.state, seat!, sitting.moves(seat!)[0]!, chance);
    }
    orders.add(sitting.state.market.join());
  }
  expect(orders.size).toBeGreaterThan(3);
});

it('[V23] after the eighth card the trial ends at once: nobody draws, the token stays', () => {
  const sitting = new Sitting({ deal: { round: 8, strategies: ['any-guilt'] } });
  sitting.choose('plain-2-1').push('blue joy', 'planning').placeRest('instinct');
  expect(sitting.state.isOver).toBe(true);
  expect(sitting.asked).toEqual({});
  expect(sitting.summary).toMatchObject({ first: 1, hands: [[], [], [], []], round: 8 });
  expect(sitting.events('first')).toEqual([]);
  expect(sitting.events('market')).toEqual([]);
});
