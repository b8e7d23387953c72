// What has to be built beside the program: the loader knows how.

import type { Parts } from '@kuluary/server/serve';

let build: (() => Promise<Parts>) | undefined;

/** The loader says how the parts of the server are built. */
export function buildPartsWith(builder: () => Promise<Parts>): void {
  build = builder;
}

export function partsOfServer(): Promise<Parts> {
  if (!build) throw new Error('nobody said how to build the parts of the server');
  return build();
}
