// Several hosts on one store, each with its rounds, and each of them may die.

import { House } from './house.fixture.ts';
import { type Carry, MemoryNeighbourhood } from './memory-neighbours.ts';
import { memoryStore } from './memory-store.ts';
import type { TablesSetting } from './setting.ts';

const ROUND = 500; // ms, as on a server

export class Servers {
  private readonly neighbourhood: MemoryNeighbourhood;
  private readonly living = new Map<House, () => void>(); // how each is ended

  constructor(carry?: Carry) {
    this.neighbourhood = new MemoryNeighbourhood(memoryStore(), Date.now, carry);
  }

  async start(name: string, change: Partial<TablesSetting> = {}): Promise<House> {
    const { store, leave } = this.neighbourhood.join(name);
    const house = new House({ ...change, store });
    const round = async () => {
      house.tables.meet(await store.neighbours!.beat());
      await house.tables.lookAround();
    };
    await round();
    for (const other of this.living.keys()) other.tables.meet(await other.store.neighbours!.beat()); // all know of it
    const rounds = setInterval(() => void round(), ROUND);
    this.living.set(house, () => {
      clearInterval(rounds);
      leave();
    });
    return house;
  }

  /** From now on nothing is heard of it, and it hears nothing; what it had noted stays until it counts as dead. */
  kill(house: House): void {
    this.living.get(house)!();
    this.living.delete(house);
    void house.tables.close();
  }

  async close(): Promise<void> {
    for (const [house, end] of this.living) {
      end();
      await house.tables.close();
    }
  }
}
