// Replaces this thread's timers, clocks and random numbers by those of a world while it runs.

import type { Chance } from '@kuluary/kernel/chance';
import type { VirtualTime } from './virtual-time.ts';

const UINT32_RANGE = 0x1_0000_0000;
const PATCHED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Returns a function that restores the originals. */
export function patchGlobals(time: VirtualTime, chance: Chance): () => void {
  const originals = new Map(PATCHED.map((name) => [name, globalThis[name]]));
  const originalNow = Date.now;
  const set = (run: () => void, delay = 0) => time.schedule(Math.max(1, delay), time.current!, run, true);
  const clear = (timer: ReturnType<typeof set> | undefined) => timer && time.cancel(timer);
  Object.assign(globalThis, {
    setTimeout: set,
    clearTimeout: clear,
    setInterval: throwUnsupported,
    clearInterval: clear,
  });
  Date.now = () => time.now + (time.current?.clockSkew ?? 0);
  Object.assign(performance, { now: () => time.now });
  Object.assign(crypto, {
    getRandomValues: (array: Uint8Array | Uint32Array) => {
      for (let i = 0; i < array.length; i++) array[i] = chance.below(UINT32_RANGE);
      return array;
    },
    randomUUID: throwUnsupported,
  });
  return () => {
    for (const [name, original] of originals) Object.assign(globalThis, { [name]: original });
    Date.now = originalNow;
    Reflect.deleteProperty(performance, 'now'); // reveals the prototype's again
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
}

function throwUnsupported(): never {
  throw new Error('not supported in a simulated world');
}
