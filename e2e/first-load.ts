// What a browser that comes for the first time has to load.

import { gzipSync } from 'node:zlib';
import type { House } from './house.ts';

export const MOST_SCRIPT = 130_000; // bytes of script, squeezed, that the first screen may load

export interface LoadedScript {
  readonly name: string;
  readonly bytes: number; // squeezed
}

/** Every script that a fresh browser loads before it comes to rest. */
export async function scriptsOf(house: House, path: string): Promise<readonly LoadedScript[]> {
  const visitor = await house.visit({ context: { serviceWorkers: 'block' } });
  const loaded: Promise<LoadedScript>[] = [];
  visitor.page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    loaded.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length })));
  });
  await visitor.go(path);
  await visitor.page.waitForLoadState('networkidle');
  const scripts = await Promise.all(loaded);
  await visitor.context.close();
  return scripts;
}

export function bytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
