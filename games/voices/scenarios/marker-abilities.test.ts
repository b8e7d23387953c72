import { describe, expect, it } from 'vitest';
import { markerColumn, smallTrialCard, TestTable } from './small-card-set.fixture.ts';

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

function placing(deal: Readonly<Record<string, unknown>> = {}, seats = 4, abilities = true): TestTable {
  return new TestTable({ seats, deal, options: { abilities } }).chooseTrialCard('plain-1-1');
}

describe('marker abilities', () => {
  it('[V31] are there only where the host has switched them on', () => {
    const table = placing({ regions: { speech: ['red joy'] } }, 4, false).push('blue anger', 'speech');
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V31] can be declined', () => {
    const table = placing({ regions: { speech: ['red joy'] } }).push('blue anger', 'speech');
    expect(table.asked).toEqual({ 1: 'may' });
    table.makeMove(1, { type: 'no' });
    expect(table.summary).toMatchObject({ destroyed: [0, 0, 0, 0], asked: { 2: 'push' } });
  });

  it('[V31] come after all strategies', () => {
    const hands = [[], ['any-guilt', 'any-innocence'], [], []];
    const table = placing({ hands, regions: { speech: ['red joy'] } }).push('blue anger', 'speech');
    table.playStrategy(1, 'any-guilt');
    expect(table.asked).toEqual({ 1: 'strategy' });
    table.playStrategy(1, 'any-innocence');
    expect(table.asked).toEqual({ 1: 'may' });
  });

  it('[V31] are those of the first marker only that a seat places in its turn', () => {
    const regions = { speech: ['yellow joy', 'yellow fear'] };
    const table = placing({ regions }, 3).push('blue joy', 'motor').push('red anger', 'speech');
    expect(table.asked).toEqual({ 2: 'push' });
    const first = placing({ regions }, 3).push('red anger', 'speech');
    expect(first.asked).toEqual({ 1: 'may' });
    first.makeMove(1, { type: 'no' }).push('blue anger', 'speech', { at: 5400 });
    expect(first.asked).toEqual({ 2: 'push' });
  });

  it('[V31] are not those of a marker that a card or an ability has placed', () => {
    const hands = [[], ['again'], [], []];
    const table = placing({ hands, regions: { speech: ['red joy'] } });
    table.push('blue joy', 'motor').playStrategy(1, 'again').push('blue anger', 'speech');
    expect(table.asked).toEqual({ 2: 'push' });
    const sad = placing({ destroyed: ['blue anger'], regions: { speech: ['red joy'] } }).push('blue sadness', 'motor');
    sad.makeMove(1, { type: 'yes' }).push('blue anger', 'speech');
    expect(sad.asked).toEqual({ 2: 'push' });
  });

  it('[V31] Joy and Nervousness have none', () => {
    const table = placing({ first: 0, regions: { speech: ['red joy', 'blue joy'] }, destroyed: ['yellow fear'] });
    table.push('grey nervousness', 'speech');
    expect(table.asked).toEqual({ 1: 'push' });
    table.push('blue fear', 'motor').push('red fear', 'motor', { at: 1000 }).push('yellow joy', 'speech');
    expect(table.asked).toEqual({ 0: 'tie' }); // over Planning, already
  });
});

describe('Anger', () => {
  it('[V32] destroys one marker here of a player who has not yet had a turn, the prosecutor too, never an own one', () => {
    const regions = { speech: ['grey panic', 'yellow joy', 'blue trust', 'blue joy'], motor: ['red joy'] };
    const table = placing({ regions }).push('blue anger', 'speech', { at: 5400 }).makeMove(1, { type: 'yes' });
    expect(table.asked).toEqual({ 1: 'marker' });
    expect(table.moves(1)).toEqual([
      { type: 'marker', marker: 16 },
      { type: 'marker', marker: 46 },
    ]);
    const before = table.state.platforms[2]!.filter(({ id }) => id !== 46);
    table.makeMove(1, { type: 'marker', marker: 46 });
    expect(table.state.platforms[2]).toEqual(before);
    expect(table.summary.destroyed).toEqual([1, 0, 0, 0]);
  });

  it('[V32] destroys nothing of those who have had their turn', () => {
    const table = placing({ regions: { speech: ['blue joy', 'red trust'] } });
    table.push('blue fear', 'motor').push('red anger', 'speech');
    expect(table.asked).toEqual({ 3: 'push' });
    const waiting = placing({ regions: { speech: ['blue joy', 'yellow trust'] } });
    waiting.push('blue fear', 'motor').push('red anger', 'speech').makeMove(2, { type: 'yes' });
    expect(waiting.summary).toMatchObject({ destroyed: [0, 0, 0, 1], asked: { 3: 'push' } });
  });

  it('[V32] does nothing in another region, and nothing for the last in the round', () => {
    const table = placing({ regions: { speech: ['yellow joy'] } }).push('blue anger', 'motor');
    expect(table.asked).toEqual({ 2: 'push' });
    const last = placing({ first: 2, regions: { speech: ['yellow joy', 'red joy'] } });
    last.push('red fear', 'motor').push('yellow fear', 'motor', { at: 1000 }).push('grey panic', 'motor', { at: 5400 });
    last.push('blue anger', 'speech');
    expect(last.asked).toEqual({ 2: 'tie' }); // over Planning, already
  });
});

describe('Sadness', () => {
  it('[V33] pushes one of your destroyed markers into a different region', () => {
    const table = placing({ destroyed: ['blue joy', 'blue fear', 'red joy'] }).push('blue sadness', 'speech');
    expect(table.asked).toEqual({ 1: 'may' });
    table.makeMove(1, { type: 'yes' });
    expect(table.state.placing).toMatchObject({ seat: 1, markers: [0, 1], regions: [0, 1, 3, 4] });
    const aim = { type: 'push', at: 3200, slope: 0 };
    expect(table.refusalCode(1, { ...aim, marker: 0, region: 'speech' })).toBe('not-this-region');
    expect(table.refusalCode(1, { ...aim, marker: 8, region: 'motor' })).toBe('not-this-marker');
    table.push('blue joy', 'motor');
    expect(table.summary).toMatchObject({ destroyed: [0, 1, 1, 0], asked: { 2: 'push' } });
    expect(table.summary.regions.motor).toEqual(['blue joy']);
  });

  it('[V33] the push of a destroyed marker can destroy, and opens a strategy window', () => {
    const table = placing({
      hands: [[], ['motor-only'], ['lost-guilt'], []],
      destroyed: ['blue joy'],
      regions: { motor: markerColumn('grey panic', 'yellow joy', 'red joy') },
    });
    table.push('blue sadness', 'speech').pass(1).makeMove(1, { type: 'yes' }).push('blue joy', 'motor');
    expect(table.summary.destroyed).toEqual([0, 0, 1, 0]);
    expect(table.asked).toEqual({ 1: 'strategy', 2: 'strategy' });
  });

  it('[V33] does nothing where none is destroyed', () => {
    const table = placing({ destroyed: ['red joy'] }).push('blue sadness', 'speech');
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V33] a marker that this very push has destroyed can come back', () => {
    const table = placing({ regions: { speech: markerColumn('grey panic', 'yellow joy', 'blue joy') } });
    table.push('blue sadness', 'speech').makeMove(1, { type: 'yes' }).push('blue joy', 'motor');
    expect(table.summary.regions.motor).toEqual(['blue joy']);
  });
});

describe('Trust', () => {
  it('[V34] takes another marker of yours and pushes it into the same region again', () => {
    const regions = { motor: [{ marker: 'blue joy', x: 0.2, y: 5 }], instinct: ['blue fear'], planning: ['red joy'] };
    const table = placing({ regions }).push('blue trust', 'speech').makeMove(1, { type: 'yes' });
    expect(table.moves(1)).toEqual([
      { type: 'marker', marker: 0 },
      { type: 'marker', marker: 1 },
    ]);
    table.makeMove(1, { type: 'marker', marker: 0 });
    expect(table.state.placing).toMatchObject({ markers: [0], regions: [4] });
    table.push('blue joy', 'motor');
    expect(table.state.platforms[4]).toMatchObject([{ id: 0, x: 32_000, y: 10_000 }]);
  });

  it('[V34] takes neither the marker that was placed nor anybody else’s', () => {
    const table = placing({ regions: { speech: ['red joy', 'grey panic'] } }).push('blue trust', 'speech');
    expect(table.asked).toEqual({ 2: 'push' });
  });

  it('[V34] takes one of the other colour, too, at a table of three', () => {
    const table = placing({ regions: { motor: ['red joy'] } }, 3)
      .push('blue trust', 'speech')
      .makeMove(1, { type: 'yes' });
    expect(table.state.placing).toMatchObject({ seat: 1, markers: [8], regions: [4] });
  });

  it('[V34] takes another marker even when a strategy has destroyed the placed one', () => {
    const table = placing({
      hands: [[], [], ['lost-strike'], []],
      regions: { speech: markerColumn('grey panic', 'yellow joy', 'red joy'), motor: ['blue joy'] },
    });
    table.push('blue trust', 'speech').playStrategy(2, 'lost-strike').makeMove(2, { type: 'marker', marker: 4 });
    expect(table.asked).toEqual({ 1: 'may' });
  });
});

describe('Fear', () => {
  it('[V35] draws a strategy if this push destroyed a Joy, which cannot be used now', () => {
    const table = placing({
      strategies: ['any-guilt'],
      regions: { speech: markerColumn('grey panic', 'yellow fear', 'red joy') },
    });
    table.push('blue fear', 'speech');
    expect(table.asked).toEqual({ 1: 'may' });
    table.makeMove(1, { type: 'yes' });
    expect(table.summary).toMatchObject({ hands: [[], ['any-guilt'], [], []], asked: { 2: 'push' } });
  });

  it('[V35] draws for your own Joy, too, and for no other marker', () => {
    const own = placing({ regions: { speech: markerColumn('grey panic', 'yellow fear', 'blue joy') } });
    expect(own.push('blue fear', 'speech').asked).toEqual({ 1: 'may' });
    const other = placing({ regions: { speech: markerColumn('red joy', 'yellow fear', 'red fear') } });
    expect(other.push('blue fear', 'speech').asked).toEqual({ 2: 'push' });
  });

  it('[V35] draws nothing if a card destroyed the Joy', () => {
    const table = placing({ hands: [[], ['strike'], [], []], regions: { speech: ['red joy'] } });
    table.push('blue fear', 'speech', { at: 5400 }).playStrategy(1, 'strike');
    expect(table.summary).toMatchObject({ destroyed: [0, 0, 1, 0], asked: { 2: 'push' } });
  });

  it('[V35] keeps to the hand limit', () => {
    const table = placing({
      hands: [[], ['motor-only', 'motor-only', 'two-here'], [], []],
      regions: { speech: markerColumn('grey panic', 'yellow fear', 'red joy') },
    });
    table.push('blue fear', 'speech').pass(1).makeMove(1, { type: 'yes' });
    expect(table.asked).toEqual({ 1: 'discard' });
  });
});

describe('Embarrassment', () => {
  const trial = [
    smallTrialCard('of-motor', [], [], 1, ['motor', 'instinct']),
    smallTrialCard('of-speech', [], [], 1, ['speech', 'instinct']),
    smallTrialCard('chosen', [], [], 1, ['motor', 'speech']),
    smallTrialCard('next', [], [], 1, ['motor', 'instinct']),
  ];
  const arranged = () =>
    new TestTable({
      set: { trial },
      options: { abilities: true },
      deal: { first: 0, market: ['of-motor', 'of-speech', 'chosen'] },
    }).chooseTrialCard('chosen');

  it('[V36] exchanges one of the two that were not chosen and show this region, at once', () => {
    const table = arranged().push('grey embarrassment', 'motor');
    expect(table.asked).toEqual({ 0: 'replace' });
    expect(table.moves(0)).toEqual([{ type: 'replace', card: 'of-motor' }, { type: 'pass' }]);
    for (const card of ['of-speech', 'chosen', 'next']) {
      expect(table.refusalCode(0, { type: 'replace', card })).toBe('not-in-market');
    }
    table.makeMove(0, { type: 'replace', card: 'of-motor' });
    expect(table.summary.market).toEqual(['of-speech', 'next']);
    expect(table.asked).toEqual({ 1: 'push' });
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.view(viewer).dropped).toMatchObject([{ card: null }]);
      expect(JSON.stringify(table.eventLog.eventsFor(viewer))).not.toMatch(/of-motor|next/);
    }
  });

  it('[V36] asks the prosecutor, whether there is such a card or not, but not in Planning', () => {
    const none = arranged().push('grey embarrassment', 'observation');
    expect(none.asked).toEqual({ 0: 'replace' });
    expect(none.moves(0)).toEqual([{ type: 'pass' }]);
    expect(none.pass(0).summary.market).toEqual(['of-motor', 'of-speech']);
    expect(arranged().push('grey embarrassment', 'planning').asked).toEqual({ 1: 'push' });
  });

  it('[V36] the exchanged card does not come again', () => {
    const table = arranged().push('grey embarrassment', 'motor').makeMove(0, { type: 'replace', card: 'of-motor' });
    table.pushRest();
    table.makeMove(0, { type: 'seat', seat: 1 });
    expect(table.summary.market).toHaveLength(3);
    expect(table.summary.market).not.toContain('of-motor');
    expect(table.state.trial.map((card) => table.box.trial[card]!.id)).not.toContain('of-motor');
  });
});

describe('Panic', () => {
  it('[V37] puts a guilt token on any type if this push destroyed two markers', () => {
    const regions = { speech: TWO_FALL('red joy', 'yellow joy', 'blue trust', 'red trust') };
    const table = placing({ first: 0, regions }).push('grey panic', 'speech');
    expect(table.summary.destroyed).toEqual([0, 0, 1, 1]);
    table.makeMove(0, { type: 'yes' });
    expect(table.moves(0)).toHaveLength(6);
    table.makeMove(0, { type: 'juror', juror: 'laid-back' });
    expect(table.summary).toMatchObject({ guilt: { 'laid-back': 1 }, asked: { 1: 'push' } });
  });

  it('[V37] counts the prosecutor’s own marker', () => {
    const regions = { speech: TWO_FALL('grey panic', 'yellow joy', 'blue trust', 'red trust') };
    expect(placing({ first: 0, regions }).push('grey panic', 'speech').asked).toEqual({ 0: 'may' });
  });

  it('[V37] does nothing for one destroyed marker', () => {
    const regions = { speech: markerColumn('blue joy', 'red joy', 'yellow joy') };
    const table = placing({ first: 0, regions }).push('grey panic', 'speech');
    expect(table.summary.destroyed).toEqual([0, 0, 0, 1]);
    expect(table.asked).toEqual({ 1: 'push' });
  });
});
