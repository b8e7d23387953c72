// A table with two witnesses and two bots. What has to be done next follows from what is seen, so that it does not
// matter what a killed server had still done.

import type { Chance } from '@kuluary/kernel/chance';
import type { Command } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/words';
import { type Times, Witness } from './witness.ts';

const SEATS = 4;
const BOTS = [2, 3] as const;
const PONDERING = 3; // servers that a slow witness sees before it answers

export interface TableWish {
  readonly clock: ClockName;
  readonly isSlow: boolean; // the second witness takes its time
}

export class WatchedTable {
  readonly id: string;
  readonly witnesses: readonly [Witness, Witness];
  private readonly wish: TableWish;
  private readonly chance: Chance;
  private servers = 0;

  private constructor(
    address: string,
    id: string,
    cookies: readonly [string, string],
    wish: TableWish,
    chance: Chance,
  ) {
    this.id = id;
    this.wish = wish;
    this.chance = chance;
    this.witnesses = [
      new Witness(address, id, cookies[0], chance, (witness) => this.hostDecides(witness)),
      new Witness(address, id, cookies[1], chance, (witness) => this.guestDecides(witness)),
    ];
  }

  static async open(address: string, wish: TableWish, chance: Chance): Promise<WatchedTable> {
    const { table, cookie } = await openTable(address);
    const page = await fetch(address);
    await page.text();
    return new WatchedTable(address, table, [cookie, cookieOf(page)], wish, chance);
  }

  get isOver(): boolean {
    return this.witnesses.every(({ isOver }) => isOver);
  }

  private get position(): number {
    return Math.max(...this.witnesses.map(({ position }) => position));
  }

  connect(times: Times): void {
    this.servers++;
    for (const witness of this.witnesses) witness.connect(times);
  }

  /** Resolves when everybody has the table before it. */
  async gathered(): Promise<void> {
    await Promise.all(this.witnesses.map((witness) => witness.greeted()));
  }

  async lose(): Promise<void> {
    await Promise.all(this.witnesses.map((witness) => witness.lose()));
  }

  /** Nobody plays any more, until bots too have nothing to do: then all know the same. Returns what they don't. */
  async converge(): Promise<string[]> {
    const [host, guest] = this.witnesses;
    await Promise.all(this.witnesses.map((witness) => witness.rest()));
    for (;;) {
      const before = this.position;
      await Promise.all(this.witnesses.map((witness) => witness.hearOut()));
      if (before === this.position && host.position === guest.position) break;
    }
    const isSame = publicFacts(host) === publicFacts(guest);
    await Promise.all(this.witnesses.map((witness) => witness.leave()));
    return isSame ? [] : [`table ${this.id}: its people know different things at ${this.position}`];
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
    if (dice === 1 && witness.said.length < 50)
      return { type: 'say', speech: { text: `I stand at ${witness.position}` } };
    return witness.move();
  }
}

/** What everybody at the table is told alike; who is connected may have changed between two messages. */
function publicFacts({ latest, said }: Witness): string {
  const { seats, spectators: _, goes: __, ...table } = latest!.table;
  return JSON.stringify({ ...table, seats: seats.map(({ here: _, ...seat }) => seat), said });
}

async function openTable(address: string): Promise<{ table: string; cookie: string }> {
  const body = JSON.stringify({ game: 'coup', name: 'Host', salt: 'salt' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
  const { table } = (await response.json()) as { table: string };
  return { table, cookie: cookieOf(response) };
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}
