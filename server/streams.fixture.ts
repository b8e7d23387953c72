// Two worlds that differ only in what is hidden from one reader. Everybody does the same in both, at the same moments: so
// the reader must hear the same bytes at the same moments, until something really comes to light.

import { REGISTRY } from '@kuluary/games/registry';
import type { Thinker } from '@kuluary/host/thinker';
import type { AnySubject } from '@kuluary/kernel/battery';
import { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import type { Addressed } from '@kuluary/kernel/told';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { CLOCKS } from '@kuluary/protocol/words';
import { vi } from 'vitest';
import { Deeds, inBoth } from './streams-deeds.fixture.ts';
import { type Ear, gameFrom, type Position, pick, type Swap } from './streams-position.fixture.ts';
import { type Heard, LINGER, type Played, type Sitter, World } from './streams-world.fixture.ts';

/** Who reads: a person at a seat, a program at one, or somebody who looks on. */
export const READERS = ['person', 'program', 'spectator'] as const;
export type Reader = (typeof READERS)[number];

export interface Trial {
  readonly name: string; // says how to find it again
  readonly subject: AnySubject;
  readonly position: Position;
  readonly reader: Reader;
  readonly seed: number;
  readonly leak?: Leak | undefined; // on purpose
}

/** How a house gives something away. */
export interface Leak {
  readonly entry?: (entry: Played) => Played;
  readonly thinking?: (view: unknown) => number; // ms that a bot thinks longer
}

/** Why a comparison ended: something came to light, somebody could not do the same in both, or enough was done. */
type Ending = 'opened' | 'parted' | 'done';

export interface Compared {
  readonly heard: number; // frames, answers and ends of connections that were the same
  readonly changed: readonly string[]; // secrets that were different all the while
  readonly codes: ReadonlySet<string>; // with which the reader was refused
  readonly done: ReadonlySet<string>; // deeds, by name
  readonly ending: Ending;
}

export class Leaked extends Error {}

const BEGUN = Date.UTC(2030, 0, 1);
const DEEDS = 16; // of a pair
const THINKING = 90; // ms, at most
const FLUSH = 1100; // ms in which everybody has heard everything
const PAUSES = [0, 0, 5, LINGER + 5, 300, 900, 2500, 16_000]; // ms between two deeds; the last is more than a fast clock has
const SHOWN = 200; // characters before and after a difference

/** Time must be vitest's, and chance that is no part of a game must always be the same. */
export async function compare(trial: Trial): Promise<Compared> {
  vi.setSystemTime(BEGUN);
  const pair = new Pair(trial);
  try {
    return await pair.run();
  } finally {
    await pair.close();
  }
}

class Pair {
  private readonly trial: Trial;
  private readonly chance: FastChance;
  private readonly viewer: Viewer;
  private readonly sitters: readonly Sitter[];
  private readonly swap: Swap;
  private readonly worlds: readonly [World, World];
  private readonly deeds: Deeds;
  private readonly tales: readonly [Tale[], Tale[]] = [[], []]; // what the reader was told by the nth move
  private readonly thoughts: readonly [Thought[], Thought[]] = [[], []];
  private readonly codes = new Set<string>();
  private openedAt = Number.POSITIVE_INFINITY; // something came to light
  private partedAt = Number.POSITIVE_INFINITY; // somebody could not do the same in both
  private unevenAt = Number.POSITIVE_INFINITY; // a bot thought in one world when it did not in the other
  private same = 0; // so much was heard alike
  private heardUpTo = 0; // position

  constructor(trial: Trial) {
    const { position, reader, seed } = trial;
    const chance = new FastChance(seed);
    const own = chance.below(position.seats);
    const sitters = Array.from({ length: position.seats }, (_, seat): Sitter => {
      const anybody = pick(['person', 'person', 'program', 'bot'] as const, chance);
      return reader !== 'spectator' && seat === own ? reader : anybody;
    });
    this.trial = trial;
    this.chance = chance;
    this.viewer = reader === 'spectator' ? reader : own;
    this.sitters = sitters;
    this.swap = { viewer: this.viewer, seed: chance.below(2 ** 31), changed: [] };
    const company = { sitters, clock: pick(CLOCKS, chance), begun: BEGUN, bot: 'random' };
    this.worlds = [
      new World(this.entry(0), position, company, this.thinker(0)),
      new World(this.entry(1, this.swap), position, company, this.thinker(1)),
    ];
    this.deeds = new Deeds({ worlds: this.worlds, reader: this.viewer, sitters, position, chance });
  }

  async run(): Promise<Compared> {
    for (const world of this.worlds) await world.open();
    for (const who of this.worlds[0].callers.keys()) {
      for (const world of this.worlds) world.callers[who]?.dial(0);
      await this.pass(this.chance.below(20));
    }
    let ending = this.judge();
    for (let i = 0; i < DEEDS && !ending; i++) {
      if (!(await this.deeds.next(this.heardUpTo))) this.part();
      await this.pass(pick(PAUSES, this.chance));
      ending = this.judge();
    }
    if (!ending) await this.pass(FLUSH);
    ending ??= this.judge() ?? 'done';
    const problem = this.worlds.flatMap(({ problems }) => problems)[0];
    if (problem !== undefined) throw new Error(problem);
    const { same: heard, swap, codes, deeds } = this;
    return { heard, changed: swap.changed, codes, done: deeds.done, ending };
  }

  async close(): Promise<void> {
    for (const world of this.worlds) await world.close();
  }

  private pass(ms: number): Promise<unknown> {
    return vi.advanceTimersByTimeAsync(ms);
  }

  private part(): void {
    this.partedAt = Math.min(this.partedAt, Date.now());
  }

  private entry(nth: 0 | 1, swap?: Swap): Played {
    const { subject, position, leak } = this.trial;
    const tales = this.tales[nth];
    const ear: Ear = (move, told, isOver) => {
      const heard = told.heardBy(this.viewer);
      const isAgain = JSON.stringify(heard) === JSON.stringify(tales[move]?.heard); // the log was read anew
      if (!isAgain) tales[move] = { at: Date.now(), heard };
      if (isOver) this.openedAt = Math.min(this.openedAt, Date.now());
    };
    const entry = { ...REGISTRY[subject.game.id]!, game: gameFrom(subject, position, ear, swap) };
    return leak?.entry?.(entry) ?? entry;
  }

  /** A bot does the same in both worlds, whatever it holds. */
  private thinker(nth: 0 | 1): Thinker {
    return {
      choose: async ({ moves, view }) => {
        const number = this.thoughts[nth].push({ at: Date.now(), moves }) - 1;
        const longer = this.trial.leak?.thinking?.(view) ?? 0;
        const thinking = 1 + (JSON.stringify(view).length % THINKING); // its hand is in the view
        await new Promise((resolve) => setTimeout(resolve, thinking + longer));
        const [here, there] = this.thoughts.map((thoughts) => thoughts[number]);
        const asked = [here, there].map((thought) => thought?.at ?? Number.POSITIVE_INFINITY);
        if (asked[0] !== asked[1]) this.unevenAt = Math.min(this.unevenAt, ...asked);
        const common = inBoth(here?.moves ?? [], there?.moves ?? []);
        if (common.length === 0) this.part();
        return pick(common.length > 0 ? common : moves, new FastChance(this.trial.seed + number));
      },
    };
  }

  // Comparing.

  /** All that was heard before something came to light, or somebody did something else, must have been the same. */
  private judge(): Ending | undefined {
    this.lookForOpening();
    const until = Math.min(this.openedAt, this.partedAt);
    const [here, there] = this.worlds.map((world) => world.at(this.viewer)!.heard.filter(({ at }) => at < until));
    for (; this.same < Math.max(here!.length, there!.length); this.same++) {
      const [one, other] = [here![this.same], there![this.same]];
      if (!one || one.at !== other?.at || one.text !== other.text) this.leaked(one, other);
      this.note(one);
    }
    if (this.unevenAt < until) this.fail('waits for a bot that thinks at another moment');
    if (until > Date.now()) return undefined;
    return this.openedAt <= this.partedAt ? 'opened' : 'parted';
  }

  /** Was the reader told, with everybody or alone, what was hidden before? From then on it may hear other things. */
  private lookForOpening(): void {
    const [here, there] = this.tales;
    for (const [nth, tale] of here.entries()) {
      const other = there[nth];
      if (!tale || !other) continue;
      const first = firstDifference(tale.heard, other.heard);
      const isOpen = first.some(({ to, event }) => to !== 'all' || this.trial.subject.opens(event));
      if (isOpen) this.openedAt = Math.min(this.openedAt, tale.at, other.at);
    }
  }

  private note({ text }: Heard): void {
    if (!text.startsWith('{')) return;
    const message = JSON.parse(text) as ToBrowser;
    this.heardUpTo = message.position;
    if (message.type === 'refused') this.codes.add(message.code);
  }

  private leaked(one: Heard | undefined, other: Heard | undefined): never {
    const at = [...(one?.text ?? '')].findIndex((letter, i) => letter !== other?.text[i]);
    const shown = [one, other].map((heard) => {
      if (!heard) return 'nothing';
      const part = heard.text.slice(Math.max(0, at - SHOWN), Math.max(0, at) + SHOWN);
      return `after ${heard.at - BEGUN} ms, ${heard.text.length} characters: …${part}…`;
    });
    this.fail(`hears another thing:\n  ${shown.join('\n  ')}`);
  }

  private fail(what: string): never {
    const { name, reader } = this.trial;
    const who = `${reader} ${reader === 'spectator' ? '' : `on seat ${this.viewer} `}of ${this.sitters.join(', ')}`;
    const changed = `when these take other values: ${this.swap.changed.join(', ')}`;
    const done = `after: ${[...this.deeds.done].join(', ')}`;
    throw new Leaked(`${who} ${what}\n${changed}\n${done}\n(${name})`);
  }
}

interface Thought {
  readonly at: number;
  readonly moves: readonly unknown[];
}

interface Tale {
  readonly at: number;
  readonly heard: readonly Addressed<unknown>[];
}

/** The first things in which two tales part: one of each, unless one ends there. */
function firstDifference<T>(here: readonly T[], there: readonly T[]): T[] {
  const length = Math.max(here.length, there.length);
  for (let i = 0; i < length; i++) {
    if (JSON.stringify(here[i]) === JSON.stringify(there[i])) continue;
    return [here[i], there[i]].filter((told) => told !== undefined);
  }
  return [];
}
