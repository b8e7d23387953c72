// A group of simulated people who play together: opens and sets up their table, and decides on a rematch.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { TableId } from '@kuluary/protocol/ids';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import type { ClockName } from '@kuluary/protocol/vocabularies';
import { PEOPLE, type SimulatedDevice, type WorldContext } from './simulated-device.ts';
import { SimulatedPerson } from './simulated-person.ts';

/** Percent. */
const GAME_SHARES = [
  ['coup', 90],
  ['rickshank', 4],
  ['voices', 6],
] as const;
const CLOCKS: readonly ClockName[] = ['fast', 'fast', 'fast', 'normal', 'relaxed', 'none', 'day'];
const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'];
const MAX_REMATCHES = 1;

export class PlayerGroup {
  readonly name: string;
  readonly game: string;
  readonly people: SimulatedPerson[] = [];
  table: TableId | undefined;
  round = 0;
  private readonly world: WorldContext;
  private readonly chance: Chance;
  private readonly playerCount: number;
  private readonly botCount: number;
  private readonly programCount: number;
  private readonly spectatorCount: number;
  private readonly clock: ClockName;
  private readonly spectatorsAllowed: boolean;
  private readonly playsRematch: boolean;

  constructor(world: WorldContext, chance: Chance, name: string) {
    this.world = world;
    this.chance = chance;
    this.name = name;
    this.game = drawGame(chance.below(100));
    const [min, max] = GAME_REGISTRY[this.game]!.game.seats;
    const seats = Math.min(max, min + chance.below(chance.below(12) === 0 ? max - min + 1 : 2));
    this.playerCount = 1 + chance.below(seats);
    this.programCount = this.playerCount < seats && chance.below(6) === 0 ? 1 : 0;
    this.botCount = seats - this.playerCount - this.programCount;
    this.spectatorCount = chance.below(3) === 0 ? 1 : 0;
    this.clock = CLOCKS[chance.below(CLOCKS.length)]!;
    this.spectatorsAllowed = chance.below(4) > 0;
    this.playsRematch = chance.below(8) === 0;
  }

  /** Creates the people, and opens a table for the first of them. */
  assemble(): void {
    const { name, world, chance } = this;
    for (let i = 0; i < this.playerCount; i++)
      this.people.push(new SimulatedPerson(world, chance, this, `P${name}-${i}`, 'player'));
    for (let i = 0; i < this.spectatorCount; i++)
      this.people.push(new SimulatedPerson(world, chance, this, `S${name}-${i}`, 'spectator'));
    this.openTable();
  }

  /** As by HTTP: without a reply it is tried again, perhaps at another server. */
  private openTable(): void {
    const { time, servers, below, faults } = this.world;
    if (this.table !== undefined) return;
    const server = servers[below(servers.length)];
    time.schedule(3000, PEOPLE, () => this.openTable());
    if (!server?.isServing) return;
    const [first] = this.people;
    time.schedule(faults.messageDelay(), server.actor, () => {
      const request = { game: this.game, guest: first!.guest, name: first!.name, salt: 'salt' };
      server.tables.openTable(request).then(
        (opened) => {
          if (opened.ok) time.schedule(faults.messageDelay(), PEOPLE, () => this.goToTable(opened.value));
        },
        () => undefined, // the store failed
      );
    });
  }

  private goToTable(table: TableId): void {
    if (this.table !== undefined) return; // opened twice: the second stays empty
    this.table = table;
    this.world.record(`${this.name} plays ${this.game} at ${table}`);
    for (const person of this.people) {
      person.goTo(table);
      person.checkRegularly();
    }
  }

  get wantsRematch(): boolean {
    return this.playsRematch && this.round < MAX_REMATCHES;
  }

  goToRematch(table: TableId): void {
    if (this.table === table || this.round === MAX_REMATCHES) return;
    this.round++;
    this.table = table;
    this.world.record(`${this.name} plays again at ${table}`);
    for (const person of this.people) person.goTo(table);
  }

  /** The host's next step in the lobby. */
  setUpLobby(device: SimulatedDevice, { table }: CompleteUpdate): void {
    const free = table.seats.findIndex(({ kind }) => kind === 'free');
    const people = table.seats.filter(({ kind, awaited }) => kind === 'person' && !awaited).length;
    const isProgram = ({ bot }: { readonly bot: string | null }) => bot === 'program';
    const programs = table.seats.filter(isProgram).length;
    const bots = table.seats.filter((seat) => seat.kind === 'bot' && !isProgram(seat)).length;
    if (this.round === 0 && table.clock !== this.clock) return device.request({ type: 'set', clock: this.clock });
    if (table.door !== this.spectatorsAllowed) return device.request({ type: 'set', door: this.spectatorsAllowed });
    if (this.round === 0 && this.game === 'coup' && table.options.edition === undefined)
      return device.request({
        type: 'set',
        options: { edition: EDITIONS[this.chance.below(EDITIONS.length)] },
      });
    if (people < this.playerCount) return;
    if (free === -1) return device.request({ type: 'start' }); // somebody unexpected has sat down
    if (bots < this.botCount)
      return device.request({ type: 'seat-bot', seat: free, bot: 'random', name: `Bot ${bots}` });
    if (programs < this.programCount) return this.inviteProgram(device, free);
    device.request({ type: 'start' });
  }

  /** Requests a token, and starts a program with it. */
  private inviteProgram(device: SimulatedDevice, seat: Seat): void {
    const { departedPrograms } = this.world.oracle.tableOf(device.table).state.seating; // it may have lost its seat, and be a spectator then
    const mayJoin = ({ kind, isExcluded, guest }: SimulatedPerson) =>
      kind === 'program' && !isExcluded && !departedPrograms.has(guest);
    if (this.people.some(mayJoin)) return;
    if (device.programToken === undefined) return device.request({ type: 'program', seat });
    const token = device.programToken;
    device.programToken = undefined;
    const program = new SimulatedPerson(
      this.world,
      this.chance,
      this,
      `B${this.name}-${this.people.length}`,
      'program',
      token,
    );
    this.people.push(program);
    program.goTo(device.table);
    program.checkRegularly();
  }
}

function drawGame(drawn: number): string {
  let sum = 0;
  for (const [game, share] of GAME_SHARES) {
    sum += share;
    if (drawn < sum) return game;
  }
  return GAME_SHARES[0][0];
}
