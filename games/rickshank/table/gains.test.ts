import { describe, expect, it } from 'vitest';
import { arranged, play } from './arranged.fixture.ts';
import { certainPower, isUseful, simpleGain, simpleRun } from './gains.ts';

const GENIUS = 'genius-waves';

function hand(cards: readonly string[], more: object = {}) {
  return arranged({ hands: [cards, []], ...more }).view;
}

describe('simple cards', () => {
  it('bring power, cards or tokens and ask nothing', () => {
    const cards = [GENIUS, 'butt-in-a-cup', 'honorable-gromflomite'];
    const view = hand(cards);
    expect(cards.map((id) => simpleGain(view, id))).toEqual([
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
    expect(simpleGain(hand([id]), id)).toBeNull();
  });

  it('a condition makes a card simple only when it holds already', () => {
    const deal = { hands: [['black-rick', 'aqua-rick'], []] };
    expect(simpleGain(arranged(deal).view, 'black-rick')).toBeNull();
    expect(simpleGain(arranged(deal, play('aqua-rick')).view, 'black-rick')).toEqual({ power: 2, cards: 1, tokens: 0 });
  });

  it('a card waits while another in the hand would go off because of it', () => {
    expect(simpleGain(hand(['aqua-rick', 'citadel-militia-hq']), 'aqua-rick')).toBeNull();
    expect(simpleGain(hand(['aqua-rick', 'commander-rick']), 'aqua-rick')).toBeNull();
    expect(simpleGain(hand(['aqua-rick', 'the-garage']), 'aqua-rick')).not.toBeNull();
  });

  it('a token waits while another card wants that there be none', () => {
    expect(simpleGain(hand(['honorable-gromflomite', 'technician-gromflomite']), 'honorable-gromflomite')).toBeNull();
  });

  it('what goes off because of it counts, the first of a turn once', () => {
    const view = hand(['aqua-rick', 'aqua-rick'], { play: [['citadel-militia-hq'], []] });
    expect(simpleGain(view, 'aqua-rick')?.power).toBe(3);
    expect(simpleRun(view)).toEqual({ cards: ['aqua-rick', 'aqua-rick'], power: 5, draws: 0 });
  });

  it('what lasts for this turn counts, but not for its own kind', () => {
    const deal = { hands: [['commander-rick', 'aqua-rick', 'black-rick'], []] };
    const { view } = arranged(deal, play('commander-rick'));
    const alone = simpleGain(hand(['aqua-rick']), 'aqua-rick')!;
    expect(simpleGain(view, 'aqua-rick')?.power).toBe(alone.power + 1);
    expect(certainPower(view, 'commander-rick')).toBe(certainPower(hand(['commander-rick']), 'commander-rick'));
  });

  it('a card that does nothing is simple when something goes off because of it', () => {
    const view = hand(['jerry', 'beth'], { characters: ['promotion-jerry'] });
    expect(simpleGain(view, 'jerry')?.power).toBeGreaterThan(0);
    expect(simpleGain(view, 'beth')).toBeNull();
  });

  it('two that go off at once would ask for their order', () => {
    const view = hand(['jerry'], { characters: ['promotion-jerry'], play: [['jerrys-office'], []] });
    expect(simpleGain(view, 'jerry')).toBeNull();
  });
});

describe('all simple cards', () => {
  it('come one after the other, those with a condition when it is met', () => {
    const run = simpleRun(hand(['black-rick', 'aqua-rick', 'portal-gun', 'beth']));
    expect(run?.cards).toEqual(['aqua-rick', 'black-rick']);
    expect(run?.draws).toBe(1);
  });

  it('leave alone what waits for another card', () => {
    const run = simpleRun(hand(['aqua-rick', 'genius-waves', 'citadel-militia-hq']));
    expect(run?.cards).toEqual(['genius-waves']);
  });

  it('are none where there are none, and none in the turn of another', () => {
    expect(simpleRun(hand(['portal-gun', 'beth']))).toBeNull();
    expect(simpleRun(arranged({ hands: [[GENIUS], [GENIUS]], first: 1 }).view)).toBeNull();
  });
});

describe('what a card in the hand is worth', () => {
  it('is its certain power, also where it asks for something besides', () => {
    const view = hand(['portal-gun', 'kickback', 'eye-poppin-morty'], { play: [['the-garage'], []] });
    expect(['portal-gun', 'kickback', 'eye-poppin-morty'].map((id) => certainPower(view, id))).toEqual([3, 2, 0]);
  });

  it('is nothing for relatives, unless somebody rewards them', () => {
    expect(isUseful(hand(['jerry']), 'jerry')).toBe(false);
    expect(isUseful(hand(['jerry'], { characters: ['promotion-jerry'] }), 'jerry')).toBe(true);
    expect(isUseful(hand(['the-grave']), 'the-grave')).toBe(true);
  });
});
