// The store as a server of a tortured world has it: behind a network, slow, and failing before, after, or long before the
// commit. And how hints travel: late, or not at all while the line for them is broken.

import type { Carry } from '@kuluary/host/memory-neighbours';
import type { Ear, Neighbours } from '@kuluary/host/neighbours';
import type { Store } from '@kuluary/host/store';
import type { Chance } from '@kuluary/kernel/chance';
import type { Tallied } from './tallied.ts';
import { Party, type VirtualTime } from './time.ts';
import { Injected } from './violation.ts';
import type { Weather } from './weather.ts';

const LATER = 2500; // ms that a commit may come after the news that it has failed

export interface Surroundings {
  readonly time: VirtualTime;
  readonly weather: Weather;
  readonly chance: Chance;
  readonly tallied: Tallied;
}

const DATABASE = new Party('database');

export function faultyStore(store: Store, server: Party, world: Surroundings): Store {
  const ask = asker(server, world);
  const { neighbours } = store;
  return {
    ...(neighbours && { neighbours: faultyNeighbours(neighbours, ask) }),
    create: (table, entry, head) => ask('commit', () => store.create(table, entry, head)),
    append: (append) => ask('commit', () => store.append(append)),
    read: (table, after) => ask('look', () => store.read(table, after)),
    due: (now, limit) => ask('look', () => store.due(now, limit)),
    beat: (now, patience) => ask('commit', () => store.beat(now, patience)),
    sweep: (before, limit) => ask('commit', () => store.sweep(before, limit)),
    count: () => ask('look', () => store.count()),
    secret: (name, fresh) => ask('commit', () => store.secret(name, fresh)),
    close: () => store.close(),
  };
}

function faultyNeighbours(neighbours: Neighbours, ask: ReturnType<typeof asker>): Neighbours {
  return {
    name: neighbours.name,
    listen: (ear) => neighbours.listen(ear),
    beat: () => ask('look', () => neighbours.beat()),
    note: (table, guests, advert) => ask('in order', () => neighbours.note(table, guests, advert)),
    notesOn: (tables) => ask('look', () => neighbours.notesOn(tables)),
    attended: (beginning, limit) => ask('look', () => neighbours.attended(beginning, limit)),
    adverts: (limit, ofAddress) => ask('look', () => neighbours.adverts(limit, ofAddress)),
    movedOn: (known) => ask('look', () => neighbours.movedOn(known)),
  };
}

function asker(server: Party, { time, weather, chance, tallied }: Surroundings) {
  let last = 0; // of those that are carried out in order
  return <Answer>(kind: 'commit' | 'in order' | 'look', act: () => Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const fate = weather.fate();
      const fail = () => reject(new Injected(`the store has failed (${fate})`));
      const answer = (say: () => void) => time.in(weather.storeDelay(), server, say);
      if (fate !== 'well' && kind === 'commit') tallied.failedCommits++;
      if (fate === 'before' || (fate === 'later' && kind !== 'commit')) return void answer(fail);
      let wait = weather.storeDelay() + (fate === 'later' ? chance.below(LATER) : 0);
      if (kind === 'in order') {
        last = Math.max(last, time.now + wait);
        wait = last - time.now;
      }
      if (fate === 'later') answer(fail);
      time.in(wait, DATABASE, () => {
        act().then(
          (done) => fate !== 'later' && answer(fate === 'after' ? fail : () => resolve(done)),
          (error: unknown) => answer(() => reject(error as Error)),
        );
      });
    });
}

/** The line by which a server hears hints: in order, some time after, and none while it is broken. */
export class HintLine {
  private readonly world: Surroundings;
  private readonly server: Party;
  private ear: Ear | undefined;
  private arrival = 0; // of the last hint
  private isBroken = false;

  constructor(server: Party, world: Surroundings) {
    this.server = server;
    this.world = world;
  }

  /** The neighbours, as whoever hears of them by this line has them. */
  heard(store: Store): Store {
    const neighbours = store.neighbours!;
    const listen = (ear: Ear) => {
      this.ear = ear;
      neighbours.listen(ear);
    };
    return { ...store, neighbours: { ...neighbours, listen } };
  }

  readonly carry = (hint: () => void): void => {
    if (this.isBroken) return;
    const { time, weather } = this.world;
    this.arrival = Math.max(this.arrival, time.now + weather.hintDelay());
    time.in(this.arrival - time.now, this.server, () => {
      if (!this.isBroken) hint();
    });
  };

  /** Until then nothing is heard; afterwards it is known that something may have been missed. */
  break(duration: number): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.world.time.in(duration, this.server, () => {
      this.isBroken = false;
      this.ear?.missed();
    });
  }
}

type HintLines = ReadonlyMap<string, HintLine>;

export function carryBy(lines: HintLines): Carry {
  return (to, hint) => lines.get(to)?.carry(hint);
}
