// Access to the build step, for worker threads and the site: whatever starts the program sets the loader.

import type { ServerBuild } from '@kuluary/server/serve';

export interface BundleLoader {
  build(entry: string): Promise<string>; // builds an entry file, returns its URL
  buildParts(): Promise<ServerBuild>; // for the server
}

let bundleLoader: BundleLoader | undefined;

export function setBundleLoader(loader: BundleLoader): void {
  bundleLoader = loader;
}

export function buildServerParts(): Promise<ServerBuild> {
  return requireLoader().buildParts();
}

export function buildArenaWorker(): Promise<string> {
  return requireLoader().build('cli/arena/arena-worker.ts');
}

export function buildBalanceWorker(): Promise<string> {
  return requireLoader().build('cli/balance/balance-worker.ts');
}

export function buildTortureWorker(): Promise<string> {
  return requireLoader().build('torture/torture-worker.ts');
}

function requireLoader(): BundleLoader {
  if (!bundleLoader) throw new Error('no bundle loader was set');
  return bundleLoader;
}
