import { FastChance } from '@kuluary/kernel/chance';
import { expect, it } from 'vitest';
import { voicesGame } from '../cards/card-set.ts';
import { MAX_AT, MIN_AT, withAimError } from '../rules/push-outcome.ts';
import { markerColumn, smallTrialCard, TestTable } from './small-card-set.fixture.ts';

/** Plays the rest of a round with the first legal moves. */
function finishRound(table: TestTable): void {
  const { round } = table.summary;
  while (!table.state.isOver && table.summary.round === round) {
    const [seat] = table.state.asked!.seats;
    table.makeMove(seat!, table.moves(seat!)[0]!);
  }
}

it('[V6] eight rounds, each chosen, placed, resolved, drawn and passed; then it is over', () => {
  const table = new TestTable({});
  for (let round = 1; round <= 8; round++) {
    expect(table.summary).toMatchObject({ round, asked: { 0: 'trial' } });
    finishRound(table);
  }
  expect(table.state.isOver).toBe(true);
  expect(table.events('round').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]); // the first one was dealt
  expect(table.summary.read).toHaveLength(8);
  expect(table.summary.unused).toEqual([0, 0, 0, 0]);
});

it('[V6] the steps of a round follow one another', () => {
  const card = smallTrialCard('one', [{ by: 'speech', effect: { do: 'put', token: 'guilt', on: 'logical' } }]);
  const table = new TestTable({ set: { trial: [card] }, deal: { market: ['one'] } });
  table.chooseTrialCard('one');
  table.push('blue joy', 'speech').push('red joy', 'planning').push('yellow joy', 'instinct');
  expect(table.asked).toEqual({ 0: 'push' });
  table.push('grey panic', 'motor');
  const types = table.eventLog.addressedEvents.map(({ event }) => event.type);
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

it('[V7] the two regions of the chosen card are public, its name only once everybody has placed', () => {
  const card = smallTrialCard('one', [], [], 1, ['instinct', 'motor']);
  const table = new TestTable({ set: { trial: [card] }, deal: { market: ['one'] } });
  table.chooseTrialCard('one');
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    expect(table.view(viewer).chosen).toEqual({ regions: ['instinct', 'motor'], card: null });
    expect(table.eventLog.eventsFor(viewer)).toEqual([{ type: 'chose', seat: 0, regions: ['instinct', 'motor'] }]);
  }
  expect(table.view(0).chosen).toEqual({ regions: ['instinct', 'motor'], card: 'one' });
});

it('[V8] clockwise from the first player, the prosecutor in its place', () => {
  const table = new TestTable({ seats: 5, deal: { prosecutor: 2, first: 4 } });
  table.chooseTrialCard('plain-1-1');
  table.pushRest();
  expect(table.events('pushed').map(({ seat }) => seat)).toEqual([4, 0, 1, 2, 3]);
});

it('[V8] at a table of three a persona places one of each colour in any order, the prosecutor one', () => {
  const table = new TestTable({ seats: 3 });
  table.chooseTrialCard('plain-1-1').push('red joy', 'speech');
  expect(table.state.placing!.markers.every((marker) => marker < 8)).toBe(true);
  table.push('blue fear', 'speech', { at: 1000 }).push('yellow joy', 'motor');
  expect(() => table.push('yellow fear', 'motor')).toThrow('nobody can push');
  table.push('green joy', 'instinct');
  expect(table.asked).toEqual({ 0: 'push' });
  table.push('grey panic', 'planning');
  expect(table.summary.unused).toEqual([7, 14, 14]);
});

it('[V8] who has none of a colour left places the other only, and who has none at all is skipped', () => {
  const blue = ['joy', 'fear', 'fear', 'anger', 'trust', 'trust', 'sadness', 'sadness'].map((each) => `blue ${each}`);
  const yellowAndGreen = blue.flatMap((each) => [each.replace('blue', 'yellow'), each.replace('blue', 'green')]);
  const table = new TestTable({ seats: 3, deal: { used: [...blue, ...yellowAndGreen] } });
  table.chooseTrialCard('plain-1-1').push('red joy', 'speech');
  expect(table.asked).toEqual({ 0: 'push' });
  expect(table.events('skipped').map(({ seat }) => seat)).toEqual([2]);
});

it('[V9] a marker whose centre leaves the platform is destroyed; it stays out', () => {
  const table = new TestTable({
    deal: { regions: { speech: markerColumn('red joy', 'yellow joy', 'blue fear') } },
  });
  table.chooseTrialCard('plain-1-1').push('blue joy', 'speech');
  expect(table.events('pushed')[0]).toMatchObject({ seat: 1, region: 'speech', fallen: [1] });
  expect(table.summary).toMatchObject({ destroyed: [0, 1, 0, 0], unused: [8, 6, 7, 7] });
  expect(table.summary.regions.speech).toEqual(['blue joy', 'red joy', 'yellow joy']);
  const pushed = table.state.platforms[2]!.find(({ id }) => id === 0)!;
  expect([pushed.x, pushed.y]).toEqual([32_000, 10_000]); // its back at the rail
});

it('[V9] the result is that of the push with the actual aim', () => {
  for (const aimError of [true, false]) {
    const options = voicesGame.completeOptions(4, { aimError });
    const state = voicesGame.setup(4, options, new FastChance(5));
    const chance = new FastChance(9);
    const { prosecutor, first } = state;
    for (const { seat } of voicesGame.decisions(state)) voicesGame.apply(state, seat, { type: 'pass' }, chance);
    voicesGame.apply(state, prosecutor, voicesGame.moves(state, prosecutor)[0]!, chance);
    const marker = state.placing!.markers[0]!;
    const events: unknown[] = [];
    const listeners = {
      all: (event: { type: string }) => event.type === 'pushed' && events.push(event),
      only: () => 0,
    };
    voicesGame.apply(
      state,
      first,
      { type: 'push', marker, region: 'speech', at: 3000, slope: 100 },
      chance,
      listeners as never,
    );
    const [{ aim }] = events as [{ aim: { at: number; slope: number } }];
    if (aimError) expect(aim).not.toEqual({ at: 3000, slope: 100 });
    else expect(aim).toEqual({ at: 3000, slope: 100 });
    expect(state.platforms[2]).toMatchObject([{ id: marker, x: 10 * aim.at + 10 * aim.slope, y: 10_000 }]);
  }
});

it('[V9] the aim error is up to 0.3 mm and nine thousandths, to both sides', () => {
  const chance = new FastChance(3);
  const aims = Array.from({ length: 4000 }, () => withAimError({ at: 3000, slope: 0 }, chance));
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

it('[V9] at a limit of the aim the error is to one side only', () => {
  const chance = new FastChance(3);
  const missing = (at: number, slope: number) =>
    Array.from({ length: 2000 }, () => withAimError({ at, slope }, chance));
  const [left, right] = [missing(MIN_AT, -600), missing(MAX_AT, 600)];
  const range = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];
  expect(range(left.map(({ at }) => at))).toEqual([MIN_AT, MIN_AT + 30]);
  expect(range(left.map(({ slope }) => slope))).toEqual([-600, -591]);
  expect(range(right.map(({ at }) => at))).toEqual([MAX_AT - 30, MAX_AT]);
  expect(range(right.map(({ slope }) => slope))).toEqual([591, 600]);
});

it('[V21] the market is filled to three, and the controller of Planning draws one', () => {
  const table = new TestTable({ deal: { market: ['plain-1-4'], strategies: ['any-guilt'] } });
  table.chooseTrialCard('plain-1-4').push('blue joy', 'planning').pushRest('instinct');
  expect(table.summary.market).toEqual(['plain-1-1', 'plain-1-2', 'plain-1-3']);
  expect(table.events('market')).toEqual([{ type: 'market', cards: ['plain-1-3'] }]);
  expect(table.summary.hands).toEqual([[], ['any-guilt'], [], []]);
  expect(table.summary).toMatchObject({ round: 2, asked: { 0: 'trial' } });
});

it('[V21] at four seats and three nobody else draws; at five and six the controller must name another persona', () => {
  for (const seats of [3, 4, 5, 6]) {
    const table = new TestTable({ seats, deal: { strategies: ['any-guilt', 'any-innocence'] } });
    table.chooseTrialCard('plain-1-1').push('blue joy', 'planning');
    if (seats === 3) table.push('red joy', 'planning', { at: 1000 });
    table.pushRest('instinct');
    if (seats < 5) expect(table.asked).toEqual({ 0: 'trial' });
    else {
      expect(table.asked).toEqual({ 1: 'also' });
      const others = Array.from({ length: seats - 2 }, (_, i) => ({ type: 'seat', seat: i + 2 }));
      expect(table.moves(1)).toEqual(others);
      for (const seat of [0, 1, seats]) expect(table.refusalCode(1, { type: 'seat', seat })).toBe('not-to-name');
      table.makeMove(1, { type: 'seat', seat: 3 });
    }
    const drawn = table.summary.hands.map((hand) => hand.length);
    expect(drawn).toEqual([0, 1, 0, seats < 5 ? 0 : 1, 0, 0].slice(0, seats));
  }
});

it('[V21] a tie over Planning is broken by the first player, the prosecutor too', () => {
  const table = new TestTable({ deal: { first: 0, strategies: ['any-guilt'] } });
  table.chooseTrialCard('plain-1-1').push('grey panic', 'motor').push('blue joy', 'planning');
  table.push('red joy', 'planning', { at: 1000 }).push('yellow trust', 'planning', { at: 5400 });
  expect(table.asked).toEqual({ 0: 'tie' });
  expect(table.moves(0).map((move) => 'seat' in move && move.seat)).toEqual([1, 2]);
  table.makeMove(0, { type: 'seat', seat: 2 });
  expect(table.summary.hands).toEqual([[], [], ['any-guilt'], []]);
});

it('[V22] the token goes to the left, also to the prosecutor and round the table', () => {
  const table = new TestTable({ seats: 4, deal: { first: 3 } });
  finishRound(table);
  expect(table.summary.first).toBe(0);
  expect(table.events('first').at(-1)).toEqual({ type: 'first', seat: 0, isPassed: true });
  table.chooseTrialCard('plain-1-4');
  expect(table.asked).toEqual({ 0: 'push' });
});

it('[V23] after the fourth card the first phase leaves: three new cards, and Planning as always', () => {
  const table = new TestTable({ deal: { round: 4, strategies: ['any-guilt'] } });
  table.chooseTrialCard('plain-1-1').push('blue joy', 'planning').pushRest('instinct');
  const { market, round, hands } = table.summary;
  expect(market.map((card) => card.slice(0, 7))).toEqual(Array(3).fill('plain-2'));
  expect(new Set(market).size).toBe(3);
  expect([round, hands[1]]).toEqual([5, ['any-guilt']]);
  expect(table.state.trial).toHaveLength(3); // of six
  expect(table.events('phase')).toHaveLength(1);
});

it('[V23] before the fourth card nothing leaves', () => {
  const table = new TestTable({ deal: { round: 3 } });
  finishRound(table);
  expect(table.state.phase).toBe(1);
  expect(table.summary.market).toHaveLength(3);
});

it('[V23] the second phase is shuffled', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const table = new TestTable({ deal: { round: 4 } });
    const chance = new FastChance(seed);
    while (table.state.phase === 1) {
      const [seat] = table.state.asked!.seats;
      table.game.apply(table.state, seat!, table.moves(seat!)[0]!, chance);
    }
    orders.add(table.state.market.join());
  }
  expect(orders.size).toBeGreaterThan(3);
});

it('[V23] after the eighth card the trial ends at once: nobody draws, the token stays', () => {
  const table = new TestTable({ deal: { round: 8, strategies: ['any-guilt'] } });
  table.chooseTrialCard('plain-2-1').push('blue joy', 'planning').pushRest('instinct');
  expect(table.state.isOver).toBe(true);
  expect(table.asked).toEqual({});
  expect(table.summary).toMatchObject({ first: 1, hands: [[], [], [], []], round: 8 });
  expect(table.events('first')).toEqual([]);
  expect(table.events('market')).toEqual([]);
});
