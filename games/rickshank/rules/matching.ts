// Which cards are meant.

import type { Card } from './box.ts';
import type { What } from './dialect.ts';

export function matches(card: Card, what: What | undefined): boolean {
  if (what === undefined) return true;
  if (what.type !== undefined && card.type !== what.type) return false;
  if (what.is !== undefined && card.id !== what.is) return false;
  if (what.ongoing && !card.isOngoing) return false;
  return what.cost === undefined || (card.cost >= what.cost[0] && card.cost <= what.cost[1]);
}
