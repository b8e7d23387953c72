import { STYLES } from '@kuluary/bots/opponents';
import { describe, expect, it } from 'vitest';
import { cast, readPlan } from './plan.ts';

const PLAN = {
  people: ['Anna'],
  bots: ['Fouche', 'Milady'],
  botsPlay: { strength: 'expert', style: 'mixed' },
  options: { edition: 'squirrel' },
};

describe('a plan', () => {
  it('comes back from where it was kept', () => {
    expect(readPlan(JSON.parse(JSON.stringify(PLAN)))).toEqual(PLAN);
  });

  it('from before bots could be chosen has the usual ones', () => {
    const { botsPlay, ...old } = PLAN;
    expect(readPlan(old)).toEqual({ ...old, botsPlay: { strength: 'normal', style: 'even' } });
  });

  it.each([{ strength: 'godlike', style: 'bold' }, { style: 'bold' }])(
    'takes the usual strength for one that there is not: %j',
    (botsPlay) => {
      expect(readPlan({ ...PLAN, botsPlay })?.botsPlay).toEqual({ strength: 'normal', style: 'bold' });
    },
  );

  it.each([null, 'plan', {}, { ...PLAN, bots: [1] }, { ...PLAN, people: 'Anna' }, { ...PLAN, options: null }])(
    'is not made of something else: %j',
    (kept) => {
      expect(readPlan(kept)).toBeNull();
    },
  );
});

describe('bots of a table', () => {
  it('all play in the style that was chosen', () => {
    const each = { strength: 'hard', style: 'vengeful' } as const;
    expect(cast(each, 3)).toEqual([each, each, each]);
  });

  it('have different styles where they are mixed, and none comes twice before all have come', () => {
    for (const luck of [0, 0.3, 0.99]) {
      const styles = cast({ strength: 'easy', style: 'mixed' }, 5, () => luck).map(({ style }) => style);
      expect([...styles.slice(0, 4)].sort()).toEqual([...STYLES].sort());
      expect(styles[4]).toBe(styles[0]);
    }
  });
});
