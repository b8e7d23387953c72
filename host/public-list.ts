// The public list of tables: which are on it, and how one address is kept from filling it.

import type { ClientAddress, TableId } from '@kuluary/protocol/ids';
import type { TableListing } from '@kuluary/protocol/to-browser';
import type { PublishedListing } from './peers.ts';
import type { TableState } from './table-state.ts';

export const LISTED_LIMIT = 100;
export const LISTED_PER_ADDRESS = 3;

/** The newest first. Of one address only the oldest few, so that no address crowds the others out, and none of its
 * tables is crowded out by a newer one. */
export function makePublicList(adverts: readonly PublishedListing[]): TableListing[] {
  const once = new Map(adverts.map((advert) => [advert.listing.id, advert])); // its host may be connected to two servers
  const found = [...once.values()].sort((a, b) => a.opened - b.opened);
  const taken = new Map<ClientAddress, number>();
  const fair = found.filter(({ from }) => {
    taken.set(from, (taken.get(from) ?? 0) + 1);
    return taken.get(from)! <= LISTED_PER_ADDRESS;
  });
  const latest = fair.slice(-LISTED_LIMIT).reverse();
  return latest.map(({ listing }) => listing);
}

/** A row of the list; null: the table is not listed. */
export function makeListing(id: TableId, state: TableState): TableListing | null {
  const { host } = state;
  if (!state.listed || state.phase !== 'lobby' || host === undefined) return null;
  return {
    id,
    game: state.game.id,
    host: state.names[host]!,
    taken: state.seats.filter(({ kind }) => kind !== 'free').length,
    seats: state.seats.length,
    options: state.options,
    clock: state.clock,
  };
}
