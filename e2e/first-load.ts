// Measures the scripts that a fresh browser loads.

import { gzipSync } from 'node:zlib';
import type { TestServer } from './test-server.ts';

export const MAX_SCRIPT_BYTES = 130_000; // gzipped, of the first screen

interface LoadedScript {
  readonly name: string;
  readonly bytes: number; // gzipped
}

/** All scripts that a fresh browser loads until the network is idle. */
export async function loadedScriptsOf(server: TestServer, path: string): Promise<readonly LoadedScript[]> {
  const visitor = await server.addVisitor({ context: { serviceWorkers: 'block' } });
  const loaded: Promise<LoadedScript>[] = [];
  visitor.page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    loaded.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length })));
  });
  await visitor.goTo(path);
  await visitor.page.waitForLoadState('networkidle');
  const scripts = await Promise.all(loaded);
  await visitor.context.close();
  return scripts;
}

export function totalBytes(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
