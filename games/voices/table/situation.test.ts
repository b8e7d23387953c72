import { describe, expect, it } from 'vitest';
import { arranged, BARE, push, upToHidden, upToReading } from './arranged.fixture.ts';
import {
  aroundTable,
  colourOfSeat,
  kindsFor,
  leadIn,
  pickedMarker,
  questionId,
  regionInQuestion,
  stepsOf,
  unusedOf,
  winningColour,
} from './situation.ts';

const NAPKIN = { ...BARE, market: ['the-napkin'] };

describe('the table', () => {
  it('has everybody clockwise from the viewer, who is last', () => {
    expect(aroundTable(arranged(BARE).view)).toEqual([2, 3, 0, 1]);
    expect(aroundTable(arranged(BARE, [], 'spectator').view)).toEqual([0, 1, 2, 3]);
  });

  it('gives the prosecutor grey, and everybody else a colour', () => {
    const { view } = arranged(BARE);
    expect(view.seats.map((_, seat) => colourOfSeat(view, seat))).toEqual(['grey', 'blue', 'red', 'yellow']);
  });

  it('puts unused markers together that are alike', () => {
    const { view } = arranged(NAPKIN, [{ type: 'trial', card: 'the-napkin' }]);
    expect(kindsFor(view, 1).map(({ count }) => count)).toEqual([1, 2, 1, 2, 2]);
    expect(kindsFor(view, 1).every(({ canPush }) => canPush)).toBe(true);
    expect(kindsFor(view, 2).some(({ canPush }) => canPush)).toBe(false);
  });

  it('picks the only marker there is', () => {
    const { view } = arranged(NAPKIN, [{ type: 'trial', card: 'the-napkin' }]);
    expect(pickedMarker(view, null)).toBeNull();
    expect(pickedMarker(view, 3)).toBe(3);
    expect(pickedMarker({ placing: { ...view.placing!, markers: [5] } }, null)).toBe(5);
  });

  it('says who has the most in a region, and in which colour', () => {
    const { view } = arranged(NAPKIN, [{ type: 'trial', card: 'the-napkin' }, push(0, 'speech')]);
    expect(leadIn(view, 'speech')).toEqual({ leaders: [1], sum: 3 });
    expect(leadIn(view, 'motor')).toEqual({ leaders: [], sum: 0 });
    expect(winningColour(view, 'speech', 1)).toBe('blue');
    expect(unusedOf(view, 1)).toHaveLength(7);
  });
});

describe('a card that is read', () => {
  it('shows what has been resolved and what is asked, and nothing that was not read', () => {
    const { view } = arranged(NAPKIN, upToReading('the-napkin'), 2);
    expect(view.decision).toBe('juror');
    expect(stepsOf(view, view.readings[0]!, 'front')).toMatchObject([
      { by: 'prosecutor', isRead: true, seat: 0, option: null, isRunning: false },
      { by: 'observation', isRead: true, seat: 2, option: null, isRunning: true },
    ]);
    expect(stepsOf(view, view.readings[0]!, 'back')).toEqual([]);
  });

  it('names the region whose controller is asked', () => {
    const { view } = arranged({ ...BARE, market: ['window-three'] }, upToHidden(), 2);
    expect(view.decision).toBe('hidden');
    expect(regionInQuestion(view)).toBe('observation');
    const [, step] = stepsOf(view, view.readings[0]!, 'front');
    expect(step).toMatchObject({ by: 'observation', seat: 2, option: null, isRunning: true });
  });

  it('tells which choice was made, once it was', () => {
    const moves = [...upToHidden(), { type: 'option', option: 1 } as const];
    const { view } = arranged({ ...BARE, market: ['window-three'] }, moves, 2);
    const [, step] = stepsOf(view, view.readings[0]!, 'front');
    expect(step).toMatchObject({ option: 1, isRunning: false });
  });
});

describe('a question', () => {
  it('is another one for each that is asked', () => {
    const all = upToReading('the-napkin');
    const ids = all.map((_, i) => questionId(arranged(NAPKIN, all.slice(0, i)).view));
    expect(new Set(ids).size).toBe(all.length);
  });
});
