// A table with two witnesses and two bots. What has to be done next follows from what is seen, so that it does not
// matter what a killed server had still done.

import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@kuluary/kernel/chance';
import type { TableId } from '@kuluary/protocol/ids';
import type { Command } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/words';
import type { Clocks } from './clocks.ts';
import { comesWithin } from './patience.ts';
import { type Server, Witness } from './witness.ts';

const SEATS = 4;
const BOTS = [2, 3] as const;
const PONDERING = 3; // servers that a slow witness sees before it answers
const LISTENING = 20; // ms between looks whether all know the same
const PATIENCE = 60_000; // ms in which they must come to know it
const MAX_SAID = 50; // by one witness

export interface TableWish {
  readonly game: string;
  readonly clock: ClockName;
  readonly isSlow: boolean; // the second witness takes its time
}

export class WatchedTable {
  readonly id: string;
  readonly witnesses: readonly [Witness, Witness];
  readonly wish: TableWish;
  private readonly chance: Chance;
  private servers = 0;

  private constructor(id: string, cookies: readonly [string, string], wish: TableWish, chance: Chance) {
    this.id = id;
    this.wish = wish;
    this.chance = chance;
    this.witnesses = [
      new Witness(id, cookies[0], chance, (witness) => this.hostDecides(witness)),
      new Witness(id, cookies[1], chance, (witness) => this.guestDecides(witness)),
    ];
  }

  static async open({ address }: Server, wish: TableWish, chance: Chance): Promise<WatchedTable> {
    const { table, cookie } = await openTable(address, wish.game);
    const page = await fetch(address);
    await page.text();
    return new WatchedTable(table, [cookie, cookieOf(page)], wish, chance);
  }

  get isOver(): boolean {
    return this.witnesses.every(({ isOver }) => isOver);
  }

  get position(): number {
    return Math.max(...this.witnesses.map(({ position }) => position));
  }

  /** Whoever is not connected goes to the server that comes next for it. */
  connect(next: () => Server, clocks: Clocks): void {
    this.servers++;
    for (const witness of this.witnesses) if (!witness.isConnected) witness.connect(next(), clocks);
  }

  /** Resolves when everybody has the table before it. */
  async gathered(): Promise<void> {
    await Promise.all(this.witnesses.map((witness) => witness.greeted()));
  }

  /** Nobody plays any more, until bots too have nothing to do: then all know the same. Returns what they don't. */
  async converge(): Promise<string[]> {
    const [host, guest] = this.witnesses;
    const resting = Promise.all(this.witnesses.map((witness) => witness.rest()));
    if (!(await comesWithin(PATIENCE, resting))) return [`table ${this.id}: somebody waits for an answer`];
    const begin = performance.now();
    while (performance.now() < begin + PATIENCE) {
      const before = this.position;
      await Promise.all(this.witnesses.map((witness) => witness.hearOut()));
      if (before === this.position && host.position === guest.position) break;
      await pause(LISTENING);
    }
    const isSame = publicFacts(host) === publicFacts(guest);
    await Promise.all(this.witnesses.map((witness) => witness.leave()));
    if (isSame) return [];
    return [`table ${this.id}: its people know different things, at ${host.position} and ${guest.position}`];
  }

  private hostDecides(witness: Witness): Command | undefined {
    const { table } = witness.latest!;
    if (table.phase !== 'lobby') return this.play(witness);
    const free = BOTS.find((seat) => table.seats[seat]!.kind === 'free');
    if (free !== undefined) return { type: 'seat-bot', seat: free, bot: 'random', name: 'Bot' };
    const { clock } = this.wish;
    if (table.clock !== clock) return { type: 'set', clock };
    const isFull = table.seats.filter(({ kind }) => kind !== 'free').length === SEATS;
    return isFull ? { type: 'start' } : undefined;
  }

  private guestDecides(witness: Witness): Command | undefined {
    const { table, you } = witness.latest!;
    if (you.seat === null) return { type: 'sit', seat: 1, name: 'Guest', salt: 'pepper' };
    if (table.phase === 'lobby') return undefined;
    return this.wish.isSlow && this.servers % PONDERING !== 0 ? undefined : this.play(witness);
  }

  private play(witness: Witness): Command | undefined {
    if (witness.isOver) return undefined;
    const dice = this.chance.below(40);
    if (dice === 0 && witness.latest!.play!.undo) return { type: 'undo' };
    if (dice === 1 && witness.said.length < MAX_SAID)
      return { type: 'say', speech: { text: `I stand at ${witness.position}` } };
    return witness.move();
  }
}

/** What everybody at the table is told alike; who is connected may have changed between two messages. */
function publicFacts({ latest, said }: Witness): string {
  const { seats, spectators: _, goes: __, ...table } = latest!.table;
  return JSON.stringify({ ...table, seats: seats.map(({ here: _, ...seat }) => seat), said });
}

async function openTable(address: string, game: string): Promise<{ table: TableId; cookie: string }> {
  const body = JSON.stringify({ game, name: 'Host', salt: 'salt' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
  const { table } = (await response.json()) as { table: TableId };
  return { table, cookie: cookieOf(response) };
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}
