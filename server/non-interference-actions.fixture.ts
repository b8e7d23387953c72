// Performs the same random actions at the same moments in both compared worlds, chosen only by what is equal in both.

import type { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { pickRandom, type SampledPosition } from './non-interference-positions.fixture.ts';
import type { ComparedWorld, SeatKind, WorldClient } from './non-interference-world.fixture.ts';

interface ActionContext {
  readonly worlds: readonly [ComparedWorld, ComparedWorld];
  readonly reader: Viewer;
  readonly seatKinds: readonly SeatKind[];
  readonly position: SampledPosition;
  readonly chance: FastChance;
}

const MOVES_PER_PROBE = 3;
const ODD_MOVES = [null, {}, [], { type: 'look' }, 'pass', 7];
const WRONG_PHASE_REQUESTS = [
  { type: 'start' },
  { type: 'set', clock: 'none' },
  { type: 'rematch' },
  { type: 'ready', ready: true },
];
const SIT_REQUEST = { type: 'sit', seat: null, name: 'Again', salt: '' };
const UNREACHED_POSITION = 1_000_000;

/** Requests by which the reader may try to find something out. */
const PROBES = ['untimely moves', 'malformed moves', 'a stale move', 'a move with a used id', 'an undo'] as const;

const OTHER_ACTIONS = [
  'an undo by somebody else',
  'a resync',
  'a ping',
  'invalid JSON',
  'a request of another phase',
  'a device link',
  'a program invitation',
  'the log',
  'reconnecting',
  'disconnecting',
  'standing up',
  'sitting down',
  'chat',
  'chat by somebody else',
  'somebody else stands up',
  'somebody else sits down',
  'somebody else disconnects',
  'somebody else reconnects',
  'downtime',
  'periodic checks',
] as const;

/** All actions beside moving. */
export const ACTION_NAMES: readonly string[] = [...PROBES, ...OTHER_ACTIONS];

export class ActionRunner {
  readonly done = new Set<string>();
  private readonly context: ActionContext;
  private nextRef = 1;
  private readerPosition = 0;

  constructor(context: ActionContext) {
    this.context = context;
  }

  /** Performs one action. False: somebody is asked who has no move that is legal in both worlds. */
  async performNext(readerPosition: number): Promise<boolean> {
    const { chance } = this.context;
    this.readerPosition = readerPosition;
    switch (chance.below(4)) {
      case 0:
      case 1:
        return this.moveBySomebody();
      case 2:
        return this.performOneOf(PROBES, this.probes);
      default:
        return this.performOneOf(OTHER_ACTIONS, this.otherActions);
    }
  }

  private async performOneOf<Name extends string>(
    names: readonly Name[],
    actions: Readonly<Record<Name, () => void | Promise<void>>>,
  ): Promise<true> {
    const name = pickRandom(names, this.context.chance);
    this.done.add(name);
    await actions[name]();
    return true;
  }

  private readonly probes: Readonly<Record<(typeof PROBES)[number], () => void>> = {
    'untimely moves': () => this.sendProbeMoves((chance) => pickRandom(this.context.position.moves, chance)),
    'malformed moves': () => this.sendProbeMoves((chance) => pickRandom(ODD_MOVES, chance)),
    'a stale move': () =>
      this.sendMove(this.context.reader, this.pickMove(), { late: 1 + this.context.chance.below(3) }),
    'a move with a used id': () => this.sendMove(this.context.reader, this.pickMove(), { id: 'my move' }),
    'an undo': () => this.sendRequest(this.context.reader, { type: 'undo' }),
  };

  private readonly otherActions: Readonly<Record<(typeof OTHER_ACTIONS)[number], () => void | Promise<void>>> = {
    'an undo by somebody else': () => this.undoBySomebody(),
    'a resync': () => this.sendText(this.context.reader, '{"type":"resync"}'),
    'a ping': () => this.sendText(this.context.reader, '{"type":"ping"}'),
    'invalid JSON': () => this.sendText(this.context.reader, '{"type":"look","seat":1'),
    'a request of another phase': () =>
      this.sendRequest(this.context.reader, pickRandom(WRONG_PHASE_REQUESTS, this.context.chance)),
    'a device link': () => this.sendRequest(this.context.reader, { type: 'device' }),
    'a program invitation': () => this.sendRequest(this.context.reader, { type: 'program', seat: 0 }),
    'the log': () => this.requestLog(),
    reconnecting: () => this.reconnectReader(),
    disconnecting: () => this.doInBoth(this.context.reader, (client) => client.disconnect()),
    'standing up': () => this.sendRequest(this.context.reader, { type: 'stand' }),
    'sitting down': () => this.sendRequest(this.context.reader, SIT_REQUEST),
    chat: () => this.sendRequest(this.context.reader, { type: 'say', speech: { phrase: 'oops' } }),
    'chat by somebody else': () => this.sendRequest(this.pickOther(), { type: 'say', speech: { reaction: 'noted' } }),
    'somebody else stands up': () => this.sendRequest(this.pickOther(), { type: 'stand' }),
    'somebody else sits down': () => this.sendRequest(this.pickOther(), SIT_REQUEST),
    'somebody else disconnects': () => this.doInBoth(this.pickOther(), (client) => client.disconnect()),
    'somebody else reconnects': () => this.doInBoth(this.pickOther(), (client) => client.connect(0)),
    downtime: () => this.doInEachWorld((world) => world.addDowntime(2000)),
    'periodic checks': () => this.doInEachWorld((world) => world.runPeriodicChecks()),
  };

  // Moves.

  /** Somebody who is asked makes a move that is legal in both worlds. */
  private moveBySomebody(): boolean {
    const { seatKinds, chance } = this.context;
    const asked = [...seatKinds.keys()].filter((seat) => this.playsOf(seat).some((play) => play?.moves.length));
    if (asked.length === 0) return true;
    const seat = pickRandom(asked, chance);
    const [here, there] = this.playsOf(seat);
    const common = commonMoves(here?.moves ?? [], there?.moves ?? []);
    if (common.length > 0) this.sendMove(seat, pickRandom(common, chance));
    return common.length > 0;
  }

  private sendProbeMoves(choose: (chance: FastChance) => unknown): void {
    for (let i = 0; i < MOVES_PER_PROBE; i++) this.sendMove(this.context.reader, choose(this.context.chance));
  }

  /** A move that is offered to the reader; else any. */
  private pickMove(): unknown {
    const [here] = this.playsOf(this.context.reader);
    return pickRandom(here?.moves.length ? here.moves : this.context.position.moves, this.context.chance);
  }

  private sendMove(who: Viewer, move: unknown, { late = 0, id = `move ${this.nextRef}` } = {}): void {
    const ref = this.nextRef++;
    this.sendText(who, ({ play }) => {
      const asked = Math.max(0, (play?.asked ?? 0) - late);
      return JSON.stringify({ type: 'move', ref, id: id.padEnd(8, '.'), asked, move });
    });
  }

  /** Only where allowed in both worlds, as that may depend on hidden state. */
  private undoBySomebody(): void {
    const able = [...this.context.seatKinds.keys()].filter((seat) => this.playsOf(seat).every((play) => play?.undo));
    if (able.length > 0) this.sendRequest(pickRandom(able, this.context.chance), { type: 'undo' });
  }

  private playsOf(who: Viewer) {
    return this.context.worlds.map((world) => world.clientOf(who)?.play);
  }

  // Everything else.

  private sendRequest(who: Viewer, message: object): void {
    this.sendText(who, JSON.stringify({ ...message, ref: this.nextRef++ }));
  }

  /** Reconnects instead where there is no connection. */
  private sendText(who: Viewer, text: string | ((client: WorldClient) => string)): void {
    this.doInBoth(who, (client) => {
      if (!client.isConnected) client.connect(0);
      else client.send(typeof text === 'string' ? text : text(client));
    });
  }

  /** With nothing, a part, or all of what it has received, with or without its time; or with an impossible position. */
  private reconnectReader(): void {
    const { chance, reader } = this.context;
    const have = pickRandom(
      [0, chance.below(this.readerPosition + 1), this.readerPosition, UNREACHED_POSITION],
      chance,
    );
    const isForgetful = chance.below(4) === 0;
    this.doInBoth(reader, (client) => {
      const { position, lastEntryAt } = client.lastUpdateUpTo(have);
      client.connect(have === UNREACHED_POSITION ? have : position, isForgetful ? undefined : lastEntryAt);
    });
  }

  /** Any viewer but the reader and bots. */
  private pickOther(): Viewer {
    const { seatKinds, reader, chance } = this.context;
    const seats = [...seatKinds.keys()].filter((seat) => seatKinds[seat] !== 'bot');
    const others: readonly Viewer[] = [...seats, 'spectator' as const].filter((who) => who !== reader);
    return others.length > 0 ? pickRandom(others, chance) : 'spectator';
  }

  private doInBoth(who: Viewer, act: (client: WorldClient) => void): void {
    for (const world of this.context.worlds) {
      const client = world.clientOf(who);
      if (client) act(client);
    }
  }

  private async doInEachWorld(act: (world: ComparedWorld) => Promise<void>): Promise<void> {
    for (const world of this.context.worlds) await act(world);
  }

  private requestLog(): Promise<void> {
    return this.doInEachWorld(async (world) => {
      const reader = world.clientOf(this.context.reader)!;
      reader.record(await world.requestLog(reader));
    });
  }
}

export function commonMoves(here: readonly unknown[], there: readonly unknown[]): unknown[] {
  const texts = new Set(there.map((move) => JSON.stringify(move)));
  return here.filter((move) => texts.has(JSON.stringify(move)));
}
