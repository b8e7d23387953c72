// A simulated person, program or spectator: sits down, plays, chats, undoes, hesitates, leaves and returns, and if hostile
// sends requests that are not allowed.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { Chance } from '@kuluary/kernel/chance';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { PHRASES } from '@kuluary/protocol/vocabularies';
import { quickBotOf } from './faulty-bots.ts';
import type { PlayerGroup } from './player-group.ts';
import { type DeviceRequest, PEOPLE, SimulatedDevice, type WorldContext } from './simulated-device.ts';

type PersonKind = 'player' | 'program' | 'spectator';

const CHECK_INTERVAL = 2500; // ms
const MAX_DAWDLE = 40_000; // ms
const MAX_BREAK = 30_000; // ms
const GARBAGE = [
  '',
  '{',
  'null',
  '{"type":"move"}',
  `{"type":"hello","version":${PROTOCOL_VERSION},"have":0}`,
  '[]',
  '{"type":"win"}',
];

export class SimulatedPerson {
  readonly name: string;
  readonly guest: GuestId; // secret
  readonly kind: PersonKind;
  readonly group: PlayerGroup;
  readonly isHostile: boolean;
  devices: SimulatedDevice[] = [];
  private readonly world: WorldContext;
  private readonly chance: Chance;
  private readonly token: string | undefined;
  private isThinking = false;
  private lastIgnoredDecision = 0;
  private moves = 0;
  private isAway = false;
  private hasLeftForGood = false;

  constructor(world: WorldContext, chance: Chance, group: PlayerGroup, name: string, kind: PersonKind, token?: string) {
    this.world = world;
    this.chance = chance;
    this.group = group;
    this.name = name;
    this.guest = token === undefined ? `secret of ${name}` : guestInToken(token);
    this.kind = kind;
    this.token = token;
    this.isHostile = kind !== 'program' && chance.below(8) === 0;
  }

  /** Connects its devices to a table. */
  goTo(table: TableId): void {
    for (const device of this.devices) device.leave();
    const count = this.kind === 'player' && this.chance.below(4) === 0 ? 2 : 1;
    this.devices = Array.from(
      { length: count },
      () => new SimulatedDevice(this.world, this.guest, table, this.token, () => this.scheduleAction()),
    );
    this.lastIgnoredDecision = 0;
    for (const device of this.devices) device.connectAndStay();
  }

  checkRegularly(): void {
    if (this.hasLeftForGood) return;
    this.scheduleAction();
    this.world.time.schedule(CHECK_INTERVAL, PEOPLE, () => this.checkRegularly());
  }

  returnToStay(): void {
    this.isAway = false;
    if (this.hasLeftForGood) return;
    for (const device of this.devices) device.connectAndStay();
  }

  leaveForGood(): void {
    this.hasLeftForGood = true;
    for (const device of this.devices) device.leave();
  }

  get isExcluded(): boolean {
    return this.devices.every((device) => device.isExcluded);
  }

  private get device(): SimulatedDevice | undefined {
    return this.devices.find(({ hasJoined }) => hasJoined);
  }

  private scheduleAction(): void {
    if (this.isThinking) return;
    this.isThinking = true;
    this.world.time.schedule(this.thinkingTime(), PEOPLE, () => {
      this.isThinking = false;
      const { device } = this;
      if (device?.latest && !device.hasPendingRequests) this.act(device, device.latest);
    });
  }

  private thinkingTime(): number {
    const { chance, world } = this;
    if (world.faults.isCalm) return 5 + chance.below(120);
    const drawn = chance.below(100);
    if (drawn === 0) return chance.below(MAX_DAWDLE);
    if (drawn < 4) return 1000 + chance.below(6000);
    return 10 + chance.below(drawn < 60 ? 250 : 900);
  }

  private act(device: SimulatedDevice, update: CompleteUpdate): void {
    const { faults } = this.world;
    if (update.table.next !== null) return this.group.goToRematch(update.table.next);
    if (faults.happens(60)) return this.takeBreak();
    if (faults.happens(80)) return device.requestResync();
    if (this.isHostile && faults.happens(6)) return this.actHostile(device, update);
    if (this.kind === 'spectator' && update.you.seat === null) return;
    if (update.table.phase === 'lobby') return this.actInLobby(device, update);
    if (update.table.phase === 'playing') return this.actInMatch(device, update);
    if (this.group.wantsRematch) device.request({ type: 'rematch' });
  }

  private actInLobby(device: SimulatedDevice, update: CompleteUpdate): void {
    const { faults } = this.world;
    const { seat } = update.you;
    const isSeated = seat !== null && !update.table.seats[seat]!.awaited;
    if (!isSeated) return device.request({ type: 'sit', seat: null, name: this.name, salt: `${this.moves}` });
    if (this.kind === 'program') return;
    if (faults.happens(25)) return this.talk(device);
    if (faults.happens(40)) return device.request({ type: 'rename', name: `N${this.chance.below(1000)}` });
    if (faults.happens(40)) return device.request({ type: 'ready', ready: true });
    if (faults.happens(60)) return device.request({ type: 'stand' });
    if (update.you.host) this.group.setUpLobby(device, update);
  }

  private actInMatch(device: SimulatedDevice, update: CompleteUpdate): void {
    const { faults } = this.world;
    const { seat } = update.you;
    const { moves, asked, undo } = update.play!;
    if (seat === null) return;
    const { standIn } = update.table.seats[seat]!;
    if (standIn && this.chance.below(4) === 0)
      return device.request({ type: 'sit', seat: null, name: this.name, salt: '' });
    if (faults.happens(120)) return device.request({ type: 'stand' });
    if (this.kind === 'player' && faults.happens(40)) return this.talk(device);
    if (undo && faults.happens(8)) return device.request({ type: 'undo' });
    if (moves.length === 0 || (this.lastIgnoredDecision === asked && !faults.isCalm)) return;
    this.lastIgnoredDecision = faults.isCalm || this.chance.below(3) > 0 ? 0 : asked;
    this.sendMove(device, { type: 'move', id: this.nextId(), asked, move: this.chooseMove(update) });
  }

  /** Sometimes both devices send the move, perhaps to different servers. */
  private sendMove(device: SimulatedDevice, move: DeviceRequest): void {
    device.request(move);
    const other = this.devices.find((candidate) => candidate !== device && candidate.hasJoined);
    if (other && this.chance.below(3) === 0) other.request(move);
  }

  private nextId(): string {
    return `${this.name}-${this.group.round}-${this.moves++}`.padEnd(8, '-');
  }

  private chooseMove({ table, play }: CompleteUpdate): unknown {
    const { view, moves } = play!;
    const { bots } = BOT_REGISTRY[table.game]!;
    const isWild = this.chance.below(10) === 0;
    return bots[isWild ? 'random' : quickBotOf(table.game)]!.choose(view, moves, this.chance);
  }

  private talk(device: SimulatedDevice): void {
    device.request({ type: 'say', speech: { phrase: PHRASES[this.chance.below(PHRASES.length)]! } });
  }

  private takeBreak(): void {
    const { time } = this.world;
    if (this.isAway) return;
    this.isAway = true;
    for (const device of this.devices) device.leave();
    time.schedule(this.chance.below(MAX_BREAK), PEOPLE, () => this.returnToStay());
  }

  /** Garbage, old or future decisions, illegal moves, other people's seats, the host's requests. */
  private actHostile(device: SimulatedDevice, { play, table }: CompleteUpdate): void {
    const { chance } = this;
    const move =
      play && play.moves.length > 0 ? this.chooseMove({ play, table } as CompleteUpdate) : { type: 'coup', target: 0 };
    const asked = play?.asked ?? 0;
    const id = this.nextId();
    switch (chance.below(6)) {
      case 0:
        return device.sendRaw(GARBAGE[chance.below(GARBAGE.length)]!);
      case 1:
        return device.request({ type: 'move', id, asked: Math.max(0, asked - 1 - chance.below(3)), move });
      case 2:
        return device.request({
          type: 'move',
          id,
          asked,
          move: { ...(move as object), hostile: chance.below(9) },
        });
      case 3:
        return device.request({ type: 'clear-seat', seat: chance.below(6) });
      case 4:
        return device.request({ type: 'sit', seat: chance.below(6), name: 'Mallory', salt: '' });
      default:
        return device.request({ type: 'move', id, asked: asked + 1 + chance.below(4), move });
    }
  }
}

function guestInToken(token: string): string {
  const [body] = token.split('.');
  return (JSON.parse(Buffer.from(body!, 'base64url').toString()) as { readonly guest: GuestId }).guest;
}
