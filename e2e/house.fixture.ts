import type { Config } from '@kuluary/server/config';
import { afterAll, beforeAll } from 'vitest';
import { House } from './house.ts';

const BUILDING = 600_000; // ms: the first to come builds the site

/** A house for all tests of a file. */
export function houseForAll(change?: Partial<Config>): () => House {
  let house: House;
  beforeAll(async () => {
    house = await House.open(change);
  }, BUILDING);
  afterAll(() => house?.close(), BUILDING);
  return () => house;
}
