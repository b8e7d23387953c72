import { describe, expect, it } from 'vitest';
import { MAX_SEEN_VIEWS, type MergeResult, mergeUpdate, seenViewAt, type TableModel } from './table-model.ts';
import { chatAt, eventsAt, makePlay, makeUpdate, TABLE_INFO } from './updates.fixture.ts';

const NOW = 1000;

function model(merged: MergeResult): TableModel {
  if (typeof merged === 'string') throw new Error(`no model, but ${merged}`);
  return merged;
}

const initial = () => model(mergeUpdate(null, makeUpdate(0, 3, { events: eventsAt(1, 3), said: chatAt(2) }), NOW));

describe('mergeUpdate', () => {
  it('takes everything from an update that begins at 0', () => {
    const { position, events, chat, play } = initial();
    expect({ position, events, said: chat, view: play?.view }).toEqual({
      position: 3,
      events: eventsAt(1, 3),
      said: chatAt(2),
      view: { at: 3, options: TABLE_INFO.options }, // these come with the table alone
    });
  });

  it('appends what begins where it stands', () => {
    const next = model(mergeUpdate(initial(), makeUpdate(3, 5, { events: eventsAt(4, 5), said: chatAt(5) }), NOW));
    expect(next.position).toBe(5);
    expect(next.events).toEqual(eventsAt(1, 3, 4, 5));
    expect(next.chat).toEqual(chatAt(2, 5));
  });

  it('has a gap when an update begins later, or when nothing is known yet', () => {
    expect(mergeUpdate(initial(), makeUpdate(4, 5), NOW)).toBe('gap');
    expect(mergeUpdate(null, makeUpdate(1, 5), NOW)).toBe('gap');
  });

  it('ignores what it knows already', () => {
    expect(mergeUpdate(initial(), makeUpdate(1, 2, { events: eventsAt(2) }), NOW)).toBe('old');
    expect(mergeUpdate(initial(), makeUpdate(2, 3, { events: eventsAt(3) }), NOW)).toBe('old');
  });

  it('takes only the new part of what overlaps', () => {
    const next = model(mergeUpdate(initial(), makeUpdate(2, 4, { events: eventsAt(3, 4), said: chatAt(3, 4) }), NOW));
    expect(next.events).toEqual(eventsAt(1, 3, 4));
    expect(next.chat).toEqual(chatAt(2, 4));
  });

  it('takes a change of the table that is no entry of its log', () => {
    const first = initial();
    const next = model(mergeUpdate(first, makeUpdate(3, 3, { table: { ...TABLE_INFO, spectators: 7 } }), NOW));
    expect(next.table.spectators).toBe(7);
    expect(next.newEvents).toBe(first.newEvents);
  });

  it('forgets what an update from 0 does not repeat', () => {
    const next = model(mergeUpdate(initial(), makeUpdate(0, 4, { events: eventsAt(1) }), NOW));
    expect(next.events).toEqual(eventsAt(1));
    expect(next.chat).toEqual([]);
  });
});

describe('new events and chat', () => {
  it('are none in the first update: nothing has just happened', () => {
    expect(initial().newEvents.events).toEqual([]);
    expect(initial().newChat.said).toEqual([]);
    const restarted = model(mergeUpdate(initial(), makeUpdate(0, 5, { said: chatAt(2, 5) }), NOW)); // a move was taken back
    expect(restarted.newChat.said).toEqual(chatAt(5));
  });

  it('have a new id whenever there are some, and only then', () => {
    const first = initial();
    const afterChat = model(mergeUpdate(first, makeUpdate(3, 4, { said: chatAt(4) }), NOW));
    const afterEvent = model(mergeUpdate(afterChat, makeUpdate(4, 5, { events: eventsAt(5) }), NOW));
    expect(afterChat.newEvents.id).toBe(first.newEvents.id);
    expect(afterChat.newChat.id).not.toBe(first.newChat.id);
    expect(afterEvent.newEvents.id).not.toBe(first.newEvents.id);
    expect(afterEvent.newEvents.events).toEqual(eventsAt(5));
  });
});

describe('clocks', () => {
  it('end at a time of performance.now()', () => {
    const clocks = [{ seat: 1, left: 500, total: 30_000 }];
    const { play } = model(mergeUpdate(null, makeUpdate(0, 1, { play: { ...makePlay({}), clocks } }), NOW));
    expect(play?.clocks).toEqual([{ seat: 1, endsAt: NOW + 500, total: 30_000 }]);
  });
});

describe('seen views', () => {
  it('are found by position', () => {
    const next = model(mergeUpdate(initial(), makeUpdate(3, 5), NOW));
    expect(next.seenViews.map(({ position }) => position)).toEqual([3, 5]);
    expect(seenViewAt(next.seenViews, 3)?.view).toMatchObject({ at: 3 });
    expect(seenViewAt(next.seenViews, 4)?.view).toMatchObject({ at: 5 }); // two entries came at once
    expect(seenViewAt(next.seenViews, 2)).toBeUndefined(); // before this browser came
    expect(seenViewAt(next.seenViews, 6)).toBeUndefined();
  });

  it('stay when the same viewer starts over, and go when it is another viewer', () => {
    const next = model(mergeUpdate(initial(), makeUpdate(3, 5), NOW));
    const again = model(mergeUpdate(next, makeUpdate(0, 6), NOW));
    expect(again.seenViews.map(({ position }) => position)).toEqual([3, 5, 6]);
    const other = model(mergeUpdate(next, makeUpdate(0, 6, { you: { seat: null, host: false } }), NOW));
    expect(other.seenViews.map(({ position }) => position)).toEqual([6]);
  });

  it('are limited', () => {
    let known = model(mergeUpdate(null, makeUpdate(0, 1), NOW));
    for (let at = 1; at < MAX_SEEN_VIEWS; at++) known = model(mergeUpdate(known, makeUpdate(at, at + 1), NOW));
    expect(known.seenViews).toHaveLength(MAX_SEEN_VIEWS);
    known = model(mergeUpdate(known, makeUpdate(MAX_SEEN_VIEWS, MAX_SEEN_VIEWS + 1), NOW));
    expect(known.seenViews).toHaveLength(MAX_SEEN_VIEWS);
    expect(known.seenViews[0]?.position).toBe(2);
  });

  it('are none in the lobby', () => {
    expect(model(mergeUpdate(null, makeUpdate(0, 1, { play: null }), NOW)).seenViews).toEqual([]);
  });
});
