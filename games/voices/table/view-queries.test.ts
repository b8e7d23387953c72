import { describe, expect, it } from 'vitest';
import { cardBeingReadBy } from '../rules/view.ts';
import type { SideName } from '../rules/vocabulary.ts';
import { trialCard } from '../texts/card-lookup.ts';
import { arrangedView, NO_STRATEGIES, pushMove, upToHidden, upToReading } from './arranged-view.fixture.ts';
import {
  abilityProgressOf,
  colourOfSeat,
  decisionIdOf,
  markerKinds,
  pickedMarker,
  regionInQuestion,
  regionLead,
  seatsAroundTable,
  strongestColour,
  unusedMarkers,
  wholeSideProgress,
} from './view-queries.ts';

const NAPKIN = { ...NO_STRATEGIES, market: ['the-napkin'] };

describe('the table', () => {
  it('has the seats clockwise from the viewer, who is last', () => {
    expect(seatsAroundTable(arrangedView(NO_STRATEGIES).view)).toEqual([2, 3, 0, 1]);
    expect(seatsAroundTable(arrangedView(NO_STRATEGIES, [], 'spectator').view)).toEqual([0, 1, 2, 3]);
  });

  it('gives the prosecutor grey, and every other seat a colour', () => {
    const { view } = arrangedView(NO_STRATEGIES);
    expect(view.seats.map((_, seat) => colourOfSeat(view, seat))).toEqual(['grey', 'blue', 'red', 'yellow']);
  });

  it('groups equal unused markers', () => {
    const { view } = arrangedView(NAPKIN, [{ type: 'trial', card: 'the-napkin' }]);
    expect(markerKinds(view, 1).map(({ count }) => count)).toEqual([1, 2, 1, 2, 2]);
    expect(markerKinds(view, 1).every(({ canPush }) => canPush)).toBe(true);
    expect(markerKinds(view, 2).some(({ canPush }) => canPush)).toBe(false);
  });

  it('picks the only marker there is', () => {
    const { view } = arrangedView(NAPKIN, [{ type: 'trial', card: 'the-napkin' }]);
    expect(pickedMarker(view, null)).toBeNull();
    expect(pickedMarker(view, 3)).toBe(3);
    expect(pickedMarker({ placing: { ...view.placing!, markers: [5] } }, null)).toBe(5);
  });

  it('says who has the most in a region, and in which colour', () => {
    const { view } = arrangedView(NAPKIN, [{ type: 'trial', card: 'the-napkin' }, pushMove(0, 'speech')]);
    expect(regionLead(view, 'speech')).toEqual({ leaders: [1], sum: 3 });
    expect(regionLead(view, 'motor')).toEqual({ leaders: [], sum: 0 });
    expect(strongestColour(view, 'speech', 1)).toBe('blue');
    expect(unusedMarkers(view, 1)).toHaveLength(7);
  });
});

describe('a card that is read', () => {
  it('shows abilities that were read, resolved or not, and no others', () => {
    const { view } = arrangedView(NAPKIN, upToReading('the-napkin'), 2);
    expect(view.decision).toBe('juror');
    expect(abilityProgressOf(view, view.readings[0]!, 'front')).toMatchObject([
      { by: 'prosecutor', isRead: true, seat: 0, option: null, isRunning: false },
      { by: 'observation', isRead: true, seat: 2, option: null, isRunning: true },
    ]);
    expect(abilityProgressOf(view, view.readings[0]!, 'back')).toEqual([]);
  });

  it('names the region whose controller is decided on', () => {
    const { view } = arrangedView({ ...NO_STRATEGIES, market: ['window-three'] }, upToHidden(), 2);
    expect(view.decision).toBe('hidden');
    expect(regionInQuestion(view)).toBe('observation');
    const [, abilityProgress] = abilityProgressOf(view, view.readings[0]!, 'front');
    expect(abilityProgress).toMatchObject({ by: 'observation', seat: 2, option: null, isRunning: true });
  });

  it('names the region that an ability asks about, and shows that ability', () => {
    const regions = { speech: ['blue joy'], motor: ['blue fear', 'red fear'] };
    const deal = { ...NO_STRATEGIES, round: 5, market: ['the-demonstration'], supply: ['guilt'], regions };
    const { view } = arrangedView(deal, [
      { type: 'trial', card: 'the-demonstration' },
      pushMove(4, 'instinct'),
      ...[8, 16, 40].map((marker, i) => pushMove(marker, 'planning', 1000 + 2200 * i)),
      { type: 'keep', faces: ['guilt'], juror: 'logical' },
      { type: 'seat', seat: 2 },
      { type: 'no' },
      { type: 'option', option: 0 },
      { type: 'juror', juror: 'impulsive' },
    ]);
    expect(view.decision).toBe('tie');
    expect(regionInQuestion(view)).toBe('motor');
    expect(abilityProgressOf(view, view.readings[0]!, 'back')).toMatchObject([
      { by: 'speech', isRead: true, seat: 1, isRunning: true },
    ]);
  });

  it('[V43] shows the prosecutor all abilities of both sides, those to come as not yet resolved', () => {
    const { view } = arrangedView({ ...NO_STRATEGIES, market: ['window-three'] }, upToHidden(), 0);
    expect(cardBeingReadBy(view, 0)).toBe('window-three');
    expect(cardBeingReadBy(view, 1)).toBeUndefined();
    const [reading] = view.readings;
    const whole = (side: SideName) =>
      wholeSideProgress(view, reading!, side).map(({ by, seat, isRunning }) => [by, seat, isRunning]);
    expect(whole('front')).toEqual([
      ['prosecutor', 0, false],
      ['observation', 2, true],
    ]);
    const { back } = trialCard('window-three');
    expect(whole('back')).toEqual(back.abilities.map(({ by }) => [by, null, false]));
  });

  it('shows the choice once it was made', () => {
    const moves = [...upToHidden(), { type: 'option', option: 1 } as const];
    const { view } = arrangedView({ ...NO_STRATEGIES, market: ['window-three'] }, moves, 2);
    const [, abilityProgress] = abilityProgressOf(view, view.readings[0]!, 'front');
    expect(abilityProgress).toMatchObject({ option: 1, isRunning: false });
  });
});

describe('the id of a decision', () => {
  it('differs for each decision', () => {
    const all = upToReading('the-napkin');
    const ids = all.map((_, i) => decisionIdOf(arrangedView(NAPKIN, all.slice(0, i)).view));
    expect(new Set(ids).size).toBe(all.length);
  });
});
