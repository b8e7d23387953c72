// Whole tables that may be the real one, drawn as often as they are likely. The first come from `imagine`; then hidden
// cards change places by Metropolis' rule: always towards a likelier table, seldom towards an unlikelier one, never to one
// that cannot be.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { NONE } from '../../rules/characters.ts';
import { sureCount } from '../../rules/court-deck.ts';
import { deduce } from '../../rules/deduction.ts';
import { imagine } from '../../rules/imagine.ts';
import { characterOf, clone, HAND, PICK, type State, witnesses } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { windowOf } from '../../rules/window.ts';
import type { Beliefs } from './beliefs.ts';
import { Facts } from './facts.ts';
import { handIn } from './hand.ts';

const CHAIN = 10; // worlds that are drawn one after the other from one that was imagined
const DRAFTED = 40; // worlds that are imagined after a draft
const SWAPS = 6; // tried between two worlds, for each seat
const GRAINS = 2 ** 20; // of luck

/** Gives one world after the other. */
export interface Worlds {
  next(): State;
}

export function worldsOf(view: View, beliefs: Beliefs, chance: Chance): Worlds {
  return view.drafted ? new Pool(view, beliefs, chance) : new Chains(view, beliefs, chance);
}

/** After a draft cards can't change places freely; but there are few: some worlds, each as often as it is likely. */
class Pool implements Worlds {
  private readonly worlds: readonly State[];
  private readonly upTo: number[] = []; // weights, added up
  private readonly chance: Chance;

  constructor(view: View, beliefs: Beliefs, chance: Chance) {
    this.chance = chance;
    this.worlds = Array.from({ length: DRAFTED }, () => imagined(view, chance));
    for (const world of this.worlds) this.upTo.push((this.upTo.at(-1) ?? 0) + weightOf(world, view, beliefs));
  }

  next(): State {
    const lot = this.upTo.at(-1)! * ((this.chance.below(GRAINS) + 0.5) / GRAINS);
    return clone(
      this.worlds[
        Math.max(
          0,
          this.upTo.findIndex((weight) => weight >= lot),
        )
      ]!,
    );
  }
}

class Chains implements Worlds {
  private readonly view: View;
  private readonly beliefs: Beliefs;
  private readonly chance: Chance;
  private chain: Chain | undefined;
  private drawn = 0;

  constructor(view: View, beliefs: Beliefs, chance: Chance) {
    this.view = view;
    this.beliefs = beliefs;
    this.chance = chance;
  }

  next(): State {
    const { view, beliefs, chance } = this;
    if (!this.chain || this.drawn++ % CHAIN === 0)
      this.chain = new Chain(imagined(view, chance), view, beliefs, chance);
    return this.chain.next();
  }
}

function imagined(view: View, chance: Chance): State {
  const world = imagine(view, chance);
  openAnswers(world, view);
  return world;
}

function weightOf(world: State, view: View, beliefs: Beliefs): number {
  let weight = 1;
  if (world.phase === PICK) return weight; // nobody has a card
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat !== view.viewer && world.alive & (1 << seat)) weight *= beliefs.weight(seat, handIn(world, seat));
  }
  return weight;
}

/** Sealed answers are not known: whoever may still matter is asked again. */
function openAnswers(world: State, view: View): void {
  const others = windowOf(world) & ~world.asked & ~(1 << (view.viewer as Seat));
  world.raised &= ~others;
  world.asked |= others & lateAnswers(world, view.viewer as Seat);
}

/** Seats that answer after this one, clockwise from the claimant: those before have passed, or nothing would be asked. */
function lateAnswers(world: State, me: Seat): number {
  const origin = world.blocker === NONE ? world.turn : world.blocker;
  let late = 0;
  for (let seat = (me + 1) % world.seats; seat !== origin && seat !== me; seat = (seat + 1) % world.seats)
    late |= 1 << seat;
  return late;
}

interface Place {
  readonly list: number[];
  readonly at: number;
  readonly seat: Seat; // NONE: the deck
}

class Chain {
  private readonly world: State;
  private readonly beliefs: Beliefs;
  private readonly chance: Chance;
  private readonly facts: Facts;
  private readonly sure: number;
  private readonly held: Place[] = []; // hidden cards in hands
  private readonly places: Place[] = []; // these, and those in the deck
  private isSettled = false;

  constructor(world: State, view: View, beliefs: Beliefs, chance: Chance) {
    this.world = world;
    this.beliefs = beliefs;
    this.chance = chance;
    this.facts = new Facts(deduce(view, world.picks));
    const me = view.viewer as Seat;
    this.sure = world.sure[me]!;
    for (let at = 0; at < world.hands.length; at++) {
      const card = world.hands[at]!;
      const seat = Math.floor(at / HAND);
      if (card !== NONE && seat !== me && !isSeen(card, me)) this.held.push({ list: world.hands, at, seat });
    }
    this.places = [...this.held];
    world.deck.forEach((card, at) => {
      if (!isSeen(card, me)) this.places.push({ list: world.deck, at, seat: NONE });
    });
  }

  next(): State {
    const swaps = SWAPS * this.held.length * (this.isSettled ? 1 : 3);
    this.isSettled = true;
    for (let i = 0; i < swaps; i++) this.trySwap();
    return clone(this.world);
  }

  private trySwap(): void {
    const { chance, held, places } = this;
    const a = held[chance.below(held.length)]!;
    const b = places[chance.below(places.length)]!;
    const x = a.list[a.at]!;
    const y = b.list[b.at]!;
    if (a.seat === b.seat || characterOf(x) === characterOf(y)) return;
    if (b.seat === NONE && !this.mayLeaveDeck(characterOf(y))) return;
    const before = this.weightOf(a.seat) * this.weightOf(b.seat);
    a.list[a.at] = y;
    b.list[b.at] = x;
    const after = this.weightOf(a.seat) * this.weightOf(b.seat);
    const isTaken = after >= before || chance.below(GRAINS) * before < after * GRAINS;
    if (isTaken && this.isPossible(characterOf(x), characterOf(y))) return;
    a.list[a.at] = x;
    b.list[b.at] = y;
  }

  private weightOf(seat: Seat): number {
    return seat === NONE ? 1 : this.beliefs.weight(seat, handIn(this.world, seat));
  }

  /** Is there a copy more in the deck than the viewer knows to be there? */
  private mayLeaveDeck(character: number): boolean {
    const sure = sureCount(this.sure, character);
    if (sure === 0) return true;
    return this.world.deck.filter((card) => characterOf(card) === character).length > sure;
  }

  /** May these two characters be where they are now? */
  private isPossible(x: number, y: number): boolean {
    return this.facts.fit(this.world, x) && this.facts.fit(this.world, y);
  }
}

function isSeen(card: number, seat: Seat): boolean {
  return (witnesses(card) & (1 << seat)) !== 0;
}
