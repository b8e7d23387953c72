// Samples full states that a view allows, each as often as the beliefs make it likely. A chain starts from a determinized
// state; then hidden cards are swapped by the Metropolis rule: always towards a likelier state, seldom towards a less likely
// one, never to an impossible one.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { NONE } from '../../rules/characters.ts';
import { knownCopiesInDeck } from '../../rules/deck-and-knowledge.ts';
import { deduceFromView } from '../../rules/deduction.ts';
import { determinize } from '../../rules/determinize.ts';
import { isEachBlockAwaited, seatsInWindow } from '../../rules/response-window.ts';
import { characterOf, cloneState, HAND_SIZE, PICK, type State, viewersWhoSaw } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { DeductionCheck } from './deduction-check.ts';
import type { HandBeliefs } from './hand-beliefs.ts';
import { handCodeOfSeat } from './hand-code.ts';

const STATES_PER_CHAIN = 10; // samples before a chain starts again from a determinized state
const POOL_SIZE = 40; // determinized states after a draft
const SWAPS_PER_CARD = 6; // tried between two samples, for each hidden card in a hand
const RANDOM_RESOLUTION = 2 ** 20;

interface StateSampler {
  next(): State;
}

export function makeStateSampler(view: View, beliefs: HandBeliefs, chance: Chance): StateSampler {
  return view.drafted ? new PoolSampler(view, beliefs, chance) : new ChainSampler(view, beliefs, chance);
}

/** After a draft cards cannot be swapped freely, but few states are possible: draws from a pool of them by weight. */
class PoolSampler implements StateSampler {
  private readonly states: readonly State[];
  private readonly cumulativeWeights: number[] = [];
  private readonly chance: Chance;

  constructor(view: View, beliefs: HandBeliefs, chance: Chance) {
    this.chance = chance;
    this.states = Array.from({ length: POOL_SIZE }, () => sampledState(view, chance));
    for (const state of this.states)
      this.cumulativeWeights.push((this.cumulativeWeights.at(-1) ?? 0) + weightOf(state, view, beliefs));
  }

  next(): State {
    const threshold =
      this.cumulativeWeights.at(-1)! * ((this.chance.below(RANDOM_RESOLUTION) + 0.5) / RANDOM_RESOLUTION);
    return cloneState(
      this.states[
        Math.max(
          0,
          this.cumulativeWeights.findIndex((weight) => weight >= threshold),
        )
      ]!,
    );
  }
}

class ChainSampler implements StateSampler {
  private readonly view: View;
  private readonly beliefs: HandBeliefs;
  private readonly chance: Chance;
  private chain: MetropolisChain | undefined;
  private statesDrawn = 0;

  constructor(view: View, beliefs: HandBeliefs, chance: Chance) {
    this.view = view;
    this.beliefs = beliefs;
    this.chance = chance;
  }

  next(): State {
    const { view, beliefs, chance } = this;
    if (!this.chain || this.statesDrawn++ % STATES_PER_CHAIN === 0)
      this.chain = new MetropolisChain(sampledState(view, chance), view, beliefs, chance);
    return this.chain.next();
  }
}

function sampledState(view: View, chance: Chance): State {
  const state = determinize(view, chance);
  reopenSealedMoves(state, view);
  return state;
}

function weightOf(state: State, view: View, beliefs: HandBeliefs): number {
  let weight = 1;
  if (state.phase === PICK) return weight; // nobody holds a card yet
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== view.viewer && state.alive & (1 << seat))
      weight *= beliefs.handWeight(seat, handCodeOfSeat(state, seat));
  }
  return weight;
}

/** Sealed moves of others are unknown: the seats whose move may still matter are asked again. */
function reopenSealedMoves(state: State, view: View): void {
  const others = seatsInWindow(state) & ~state.asked & ~state.openPasses & ~(1 << (view.viewer as Seat));
  state.objections &= ~others;
  state.asked |= isEachBlockAwaited(state) ? others : others & seatsAnsweringAfter(state, view.viewer as Seat);
}

/** Seats behind this one, clockwise from the claimant: those before it have passed, or the window would be closed. */
function seatsAnsweringAfter(state: State, me: Seat): number {
  const origin = state.blocker === NONE ? state.turn : state.blocker;
  let seats = 0;
  for (let seat = (me + 1) % state.seats; seat !== origin && seat !== me; seat = (seat + 1) % state.seats)
    seats |= 1 << seat;
  return seats;
}

interface CardPlace {
  readonly list: number[];
  readonly at: number;
  readonly seat: Seat; // NONE: the deck
}

class MetropolisChain {
  private readonly state: State;
  private readonly beliefs: HandBeliefs;
  private readonly chance: Chance;
  private readonly deductionCheck: DeductionCheck;
  private readonly knownInDeck: number;
  private readonly hiddenHandPlaces: CardPlace[] = [];
  private readonly hiddenPlaces: CardPlace[] = []; // in hands and in the deck
  private hasWarmedUp = false;

  constructor(state: State, view: View, beliefs: HandBeliefs, chance: Chance) {
    this.state = state;
    this.beliefs = beliefs;
    this.chance = chance;
    this.deductionCheck = new DeductionCheck(deduceFromView(view, state.picks));
    const me = view.viewer as Seat;
    this.knownInDeck = state.knownInDeck[me]!;
    for (let at = 0; at < state.hands.length; at++) {
      const card = state.hands[at]!;
      const seat = Math.floor(at / HAND_SIZE);
      if (card !== NONE && seat !== me && !isSeen(card, me))
        this.hiddenHandPlaces.push({ list: state.hands, at, seat });
    }
    this.hiddenPlaces = [...this.hiddenHandPlaces];
    state.deck.forEach((card, at) => {
      if (!isSeen(card, me)) this.hiddenPlaces.push({ list: state.deck, at, seat: NONE });
    });
  }

  next(): State {
    const swaps = SWAPS_PER_CARD * this.hiddenHandPlaces.length * (this.hasWarmedUp ? 1 : 3);
    this.hasWarmedUp = true;
    for (let i = 0; i < swaps; i++) this.trySwap();
    return cloneState(this.state);
  }

  private trySwap(): void {
    const { chance, hiddenHandPlaces, hiddenPlaces } = this;
    const a = hiddenHandPlaces[chance.below(hiddenHandPlaces.length)]!;
    const b = hiddenPlaces[chance.below(hiddenPlaces.length)]!;
    const x = a.list[a.at]!;
    const y = b.list[b.at]!;
    if (a.seat === b.seat || characterOf(x) === characterOf(y)) return;
    if (b.seat === NONE && !this.mayLeaveDeck(characterOf(y))) return;
    const before = this.weightOf(a.seat) * this.weightOf(b.seat);
    a.list[a.at] = y;
    b.list[b.at] = x;
    const after = this.weightOf(a.seat) * this.weightOf(b.seat);
    const isTaken = after >= before || chance.below(RANDOM_RESOLUTION) * before < after * RANDOM_RESOLUTION;
    if (isTaken && this.isPossible(characterOf(x), characterOf(y))) return;
    a.list[a.at] = x;
    b.list[b.at] = y;
  }

  private weightOf(seat: Seat): number {
    return seat === NONE ? 1 : this.beliefs.handWeight(seat, handCodeOfSeat(this.state, seat));
  }

  /** Are there more copies in the deck than the viewer knows to be there? */
  private mayLeaveDeck(character: number): boolean {
    const known = knownCopiesInDeck(this.knownInDeck, character);
    if (known === 0) return true;
    return this.state.deck.filter((card) => characterOf(card) === character).length > known;
  }

  /** May these two characters be where they are now? */
  private isPossible(x: number, y: number): boolean {
    return this.deductionCheck.isSatisfied(this.state, x) && this.deductionCheck.isSatisfied(this.state, y);
  }
}

function isSeen(card: number, seat: Seat): boolean {
  return (viewersWhoSaw(card) & (1 << seat)) !== 0;
}
