// Somebody at the tables of a tortured world: sits down, plays, dawdles, leaves, comes back, takes moves back, talks, and
// does what one should not.

import { MINDS } from '@kuluary/games/minds';
import type { Chance } from '@kuluary/kernel/chance';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { PHRASES } from '@kuluary/protocol/words';
import type { Circle } from './circle.ts';
import { Device, PEOPLE, type Place, type Wish } from './device.ts';
import { quickMind } from './whims.ts';

export type Kind = 'player' | 'program' | 'onlooker';

const PULSE = 2500; // ms after which somebody looks at the table again, even if nothing is new
const DAWDLE = 40_000; // ms that somebody may take who forgets that it is asked
const BREAK = 30_000; // ms that somebody is away, at most
const GARBAGE = [
  '',
  '{',
  'null',
  '{"type":"move"}',
  `{"type":"hello","version":${PROTOCOL_VERSION},"have":0}`,
  '[]',
  '{"type":"win"}',
];

export class Person {
  readonly name: string;
  readonly guest: GuestId; // what the servers know it by: nobody else's business
  readonly kind: Kind;
  readonly circle: Circle;
  readonly isHostile: boolean;
  devices: Device[] = [];
  private readonly place: Place;
  private readonly chance: Chance;
  private readonly pass: string | undefined;
  private isThinking = false;
  private answered = 0; // the question that was answered last
  private moves = 0;
  private isAway = false;
  private isAtHome = false;

  constructor(place: Place, chance: Chance, circle: Circle, name: string, kind: Kind, pass?: string) {
    this.place = place;
    this.chance = chance;
    this.circle = circle;
    this.name = name;
    this.guest = pass === undefined ? `secret of ${name}` : guestOf(pass);
    this.kind = kind;
    this.pass = pass;
    this.isHostile = kind !== 'program' && chance.below(8) === 0;
  }

  /** Goes to the table at which its circle is. */
  goTo(table: TableId): void {
    for (const device of this.devices) device.leave();
    const count = this.kind === 'player' && this.chance.below(4) === 0 ? 2 : 1;
    this.devices = Array.from(
      { length: count },
      () => new Device(this.place, this.guest, table, this.pass, () => this.look()),
    );
    this.answered = 0;
    for (const device of this.devices) device.come();
  }

  /** Looks at the table every now and then. */
  live(): void {
    if (this.isAtHome) return;
    this.look();
    this.place.time.in(PULSE, PEOPLE, () => this.live());
  }

  /** Comes back, and stays. */
  calmDown(): void {
    this.isAway = false;
    if (this.isAtHome) return;
    for (const device of this.devices) device.come();
  }

  /** Goes, and does not come back. */
  goHome(): void {
    this.isAtHome = true;
    for (const device of this.devices) device.leave();
  }

  get isShutOut(): boolean {
    return this.devices.every((device) => device.isShutOut);
  }

  private get device(): Device | undefined {
    return this.devices.find(({ isGreeted }) => isGreeted);
  }

  /** There is something new: soon it does something about it. */
  private look(): void {
    if (this.isThinking) return;
    this.isThinking = true;
    this.place.time.in(this.thinkingTime(), PEOPLE, () => {
      this.isThinking = false;
      const { device } = this;
      if (device?.latest && !device.isWaiting) this.act(device, device.latest);
    });
  }

  private thinkingTime(): number {
    const { chance, place } = this;
    if (place.weather.isCalm) return 5 + chance.below(120);
    const dice = chance.below(100);
    if (dice === 0) return chance.below(DAWDLE);
    if (dice < 4) return 1000 + chance.below(6000);
    return 10 + chance.below(dice < 60 ? 250 : 900);
  }

  private act(device: Device, update: WholeUpdate): void {
    const { weather } = this.place;
    if (update.table.next !== null) return this.circle.moveOn(update.table.next);
    if (weather.strikes(60)) return this.takeBreak();
    if (weather.strikes(80)) return device.askForAll();
    if (this.isHostile && weather.strikes(6)) return this.doHarm(device, update);
    if (this.kind === 'onlooker' && update.you.seat === null) return;
    if (update.table.phase === 'lobby') return this.actInLobby(device, update);
    if (update.table.phase === 'playing') return this.play(device, update);
    if (this.circle.wantsMore) device.ask({ type: 'rematch' });
  }

  private actInLobby(device: Device, update: WholeUpdate): void {
    const { weather } = this.place;
    const { seat } = update.you;
    const isSeated = seat !== null && !update.table.seats[seat]!.awaited;
    if (!isSeated) return device.ask({ type: 'sit', seat: null, name: this.name, salt: `${this.moves}` });
    if (this.kind === 'program') return;
    if (weather.strikes(25)) return this.talk(device);
    if (weather.strikes(40)) return device.ask({ type: 'rename', name: `N${this.chance.below(1000)}` });
    if (weather.strikes(40)) return device.ask({ type: 'ready', ready: true });
    if (weather.strikes(60)) return device.ask({ type: 'stand' });
    if (update.you.host) this.circle.prepare(device, update);
  }

  private play(device: Device, update: WholeUpdate): void {
    const { weather } = this.place;
    const { seat } = update.you;
    const { moves, asked, undo } = update.play!;
    if (seat === null) return;
    const { standIn } = update.table.seats[seat]!;
    if (standIn && this.chance.below(4) === 0)
      return device.ask({ type: 'sit', seat: null, name: this.name, salt: '' });
    if (weather.strikes(120)) return device.ask({ type: 'stand' });
    if (this.kind === 'player' && weather.strikes(40)) return this.talk(device);
    if (undo && weather.strikes(8)) return device.ask({ type: 'undo' });
    if (moves.length === 0 || (this.answered === asked && !weather.isCalm)) return;
    this.answered = weather.isCalm || this.chance.below(3) > 0 ? 0 : asked;
    this.answer(device, { type: 'move', id: this.nextId(), asked, move: this.choose(update) });
  }

  /** Sometimes both devices say the same: they are on different servers, perhaps. */
  private answer(device: Device, wish: Wish): void {
    device.ask(wish);
    const other = this.devices.find((it) => it !== device && it.isGreeted);
    if (other && this.chance.below(3) === 0) other.ask(wish);
  }

  private nextId(): string {
    return `${this.name}-${this.circle.round}-${this.moves++}`.padEnd(8, '-');
  }

  private choose({ table, play }: WholeUpdate): unknown {
    const { view, moves } = play!;
    const { bots } = MINDS[table.game]!;
    const isWild = this.chance.below(10) === 0;
    return bots[isWild ? 'random' : quickMind(table.game)]!.choose(view, moves, this.chance);
  }

  private talk(device: Device): void {
    device.ask({ type: 'say', speech: { phrase: PHRASES[this.chance.below(PHRASES.length)]! } });
  }

  private takeBreak(): void {
    const { time } = this.place;
    if (this.isAway) return;
    this.isAway = true;
    for (const device of this.devices) device.leave();
    time.in(this.chance.below(BREAK), PEOPLE, () => this.calmDown());
  }

  /** Garbage, old questions, moves that are not legal, seats and powers that are not its own. */
  private doHarm(device: Device, { play, table }: WholeUpdate): void {
    const { chance } = this;
    const move =
      play && play.moves.length > 0 ? this.choose({ play, table } as WholeUpdate) : { type: 'coup', target: 0 };
    const asked = play?.asked ?? 0;
    const id = this.nextId();
    switch (chance.below(6)) {
      case 0:
        return device.blurt(GARBAGE[chance.below(GARBAGE.length)]!);
      case 1:
        return device.ask({ type: 'move', id, asked: Math.max(0, asked - 1 - chance.below(3)), move });
      case 2:
        return device.ask({ type: 'move', id, asked, move: { ...(move as object), hostile: chance.below(9) } });
      case 3:
        return device.ask({ type: 'clear-seat', seat: chance.below(6) });
      case 4:
        return device.ask({ type: 'sit', seat: chance.below(6), name: 'Mallory', salt: '' });
      default:
        return device.ask({ type: 'move', id, asked: asked + 1 + chance.below(4), move });
    }
  }
}

/** Who a program is stands in its pass. */
function guestOf(pass: string): string {
  const [body] = pass.split('.');
  return (JSON.parse(Buffer.from(body!, 'base64url').toString()) as { readonly guest: GuestId }).guest;
}
