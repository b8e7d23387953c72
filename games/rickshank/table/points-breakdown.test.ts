import { describe, expect, it } from 'vitest';
import { arrangedView } from './arranged-view.fixture.ts';
import { pointsBreakdown, visibleCardsOwnedBy } from './points-breakdown.ts';

const DEAL = {
  hands: [['pill-brulee', 'genius-waves'], []],
  decks: [['morty-waves', 'morty-waves'], []],
  discards: [['pill-brulee', 'headband-rick'], []],
  play: [['the-grave'], []],
};

describe('the points of a seat', () => {
  it('are not broken down where points are not shown', () => {
    expect(pointsBreakdown(arrangedView(DEAL).view, 0)).toBeNull();
  });

  it('are listed card by card, the most first; variable points are separate', () => {
    const { view } = arrangedView(DEAL);
    const points = 1 + 1 + 5 + 2 - 1; // two Morty Waves beside one Genius Waves
    const shown = { ...view, seats: view.seats.map((seat) => ({ ...seat, points })) };
    const breakdown = pointsBreakdown(shown, 0)!;
    expect(breakdown.cards[0]).toEqual({ card: 'headband-rick', points: 5, copies: 1 });
    expect(breakdown.cards).toContainEqual({ card: 'pill-brulee', points: 1, copies: 2 });
    expect(breakdown).toMatchObject({ variablePoints: -1, cardsWithoutPoints: 3, total: points });
  });

  it('include cards held under a card of another seat', () => {
    const { view } = arrangedView(DEAL);
    const [own, other] = view.seats;
    const prison = {
      card: 'space-prison',
      owner: 1,
      from: 0,
      isFresh: false,
      used: [],
      held: [{ card: 'aqua-rick', owner: 0 }],
    };
    const seats = [own!, { ...other!, play: [prison] }];
    expect(visibleCardsOwnedBy({ ...view, seats }, 0)).toContain('aqua-rick');
    expect(visibleCardsOwnedBy({ ...view, seats }, 1)).not.toContain('aqua-rick');
  });
});
