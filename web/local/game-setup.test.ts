import { STYLES } from '@kuluary/bots/opponents';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { describe, expect, it } from 'vitest';
import { assignBots, parseGameSetup as parse } from './game-setup.ts';

const SETUP = {
  people: ['Anna'],
  bots: ['Fouche', 'Milady'],
  botsPlay: { strength: 'expert', style: 'mixed' },
  options: { edition: 'squirrel' },
};

const parseGameSetup = (kept: unknown) => parse(kept, GAME_REGISTRY.coup!);

describe('a game setup', () => {
  it('is read as it was saved', () => {
    expect(parseGameSetup(JSON.parse(JSON.stringify(SETUP)))).toEqual(SETUP);
  });

  it('has no option that its game lacks, or that so many players cannot choose', () => {
    const options = { inquisitor: true, coupAt: 99, gone: true, startingCoins: [1, 2, 3, 2] };
    expect(parseGameSetup({ ...SETUP, options })?.options).toEqual({ inquisitor: true });
    expect(parseGameSetup({ ...SETUP, options: { edition: 'withdrawn' } })?.options).toEqual({});
  });

  it('from before bots could be chosen has the default ones', () => {
    const { botsPlay, ...old } = SETUP;
    expect(parseGameSetup(old)).toEqual({ ...old, botsPlay: { strength: 'normal', style: 'even' } });
  });

  it.each([{ strength: 'godlike', style: 'bold' }, { style: 'bold' }])(
    'has the default strength instead of an unknown one: %j',
    (botsPlay) => {
      expect(parseGameSetup({ ...SETUP, botsPlay })?.botsPlay).toEqual({ strength: 'normal', style: 'bold' });
    },
  );

  it.each([null, 'plan', {}, { ...SETUP, bots: [1] }, { ...SETUP, people: 'Anna' }, { ...SETUP, options: null }])(
    'is not read from anything else: %j',
    (kept) => {
      expect(parseGameSetup(kept)).toBeNull();
    },
  );
});

describe('bots of a table', () => {
  it('all play in the style that was chosen', () => {
    const each = { strength: 'hard', style: 'vengeful' } as const;
    expect(assignBots(each, 3)).toEqual([each, each, each]);
  });

  it('have different styles where they are mixed, and none comes twice before all have come', () => {
    for (const random of [0, 0.3, 0.99]) {
      const styles = assignBots({ strength: 'easy', style: 'mixed' }, 5, () => random).map(({ style }) => style);
      expect([...styles.slice(0, 4)].sort()).toEqual([...STYLES].sort());
      expect(styles[4]).toBe(styles[0]);
    }
  });
});
