import { describe, expect, it } from 'vitest';
import { MAX_MOMENTS, type Merged, merge, momentOf, type TableModel } from './table-model.ts';
import { play, spoke, TABLE, told, update } from './updates.fixture.ts';

const NOW = 1000;

function model(merged: Merged): TableModel {
  if (typeof merged === 'string') throw new Error(`no model, but ${merged}`);
  return merged;
}

const begun = () => model(merge(null, update(0, 3, { events: told(1, 3), said: spoke(2) }), NOW));

describe('merge', () => {
  it('takes everything from an update that begins at 0', () => {
    const { position, events, said, play } = begun();
    expect({ position, events, said, view: play?.view }).toEqual({
      position: 3,
      events: told(1, 3),
      said: spoke(2),
      view: { at: 3, options: TABLE.options }, // these come with the table alone
    });
  });

  it('appends what begins where it stands', () => {
    const next = model(merge(begun(), update(3, 5, { events: told(4, 5), said: spoke(5) }), NOW));
    expect(next.position).toBe(5);
    expect(next.events).toEqual(told(1, 3, 4, 5));
    expect(next.said).toEqual(spoke(2, 5));
  });

  it('has a gap when an update begins later, or when nothing is known yet', () => {
    expect(merge(begun(), update(4, 5), NOW)).toBe('gap');
    expect(merge(null, update(1, 5), NOW)).toBe('gap');
  });

  it('ignores what it knows already', () => {
    expect(merge(begun(), update(1, 2, { events: told(2) }), NOW)).toBe('old');
    expect(merge(begun(), update(2, 3, { events: told(3) }), NOW)).toBe('old');
  });

  it('takes only the new part of what overlaps', () => {
    const next = model(merge(begun(), update(2, 4, { events: told(3, 4), said: spoke(3, 4) }), NOW));
    expect(next.events).toEqual(told(1, 3, 4));
    expect(next.said).toEqual(spoke(2, 4));
  });

  it('takes news about the table that is no entry of its log', () => {
    const first = begun();
    const next = model(merge(first, update(3, 3, { table: { ...TABLE, spectators: 7 } }), NOW));
    expect(next.table.spectators).toBe(7);
    expect(next.news).toBe(first.news);
  });

  it('forgets what a new beginning does not repeat', () => {
    const next = model(merge(begun(), update(0, 4, { events: told(1) }), NOW));
    expect(next.events).toEqual(told(1));
    expect(next.said).toEqual([]);
  });
});

describe('news', () => {
  it('of the first update is empty: nothing has just happened', () => {
    expect(begun().news.events).toEqual([]);
    expect(begun().voices.said).toEqual([]);
    const anew = model(merge(begun(), update(0, 5, { said: spoke(2, 5) }), NOW)); // a move was taken back
    expect(anew.voices.said).toEqual(spoke(5));
  });

  it('has a new id whenever something happened, and only then', () => {
    const first = begun();
    const quiet = model(merge(first, update(3, 4, { said: spoke(4) }), NOW));
    const loud = model(merge(quiet, update(4, 5, { events: told(5) }), NOW));
    expect(quiet.news.id).toBe(first.news.id);
    expect(quiet.voices.id).not.toBe(first.voices.id);
    expect(loud.news.id).not.toBe(first.news.id);
    expect(loud.news.events).toEqual(told(5));
  });
});

describe('clocks', () => {
  it('end on the scale of the time of arrival', () => {
    const clocks = [{ seat: 1, left: 500, total: 30_000 }];
    const { play: known } = model(merge(null, update(0, 1, { play: { ...play({}), clocks } }), NOW));
    expect(known?.clocks).toEqual([{ seat: 1, ends: NOW + 500, total: 30_000 }]);
  });
});

describe('moments', () => {
  it('are the views that were seen, by position', () => {
    const next = model(merge(begun(), update(3, 5), NOW));
    expect(next.moments.map(({ position }) => position)).toEqual([3, 5]);
    expect(momentOf(next.moments, 3)?.view).toMatchObject({ at: 3 });
    expect(momentOf(next.moments, 4)?.view).toMatchObject({ at: 5 }); // two entries came at once
    expect(momentOf(next.moments, 2)).toBeUndefined(); // before this browser came
    expect(momentOf(next.moments, 6)).toBeUndefined();
  });

  it('stay when the same eye begins anew, and go when another looks', () => {
    const next = model(merge(begun(), update(3, 5), NOW));
    const again = model(merge(next, update(0, 6), NOW));
    expect(again.moments.map(({ position }) => position)).toEqual([3, 5, 6]);
    const other = model(merge(next, update(0, 6, { you: { seat: null, host: false } }), NOW));
    expect(other.moments.map(({ position }) => position)).toEqual([6]);
  });

  it('are limited', () => {
    let known = model(merge(null, update(0, 1), NOW));
    for (let at = 1; at < MAX_MOMENTS; at++) known = model(merge(known, update(at, at + 1), NOW));
    expect(known.moments).toHaveLength(MAX_MOMENTS);
    known = model(merge(known, update(MAX_MOMENTS, MAX_MOMENTS + 1), NOW));
    expect(known.moments).toHaveLength(MAX_MOMENTS);
    expect(known.moments[0]?.position).toBe(2);
  });

  it('are none in the lobby', () => {
    expect(model(merge(null, update(0, 1, { play: null }), NOW)).moments).toEqual([]);
  });
});
