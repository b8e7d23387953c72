import { describe, expect, it } from 'vitest';
import { arranged } from './arranged.fixture.ts';
import { breakdown, ownedBy } from './worth.ts';

const DEAL = {
  hands: [['pill-brulee', 'genius-waves'], []],
  decks: [['morty-waves', 'morty-waves'], []],
  discards: [['pill-brulee', 'headband-rick'], []],
  play: [['the-grave'], []],
};

describe('what cards are worth', () => {
  it('is nobody’s business where points are not shown', () => {
    expect(breakdown(arranged(DEAL).view, 0)).toBeNull();
  });

  it('is told card by card, the most first; what varies is in the rest', () => {
    const { view } = arranged(DEAL);
    const points = 1 + 1 + 5 + 2 - 1; // two Morty Waves beside one Genius Waves
    const shown = { ...view, seats: view.seats.map((seat) => ({ ...seat, points })) };
    const worth = breakdown(shown, 0)!;
    expect(worth.cards[0]).toEqual({ card: 'headband-rick', points: 5, copies: 1 });
    expect(worth.cards).toContainEqual({ card: 'pill-brulee', points: 1, copies: 2 });
    expect(worth).toMatchObject({ rest: -1, plain: 3, total: points });
  });

  it('counts what a foe keeps under its card', () => {
    const { view } = arranged(DEAL);
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
    expect(ownedBy({ ...view, seats }, 0)).toContain('aqua-rick');
    expect(ownedBy({ ...view, seats }, 1)).not.toContain('aqua-rick');
  });
});
