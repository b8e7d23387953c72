// The coins that players start with. An edition has two answers, for two players and for more; a house rule has one.

import { completeOptions, type Edition, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';

export const TWO = 2; // players at the smallest table, which has rules of its own

type Purses = readonly number[]; // in order of play; the last one serves the rest

/** At a table of so many. `seats` says at which table the options are played, if that is known. */
export function pursesAt(table: number, options: Options, seats: number | undefined): Purses {
  return areOwn(options, seats) ? options.startingCoins : editionsPurses(options.edition, table);
}

/** The host has set them. */
export function areOwn({ edition, startingCoins }: Options, seats: number | undefined): boolean {
  return !tables(seats).some((size) => areSame(startingCoins, editionsPurses(edition, size)));
}

/** The sizes of table that make a difference, as far as it is not known which one it is. */
function tables(seats: number | undefined): readonly number[] {
  return seats === undefined ? [TWO, MAX_SEATS] : [seats];
}

export function editionsPurses(edition: Edition, seats: number): Purses {
  return completeOptions(seats, { edition }).startingCoins;
}

/** What the player at this place in the order of play gets. */
export function purseOf(purses: Purses, place: number): number {
  return purses[Math.min(place, purses.length - 1)]!;
}

export function areAlike(purses: Purses): boolean {
  return purses.every((coins) => coins === purses[0]);
}

function areSame(a: Purses, b: Purses): boolean {
  return a.length === b.length && a.every((coins, place) => coins === b[place]);
}
