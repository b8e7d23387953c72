// What came of each ability of the cards that were read, put down from what was told.

import { useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { SideName } from '../rules/vocabulary.ts';

export type Notes = ReadonlyMap<string, readonly Event[]>;

export function noteKey(card: string, side: SideName, ability: number): string {
  return `${card} ${side} ${ability}`;
}

/** What people would like to read again; the rest is on the table, or is told by others. */
export const TOLD: readonly Event['type'][] = [
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

/** With what has just happened. */
export function noted(notes: Notes, open: string | null, events: readonly Event[]): [Notes, string | null] {
  const all = new Map(notes);
  let now = open;
  for (const event of events) {
    if (event.type === 'ability') now = noteKey(event.card, event.side, event.ability);
    else if (event.type === 'fiction' || event.type === 'round' || event.type === 'controller') now = null;
    else if (now !== null && TOLD.includes(event.type)) all.set(now, [...(all.get(now) ?? []), event]);
  }
  return [all, now];
}

export function useNotes(told: readonly Event[]): Notes {
  return useMemo(() => noted(new Map(), null, told)[0], [told]);
}
