// What has to be built beside the program: the loader knows how.

import type { Parts } from '@kuluary/server/serve';

export interface Loader {
  build(entry: string): Promise<string>; // the address of an entry of the house, built
  buildParts(): Promise<Parts>; // of the server
}

let loader: Loader | undefined;

/** The loader introduces itself. */
export function loadWith(given: Loader): void {
  loader = given;
}

export function partsOfServer(): Promise<Parts> {
  return theLoader().buildParts();
}

/** The address of what runs in a thread of the arena. */
export function arenaThread(): Promise<string> {
  return theLoader().build('cli/arena/worker.ts');
}

/** And of one that measures balance. */
export function balanceThread(): Promise<string> {
  return theLoader().build('cli/balance/worker.ts');
}

/** And of one that tortures. */
export function tortureThread(): Promise<string> {
  return theLoader().build('torture/worker.ts');
}

function theLoader(): Loader {
  if (!loader) throw new Error('nobody said how to build what runs beside the program');
  return loader;
}
