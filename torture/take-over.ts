// While a world runs, its time and its chance are this thread's: timers, clocks and random numbers of the house come from
// them.

import type { Chance } from '@kuluary/kernel/chance';
import type { VirtualTime } from './time.ts';

const WORDS = 0x1_0000_0000; // of 32 bits
const TAKEN = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Returns how to give everything back. */
export function takeOver(time: VirtualTime, chance: Chance): () => void {
  const kept = new Map(TAKEN.map((name) => [name, globalThis[name]]));
  const keptNow = Date.now;
  const set = (run: () => void, delay = 0) => time.in(Math.max(1, delay), time.current!, run, true);
  const clear = (timer: ReturnType<typeof set> | undefined) => timer && time.cancel(timer);
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear, setInterval: refuse, clearInterval: clear });
  Date.now = () => time.now + (time.current?.skew ?? 0);
  Object.assign(performance, { now: () => time.now });
  Object.assign(crypto, {
    getRandomValues: (array: Uint8Array | Uint32Array) => {
      for (let i = 0; i < array.length; i++) array[i] = chance.below(WORDS);
      return array;
    },
    randomUUID: refuse,
  });
  return () => {
    for (const [name, own] of kept) Object.assign(globalThis, { [name]: own });
    Date.now = keptNow;
    Reflect.deleteProperty(performance, 'now'); // what is left are those that all performances and cryptos have
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
}

function refuse(): never {
  throw new Error('nobody in a tortured world has needed this so far');
}
