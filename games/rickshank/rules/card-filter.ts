// Whether a card matches a filter.

import type { CompiledCard } from './card-box.ts';
import type { CardFilter } from './card-terms.ts';

export function matchesFilter(card: CompiledCard, filter: CardFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (filter.type !== undefined && card.type !== filter.type) return false;
  if (filter.is !== undefined && card.id !== filter.is) return false;
  if (filter.ongoing && !card.isOngoing) return false;
  if (filter.rank !== undefined && !card.isNemesis) return false;
  return filter.cost === undefined || (card.cost >= filter.cost[0] && card.cost <= filter.cost[1]);
}
