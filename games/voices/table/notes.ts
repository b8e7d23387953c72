// What came of each ability of the card that is read, put down from what happens: a screen that comes later has only the text.

import { useRef } from 'react';
import type { Event } from '../rules/events.ts';
import type { SideName } from '../rules/vocabulary.ts';
import type { News } from './news.ts';

export type Notes = ReadonlyMap<string, readonly Event[]>;

export function noteKey(card: string, side: SideName, ability: number): string {
  return `${card} ${side} ${ability}`;
}

/** What people would like to read again; the rest is on the table, or is told by others. */
const TOLD: readonly Event['type'][] = [
  'put',
  'removed',
  'shifted',
  'turned',
  'influence',
  'peeked',
  'discarded-influence',
  'shifted-influence',
  'revealed',
  'destroyed',
  'returned',
  'drew',
  'target',
  'first',
  'pushed',
];

/** With what has just happened. Begins anew with each card. */
export function noted(notes: Notes, open: string | null, events: readonly Event[]): [Notes, string | null] {
  let all = new Map(notes);
  let now = open;
  for (const event of events) {
    if (event.type === 'fiction') {
      if (event.side === 'front') all = new Map();
      now = null;
    } else if (event.type === 'ability') now = noteKey(event.card, event.side, event.ability);
    else if (event.type === 'round' || event.type === 'controller') now = null;
    else if (now !== null && TOLD.includes(event.type)) all.set(now, [...(all.get(now) ?? []), event]);
  }
  return [all, now];
}

export function useNotes(news: News): Notes {
  const kept = useRef<{ id: number; notes: Notes; open: string | null }>({
    id: Number.NaN,
    notes: new Map(),
    open: null,
  });
  if (kept.current.id !== news.id) {
    const [notes, open] = noted(kept.current.notes, kept.current.open, news.events);
    kept.current = { id: news.id, notes, open };
  }
  return kept.current.notes;
}
