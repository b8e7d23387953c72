// Collects the events that each ability of the cards read so far has caused.

import { useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { SideName } from '../rules/vocabulary.ts';

export type AbilityOutcomes = ReadonlyMap<string, readonly Event[]>;

export function outcomeKey(card: string, side: SideName, ability: number): string {
  return `${card} ${side} ${ability}`;
}

/** Events listed under an ability; the others are visible on the table or follow from these. */
export const OUTCOME_EVENT_TYPES: readonly Event['type'][] = [
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

/** Adds new events. `open`: the key of the ability being resolved. */
export function recordOutcomes(
  outcomes: AbilityOutcomes,
  open: string | null,
  events: readonly Event[],
): [AbilityOutcomes, string | null] {
  const all = new Map(outcomes);
  let now = open;
  for (const event of events) {
    if (event.type === 'ability') now = outcomeKey(event.card, event.side, event.ability);
    else if (event.type === 'fiction' || event.type === 'round' || event.type === 'controller') now = null;
    else if (now !== null && OUTCOME_EVENT_TYPES.includes(event.type)) all.set(now, [...(all.get(now) ?? []), event]);
  }
  return [all, now];
}

export function useAbilityOutcomes(allEvents: readonly Event[]): AbilityOutcomes {
  return useMemo(() => recordOutcomes(new Map(), null, allEvents)[0], [allEvents]);
}
