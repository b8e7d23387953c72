// What is done in two worlds: the same, at the same moment, chosen by chance and by what is the same in both.

import type { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { type Position, pick } from './streams-position.fixture.ts';
import type { Caller, Sitter, World } from './streams-world.fixture.ts';

export interface Scene {
  readonly worlds: readonly [World, World];
  readonly reader: Viewer;
  readonly sitters: readonly Sitter[];
  readonly position: Position;
  readonly chance: FastChance;
}

const TRIES = 3; // moves that a reader tries at once
const ODD_MOVES = [null, {}, [], { type: 'look' }, 'pass', 7];
const NOT_NOW = [
  { type: 'start' },
  { type: 'set', clock: 'none' },
  { type: 'rematch' },
  { type: 'ready', ready: true },
];
const SIT = { type: 'sit', seat: null, name: 'Again', salt: '' };
const BEYOND = 1_000_000; // a position that no table has

/** What the reader may try to find something out. */
const TRIALS = [
  'moves out of place',
  'moves of another shape',
  'a stale move',
  'a move under a name that is used again',
  'taking back',
] as const;

const OTHERS = [
  'somebody takes back',
  'asking for everything',
  'a ping',
  'nonsense',
  'what is not for now',
  'a link to another device',
  'a seat for a program',
  'the log',
  'coming again',
  'going away',
  'getting up',
  'sitting down',
  'words',
  'words of somebody',
  'somebody gets up',
  'somebody sits down',
  'somebody goes away',
  'somebody comes again',
  'time that nobody is charged',
  'a look around',
] as const;

/** All that is done beside moving. */
export const DEED_NAMES: readonly string[] = [...TRIALS, ...OTHERS];

export class Deeds {
  readonly done = new Set<string>();
  private readonly scene: Scene;
  private nextRef = 1;
  private heardUpTo = 0; // position that the reader has

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Does one thing. False: somebody is asked who cannot do the same in both worlds. */
  async next(heardUpTo: number): Promise<boolean> {
    const { chance } = this.scene;
    this.heardUpTo = heardUpTo;
    switch (chance.below(4)) {
      case 0:
      case 1:
        return this.moveOfSomebody();
      case 2:
        return this.do(TRIALS, this.tries);
      default:
        return this.do(OTHERS, this.others);
    }
  }

  private async do<Name extends string>(
    names: readonly Name[],
    deeds: Readonly<Record<Name, () => void | Promise<void>>>,
  ): Promise<true> {
    const name = pick(names, this.scene.chance);
    this.done.add(name);
    await deeds[name]();
    return true;
  }

  private readonly tries: Readonly<Record<(typeof TRIALS)[number], () => void>> = {
    'moves out of place': () => this.tryMoves((chance) => pick(this.scene.position.moves, chance)),
    'moves of another shape': () => this.tryMoves((chance) => pick(ODD_MOVES, chance)),
    'a stale move': () => this.move(this.scene.reader, this.anyMove(), { late: 1 + this.scene.chance.below(3) }),
    'a move under a name that is used again': () => this.move(this.scene.reader, this.anyMove(), { id: 'my move' }),
    'taking back': () => this.ask(this.scene.reader, { type: 'undo' }),
  };

  private readonly others: Readonly<Record<(typeof OTHERS)[number], () => void | Promise<void>>> = {
    'somebody takes back': () => this.undoOfSomebody(),
    'asking for everything': () => this.say(this.scene.reader, '{"type":"resync"}'),
    'a ping': () => this.say(this.scene.reader, '{"type":"ping"}'),
    nonsense: () => this.say(this.scene.reader, '{"type":"look","seat":1'),
    'what is not for now': () => this.ask(this.scene.reader, pick(NOT_NOW, this.scene.chance)),
    'a link to another device': () => this.ask(this.scene.reader, { type: 'device' }),
    'a seat for a program': () => this.ask(this.scene.reader, { type: 'program', seat: 0 }),
    'the log': () => this.askForLog(),
    'coming again': () => this.comeAgain(),
    'going away': () => this.both(this.scene.reader, (caller) => caller.hangUp()),
    'getting up': () => this.ask(this.scene.reader, { type: 'stand' }),
    'sitting down': () => this.ask(this.scene.reader, SIT),
    words: () => this.ask(this.scene.reader, { type: 'say', speech: { phrase: 'oops' } }),
    'words of somebody': () => this.ask(this.somebody(), { type: 'say', speech: { reaction: 'noted' } }),
    'somebody gets up': () => this.ask(this.somebody(), { type: 'stand' }),
    'somebody sits down': () => this.ask(this.somebody(), SIT),
    'somebody goes away': () => this.both(this.somebody(), (caller) => caller.hangUp()),
    'somebody comes again': () => this.both(this.somebody(), (caller) => caller.dial(0)),
    'time that nobody is charged': () => this.inEach((world) => world.beAway(2000)),
    'a look around': () => this.inEach((world) => world.lookAround()),
  };

  // Moves.

  /** Whoever is asked answers with what is legal in both worlds. */
  private moveOfSomebody(): boolean {
    const { sitters, chance } = this.scene;
    const asked = [...sitters.keys()].filter((seat) => this.plays(seat).some((play) => play?.moves.length));
    if (asked.length === 0) return true;
    const seat = pick(asked, chance);
    const [here, there] = this.plays(seat);
    const common = inBoth(here?.moves ?? [], there?.moves ?? []);
    if (common.length > 0) this.move(seat, pick(common, chance));
    return common.length > 0;
  }

  private tryMoves(choose: (chance: FastChance) => unknown): void {
    for (let i = 0; i < TRIES; i++) this.move(this.scene.reader, choose(this.scene.chance));
  }

  /** One that is offered to the reader; else any. */
  private anyMove(): unknown {
    const [here] = this.plays(this.scene.reader);
    return pick(here?.moves.length ? here.moves : this.scene.position.moves, this.scene.chance);
  }

  private move(who: Viewer, move: unknown, { late = 0, id = `move ${this.nextRef}` } = {}): void {
    const ref = this.nextRef++;
    this.say(who, ({ play }) => {
      const asked = Math.max(0, (play?.asked ?? 0) - late);
      return JSON.stringify({ type: 'move', ref, id: id.padEnd(8, '.'), asked, move });
    });
  }

  /** Only where it may in both worlds: perhaps that is a secret of its own. */
  private undoOfSomebody(): void {
    const able = [...this.scene.sitters.keys()].filter((seat) => this.plays(seat).every((play) => play?.undo));
    if (able.length > 0) this.ask(pick(able, this.scene.chance), { type: 'undo' });
  }

  private plays(who: Viewer) {
    return this.scene.worlds.map((world) => world.at(who)?.play);
  }

  // Everything else.

  private ask(who: Viewer, message: object): void {
    this.say(who, JSON.stringify({ ...message, ref: this.nextRef++ }));
  }

  /** Whoever has no connection comes again instead. */
  private say(who: Viewer, text: string | ((caller: Caller) => string)): void {
    this.both(who, (caller) => {
      if (!caller.isConnected) caller.dial(0);
      else caller.say(typeof text === 'string' ? text : text(caller));
    });
  }

  /** With everything, with a part that it really has, with one whose time it does not know, or with more than there is. */
  private comeAgain(): void {
    const { chance, reader } = this.scene;
    const have = pick([0, chance.below(this.heardUpTo + 1), this.heardUpTo, BEYOND], chance);
    const isForgetful = chance.below(4) === 0;
    this.both(reader, (caller) => {
      const { position, at } = caller.lastTold(have);
      caller.dial(have === BEYOND ? have : position, isForgetful ? undefined : at);
    });
  }

  /** Anybody but the reader, and no bot. */
  private somebody(): Viewer {
    const { sitters, reader, chance } = this.scene;
    const seats = [...sitters.keys()].filter((seat) => sitters[seat] !== 'bot');
    const others: readonly Viewer[] = [...seats, 'spectator' as const].filter((who) => who !== reader);
    return others.length > 0 ? pick(others, chance) : 'spectator';
  }

  private both(who: Viewer, act: (caller: Caller) => void): void {
    for (const world of this.scene.worlds) {
      const caller = world.at(who);
      if (caller) act(caller);
    }
  }

  private async inEach(act: (world: World) => Promise<void>): Promise<void> {
    for (const world of this.scene.worlds) await act(world);
  }

  private askForLog(): Promise<void> {
    return this.inEach(async (world) => {
      const reader = world.at(this.scene.reader)!;
      reader.note(await world.askForLog(reader));
    });
  }
}

export function inBoth(here: readonly unknown[], there: readonly unknown[]): unknown[] {
  const texts = new Set(there.map((move) => JSON.stringify(move)));
  return here.filter((move) => texts.has(JSON.stringify(move)));
}
