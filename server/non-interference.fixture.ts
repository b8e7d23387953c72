// Compares two worlds that differ only in what is hidden from one reader. Everybody does the same in both at the same
// moments, so the reader must receive the same bytes at the same moments, until a secret is legitimately revealed.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { BotRunner } from '@kuluary/host/bot-runner';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGameUnderTest } from '@kuluary/kernel/contract-tests';
import type { AddressedEvent } from '@kuluary/kernel/event-log';
import type { Viewer } from '@kuluary/kernel/game';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { CLOCKS } from '@kuluary/protocol/vocabularies';
import { vi } from 'vitest';
import { ActionRunner, commonMoves } from './non-interference-actions.fixture.ts';
import {
  gameStartingAt,
  type MoveObserver,
  pickRandom,
  type SampledPosition,
  type SecretSwap,
} from './non-interference-positions.fixture.ts';
import {
  BATCH_DELAY,
  ComparedWorld,
  type GameEntry,
  type ReceivedFrame,
  type SeatKind,
} from './non-interference-world.fixture.ts';

export const READER_KINDS = ['person', 'program', 'spectator'] as const;
export type ReaderKind = (typeof READER_KINDS)[number];

export interface Comparison {
  readonly name: string; // says how to reproduce it
  readonly subject: AnyGameUnderTest;
  readonly position: SampledPosition;
  readonly readerKind: ReaderKind;
  readonly seed: number;
  readonly leak?: PlantedLeak | undefined;
}

/** A change of a world that leaks a secret on purpose. */
export interface PlantedLeak {
  readonly changeGame?: (gameEntry: GameEntry) => GameEntry;
  readonly extraThinkingTime?: (view: unknown) => number; // ms that a bot thinks longer
}

/** Why a comparison ended: a secret was revealed, somebody could not do the same in both worlds, or all actions were done. */
type Ending = 'revealed' | 'diverged' | 'done';

export interface ComparisonResult {
  readonly sameFrames: number; // frames, HTTP replies and closings that were the same
  readonly changedSecrets: readonly string[]; // that differed throughout
  readonly codes: ReadonlySet<string>; // of the reader's refusals
  readonly actionsDone: ReadonlySet<string>; // names
  readonly ending: Ending;
}

export class LeakFound extends Error {}

const STARTED_AT = Date.UTC(2030, 0, 1);
const ACTION_COUNT = 16; // per pair
const MAX_THINKING = 90; // ms
const FLUSH_TIME = 1100; // ms in which all updates are delivered
const ACTION_PAUSES = [0, 0, 5, BATCH_DELAY + 5, 300, 900, 2500, 16_000]; // ms; the last is more than a fast clock has
const EXCERPT_LENGTH = 200; // characters before and after a difference

/** Needs vitest's fake time, and fixed random values outside of the game. */
export async function compareWorlds(comparison: Comparison): Promise<ComparisonResult> {
  vi.setSystemTime(STARTED_AT);
  const pair = new WorldPair(comparison);
  try {
    return await pair.run();
  } finally {
    await pair.close();
  }
}

class WorldPair {
  private readonly comparison: Comparison;
  private readonly chance: FastChance;
  private readonly viewer: Viewer;
  private readonly seatKinds: readonly SeatKind[];
  private readonly secretSwap: SecretSwap;
  private readonly worlds: readonly [ComparedWorld, ComparedWorld];
  private readonly actions: ActionRunner;
  private readonly eventsByMove: readonly [MoveEvents[], MoveEvents[]] = [[], []]; // that the reader may know
  private readonly botRequests: readonly [BotRequest[], BotRequest[]] = [[], []];
  private readonly codes = new Set<string>();
  private revealedAt = Number.POSITIVE_INFINITY;
  private divergedAt = Number.POSITIVE_INFINITY;
  private botTimingDivergedAt = Number.POSITIVE_INFINITY;
  private sameFrames = 0;
  private readerPosition = 0;

  constructor(comparison: Comparison) {
    const { position, readerKind, seed } = comparison;
    const chance = new FastChance(seed);
    const ownSeat = chance.below(position.seats);
    const seatKinds = Array.from({ length: position.seats }, (_, seat): SeatKind => {
      const anybody = pickRandom(['person', 'person', 'program', 'bot'] as const, chance);
      return readerKind !== 'spectator' && seat === ownSeat ? readerKind : anybody;
    });
    this.comparison = comparison;
    this.chance = chance;
    this.viewer = readerKind === 'spectator' ? readerKind : ownSeat;
    this.seatKinds = seatKinds;
    this.secretSwap = { viewer: this.viewer, seed: chance.below(2 ** 31), changedSecrets: [] };
    const setup = { seatKinds, clock: pickRandom(CLOCKS, chance), startedAt: STARTED_AT, bot: 'random' };
    this.worlds = [
      new ComparedWorld(this.makeGameEntry(0), position, setup, this.makeBotRunner(0)),
      new ComparedWorld(this.makeGameEntry(1, this.secretSwap), position, setup, this.makeBotRunner(1)),
    ];
    this.actions = new ActionRunner({
      worlds: this.worlds,
      reader: this.viewer,
      seatKinds,
      position,
      chance,
    });
  }

  async run(): Promise<ComparisonResult> {
    for (const world of this.worlds) await world.open();
    for (const viewer of this.worlds[0].clients.keys()) {
      for (const world of this.worlds) world.clients[viewer]?.connect(0);
      await this.advanceTime(this.chance.below(20));
    }
    let ending = this.compareStreams();
    for (let i = 0; i < ACTION_COUNT && !ending; i++) {
      if (!(await this.actions.performNext(this.readerPosition))) this.markDiverged();
      await this.advanceTime(pickRandom(ACTION_PAUSES, this.chance));
      ending = this.compareStreams();
    }
    if (!ending) await this.advanceTime(FLUSH_TIME);
    ending ??= this.compareStreams() ?? 'done';
    const problem = this.worlds.flatMap(({ problems }) => problems)[0];
    if (problem !== undefined) throw new Error(problem);
    const { sameFrames, secretSwap, codes, actions } = this;
    return { sameFrames, changedSecrets: secretSwap.changedSecrets, codes, actionsDone: actions.done, ending };
  }

  async close(): Promise<void> {
    for (const world of this.worlds) await world.close();
  }

  private advanceTime(ms: number): Promise<unknown> {
    return vi.advanceTimersByTimeAsync(ms);
  }

  private markDiverged(): void {
    this.divergedAt = Math.min(this.divergedAt, Date.now());
  }

  private makeGameEntry(nth: 0 | 1, secretSwap?: SecretSwap): GameEntry {
    const { subject, position, leak } = this.comparison;
    const eventsOfMoves = this.eventsByMove[nth];
    const onMove: MoveObserver = (move, eventLog, isOver) => {
      const events = eventLog.addressedEventsFor(this.viewer);
      const isReplay = JSON.stringify(events) === JSON.stringify(eventsOfMoves[move]?.events); // replayed from the log
      if (!isReplay) eventsOfMoves[move] = { at: Date.now(), events };
      if (isOver) this.revealedAt = Math.min(this.revealedAt, Date.now());
    };
    const gameEntry = {
      ...GAME_REGISTRY[subject.game.id]!,
      game: gameStartingAt(subject, position, onMove, secretSwap),
    };
    return leak?.changeGame?.(gameEntry) ?? gameEntry;
  }

  /** Bots do the same in both worlds, whatever they hold. */
  private makeBotRunner(nth: 0 | 1): BotRunner {
    return {
      choose: async ({ moves, view }) => {
        const number = this.botRequests[nth].push({ at: Date.now(), moves }) - 1;
        const longer = this.comparison.leak?.extraThinkingTime?.(view) ?? 0;
        const thinking = 1 + (JSON.stringify(view).length % MAX_THINKING); // the view contains the bot's hand
        await new Promise((resolve) => setTimeout(resolve, thinking + longer));
        const [here, there] = this.botRequests.map((requests) => requests[number]);
        const askedAt = [here, there].map((request) => request?.at ?? Number.POSITIVE_INFINITY);
        if (askedAt[0] !== askedAt[1]) this.botTimingDivergedAt = Math.min(this.botTimingDivergedAt, ...askedAt);
        const common = commonMoves(here?.moves ?? [], there?.moves ?? []);
        if (common.length === 0) this.markDiverged();
        return pickRandom(common.length > 0 ? common : moves, new FastChance(this.comparison.seed + number));
      },
    };
  }

  // Comparing.

  /** All frames before a reveal or divergence must be the same. */
  private compareStreams(): Ending | undefined {
    this.findReveal();
    const until = Math.min(this.revealedAt, this.divergedAt);
    const [here, there] = this.worlds.map((world) =>
      world.clientOf(this.viewer)!.received.filter(({ at }) => at < until),
    );
    for (; this.sameFrames < Math.max(here!.length, there!.length); this.sameFrames++) {
      const [one, other] = [here![this.sameFrames], there![this.sameFrames]];
      if (!one || one.at !== other?.at || one.text !== other.text) this.failWithDifference(one, other);
      this.recordMessage(one);
    }
    if (this.botTimingDivergedAt < until) this.fail('waits for a bot that thinks at different moments');
    if (until > Date.now()) return undefined;
    return this.revealedAt <= this.divergedAt ? 'revealed' : 'diverged';
  }

  /** Has an event told the reader what was hidden before? From then on frames may differ. */
  private findReveal(): void {
    const [here, there] = this.eventsByMove;
    for (const [nth, one] of here.entries()) {
      const other = there[nth];
      if (!one || !other) continue;
      const first = firstDifference(one.events, other.events);
      const isReveal = first.some(({ to, event }) => to !== 'all' || this.comparison.subject.revealsHidden(event));
      if (isReveal) this.revealedAt = Math.min(this.revealedAt, one.at, other.at);
    }
  }

  private recordMessage({ text }: ReceivedFrame): void {
    if (!text.startsWith('{')) return;
    const message = JSON.parse(text) as ToBrowser;
    this.readerPosition = message.position;
    if (message.type === 'refused') this.codes.add(message.code);
  }

  private failWithDifference(one: ReceivedFrame | undefined, other: ReceivedFrame | undefined): never {
    const at = [...(one?.text ?? '')].findIndex((character, i) => character !== other?.text[i]);
    const shown = [one, other].map((frame) => {
      if (!frame) return 'nothing';
      const part = frame.text.slice(Math.max(0, at - EXCERPT_LENGTH), Math.max(0, at) + EXCERPT_LENGTH);
      return `after ${frame.at - STARTED_AT} ms, ${frame.text.length} characters: …${part}…`;
    });
    this.fail(`receives something else:\n  ${shown.join('\n  ')}`);
  }

  private fail(problem: string): never {
    const { name, readerKind } = this.comparison;
    const viewer = `${readerKind} ${readerKind === 'spectator' ? '' : `on seat ${this.viewer} `}of ${this.seatKinds.join(', ')}`;
    const changed = `when these take other values: ${this.secretSwap.changedSecrets.join(', ')}`;
    const done = `after: ${[...this.actions.done].join(', ')}`;
    throw new LeakFound(`${viewer} ${problem}\n${changed}\n${done}\n(${name})`);
  }
}

interface BotRequest {
  readonly at: number;
  readonly moves: readonly unknown[];
}

interface MoveEvents {
  readonly at: number;
  readonly events: readonly AddressedEvent<unknown>[];
}

/** The first items in which two lists differ: one of each, unless one ends there. */
function firstDifference<T>(here: readonly T[], there: readonly T[]): T[] {
  const length = Math.max(here.length, there.length);
  for (let i = 0; i < length; i++) {
    if (JSON.stringify(here[i]) === JSON.stringify(there[i])) continue;
    return [here[i], there[i]].filter((item) => item !== undefined);
  }
  return [];
}
