import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { noted, noteKey } from './notes.ts';

const ability = (side: 'front' | 'back', n: number): Event => ({
  type: 'ability',
  card: 'the-napkin',
  side,
  ability: n,
  seat: 0,
});
const put: Event = { type: 'put', seat: 0, token: 'guilt', juror: 'logical', n: 1 };
const fiction = (side: 'front' | 'back'): Event => ({ type: 'fiction', card: 'the-napkin', side });

describe('what came of an ability', () => {
  it('is put down under it, also when it comes later', () => {
    const [first, open] = noted(new Map(), null, [fiction('front'), ability('front', 0), put]);
    const [second] = noted(first, open, [put, ability('front', 1), put]);
    expect(second.get(noteKey('the-napkin', 'front', 0))).toEqual([put, put]);
    expect(second.get(noteKey('the-napkin', 'front', 1))).toEqual([put]);
  });

  it('stays, for whoever reads it late; and what happens beside cards is not put down', () => {
    const [first, open] = noted(new Map(), null, [ability('front', 0), put]);
    expect(noted(first, open, [fiction('back'), put])[0]).toEqual(first);
    expect(noted(new Map(), null, [put])[0].size).toBe(0);
  });
});
