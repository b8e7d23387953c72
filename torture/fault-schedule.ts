// Draws which faults happen in a world, and how long things take, until it is calm.

import type { Chance } from '@kuluary/kernel/chance';

/** The outcome of a store operation: it may fail before or after its commit, or be committed late, after it has failed. */
type StoreOutcome = 'ok' | 'failed-before-commit' | 'failed-after-commit' | 'late-commit';

export class FaultSchedule {
  isCalm = false;
  isStoreDown = false; // all its operations fail
  private readonly chance: Chance;
  private readonly slowOneIn: number; // store operations
  private readonly failOneIn: number; // store operations
  private readonly maxLag: number; // ms for a message, usually

  constructor(chance: Chance) {
    this.chance = chance;
    this.slowOneIn = 10 + chance.below(90);
    this.failOneIn = 25 + chance.below(400);
    this.maxLag = 2 + chance.below(chance.below(3) === 0 ? 250 : 40);
  }

  /** ms to the store, or back. */
  storeDelay(): number {
    const { chance } = this;
    if (this.isCalm || chance.below(this.slowOneIn) > 0) return chance.below(3);
    return 5 + chance.below(chance.below(4) === 0 ? 900 : 90);
  }

  storeOutcome(): StoreOutcome {
    if (this.isCalm) return 'ok';
    if (this.isStoreDown) return this.chance.below(10) === 0 ? 'failed-after-commit' : 'failed-before-commit';
    if (this.chance.below(this.failOneIn) > 0) return 'ok';
    return (['failed-before-commit', 'failed-after-commit', 'late-commit'] as const)[this.chance.below(3)]!;
  }

  /** ms for a message between client and server. */
  messageDelay(): number {
    const { chance } = this;
    if (this.isCalm) return 1 + chance.below(20);
    return 1 + chance.below(chance.below(50) === 0 ? 2000 : this.maxLag);
  }

  /** ms for a hint from one server to another. */
  hintDelay(): number {
    const { chance } = this;
    if (this.isCalm) return 1 + chance.below(5);
    return 1 + chance.below(chance.below(30) === 0 ? 1500 : 30);
  }

  /** Once in so many times, never when calm. */
  happens(oneIn: number): boolean {
    return !this.isCalm && this.chance.below(oneIn) === 0;
  }
}
