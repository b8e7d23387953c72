import { describe, expect, it } from 'vitest';
import type { CardEffect, Strategy } from '../rules/dialect.ts';
import { column, Sitting, SMALL_STRATEGIES, trialCard } from './small-box.fixture.ts';

/** Four seats, the prosecutor is seat 0, blue is the first; the card is chosen. */
function placing(
  hands: readonly (readonly string[])[],
  deal: Readonly<Record<string, unknown>> = {},
  seats = 4,
): Sitting {
  return new Sitting({ seats, deal: { hands, ...deal } }).choose('plain-1-1');
}

const plays = (sitting: Sitting, seat: number) =>
  sitting.moves(seat).flatMap((move) => (move.type === 'strategy' ? [move.card] : []));

describe('the hand limit', () => {
  it('[V17] is three at any moment: the excess is discarded at once, by choice, face up', () => {
    const hands = [[], ['draw-two', 'any-guilt', 'any-innocence'], [], []];
    const sitting = placing(hands, { strategies: ['motor-only', 'strike'] });
    sitting.push('blue joy', 'speech').strategy(1, 'draw-two');
    expect(sitting.asked).toEqual({ 1: 'discard' });
    expect(sitting.summary.hands[1]).toHaveLength(4);
    expect(sitting.refused(1, { type: 'discard', card: 'draw-two' })).toBe('not-in-hand');
    expect(sitting.refused(1, { type: 'pass' })).toBe('not-your-decision');
    sitting.do(1, { type: 'discard', card: 'any-guilt' });
    expect(sitting.summary).toMatchObject({ discard: ['any-guilt', 'draw-two'], asked: { 1: 'strategy' } });
    expect(sitting.view('spectator').discard).toEqual(['any-guilt', 'draw-two']);
    expect(sitting.summary.hands[1]).toHaveLength(3);
  });

  it('[V17] three can be kept', () => {
    const sitting = placing([[], ['draw-two', 'any-guilt'], [], []]);
    sitting.push('blue joy', 'speech').strategy(1, 'draw-two');
    expect(sitting.asked).toEqual({ 1: 'strategy' });
    expect(sitting.summary.hands[1]).toHaveLength(3);
  });

  it('[V17] holds when Planning gives one, before the other persona draws', () => {
    const hands = [[], ['any-guilt', 'any-guilt', 'strike'], [], [], []];
    const sitting = new Sitting({ seats: 5, deal: { hands, strategies: ['motor-only', 'two-here'] } });
    sitting.choose('plain-1-1').push('blue joy', 'planning').pass(1).placeRest();
    expect(sitting.asked).toEqual({ 1: 'discard' });
    sitting.do(1, { type: 'discard', card: 'strike' });
    expect(sitting.asked).toEqual({ 1: 'also' });
    expect(sitting.summary.hands[1]).toEqual(['any-guilt', 'any-guilt', 'motor-only']);
  });

  it('[V17] two too many are discarded one after the other', () => {
    const trial = [trialCard('one', [{ by: 'speech', effect: { do: 'draw', n: 2 } }])];
    const hands = [[], ['any-guilt', 'any-guilt', 'strike'], [], []];
    const sitting = new Sitting({ set: { trial }, deal: { hands, market: ['one'] } });
    sitting.choose('one').push('blue joy', 'speech').pass(1).placeRest();
    expect(sitting.state.excess).toBe(2);
    sitting.do(1, { type: 'discard', card: 'any-guilt' }).do(1, { type: 'discard', card: 'any-guilt' });
    expect(sitting.summary.hands[1]).toHaveLength(3);
  });
});

describe('strategies', () => {
  it('[V18] are never forced', () => {
    const sitting = placing([[], ['any-guilt'], [], []]);
    sitting.push('blue joy', 'speech');
    expect(sitting.asked).toEqual({ 1: 'strategy' });
    sitting.pass(1);
    expect(sitting.summary).toMatchObject({ asked: { 2: 'push' }, guilt: { logical: 0 } });
    expect(sitting.summary.hands[1]).toEqual(['any-guilt']);
  });

  it('[V18] are resolved, then discarded face up', () => {
    const sitting = placing([[], ['their-marker'], [], []], { regions: { motor: ['red joy'] } });
    sitting.push('blue joy', 'speech').strategy(1, 'their-marker');
    expect(sitting.summary).toMatchObject({ asked: { 1: 'push' }, discard: [] });
    expect(sitting.view('spectator').resolving).toEqual(['their-marker']);
    sitting.push('red joy', 'speech');
    expect(sitting.summary).toMatchObject({ discard: ['their-marker'] });
  });

  it('[V18] after one placement any number of different cards, one at a time', () => {
    const sitting = placing([[], ['any-guilt', 'any-innocence', 'motor-only'], [], []]);
    sitting.push('blue joy', 'motor').strategy(1, 'any-innocence').strategy(1, 'motor-only').strategy(1, 'any-guilt');
    expect(sitting.summary).toMatchObject({ guilt: { logical: 1, impulsive: 1 }, innocence: { logical: 1 } });
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V18] never two copies of one', () => {
    const sitting = placing([[], ['any-guilt', 'any-guilt'], [], []]);
    sitting.push('blue joy', 'motor').strategy(1, 'any-guilt');
    expect(plays(sitting, 1)).toEqual([]);
    expect(sitting.refused(1, { type: 'strategy', card: 'any-guilt' })).toBe('not-now');
    sitting.pass(1);
    expect(sitting.summary.guilt.logical).toBe(1);
  });

  it('[V18] the other copy can be played after another placement, also one within it', () => {
    const sitting = placing([[], ['any-guilt', 'any-guilt', 'again'], [], []]);
    sitting.push('blue joy', 'motor').strategy(1, 'any-guilt').strategy(1, 'again').push('blue fear', 'speech');
    expect(plays(sitting, 1)).toEqual(['any-guilt']);
    sitting.strategy(1, 'any-guilt');
    expect(sitting.summary).toMatchObject({ guilt: { logical: 2 }, asked: { 2: 'push' } });
  });

  it('[V18] only when their event happens: in their region, and if what they say is so', () => {
    const hands = [[], ['motor-only', 'two-here', 'lost-guilt'], [], []];
    const sitting = placing(hands, { regions: { speech: ['red joy'] } });
    sitting.push('blue joy', 'speech');
    expect(plays(sitting, 1)).toEqual([]);
    for (const card of ['motor-only', 'two-here', 'lost-guilt']) {
      expect(sitting.refused(1, { type: 'strategy', card })).toBe('not-now');
    }
    const motor = placing(hands, { regions: { motor: ['blue trust'] } }).push('blue joy', 'motor');
    expect(plays(motor, 1)).toEqual(['motor-only', 'two-here']);
  });

  it('[V18] at a table of three markers of both colours count', () => {
    const sitting = new Sitting({
      seats: 3,
      deal: { hands: [[], ['two-here'], []], regions: { speech: ['red joy'] } },
    });
    sitting.choose('plain-1-1').push('blue joy', 'speech');
    expect(plays(sitting, 1)).toEqual(['two-here']);
  });

  it('[V18] what one does not hold cannot be played', () => {
    const sitting = placing([[], ['any-guilt'], [], []]).push('blue joy', 'motor');
    expect(sitting.refused(1, { type: 'strategy', card: 'any-innocence' })).toBe('not-now');
    expect(sitting.refused(1, { type: 'strategy', card: 'nothing' })).toBe('not-now');
  });

  it('[V18] one that could do nothing at all is not played', () => {
    const alone = placing([[], ['strike', 'their-marker', 'any-guilt'], [], []]).push('blue joy', 'motor');
    expect(plays(alone, 1)).toEqual(['any-guilt']);
    const beside = placing([[], ['strike', 'their-marker'], [], []], { regions: { motor: ['red joy'] } });
    expect(plays(beside.push('blue joy', 'motor', { at: 5400 }), 1)).toEqual(['their-marker', 'strike']);
  });

  it('[V18] nor one of which no choice could do anything', () => {
    const shift = (token: 'guilt' | 'innocence') =>
      ({ do: 'shift', token, from: { with: token }, to: 'other' }) as const;
    const strategies: Strategy[] = [
      { id: 'choice', when: 'placed', effect: { either: [shift('guilt'), shift('innocence')] } },
    ];
    for (const guilt of [{}, { logical: 1 }]) {
      const sitting = new Sitting({ set: { strategies }, deal: { hands: [[], ['choice'], [], []], guilt } });
      sitting.choose('plain-1-1').push('blue joy', 'speech');
      expect(plays(sitting, 1)).toEqual('logical' in guilt ? ['choice'] : []);
    }
  });

  it('[V18] a card that was drawn in the moment can be played in it, also with the last card of a hand', () => {
    for (const hand of [['draw-two', 'motor-only'], ['draw-two']]) {
      const sitting = placing([[], hand, [], []], { strategies: ['any-guilt', 'any-innocence'] });
      sitting.push('blue joy', 'speech').strategy(1, 'draw-two');
      expect(sitting.asked, hand.join()).toEqual({ 1: 'strategy' });
      expect(plays(sitting, 1)).toEqual(['any-guilt', 'any-innocence']);
    }
  });
});

describe('the moment for strategies', () => {
  it('[V19] comes to who has placed and to those whose markers were pushed off, whether they can play or not', () => {
    const hands = [[], ['lost-guilt'], ['any-guilt'], ['any-guilt']];
    const sitting = placing(hands, { regions: { speech: column('grey panic', 'yellow joy', 'red joy') } });
    sitting.push('blue joy', 'speech');
    expect(sitting.asked).toEqual({ 1: 'strategy', 2: 'strategy' });
    expect([plays(sitting, 1), plays(sitting, 2), plays(sitting, 3)]).toEqual([[], [], []]);
    sitting.pass(2, 1);
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V19] comes to nobody who holds no card, and never to the prosecutor', () => {
    const sitting = placing([[], [], [], ['any-guilt']], { first: 0 }).push('grey panic', 'speech');
    expect(sitting.asked).toEqual({ 1: 'push' });
    sitting.push('blue joy', 'speech');
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V19] comes after a marker that was placed by a strategy', () => {
    const sitting = placing([[], ['again', 'motor-only'], [], []]);
    sitting.push('blue joy', 'speech').strategy(1, 'again').push('blue fear', 'motor');
    expect(plays(sitting, 1)).toEqual(['motor-only']);
    sitting.strategy(1, 'motor-only');
    expect(sitting.summary).toMatchObject({ guilt: { impulsive: 1 }, asked: { 2: 'push' } });
  });

  it('[V19] comes after a marker that is not one’s own', () => {
    const sitting = placing([[], ['their-marker', 'motor-only'], [], []], { regions: { motor: ['red joy'] } });
    sitting.push('blue joy', 'motor', { at: 5400 }).strategy(1, 'their-marker').push('red joy', 'motor', { at: 1000 });
    expect(sitting.events('pushed').at(-1)).toMatchObject({ seat: 1, marker: 8 });
    sitting.strategy(1, 'motor-only');
    expect(sitting.summary.guilt.impulsive).toBe(1);
  });

  it('[V19] comes after a marker that a trial card has placed, while the card is read', () => {
    const effect: CardEffect = [
      { do: 'move', whose: 'any', from: 'instinct', to: 'motor' },
      { do: 'put', token: 'guilt', on: 'perceptive' },
    ];
    const sitting = new Sitting({
      set: { trial: [trialCard('one', [{ by: 'speech', effect }])] },
      deal: {
        hands: [[], ['motor-only'], ['motor-only'], []],
        market: ['one'],
        regions: { speech: ['blue joy'], instinct: ['red joy'] },
      },
    });
    sitting.choose('one').push('blue fear', 'planning').pass(1).push('red fear', 'planning', { at: 1000 }).pass(2);
    sitting.placeRest('planning');
    expect(sitting.asked).toEqual({ 1: 'push' });
    sitting.push('red joy', 'motor');
    expect(sitting.asked).toEqual({ 1: 'strategy' });
    expect(sitting.summary.guilt.perceptive).toBe(0);
    sitting.strategy(1, 'motor-only');
    expect(sitting.summary.guilt).toMatchObject({ impulsive: 1, perceptive: 1 });
  });

  it('[V19] also in the last round, after the last push', () => {
    const sitting = new Sitting({ deal: { round: 8, hands: [[], ['any-guilt'], [], []], first: 2 } });
    sitting.choose('plain-2-1').push('red joy', 'speech').push('yellow joy', 'motor').push('grey panic', 'instinct');
    sitting.push('blue joy', 'planning').strategy(1, 'any-guilt');
    expect(sitting.summary).toMatchObject({ verdict: { logical: 'guilty' } });
  });

  it('[V20] several answer in secret and at once', () => {
    const hands = [[], ['any-guilt'], ['lost-guilt'], []];
    const sitting = placing(hands, { regions: { speech: column('grey panic', 'yellow joy', 'red joy') } });
    sitting.push('blue joy', 'speech').strategy(2, 'lost-guilt');
    expect(sitting.asked).toEqual({ 1: 'strategy' });
    expect(sitting.summary).toMatchObject({ guilt: { distracted: 0 } });
    expect(sitting.view(2).windows[0]).toMatchObject({ answered: [2], waiting: [], own: 'lost-guilt' });
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(sitting.view(viewer).windows[0]).toMatchObject({ answered: [2], waiting: [], own: null });
    }
    expect(sitting.told.list.filter(({ event }) => event.type === 'strategy')).toEqual([]);
    sitting.pass(1);
    expect(sitting.summary.guilt.distracted).toBe(1);
  });

  it('[V20] the first player says who is first', () => {
    const hands = [[], ['any-guilt'], ['lost-shift'], []];
    const arranged = () =>
      placing(hands, { first: 1, regions: { speech: column('grey panic', 'yellow joy', 'red joy') } })
        .push('blue joy', 'speech')
        .strategy(1, 'any-guilt');
    expect(plays(arranged(), 2)).toEqual([]); // there is nothing to shift yet
    const both = [[], ['any-guilt'], ['lost-guilt'], []];
    const regions = { speech: column('grey panic', 'yellow joy', 'red joy') };
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const sitting = placing(both, { regions }).push('blue joy', 'speech');
      sitting.strategy(1, 'any-guilt').strategy(2, 'lost-guilt');
      expect(sitting.asked).toEqual({ 1: 'order' });
      expect(sitting.refused(1, { type: 'seat', seat: 3 })).toBe('not-to-name');
      sitting.do(1, { type: 'seat', seat: first });
      expect(sitting.events('strategy').map(({ seat }) => seat)).toEqual([first, second]);
    }
  });

  it('[V20] the prosecutor orders them, too, where it has the token', () => {
    const hands = [[], ['any-guilt'], ['lost-guilt'], []];
    const sitting = placing(hands, { first: 0, regions: { speech: column('grey panic', 'yellow joy', 'red joy') } });
    sitting.push('grey panic', 'motor').push('blue joy', 'speech').strategy(1, 'any-guilt').strategy(2, 'lost-guilt');
    expect(sitting.asked).toEqual({ 0: 'order' });
  });

  it('[V20] who has passed is out until the next placement; who has played may play again', () => {
    const hands = [[], ['any-guilt', 'any-innocence'], ['lost-guilt'], []];
    const sitting = placing(hands, { regions: { speech: column('grey panic', 'yellow joy', 'red joy') } });
    sitting.push('blue joy', 'speech').pass(2).strategy(1, 'any-guilt');
    expect(sitting.asked).toEqual({ 1: 'strategy' });
    sitting.pass(1);
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V20] whoever pushes off a marker of its own is placer and victim in one', () => {
    const hands = [[], ['any-guilt', 'lost-guilt'], [], []];
    const sitting = placing(hands, { regions: { speech: column('grey panic', 'yellow joy', 'blue fear') } });
    sitting.push('blue joy', 'speech');
    expect(plays(sitting, 1)).toEqual(['any-guilt', 'lost-guilt']);
    sitting.strategy(1, 'lost-guilt').strategy(1, 'any-guilt');
    expect(sitting.summary.guilt).toMatchObject({ logical: 1, distracted: 1 });
  });
});

it('[V39] an empty strategy deck is made of its discard', () => {
  const ids = SMALL_STRATEGIES.map(({ id }) => id);
  const strategies = SMALL_STRATEGIES.filter(({ id }) => ['draw-two', 'any-guilt', 'any-innocence'].includes(id));
  expect(ids).toContain('draw-two');
  const hands = [[], ['draw-two', 'any-guilt', 'any-innocence'], ['any-guilt', 'any-innocence'], []];
  const sitting = new Sitting({ set: { strategies }, deal: { hands } });
  sitting.choose('plain-1-1').push('blue joy', 'speech');
  sitting.strategy(1, 'any-guilt').strategy(1, 'any-innocence').strategy(1, 'draw-two');
  // One was left in the deck, two had been discarded; the one that is being resolved is not there yet.
  expect(sitting.events('shuffled')).toEqual([{ type: 'shuffled', what: 'strategies' }]);
  expect(sitting.summary.hands[1]).toHaveLength(2);
  expect(sitting.summary.hands[1]).toContain('draw-two');
  expect(sitting.summary).toMatchObject({ deck: 1, discard: ['draw-two'] });
});

it('[V39] where there is neither deck nor discard, nothing is drawn', () => {
  const strategies = SMALL_STRATEGIES.filter(({ id }) => id === 'draw-two');
  const sitting = new Sitting({ set: { strategies }, deal: { hands: [[], ['draw-two'], ['draw-two'], []] } });
  sitting.choose('plain-1-1').push('blue joy', 'speech').strategy(1, 'draw-two');
  expect(sitting.summary).toMatchObject({ hands: [[], [], ['draw-two'], []], asked: { 2: 'push' } });
});
