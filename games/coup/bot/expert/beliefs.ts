// What one seat believes of the others: for every seat, how well each hand and temper together explain what it has done.
// A forward filter over the public history: every claim, pass, doubt and loss multiplies, every card drawn makes vague.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from '../../rules/actions.ts';
import { court, NONE } from '../../rules/characters.ts';
import { ANNOUNCED, BLOCKED, LOST, NOT_SHOWN, REPLACED, RETURNED, SHOWN, SWAPPED } from '../../rules/history.ts';
import { HAND } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { copiesIn, firstIn, HANDS, handOf, handsOf, secondIn } from './hand.ts';
import {
  actionLikelihood,
  blockLikelihood,
  type Claim,
  doubtLikelihood,
  keepLikelihood,
  lossLikelihood,
  pickLikelihood,
  type Scene,
} from './likelihood.ts';
import { Memory } from './memory.ts';
import type { Temper } from './temper.ts';

const SURPRISE = 0.06; // people do what none of our tempers would
const GUESS = 0.15; // how likely anything is, when we are surprised

interface Turn {
  readonly actor: Seat;
  readonly action: number;
  readonly target: Seat;
  isDead: boolean; // the actor was caught
  blockers: number; // whose blocks stand, a bit each
  blocked: boolean; // somebody blocked
  doubted: boolean; // somebody challenged the claim in question
}

export class Beliefs {
  readonly memory = new Memory();
  private readonly tempers: readonly Temper[];
  private readonly court: readonly number[];
  private readonly view: View;
  private readonly weights: Float64Array[]; // of each seat: temper by temper, hand by hand
  private readonly coins: number[];
  private readonly cards: number[];
  private turn: Turn | undefined;
  private isForgotten = false; // what is read now happened so long ago that nothing is made of it

  /** `recall`: how much of the history it makes something of, in entries. */
  constructor(view: View, tempers: readonly Temper[], recall = Number.POSITIVE_INFINITY) {
    this.view = view;
    this.tempers = tempers;
    this.court = court(view.options.inquisitor);
    this.weights = view.hands.map(() => new Float64Array(tempers.length * HANDS).fill(1));
    const { startingCoins } = view.options;
    this.coins = view.hands.map((_, seat) => {
      const place = (seat - view.first + view.seats) % view.seats;
      return startingCoins[Math.min(place, startingCoins.length - 1)]!;
    });
    this.cards = view.hands.map(() => HAND);
    if (view.drafted) {
      view.hands.forEach((_, seat) => {
        this.explain(seat, (hand, temper) => pickLikelihood(hand, temper, this.court));
      });
    }
    view.history.forEach((packed, i) => {
      this.isForgotten = i < view.history.length - recall;
      this.read(packed);
    });
    if (view.decision === 'action') this.endTurn();
  }

  /** How well a hand explains what the seat has done. */
  weight(seat: Seat, hand: number): number {
    const weights = this.weights[seat]!;
    let sum = 0;
    for (let at = hand; at < weights.length; at += HANDS) sum += weights[at]!;
    return sum;
  }

  /** A temper of a seat that has this hand. */
  drawTemper(seat: Seat, hand: number, chance: Chance): Temper {
    const weights = this.weights[seat]!;
    let rest = this.weight(seat, hand) * ((chance.below(4096) + 0.5) / 4096);
    for (const [i, temper] of this.tempers.entries()) {
      rest -= weights[i * HANDS + hand]!;
      if (rest <= 0) return temper;
    }
    return this.tempers[0]!;
  }

  private get scene(): Scene {
    return {
      options: this.view.options,
      coins: this.coins,
      cards: this.cards,
      memory: this.memory,
      drafted: this.view.drafted,
    };
  }

  private read(packed: number): void {
    const seat = (packed >> 4) & 7;
    const what = (packed >> 7) & 7;
    const other = ((packed >> 10) & 7) - 1;
    switch (packed & 15) {
      case ANNOUNCED:
        this.endTurn();
        this.announce(seat, what, other);
        break;
      case BLOCKED:
        this.block(seat, what);
        break;
      case SHOWN:
        this.challenge(other, this.claimOf(seat, what));
        this.judge(seat, (hand) => (copiesIn(hand, what) > 0 ? 1 : 0));
        break;
      case NOT_SHOWN:
        this.challenge(other, this.claimOf(seat, what));
        this.expose(seat, what);
        break;
      case LOST:
        this.lose(seat, what);
        break;
      case REPLACED:
        this.replace(seat, what);
        break;
      case RETURNED:
        this.forget(seat, !this.isForgotten);
        break;
      case SWAPPED:
        this.forget(seat);
    }
    if (!this.isForgotten || (packed & 15) === LOST) this.memory.note(packed);
    this.standardise(seat);
  }

  // What was seen.

  private announce(seat: Seat, action: number, target: Seat): void {
    const { scene } = this;
    this.explain(seat, (hand, temper) => actionLikelihood(scene, seat, action, hand, temper));
    this.turn = { actor: seat, action, target, isDead: false, blockers: 0, blocked: false, doubted: false };
    this.coins[seat]! -= ACTION_RULES[action]!.cost;
  }

  private block(seat: Seat, as: number): void {
    const { scene, turn } = this;
    if (!turn) return;
    this.passDoubt(turn, turn.actor, ACTION_RULES[turn.action]!.claims);
    turn.blocked = true;
    turn.doubted = true; // of what comes now we judge only the doubts
    turn.blockers |= 1 << seat;
    if (turn.target !== NONE && turn.target !== seat) return;
    this.explain(seat, (hand, temper) => blockLikelihood(scene, seat, turn.action, as, hand, temper));
  }

  private claimOf(claimant: Seat, character: number): Claim | undefined {
    const { turn } = this;
    if (!turn) return undefined;
    const { actor, action, target } = turn;
    return { claimant, character, actor, action, target, isBlock: claimant !== actor };
  }

  private challenge(seat: Seat, claim: Claim | undefined): void {
    const { scene, turn } = this;
    if (turn) turn.doubted = true;
    if (claim) this.explain(seat, (hand, temper) => doubtLikelihood(scene, seat, claim, hand, temper));
  }

  private expose(seat: Seat, what: number): void {
    this.judge(seat, (hand) => (copiesIn(hand, what) > 0 ? 0.01 : 1));
    const { turn } = this;
    if (!turn) return;
    turn.blockers &= ~(1 << seat);
    if (seat !== turn.actor) return;
    turn.isDead = true;
    if (this.view.options.refundOnChallenge) this.coins[seat]! += ACTION_RULES[turn.action]!.cost;
  }

  private lose(seat: Seat, what: number): void {
    const two = this.cards[seat] === HAND;
    this.cards[seat]!--;
    if (!two || this.isForgotten) return;
    const weights = this.weights[seat]!;
    this.tempers.forEach((temper, i) => {
      for (const kept of this.court) {
        const likely = SURPRISE + (1 - SURPRISE) * lossLikelihood(what, kept, temper);
        weights[i * HANDS + handOf(kept, NONE)] = weights[i * HANDS + handOf(what, kept)]! * likely;
      }
    });
  }

  /** A proven card went back; another, of which nothing is known, came. */
  private replace(seat: Seat, what: number): void {
    if (this.cards[seat] !== HAND) return this.forget(seat);
    const weights = this.weights[seat]!;
    const old = weights.slice();
    this.tempers.forEach((_, i) => {
      for (const hand of handsOf(this.court, HAND)) {
        const [a, b] = [firstIn(hand), secondIn(hand)];
        weights[i * HANDS + hand] = (old[i * HANDS + handOf(what, a)]! + old[i * HANDS + handOf(what, b)]!) / 2;
      }
    });
  }

  /** The cards are new, the temper is the same. */
  private forget(seat: Seat, isChosen = false): void {
    const hands = handsOf(this.court, this.cards[seat]!);
    const weights = this.weights[seat]!;
    this.tempers.forEach((temper, i) => {
      let sum = 0;
      for (const hand of hands) sum += weights[i * HANDS + hand]!;
      for (const hand of hands)
        weights[i * HANDS + hand] = (sum / hands.length) * (isChosen ? keepLikelihood(hand, temper) : 1);
    });
  }

  // The end of a turn: what came of it, and who let it pass.

  private endTurn(): void {
    const { turn, scene, coins } = this;
    if (!turn) return;
    this.turn = undefined;
    const { actor, action, target } = turn;
    const { blockedBy, takes, effect, openBlock } = ACTION_RULES[action]!;
    if (turn.isDead) return;
    this.passDoubt(turn, actor, ACTION_RULES[action]!.claims);
    if (blockedBy.length > 0 && !turn.blocked) {
      this.cards.forEach((count, seat) => {
        if (count === 0 || (openBlock ? seat === actor : seat !== target)) return;
        this.explain(seat, (hand, temper) => blockLikelihood(scene, seat, action, NONE, hand, temper));
      });
    }
    if (turn.blockers !== 0) return;
    const taken = effect === 'steal' ? Math.min(takes, coins[target]!) : takes;
    coins[actor]! += taken;
    if (effect === 'steal') coins[target]! -= taken;
  }

  /** All who might have doubted the actor's claim, and did not. */
  private passDoubt(turn: Turn, claimant: Seat, character: number): void {
    if (turn.doubted || character === NONE) return;
    const { scene } = this;
    const claim = { claimant, character, ...turn, isBlock: false };
    this.cards.forEach((_, seat) => {
      if (seat !== claimant)
        this.explain(seat, (hand, temper) => 1 - doubtLikelihood(scene, seat, claim, hand, temper));
    });
  }

  // Weighing.

  /** By a likelihood that we don't trust altogether. */
  private explain(seat: Seat, likelihood: (hand: number, temper: Temper) => number): void {
    this.judge(seat, (hand, temper) => (1 - SURPRISE) * likelihood(hand, temper) + SURPRISE * GUESS);
  }

  private judge(seat: Seat, likelihood: (hand: number, temper: Temper) => number): void {
    if (this.isForgotten || seat === this.view.viewer || this.cards[seat] === 0) return;
    const weights = this.weights[seat]!;
    const hands = handsOf(this.court, this.cards[seat]!);
    this.tempers.forEach((temper, i) => {
      for (const hand of hands) weights[i * HANDS + hand]! *= likelihood(hand, temper);
    });
  }

  /** Weights matter only in proportion: keeps them from vanishing. */
  private standardise(seat: Seat): void {
    const weights = this.weights[seat]!;
    let most = 0;
    for (const weight of weights) if (weight > most) most = weight;
    if (most > 0 && most < 1e-60) for (let i = 0; i < weights.length; i++) weights[i]! /= most;
  }
}
