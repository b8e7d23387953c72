import type { Seat } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import type { CardEffect, Strategy } from '../rules/card-terms.ts';
import { markerColumn, SMALL_STRATEGIES, smallTrialCard, TestTable } from './small-card-set.fixture.ts';

/** Four seats, seat 0 is the prosecutor, blue begins; the card is chosen. */
function placing(
  hands: readonly (readonly string[])[],
  deal: Readonly<Record<string, unknown>> = {},
  seats = 4,
): TestTable {
  return new TestTable({ seats, deal: { hands, ...deal } }).chooseTrialCard('plain-1-1');
}

const plays = (match: TestTable, seat: number) =>
  match.moves(seat).flatMap((move) => (move.type === 'strategy' ? [move.card] : []));

describe('the hand limit', () => {
  it('[V17] is three at any moment: the excess is discarded at once, by choice, face up', () => {
    const hands = [[], ['draw-two', 'any-guilt', 'any-innocence'], [], []];
    const table = placing(hands, { strategies: ['motor-only', 'strike'] });
    table.push('blue joy', 'speech').playStrategy(1, 'draw-two');
    expect(table.asked).toEqual({ 1: 'discard' });
    expect(table.summary.hands[1]).toHaveLength(4);
    expect(table.refusalCode(1, { type: 'discard', card: 'draw-two' })).toBe('not-in-hand');
    expect(table.refusalCode(1, { type: 'pass' })).toBe('not-your-decision');
    table.makeMove(1, { type: 'discard', card: 'any-guilt' });
    expect(table.summary).toMatchObject({ discard: ['any-guilt', 'draw-two'], asked: { 1: 'strategy' } });
    expect(table.view('spectator').discard).toEqual(['any-guilt', 'draw-two']);
    expect(table.summary.hands[1]).toHaveLength(3);
  });

  it('[V17] three can be kept', () => {
    const table = placing([[], ['draw-two', 'any-guilt'], [], []]);
    table.push('blue joy', 'speech').playStrategy(1, 'draw-two');
    expect(table.asked).toEqual({ 1: 'strategy' });
    expect(table.summary.hands[1]).toHaveLength(3);
  });

  it('[V17] holds when Planning gives one, before the other persona draws', () => {
    const hands = [[], ['any-guilt', 'any-guilt', 'strike'], [], [], []];
    const table = new TestTable({ seats: 5, deal: { hands, strategies: ['motor-only', 'two-here'] } });
    table.chooseTrialCard('plain-1-1').push('blue joy', 'planning').pass(1).pushRest();
    expect(table.asked).toEqual({ 1: 'discard' });
    table.makeMove(1, { type: 'discard', card: 'strike' });
    expect(table.asked).toEqual({ 1: 'also' });
    expect(table.summary.hands[1]).toEqual(['any-guilt', 'any-guilt', 'motor-only']);
  });

  it('[V17] two cards too many are discarded one after the other', () => {
    const trial = [smallTrialCard('one', [{ by: 'speech', effect: { do: 'draw', n: 2 } }])];
    const hands = [[], ['any-guilt', 'any-guilt', 'strike'], [], []];
    const table = new TestTable({ set: { trial }, deal: { hands, market: ['one'] } });
    table.chooseTrialCard('one').push('blue joy', 'speech').pass(1).pushRest();
    expect(table.state.excess).toBe(2);
    table.makeMove(1, { type: 'discard', card: 'any-guilt' }).makeMove(1, { type: 'discard', card: 'any-guilt' });
    expect(table.summary.hands[1]).toHaveLength(3);
  });
});

describe('strategies', () => {
  it('[V18] are never forced', () => {
    const table = placing([[], ['any-guilt'], [], []]);
    table.push('blue joy', 'speech');
    expect(table.asked).toEqual({ 1: 'strategy' });
    table.pass(1);
    expect(table.summary).toMatchObject({ asked: { 2: 'push' }, guilt: { logical: 0 } });
    expect(table.summary.hands[1]).toEqual(['any-guilt']);
  });

  it('[V18] are resolved, then discarded face up', () => {
    const table = placing([[], ['their-marker'], [], []], { regions: { motor: ['red joy'] } });
    table.push('blue joy', 'speech').playStrategy(1, 'their-marker');
    expect(table.summary).toMatchObject({ asked: { 1: 'push' }, discard: [] });
    expect(table.view('spectator').resolving).toEqual(['their-marker']);
    table.push('red joy', 'speech');
    expect(table.summary).toMatchObject({ discard: ['their-marker'] });
  });

  it('[V18] after one placement any number of different cards, one at a time', () => {
    const table = placing([[], ['any-guilt', 'any-innocence', 'motor-only'], [], []]);
    table
      .push('blue joy', 'motor')
      .playStrategy(1, 'any-innocence')
      .playStrategy(1, 'motor-only')
      .playStrategy(1, 'any-guilt');
    expect(table.summary).toMatchObject({ guilt: { logical: 1, impulsive: 1 }, innocence: { logical: 1 } });
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V18] two copies of one card are not played after one placement', () => {
    const table = placing([[], ['any-guilt', 'any-guilt'], [], []]);
    table.push('blue joy', 'motor').playStrategy(1, 'any-guilt');
    expect(plays(table, 1)).toEqual([]);
    expect(table.refusalCode(1, { type: 'strategy', card: 'any-guilt' })).toBe('not-now');
    table.pass(1);
    expect(table.summary.guilt.logical).toBe(1);
  });

  it('[V18] the other copy of a card can be played after another placement, also one within it', () => {
    const table = placing([[], ['any-guilt', 'any-guilt', 'again'], [], []]);
    table.push('blue joy', 'motor').playStrategy(1, 'any-guilt').playStrategy(1, 'again').push('blue fear', 'speech');
    expect(plays(table, 1)).toEqual(['any-guilt']);
    table.playStrategy(1, 'any-guilt');
    expect(table.summary).toMatchObject({ guilt: { logical: 2 }, asked: { 2: 'push' } });
  });

  it('[V18] are playable only when their event happens, in their region, and if their condition holds', () => {
    const hands = [[], ['motor-only', 'two-here', 'lost-guilt'], [], []];
    const table = placing(hands, { regions: { speech: ['red joy'] } });
    table.push('blue joy', 'speech');
    expect(plays(table, 1)).toEqual([]);
    for (const card of ['motor-only', 'two-here', 'lost-guilt']) {
      expect(table.refusalCode(1, { type: 'strategy', card })).toBe('not-now');
    }
    const motor = placing(hands, { regions: { motor: ['blue trust'] } }).push('blue joy', 'motor');
    expect(plays(motor, 1)).toEqual(['motor-only', 'two-here']);
  });

  it('[V18] at a table of three markers of both colours count', () => {
    const table = new TestTable({
      seats: 3,
      deal: { hands: [[], ['two-here'], []], regions: { speech: ['red joy'] } },
    });
    table.chooseTrialCard('plain-1-1').push('blue joy', 'speech');
    expect(plays(table, 1)).toEqual(['two-here']);
  });

  it('[V18] what one does not hold cannot be played', () => {
    const table = placing([[], ['any-guilt'], [], []]).push('blue joy', 'motor');
    expect(table.refusalCode(1, { type: 'strategy', card: 'any-innocence' })).toBe('not-now');
    expect(table.refusalCode(1, { type: 'strategy', card: 'nothing' })).toBe('not-now');
  });

  it('[V18] a card that could do nothing is not playable', () => {
    const alone = placing([[], ['strike', 'their-marker', 'any-guilt'], [], []]).push('blue joy', 'motor');
    expect(plays(alone, 1)).toEqual(['any-guilt']);
    const beside = placing([[], ['strike', 'their-marker'], [], []], { regions: { motor: ['red joy'] } });
    expect(plays(beside.push('blue joy', 'motor', { at: 5400 }), 1)).toEqual(['their-marker', 'strike']);
  });

  it('[V18] a card of which no choice could do anything is not playable', () => {
    const shift = (token: 'guilt' | 'innocence') =>
      ({ do: 'shift', token, from: { with: token }, to: 'other' }) as const;
    const strategies: Strategy[] = [
      { id: 'choice', when: 'placed', effect: { either: [shift('guilt'), shift('innocence')] } },
    ];
    for (const guilt of [{}, { logical: 1 }]) {
      const table = new TestTable({ set: { strategies }, deal: { hands: [[], ['choice'], [], []], guilt } });
      table.chooseTrialCard('plain-1-1').push('blue joy', 'speech');
      expect(plays(table, 1)).toEqual('logical' in guilt ? ['choice'] : []);
    }
  });

  it('[V18] a card that was drawn in a window can be played in it, also with the last card of a hand', () => {
    for (const hand of [['draw-two', 'motor-only'], ['draw-two']]) {
      const table = placing([[], hand, [], []], { strategies: ['any-guilt', 'any-innocence'] });
      table.push('blue joy', 'speech').playStrategy(1, 'draw-two');
      expect(table.asked, hand.join()).toEqual({ 1: 'strategy' });
      expect(plays(table, 1)).toEqual(['any-guilt', 'any-innocence']);
    }
  });
});

describe('the strategy window', () => {
  it('[V19] asks the placer and seats whose markers were pushed off, whether they can play or not', () => {
    const hands = [[], ['lost-guilt'], ['any-guilt'], ['any-guilt']];
    const table = placing(hands, { regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') } });
    table.push('blue joy', 'speech');
    expect(table.asked).toEqual({ 1: 'strategy', 2: 'strategy' });
    expect([plays(table, 1), plays(table, 2), plays(table, 3)]).toEqual([[], [], []]);
    table.pass(2, 1);
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V19] asks no seat without cards, and never the prosecutor', () => {
    const table = placing([[], [], [], ['any-guilt']], { first: 0 }).push('grey panic', 'speech');
    expect(table.asked).toEqual({ 1: 'push' });
    table.push('blue joy', 'speech');
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V19] opens after a marker that was placed by a strategy', () => {
    const table = placing([[], ['again', 'motor-only'], [], []]);
    table.push('blue joy', 'speech').playStrategy(1, 'again').push('blue fear', 'motor');
    expect(plays(table, 1)).toEqual(['motor-only']);
    table.playStrategy(1, 'motor-only');
    expect(table.summary).toMatchObject({ guilt: { impulsive: 1 }, asked: { 2: 'push' } });
  });

  it('[V19] opens after a marker that is not one’s own', () => {
    const table = placing([[], ['their-marker', 'motor-only'], [], []], { regions: { motor: ['red joy'] } });
    table
      .push('blue joy', 'motor', { at: 5400 })
      .playStrategy(1, 'their-marker')
      .push('red joy', 'motor', { at: 1000 });
    expect(table.events('pushed').at(-1)).toMatchObject({ seat: 1, marker: 8 });
    table.playStrategy(1, 'motor-only');
    expect(table.summary.guilt.impulsive).toBe(1);
  });

  it('[V19] opens after a marker that a trial card has placed, while the card is read', () => {
    const effect: CardEffect = [
      { do: 'move', whose: 'any', from: 'instinct', to: 'motor' },
      { do: 'put', token: 'guilt', on: 'perceptive' },
    ];
    const table = new TestTable({
      set: { trial: [smallTrialCard('one', [{ by: 'speech', effect }])] },
      deal: {
        hands: [[], ['motor-only'], ['motor-only'], []],
        market: ['one'],
        regions: { speech: ['blue joy'], instinct: ['red joy'] },
      },
    });
    table
      .chooseTrialCard('one')
      .push('blue fear', 'planning')
      .pass(1)
      .push('red fear', 'planning', { at: 1000 })
      .pass(2);
    table.pushRest('planning');
    expect(table.asked).toEqual({ 1: 'push' });
    table.push('red joy', 'motor');
    expect(table.asked).toEqual({ 1: 'strategy' });
    expect(table.summary.guilt.perceptive).toBe(0);
    table.playStrategy(1, 'motor-only');
    expect(table.summary.guilt).toMatchObject({ impulsive: 1, perceptive: 1 });
  });

  it('[V19] opens in the last round, too, after the last push', () => {
    const table = new TestTable({ deal: { round: 8, hands: [[], ['any-guilt'], [], []], first: 2 } });
    table
      .chooseTrialCard('plain-2-1')
      .push('red joy', 'speech')
      .push('yellow joy', 'motor')
      .push('grey panic', 'instinct');
    table.push('blue joy', 'planning').playStrategy(1, 'any-guilt');
    expect(table.summary).toMatchObject({ verdict: { logical: 'guilty' } });
  });

  it('[V20] several seats choose in secret and at once', () => {
    const hands = [[], ['any-guilt'], ['lost-guilt'], []];
    const table = placing(hands, { regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') } });
    table.push('blue joy', 'speech').playStrategy(2, 'lost-guilt');
    expect(table.asked).toEqual({ 1: 'strategy' });
    expect(table.summary).toMatchObject({ guilt: { distracted: 0 } });
    expect(table.view(2).windows[0]).toMatchObject({ answered: [2], waiting: [], own: 'lost-guilt' });
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(table.view(viewer).windows[0]).toMatchObject({ answered: [2], waiting: [], own: null });
    }
    expect(table.eventLog.addressedEvents.filter(({ event }) => event.type === 'strategy')).toEqual([]);
    table.pass(1);
    expect(table.summary.guilt.distracted).toBe(1);
  });

  it('[V20] the first player says who is first', () => {
    const hands = [[], ['any-guilt'], ['lost-shift'], []];
    const arranged = () =>
      placing(hands, { first: 1, regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') } })
        .push('blue joy', 'speech')
        .playStrategy(1, 'any-guilt');
    expect(plays(arranged(), 2)).toEqual([]); // there is nothing to shift yet
    const both = [[], ['any-guilt'], ['lost-guilt'], []];
    const regions = { speech: markerColumn('grey panic', 'yellow joy', 'red joy') };
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const table = placing(both, { regions }).push('blue joy', 'speech');
      table.playStrategy(1, 'any-guilt').playStrategy(2, 'lost-guilt');
      expect(table.asked).toEqual({ 1: 'order' });
      expect(table.refusalCode(1, { type: 'seat', seat: 3 })).toBe('not-to-name');
      table.makeMove(1, { type: 'seat', seat: first });
      expect(table.asked).toEqual({ [second]: 'strategy' });
      table.playStrategy(second, second === 1 ? 'any-guilt' : 'lost-guilt');
      expect(table.events('strategy').map(({ seat }) => seat)).toEqual([first, second]);
    }
  });

  it('[V20] the prosecutor orders them, too, where it has the token', () => {
    const hands = [[], ['any-guilt'], ['lost-guilt'], []];
    const table = placing(hands, {
      first: 0,
      regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') },
    });
    table
      .push('grey panic', 'motor')
      .push('blue joy', 'speech')
      .playStrategy(1, 'any-guilt')
      .playStrategy(2, 'lost-guilt');
    expect(table.asked).toEqual({ 0: 'order' });
  });

  it('[V20] who has passed is out until the next placement; who has played may play again', () => {
    const hands = [[], ['any-guilt', 'any-innocence'], ['lost-guilt'], []];
    const table = placing(hands, { regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') } });
    table.push('blue joy', 'speech').pass(2).playStrategy(1, 'any-guilt');
    expect(table.asked).toEqual({ 1: 'strategy' });
    table.pass(1);
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V41] who plays after another one chooses again from the whole hand', () => {
    const hands = [[], ['any-guilt'], ['lost-guilt', 'lost-shift'], []];
    const table = placing(hands, { regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy') } });
    table.push('blue joy', 'speech').playStrategy(1, 'any-guilt');
    expect(plays(table, 2)).toEqual(['lost-guilt']); // there is nothing to shift yet
    table.playStrategy(2, 'lost-guilt').makeMove(1, { type: 'seat', seat: 1 });
    expect(plays(table, 2)).toEqual(['lost-guilt', 'lost-shift']);
    table.playStrategy(2, 'lost-shift');
    expect(table.summary).toMatchObject({ guilt: { perceptive: 1, distracted: 0 }, asked: { 2: 'strategy' } });
    expect(table.summary.hands[2]).toEqual(['lost-guilt']);
  });

  it('[V41] nobody learns what a seat would have played that then keeps it', () => {
    const regions = { speech: markerColumn('grey panic', 'yellow joy', 'red joy') };
    const told = (card: string, viewer: Seat | 'spectator') => {
      const hands = [[], ['any-guilt'], ['lost-guilt', 'lost-strike'], []];
      const table = placing(hands, { regions }).push('blue joy', 'speech').playStrategy(1, 'any-guilt');
      const views = [table.playStrategy(2, card).view(viewer)];
      views.push(table.makeMove(1, { type: 'seat', seat: 1 }).view(viewer), table.pass(2).view(viewer));
      return JSON.stringify([views, table.eventLog.addressedEvents]);
    };
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(told('lost-guilt', viewer), `${viewer}`).toBe(told('lost-strike', viewer));
    }
  });

  it('[V41] three want to play: the first player says each time who is next, until one is left', () => {
    const hands = [[], ['any-guilt'], ['lost-guilt'], ['lost-guilt']];
    const speech = [
      { marker: 'grey panic', x: 3.2, y: 2.05 },
      { marker: 'grey panic', x: 3.2, y: 4.1 },
      { marker: 'red joy', x: 2.1, y: 5.85 },
      { marker: 'yellow joy', x: 4.3, y: 5.85 },
    ];
    const table = placing(hands, { regions: { speech } }).push('blue joy', 'speech');
    table.playStrategy(1, 'any-guilt').playStrategy(2, 'lost-guilt').playStrategy(3, 'lost-guilt');
    table.makeMove(1, { type: 'seat', seat: 2 });
    expect(table.asked).toEqual({ 1: 'order' });
    expect(table.moves(1)).toEqual([1, 3].map((seat) => ({ type: 'seat', seat })));
    table.makeMove(1, { type: 'seat', seat: 3 });
    expect(table.asked).toEqual({ 3: 'strategy' });
    table.pass(3);
    expect(table.asked).toEqual({ 1: 'strategy' });
    table.playStrategy(1, 'any-guilt');
    expect(table.summary).toMatchObject({ guilt: { logical: 1, distracted: 1 }, asked: { 2: 'push' } });
  });

  it('[V41] who has lost the last card in the meantime is not asked', () => {
    const strategies: Strategy[] = [
      ...SMALL_STRATEGIES,
      {
        id: 'rob',
        when: 'placed',
        effect: [
          { do: 'target', among: 'personas' },
          { do: 'discard', n: 1, who: 'them' },
        ],
      },
    ];
    const regions = { speech: markerColumn('grey panic', 'yellow joy', 'red joy') };
    const table = new TestTable({ set: { strategies }, deal: { hands: [[], ['rob'], ['lost-guilt'], []], regions } });
    table.chooseTrialCard('plain-1-1').push('blue joy', 'speech').playStrategy(1, 'rob').playStrategy(2, 'lost-guilt');
    table.makeMove(1, { type: 'seat', seat: 1 }).makeMove(1, { type: 'seat', seat: 2 });
    table.makeMove(2, { type: 'discard', card: 'lost-guilt' });
    expect(table.summary).toMatchObject({ guilt: { distracted: 0 }, asked: { 2: 'push' } });
  });

  it('[V20] a seat that pushes off its own marker is both placer and victim', () => {
    const hands = [[], ['any-guilt', 'lost-guilt'], [], []];
    const table = placing(hands, { regions: { speech: markerColumn('grey panic', 'yellow joy', 'blue fear') } });
    table.push('blue joy', 'speech');
    expect(plays(table, 1)).toEqual(['any-guilt', 'lost-guilt']);
    table.playStrategy(1, 'lost-guilt').playStrategy(1, 'any-guilt');
    expect(table.summary.guilt).toMatchObject({ logical: 1, distracted: 1 });
  });
});

it('[V39] an empty strategy deck is made of its discard', () => {
  const ids = SMALL_STRATEGIES.map(({ id }) => id);
  const strategies = SMALL_STRATEGIES.filter(({ id }) => ['draw-two', 'any-guilt', 'any-innocence'].includes(id));
  expect(ids).toContain('draw-two');
  const hands = [[], ['draw-two', 'any-guilt', 'any-innocence'], ['any-guilt', 'any-innocence'], []];
  const table = new TestTable({ set: { strategies }, deal: { hands } });
  table.chooseTrialCard('plain-1-1').push('blue joy', 'speech');
  table.playStrategy(1, 'any-guilt').playStrategy(1, 'any-innocence').playStrategy(1, 'draw-two');
  // One was left in the deck, two had been discarded; the one that is being resolved is not there yet.
  expect(table.events('shuffled')).toEqual([{ type: 'shuffled', what: 'strategies' }]);
  expect(table.summary.hands[1]).toHaveLength(2);
  expect(table.summary.hands[1]).toContain('draw-two');
  expect(table.summary).toMatchObject({ deck: 1, discard: ['draw-two'] });
});

it('[V39] where there is neither deck nor discard, nothing is drawn', () => {
  const strategies = SMALL_STRATEGIES.filter(({ id }) => id === 'draw-two');
  const table = new TestTable({ set: { strategies }, deal: { hands: [[], ['draw-two'], ['draw-two'], []] } });
  table.chooseTrialCard('plain-1-1').push('blue joy', 'speech').playStrategy(1, 'draw-two');
  expect(table.summary).toMatchObject({ hands: [[], [], ['draw-two'], []], asked: { 2: 'push' } });
});
