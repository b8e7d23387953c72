// How much goes wrong in a world, and when. After a while nothing does any more.

import type { Chance } from '@kuluary/kernel/chance';

/** What becomes of something that is asked of the store. `after`: it is done, and nobody hears of it. `later`: it is done
 * after everybody was told that it has failed. */
export type Fate = 'well' | 'before' | 'after' | 'later';

export class Weather {
  isCalm = false;
  isStoreDown = false; // whatever is asked of it fails
  private readonly chance: Chance;
  private readonly slowness: number; // of the store: one in so many answers takes long
  private readonly failures: number; // one in so many fails
  private readonly lag: number; // ms that a message is under way, at most, as a rule

  constructor(chance: Chance) {
    this.chance = chance;
    this.slowness = 10 + chance.below(90);
    this.failures = 25 + chance.below(400);
    this.lag = 2 + chance.below(chance.below(3) === 0 ? 250 : 40);
  }

  /** ms to the store, or back. */
  storeDelay(): number {
    const { chance } = this;
    if (this.isCalm || chance.below(this.slowness) > 0) return chance.below(3);
    return 5 + chance.below(chance.below(4) === 0 ? 900 : 90);
  }

  fate(): Fate {
    if (this.isCalm) return 'well';
    if (this.isStoreDown) return this.chance.below(10) === 0 ? 'after' : 'before';
    if (this.chance.below(this.failures) > 0) return 'well';
    return (['before', 'after', 'later'] as const)[this.chance.below(3)]!;
  }

  /** ms for a message between two machines. */
  lineDelay(): number {
    const { chance } = this;
    if (this.isCalm) return 1 + chance.below(20);
    return 1 + chance.below(chance.below(50) === 0 ? 2000 : this.lag);
  }

  /** ms for a hint from one server to another. */
  hintDelay(): number {
    const { chance } = this;
    if (this.isCalm) return 1 + chance.below(5);
    return 1 + chance.below(chance.below(30) === 0 ? 1500 : 30);
  }

  /** Once in so many times, and never when it is calm. */
  strikes(oneIn: number): boolean {
    return !this.isCalm && this.chance.below(oneIn) === 0;
  }
}
