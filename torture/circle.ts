// People who play together: who opens a table, what they play and with whom, and whether they play again.

import { REGISTRY } from '@kuluary/games/registry';
import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { TableId } from '@kuluary/protocol/ids';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import type { ClockName } from '@kuluary/protocol/words';
import { type Device, PEOPLE, type Place } from './device.ts';
import { Person } from './person.ts';

/** How often each game is played, in a hundred. */
const MIX = [
  ['coup', 90],
  ['rickshank', 4],
  ['voices', 6],
] as const;
const CLOCKS: readonly ClockName[] = ['fast', 'fast', 'fast', 'normal', 'relaxed', 'none', 'day'];
const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'];
const REMATCHES = 1; // of one circle

export class Circle {
  readonly name: string;
  readonly game: string;
  readonly people: Person[] = [];
  table: TableId | undefined;
  round = 0;
  private readonly place: Place;
  private readonly chance: Chance;
  private readonly players: number;
  private readonly bots: number;
  private readonly programs: number;
  private readonly onlookers: number;
  private readonly clock: ClockName;
  private readonly door: boolean;
  private readonly again: boolean;

  constructor(place: Place, chance: Chance, name: string) {
    this.place = place;
    this.chance = chance;
    this.name = name;
    this.game = gameBy(chance.below(100));
    const [min, max] = REGISTRY[this.game]!.game.seats;
    const seats = Math.min(max, min + chance.below(chance.below(12) === 0 ? max - min + 1 : 2));
    this.players = 1 + chance.below(seats);
    this.programs = this.players < seats && chance.below(6) === 0 ? 1 : 0;
    this.bots = seats - this.players - this.programs;
    this.onlookers = chance.below(3) === 0 ? 1 : 0;
    this.clock = CLOCKS[chance.below(CLOCKS.length)]!;
    this.door = chance.below(4) > 0;
    this.again = chance.below(8) === 0;
  }

  /** Everybody comes; the first of them opens the table. */
  gather(): void {
    const { name, place, chance } = this;
    for (let i = 0; i < this.players; i++) this.people.push(new Person(place, chance, this, `P${name}-${i}`, 'player'));
    for (let i = 0; i < this.onlookers; i++)
      this.people.push(new Person(place, chance, this, `L${name}-${i}`, 'onlooker'));
    this.open();
  }

  /** By plain HTTP: whoever gets no answer asks again, perhaps another server. */
  private open(): void {
    const { time, servers, below, weather } = this.place;
    if (this.table !== undefined) return;
    const server = servers[below(servers.length)];
    time.in(3000, PEOPLE, () => this.open());
    if (!server?.isServing) return;
    const [first] = this.people;
    time.in(weather.lineDelay(), server.party, () => {
      const wish = { game: this.game, guest: first!.guest, name: first!.name, salt: 'salt' };
      server.tables.create(wish).then(
        (opened) => {
          if (opened.ok) time.in(weather.lineDelay(), PEOPLE, () => this.begin(opened.value));
        },
        () => undefined, // the store's trouble
      );
    });
  }

  private begin(table: TableId): void {
    if (this.table !== undefined) return; // asked twice, and got two: the second stays empty
    this.table = table;
    this.place.note(`${this.name} plays ${this.game} at ${table}`);
    for (const person of this.people) {
      person.goTo(table);
      person.live();
    }
  }

  get wantsMore(): boolean {
    return this.again && this.round < REMATCHES;
  }

  /** To the table of the rematch. */
  moveOn(table: TableId): void {
    if (this.table === table || this.round === REMATCHES) return;
    this.round++;
    this.table = table;
    this.place.note(`${this.name} plays again at ${table}`);
    for (const person of this.people) person.goTo(table);
  }

  /** What the host has still to do in the lobby. */
  prepare(device: Device, { table }: WholeUpdate): void {
    const free = table.seats.findIndex(({ kind }) => kind === 'free');
    const people = table.seats.filter(({ kind, awaited }) => kind === 'person' && !awaited).length;
    const isProgram = ({ bot }: { readonly bot: string | null }) => bot === 'program';
    const programs = table.seats.filter(isProgram).length;
    const bots = table.seats.filter((seat) => seat.kind === 'bot' && !isProgram(seat)).length;
    if (this.round === 0 && table.clock !== this.clock) return device.ask({ type: 'set', clock: this.clock });
    if (table.door !== this.door) return device.ask({ type: 'set', door: this.door });
    if (this.round === 0 && this.game === 'coup' && table.options.edition === undefined)
      return device.ask({ type: 'set', options: { edition: EDITIONS[this.chance.below(EDITIONS.length)] } });
    if (people < this.players) return;
    if (free === -1) return device.ask({ type: 'start' }); // somebody has sat down who was not expected
    if (bots < this.bots) return device.ask({ type: 'seat-bot', seat: free, bot: 'random', name: `Bot ${bots}` });
    if (programs < this.programs) return this.inviteProgram(device, free);
    device.ask({ type: 'start' });
  }

  /** Its token goes to whoever runs the program. */
  private inviteProgram(device: Device, seat: Seat): void {
    const { dismissed } = this.place.truth.at(device.table).state.seating; // it can be sent from its seat, and may look on then
    const mayCome = ({ kind, isShutOut, guest }: Person) => kind === 'program' && !isShutOut && !dismissed.has(guest);
    if (this.people.some(mayCome)) return;
    if (device.token === undefined) return device.ask({ type: 'program', seat });
    const pass = device.token;
    device.token = undefined;
    const program = new Person(this.place, this.chance, this, `R${this.name}-${this.people.length}`, 'program', pass);
    this.people.push(program);
    program.goTo(device.table);
    program.live();
  }
}

function gameBy(dice: number): string {
  let sum = 0;
  for (const [game, share] of MIX) {
    sum += share;
    if (dice < sum) return game;
  }
  return MIX[0][0];
}
