import { describe, expect, it } from 'vitest';
import { column, Sitting, trialCard } from './small-box.fixture.ts';

const TWO_FALL = (...names: readonly string[]) =>
  names.map((marker, i) => ({
    marker,
    ...[
      { x: 2.2, y: 5.9 },
      { x: 4.2, y: 5.9 },
      { x: 3.2, y: 4.17 },
      { x: 3.2, y: 2.17 },
    ][i]!,
  }));

function placing(deal: Readonly<Record<string, unknown>> = {}, seats = 4, abilities = true): Sitting {
  return new Sitting({ seats, deal, options: { abilities } }).choose('plain-1-1');
}

describe('marker abilities', () => {
  it('[V31] are there only where the host has switched them on', () => {
    const sitting = placing({ regions: { speech: ['red joy'] } }, 4, false).push('blue anger', 'speech');
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V31] can be declined', () => {
    const sitting = placing({ regions: { speech: ['red joy'] } }).push('blue anger', 'speech');
    expect(sitting.asked).toEqual({ 1: 'may' });
    sitting.do(1, { type: 'no' });
    expect(sitting.summary).toMatchObject({ destroyed: [0, 0, 0, 0], asked: { 2: 'push' } });
  });

  it('[V31] come after all strategies', () => {
    const hands = [[], ['any-guilt', 'any-innocence'], [], []];
    const sitting = placing({ hands, regions: { speech: ['red joy'] } }).push('blue anger', 'speech');
    sitting.strategy(1, 'any-guilt');
    expect(sitting.asked).toEqual({ 1: 'strategy' });
    sitting.strategy(1, 'any-innocence');
    expect(sitting.asked).toEqual({ 1: 'may' });
  });

  it('[V31] are those of the first marker only that a seat places in its turn', () => {
    const regions = { speech: ['yellow joy', 'yellow fear'] };
    const sitting = placing({ regions }, 3).push('blue joy', 'motor').push('red anger', 'speech');
    expect(sitting.asked).toEqual({ 2: 'push' });
    const first = placing({ regions }, 3).push('red anger', 'speech');
    expect(first.asked).toEqual({ 1: 'may' });
    first.do(1, { type: 'no' }).push('blue anger', 'speech', { at: 5400 });
    expect(first.asked).toEqual({ 2: 'push' });
  });

  it('[V31] are not those of a marker that a card or an ability has placed', () => {
    const hands = [[], ['again'], [], []];
    const sitting = placing({ hands, regions: { speech: ['red joy'] } });
    sitting.push('blue joy', 'motor').strategy(1, 'again').push('blue anger', 'speech');
    expect(sitting.asked).toEqual({ 2: 'push' });
    const sad = placing({ destroyed: ['blue anger'], regions: { speech: ['red joy'] } }).push('blue sadness', 'motor');
    sad.do(1, { type: 'yes' }).push('blue anger', 'speech');
    expect(sad.asked).toEqual({ 2: 'push' });
  });

  it('[V31] Joy and Nervousness have none', () => {
    const sitting = placing({ first: 0, regions: { speech: ['red joy', 'blue joy'] }, destroyed: ['yellow fear'] });
    sitting.push('grey nervousness', 'speech');
    expect(sitting.asked).toEqual({ 1: 'push' });
    sitting.push('blue fear', 'motor').push('red fear', 'motor', { at: 1000 }).push('yellow joy', 'speech');
    expect(sitting.asked).toEqual({ 0: 'tie' }); // over Planning, already
  });
});

describe('Anger', () => {
  it('[V32] destroys one marker here of a player who has not yet had a turn, the prosecutor too, never an own one', () => {
    const regions = { speech: ['grey panic', 'yellow joy', 'blue trust', 'blue joy'], motor: ['red joy'] };
    const sitting = placing({ regions }).push('blue anger', 'speech', { at: 5400 }).do(1, { type: 'yes' });
    expect(sitting.asked).toEqual({ 1: 'marker' });
    expect(sitting.moves(1)).toEqual([
      { type: 'marker', marker: 16 },
      { type: 'marker', marker: 46 },
    ]);
    const before = sitting.state.platforms[2]!.filter(({ id }) => id !== 46);
    sitting.do(1, { type: 'marker', marker: 46 });
    expect(sitting.state.platforms[2]).toEqual(before);
    expect(sitting.summary.destroyed).toEqual([1, 0, 0, 0]);
  });

  it('[V32] nothing against those who have had their turn', () => {
    const sitting = placing({ regions: { speech: ['blue joy', 'red trust'] } });
    sitting.push('blue fear', 'motor').push('red anger', 'speech');
    expect(sitting.asked).toEqual({ 3: 'push' });
    const waiting = placing({ regions: { speech: ['blue joy', 'yellow trust'] } });
    waiting.push('blue fear', 'motor').push('red anger', 'speech').do(2, { type: 'yes' });
    expect(waiting.summary).toMatchObject({ destroyed: [0, 0, 0, 1], asked: { 3: 'push' } });
  });

  it('[V32] nothing in another region, and nothing for the last in the round', () => {
    const sitting = placing({ regions: { speech: ['yellow joy'] } }).push('blue anger', 'motor');
    expect(sitting.asked).toEqual({ 2: 'push' });
    const last = placing({ first: 2, regions: { speech: ['yellow joy', 'red joy'] } });
    last.push('red fear', 'motor').push('yellow fear', 'motor', { at: 1000 }).push('grey panic', 'motor', { at: 5400 });
    last.push('blue anger', 'speech');
    expect(last.asked).toEqual({ 2: 'tie' }); // over Planning, already
  });
});

describe('Sadness', () => {
  it('[V33] pushes one of your destroyed markers into a different region', () => {
    const sitting = placing({ destroyed: ['blue joy', 'blue fear', 'red joy'] }).push('blue sadness', 'speech');
    expect(sitting.asked).toEqual({ 1: 'may' });
    sitting.do(1, { type: 'yes' });
    expect(sitting.state.placing).toMatchObject({ seat: 1, markers: [0, 1], regions: [0, 1, 3, 4] });
    const aim = { type: 'push', at: 3200, slope: 0 };
    expect(sitting.refused(1, { ...aim, marker: 0, region: 'speech' })).toBe('not-this-region');
    expect(sitting.refused(1, { ...aim, marker: 8, region: 'motor' })).toBe('not-this-marker');
    sitting.push('blue joy', 'motor');
    expect(sitting.summary).toMatchObject({ destroyed: [0, 1, 1, 0], asked: { 2: 'push' } });
    expect(sitting.summary.regions.motor).toEqual(['blue joy']);
  });

  it('[V33] that is a push like any other: it can destroy, and opens a moment for strategies', () => {
    const sitting = placing({
      hands: [[], ['motor-only'], ['lost-guilt'], []],
      destroyed: ['blue joy'],
      regions: { motor: column('grey panic', 'yellow joy', 'red joy') },
    });
    sitting.push('blue sadness', 'speech').pass(1).do(1, { type: 'yes' }).push('blue joy', 'motor');
    expect(sitting.summary.destroyed).toEqual([0, 0, 1, 0]);
    expect(sitting.asked).toEqual({ 1: 'strategy', 2: 'strategy' });
  });

  it('[V33] nothing where none is destroyed', () => {
    const sitting = placing({ destroyed: ['red joy'] }).push('blue sadness', 'speech');
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V33] a marker that this very push has destroyed can come back', () => {
    const sitting = placing({ regions: { speech: column('grey panic', 'yellow joy', 'blue joy') } });
    sitting.push('blue sadness', 'speech').do(1, { type: 'yes' }).push('blue joy', 'motor');
    expect(sitting.summary.regions.motor).toEqual(['blue joy']);
  });
});

describe('Trust', () => {
  it('[V34] takes another marker of yours and pushes it into the same region again', () => {
    const regions = { motor: [{ marker: 'blue joy', x: 0.2, y: 5 }], instinct: ['blue fear'], planning: ['red joy'] };
    const sitting = placing({ regions }).push('blue trust', 'speech').do(1, { type: 'yes' });
    expect(sitting.moves(1)).toEqual([
      { type: 'marker', marker: 0 },
      { type: 'marker', marker: 1 },
    ]);
    sitting.do(1, { type: 'marker', marker: 0 });
    expect(sitting.state.placing).toMatchObject({ markers: [0], regions: [4] });
    sitting.push('blue joy', 'motor');
    expect(sitting.state.platforms[4]).toMatchObject([{ id: 0, x: 32_000, y: 10_000 }]);
  });

  it('[V34] not the marker that was placed, and nobody else’s', () => {
    const sitting = placing({ regions: { speech: ['red joy', 'grey panic'] } }).push('blue trust', 'speech');
    expect(sitting.asked).toEqual({ 2: 'push' });
  });

  it('[V34] at a table of three one of the other colour, too', () => {
    const sitting = placing({ regions: { motor: ['red joy'] } }, 3)
      .push('blue trust', 'speech')
      .do(1, { type: 'yes' });
    expect(sitting.state.placing).toMatchObject({ seat: 1, markers: [8], regions: [4] });
  });

  it('[V34] also when a strategy has destroyed the one that was placed', () => {
    const sitting = placing({
      hands: [[], [], ['lost-strike'], []],
      regions: { speech: column('grey panic', 'yellow joy', 'red joy'), motor: ['blue joy'] },
    });
    sitting.push('blue trust', 'speech').strategy(2, 'lost-strike').do(2, { type: 'marker', marker: 4 });
    expect(sitting.asked).toEqual({ 1: 'may' });
  });
});

describe('Fear', () => {
  it('[V35] draws a strategy if this push destroyed a Joy, which cannot be used now', () => {
    const sitting = placing({
      strategies: ['any-guilt'],
      regions: { speech: column('grey panic', 'yellow fear', 'red joy') },
    });
    sitting.push('blue fear', 'speech');
    expect(sitting.asked).toEqual({ 1: 'may' });
    sitting.do(1, { type: 'yes' });
    expect(sitting.summary).toMatchObject({ hands: [[], ['any-guilt'], [], []], asked: { 2: 'push' } });
  });

  it('[V35] also your own Joy; nothing for any other marker', () => {
    const own = placing({ regions: { speech: column('grey panic', 'yellow fear', 'blue joy') } });
    expect(own.push('blue fear', 'speech').asked).toEqual({ 1: 'may' });
    const other = placing({ regions: { speech: column('red joy', 'yellow fear', 'red fear') } });
    expect(other.push('blue fear', 'speech').asked).toEqual({ 2: 'push' });
  });

  it('[V35] nothing if a card destroyed the Joy', () => {
    const sitting = placing({ hands: [[], ['strike'], [], []], regions: { speech: ['red joy'] } });
    sitting.push('blue fear', 'speech', { at: 5400 }).strategy(1, 'strike');
    expect(sitting.summary).toMatchObject({ destroyed: [0, 0, 1, 0], asked: { 2: 'push' } });
  });

  it('[V35] the hand limit holds', () => {
    const sitting = placing({
      hands: [[], ['motor-only', 'motor-only', 'two-here'], [], []],
      regions: { speech: column('grey panic', 'yellow fear', 'red joy') },
    });
    sitting.push('blue fear', 'speech').pass(1).do(1, { type: 'yes' });
    expect(sitting.asked).toEqual({ 1: 'discard' });
  });
});

describe('Embarrassment', () => {
  const trial = [
    trialCard('of-motor', [], [], 1, ['motor', 'instinct']),
    trialCard('of-speech', [], [], 1, ['speech', 'instinct']),
    trialCard('chosen', [], [], 1, ['motor', 'speech']),
    trialCard('next', [], [], 1, ['motor', 'instinct']),
  ];
  const arranged = () =>
    new Sitting({
      set: { trial },
      options: { abilities: true },
      deal: { first: 0, market: ['of-motor', 'of-speech', 'chosen'] },
    }).choose('chosen');

  it('[V36] exchanges one of the two that were not chosen and show this region, at once', () => {
    const sitting = arranged().push('grey embarrassment', 'motor');
    expect(sitting.asked).toEqual({ 0: 'replace' });
    expect(sitting.moves(0)).toEqual([{ type: 'replace', card: 'of-motor' }, { type: 'pass' }]);
    for (const card of ['of-speech', 'chosen', 'next']) {
      expect(sitting.refused(0, { type: 'replace', card })).toBe('not-in-market');
    }
    sitting.do(0, { type: 'replace', card: 'of-motor' });
    expect(sitting.summary.market).toEqual(['of-speech', 'next']);
    expect(sitting.asked).toEqual({ 1: 'push' });
    for (const viewer of [1, 'spectator'] as const) {
      expect(sitting.view(viewer).dropped).toMatchObject([{ card: null }]);
      expect(JSON.stringify(sitting.told.seenBy(viewer))).not.toMatch(/of-motor|next/);
    }
  });

  it('[V36] the prosecutor is asked, whether there is one or not, but not in Planning', () => {
    const none = arranged().push('grey embarrassment', 'observation');
    expect(none.asked).toEqual({ 0: 'replace' });
    expect(none.moves(0)).toEqual([{ type: 'pass' }]);
    expect(none.pass(0).summary.market).toEqual(['of-motor', 'of-speech']);
    expect(arranged().push('grey embarrassment', 'planning').asked).toEqual({ 1: 'push' });
  });

  it('[V36] the one that was exchanged does not come again', () => {
    const sitting = arranged().push('grey embarrassment', 'motor').do(0, { type: 'replace', card: 'of-motor' });
    sitting.placeRest();
    sitting.do(0, { type: 'seat', seat: 1 });
    expect(sitting.summary.market).toHaveLength(3);
    expect(sitting.summary.market).not.toContain('of-motor');
    expect(sitting.state.trial.map((card) => sitting.box.trial[card]!.id)).not.toContain('of-motor');
  });
});

describe('Panic', () => {
  it('[V37] puts a guilt token on any type if this push destroyed two markers', () => {
    const regions = { speech: TWO_FALL('red joy', 'yellow joy', 'blue trust', 'red trust') };
    const sitting = placing({ first: 0, regions }).push('grey panic', 'speech');
    expect(sitting.summary.destroyed).toEqual([0, 0, 1, 1]);
    sitting.do(0, { type: 'yes' });
    expect(sitting.moves(0)).toHaveLength(6);
    sitting.do(0, { type: 'juror', juror: 'laid-back' });
    expect(sitting.summary).toMatchObject({ guilt: { 'laid-back': 1 }, asked: { 1: 'push' } });
  });

  it('[V37] also if one of them was the prosecutor’s own', () => {
    const regions = { speech: TWO_FALL('grey panic', 'yellow joy', 'blue trust', 'red trust') };
    expect(placing({ first: 0, regions }).push('grey panic', 'speech').asked).toEqual({ 0: 'may' });
  });

  it('[V37] nothing for one', () => {
    const regions = { speech: column('blue joy', 'red joy', 'yellow joy') };
    const sitting = placing({ first: 0, regions }).push('grey panic', 'speech');
    expect(sitting.summary.destroyed).toEqual([0, 0, 0, 1]);
    expect(sitting.asked).toEqual({ 1: 'push' });
  });
});
