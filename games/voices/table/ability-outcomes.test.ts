import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { outcomeKey, recordOutcomes } from './ability-outcomes.ts';

const ability = (side: 'front' | 'back', n: number): Event => ({
  type: 'ability',
  card: 'the-napkin',
  side,
  ability: n,
  seat: 0,
});
const put: Event = { type: 'put', seat: 0, token: 'guilt', juror: 'logical', n: 1 };
const fiction = (side: 'front' | 'back'): Event => ({ type: 'fiction', card: 'the-napkin', side });

describe('the outcome of an ability', () => {
  it('is recorded under it, also when it comes later', () => {
    const [first, open] = recordOutcomes(new Map(), null, [fiction('front'), ability('front', 0), put]);
    const [second] = recordOutcomes(first, open, [put, ability('front', 1), put]);
    expect(second.get(outcomeKey('the-napkin', 'front', 0))).toEqual([put, put]);
    expect(second.get(outcomeKey('the-napkin', 'front', 1))).toEqual([put]);
  });

  it('is kept; events that no card caused are not recorded', () => {
    const [first, open] = recordOutcomes(new Map(), null, [ability('front', 0), put]);
    expect(recordOutcomes(first, open, [fiction('back'), put])[0]).toEqual(first);
    expect(recordOutcomes(new Map(), null, [put])[0].size).toBe(0);
  });
});
