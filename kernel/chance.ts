// Sources of randomness. All that rules ever draw is a whole number below n.

export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/** Puts the items in random order, in place. Chance that always gives 0 leaves them as they are. */
export function shuffle<T>(items: T[], chance: Chance): void {
  for (let i = 0; i < items.length - 1; i++) {
    const j = i + chance.below(items.length - i);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}

/** For scenarios: a shuffle leaves the order as it is, a draw takes the top. */
export const stackedChance: Chance = { below: () => 0 };

/** For simulations: fast, seeded, well mixed (sfc32), and predictable, so never for a real table. */
export class FastChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 0x1_0000_0000) | 0;
    this.c = 0x9e3779b9 | 0;
    for (let i = 0; i < 15; i++) this.below(1);
  }

  below(n: number): number {
    const mixed = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + mixed) | 0;
    return ((mixed >>> 0) * 2.3283064365386963e-10 * n) >>> 0; // n is at most 2^32
  }
}

/** One number that chance gave: drawn below `bound`, it was `value`. */
export type Draw = readonly [bound: number, value: number];

/** Draws from another chance and appends each draw to `draws`. */
export function recordingChance(chance: Chance, draws: Draw[]): Chance {
  return {
    below(n) {
      const value = chance.below(n);
      draws.push([n, value]);
      return value;
    },
  };
}
