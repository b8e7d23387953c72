// The coins that players start with. An edition has two lists, for two players and for more; a house rule has one.

import { completeOptions, type Edition, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';

export const TWO_SEATS = 2; // the smallest table, which has rules of its own

type StartingCoins = readonly number[]; // in order of play; the last number is for all the rest

/** The coins for `table` seats. `seats`: how many play with these options, if known. */
export function startingCoinsAt(table: number, options: Options, seats: number | undefined): StartingCoins {
  return areStartingCoinsSetByHost(options, seats)
    ? options.startingCoins
    : editionStartingCoins(options.edition, table);
}

export function areStartingCoinsSetByHost({ edition, startingCoins }: Options, seats: number | undefined): boolean {
  return !possibleSeatCounts(seats).some((size) => areSameCoins(startingCoins, editionStartingCoins(edition, size)));
}

function possibleSeatCounts(seats: number | undefined): readonly number[] {
  return seats === undefined ? [TWO_SEATS, MAX_SEATS] : [seats];
}

export function editionStartingCoins(edition: Edition, seats: number): StartingCoins {
  return completeOptions(seats, { edition }).startingCoins;
}

/** The coins of the player at this place in the order of play. */
export function startingCoinsOf(startingCoins: StartingCoins, place: number): number {
  return startingCoins[Math.min(place, startingCoins.length - 1)]!;
}

export function areEqualForAll(startingCoins: StartingCoins): boolean {
  return startingCoins.every((coins) => coins === startingCoins[0]);
}

function areSameCoins(a: StartingCoins, b: StartingCoins): boolean {
  return a.length === b.length && a.every((coins, place) => coins === b[place]);
}
