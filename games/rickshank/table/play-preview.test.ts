import { describe, expect, it } from 'vitest';
import { arrangedView, playMoves } from './arranged-view.fixture.ts';
import { certainPower, gainIfSimple, simpleRun, wouldDoAnything } from './play-preview.ts';

const GENIUS = 'genius-waves';

function viewOfHand(cards: readonly string[], more: object = {}) {
  return arrangedView({ hands: [cards, []], ...more }).view;
}

describe('simple cards', () => {
  it('bring power, cards or tokens and ask nothing', () => {
    const cards = [GENIUS, 'butt-in-a-cup', 'honorable-gromflomite'];
    const view = viewOfHand(cards);
    expect(cards.map((id) => gainIfSimple(view, id))).toEqual([
      { power: 1, cards: 0, tokens: 0 },
      { power: 1, cards: 1, tokens: 0 },
      { power: 2, cards: 0, tokens: 1 },
    ]);
  });

  it.each([
    ['portal-gun', 'a choice'],
    ['eye-poppin-morty', 'a choice'],
    ['kickback', 'a vote'],
    ['lizard-rick', 'an attack'],
    ['totally-fabricated-origin-story', 'one of several'],
    ['greedy-gromflomite', 'an ability that lasts'],
    ['jury-rigged-portal-gun', 'a location'],
    ['officer-gromflomite', 'power that depends on tokens'],
    ['technician-gromflomite', 'a token that depends on tokens'],
    ['jerry', 'nothing'],
    ['the-garage', 'nothing yet: it stays in play'],
  ])('%s is none: %s', (id) => {
    expect(gainIfSimple(viewOfHand([id]), id)).toBeNull();
  });

  it('a condition makes a card simple only when it holds already', () => {
    const deal = { hands: [['black-rick', 'aqua-rick'], []] };
    expect(gainIfSimple(arrangedView(deal).view, 'black-rick')).toBeNull();
    expect(gainIfSimple(arrangedView(deal, playMoves('aqua-rick')).view, 'black-rick')).toEqual({
      power: 2,
      cards: 1,
      tokens: 0,
    });
  });

  it('a card waits while another in the hand would be triggered by it', () => {
    expect(gainIfSimple(viewOfHand(['aqua-rick', 'citadel-militia-hq']), 'aqua-rick')).toBeNull();
    expect(gainIfSimple(viewOfHand(['aqua-rick', 'commander-rick']), 'aqua-rick')).toBeNull();
    expect(gainIfSimple(viewOfHand(['aqua-rick', 'the-garage']), 'aqua-rick')).not.toBeNull();
  });

  it('a token waits while another card needs that there is none', () => {
    expect(
      gainIfSimple(viewOfHand(['honorable-gromflomite', 'technician-gromflomite']), 'honorable-gromflomite'),
    ).toBeNull();
  });

  it('triggers count, those on the first card of a turn once', () => {
    const view = viewOfHand(['aqua-rick', 'aqua-rick'], { play: [['citadel-militia-hq'], []] });
    expect(gainIfSimple(view, 'aqua-rick')?.power).toBe(4);
    expect(simpleRun(view)).toEqual({ cards: ['aqua-rick', 'aqua-rick'], power: 6, draws: 0 });
  });

  it('lasting abilities count, but not for their own card', () => {
    const deal = { hands: [['commander-rick', 'aqua-rick', 'black-rick'], []] };
    const { view } = arrangedView(deal, playMoves('commander-rick'));
    const alone = gainIfSimple(viewOfHand(['aqua-rick']), 'aqua-rick')!;
    expect(gainIfSimple(view, 'aqua-rick')?.power).toBe(alone.power + 1);
    expect(certainPower(view, 'commander-rick')).toBe(certainPower(viewOfHand(['commander-rick']), 'commander-rick'));
  });

  it('a card without effect is simple when it triggers something', () => {
    const view = viewOfHand(['jerry', 'beth'], { play: [['jerrys-office'], []] });
    expect(gainIfSimple(view, 'jerry')?.power).toBeGreaterThan(0);
    expect(gainIfSimple(view, 'beth')).toBeNull();
  });

  it('two triggers at once would ask for their order', () => {
    const hand = ['cornvelious-daniel'];
    const view = viewOfHand(hand, { characters: ['heroic-summer'], play: [['mission-control'], []] });
    expect(gainIfSimple(viewOfHand(hand), 'cornvelious-daniel')).not.toBeNull();
    expect(gainIfSimple(view, 'cornvelious-daniel')).toBeNull();
  });
});

describe('all simple cards', () => {
  it('come one after the other, those with a condition once it is met', () => {
    const run = simpleRun(viewOfHand(['black-rick', 'aqua-rick', 'portal-gun', 'beth']));
    expect(run?.cards).toEqual(['aqua-rick', 'black-rick']);
    expect(run?.draws).toBe(1);
  });

  it('leave out what waits for another card', () => {
    const run = simpleRun(viewOfHand(['aqua-rick', 'genius-waves', 'citadel-militia-hq']));
    expect(run?.cards).toEqual(['genius-waves']);
  });

  it('are none without simple cards, and none in the turn of another seat', () => {
    expect(simpleRun(viewOfHand(['portal-gun', 'beth']))).toBeNull();
    expect(simpleRun(arrangedView({ hands: [[GENIUS], [GENIUS]], first: 1 }).view)).toBeNull();
  });
});

describe('the preview of a card in the hand', () => {
  it('is its certain power, also where it asks for a decision', () => {
    const view = viewOfHand(['portal-gun', 'kickback', 'eye-poppin-morty'], { play: [['the-garage'], []] });
    expect(['portal-gun', 'kickback', 'eye-poppin-morty'].map((id) => certainPower(view, id))).toEqual([4, 2, 0]);
  });

  it('is nothing for cards without effect, unless they trigger something', () => {
    expect(wouldDoAnything(viewOfHand(['jerry']), 'jerry')).toBe(false);
    expect(wouldDoAnything(viewOfHand(['jerry'], { play: [['jerrys-office'], []] }), 'jerry')).toBe(true);
    expect(wouldDoAnything(viewOfHand(['the-grave']), 'the-grave')).toBe(true);
  });
});
