// What one seat believes of the others: for every seat, how well each pair of hand and policy explains its moves. A forward
// filter over the public history: every claim, pass, challenge and loss multiplies weights, every card drawn spreads them.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from '../../rules/actions-and-blocks.ts';
import { charactersInPlay, NONE } from '../../rules/characters.ts';
import { ANNOUNCED, BLOCKED, LOST, NOT_SHOWN, REPLACED, RETURNED, SHOWN, SWAPPED } from '../../rules/history.ts';
import { HAND_SIZE } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { copiesInHand, firstCharacterIn, HAND_CODES, handCode, possibleHands, secondCharacterIn } from './hand-code.ts';
import {
  actionLikelihood,
  blockLikelihood,
  type ClaimInContext,
  challengeLikelihood,
  keepLikelihood,
  lossLikelihood,
  type PublicSituation,
  pickLikelihood,
} from './move-likelihood.ts';
import type { PolicyParams } from './policy-params.ts';
import { PublicMemory } from './public-memory.ts';

const SURPRISE_RATE = 0.06; // how often somebody plays like none of the policies
const SURPRISE_LIKELIHOOD = 0.15; // of any move then

interface CurrentTurn {
  readonly actor: Seat;
  readonly action: number;
  readonly target: Seat;
  isActorExposed: boolean; // it did not show the card
  standingBlocks: number; // whose blocks stand, a bit each
  isBlocked: boolean; // somebody blocked
  isClaimSettled: boolean; // somebody challenged the claim in question
}

export class HandBeliefs {
  readonly memory = new PublicMemory();
  private readonly policies: readonly PolicyParams[];
  private readonly characters: readonly number[];
  private readonly view: View;
  private readonly weights: Float64Array[]; // by seat: for each policy, for each hand code
  private readonly coins: number[];
  private readonly cardCounts: number[];
  private turn: CurrentTurn | undefined;
  private isBeyondRecall = false; // the entry read now is older than `recall`: it changes no weights

  /** `recall`: how many of the last history entries change the weights. */
  constructor(view: View, policies: readonly PolicyParams[], recall = Number.POSITIVE_INFINITY) {
    this.view = view;
    this.policies = policies;
    this.characters = charactersInPlay(view.options.inquisitor);
    this.weights = view.hands.map(() => new Float64Array(policies.length * HAND_CODES).fill(1));
    const { startingCoins } = view.options;
    this.coins = view.hands.map((_, seat) => {
      const place = (seat - view.first + view.seats) % view.seats;
      return startingCoins[Math.min(place, startingCoins.length - 1)]!;
    });
    this.cardCounts = view.hands.map(() => HAND_SIZE);
    if (view.drafted) {
      view.hands.forEach((_, seat) => {
        this.multiplyBySoftenedLikelihood(seat, (hand, policy) => pickLikelihood(hand, policy, this.characters));
      });
    }
    view.history.forEach((packed, i) => {
      this.isBeyondRecall = i < view.history.length - recall;
      this.applyEntry(packed);
    });
    if (view.decision === 'action') this.endTurn();
  }

  /** How well a hand explains the moves of the seat, under any policy. */
  handWeight(seat: Seat, hand: number): number {
    const weights = this.weights[seat]!;
    let sum = 0;
    for (let at = hand; at < weights.length; at += HAND_CODES) sum += weights[at]!;
    return sum;
  }

  /** Draws a policy for a seat that has this hand. */
  samplePolicy(seat: Seat, hand: number, chance: Chance): PolicyParams {
    const weights = this.weights[seat]!;
    let rest = this.handWeight(seat, hand) * ((chance.below(4096) + 0.5) / 4096);
    for (const [i, policy] of this.policies.entries()) {
      rest -= weights[i * HAND_CODES + hand]!;
      if (rest <= 0) return policy;
    }
    return this.policies[0]!;
  }

  private get situation(): PublicSituation {
    return {
      options: this.view.options,
      coins: this.coins,
      cardCounts: this.cardCounts,
      memory: this.memory,
      drafted: this.view.drafted,
    };
  }

  private applyEntry(packed: number): void {
    const seat = (packed >> 4) & 7;
    const value = (packed >> 7) & 7;
    const otherSeat = ((packed >> 10) & 7) - 1;
    switch (packed & 15) {
      case ANNOUNCED:
        this.endTurn();
        this.applyAnnouncement(seat, value, otherSeat);
        break;
      case BLOCKED:
        this.applyBlock(seat, value);
        break;
      case SHOWN:
        this.applyChallenge(otherSeat, this.claimOf(seat, value));
        this.multiplyByLikelihood(seat, (hand) => (copiesInHand(hand, value) > 0 ? 1 : 0));
        break;
      case NOT_SHOWN:
        this.applyChallenge(otherSeat, this.claimOf(seat, value));
        this.applyFailedProof(seat, value);
        break;
      case LOST:
        this.applyLoss(seat, value);
        break;
      case REPLACED:
        this.applyReplacement(seat, value);
        break;
      case RETURNED:
        this.resetHands(seat, !this.isBeyondRecall);
        break;
      case SWAPPED:
        this.resetHands(seat);
    }
    if (!this.isBeyondRecall || (packed & 15) === LOST) this.memory.applyEntry(packed);
    this.rescaleWeights(seat);
  }

  // Entries of the history.

  private applyAnnouncement(seat: Seat, action: number, target: Seat): void {
    const { situation } = this;
    this.multiplyBySoftenedLikelihood(seat, (hand, policy) => actionLikelihood(situation, seat, action, hand, policy));
    this.turn = {
      actor: seat,
      action,
      target,
      isActorExposed: false,
      standingBlocks: 0,
      isBlocked: false,
      isClaimSettled: false,
    };
    this.coins[seat]! -= ACTION_RULES[action]!.cost;
  }

  private applyBlock(seat: Seat, as: number): void {
    const { situation, turn } = this;
    if (!turn) return;
    this.applyUnchallengedClaim(turn, turn.actor, ACTION_RULES[turn.action]!.claims);
    turn.isBlocked = true;
    turn.isClaimSettled = true; // from now on only challenges are weighed
    turn.standingBlocks |= 1 << seat;
    if (turn.target !== NONE && turn.target !== seat) return;
    this.multiplyBySoftenedLikelihood(seat, (hand, policy) =>
      blockLikelihood(situation, seat, turn.action, as, hand, policy),
    );
  }

  private claimOf(claimant: Seat, character: number): ClaimInContext | undefined {
    const { turn } = this;
    if (!turn) return undefined;
    const { actor, action, target } = turn;
    return { claimant, character, actor, action, target, isBlock: claimant !== actor };
  }

  private applyChallenge(seat: Seat, claim: ClaimInContext | undefined): void {
    const { situation, turn } = this;
    if (turn) turn.isClaimSettled = true;
    if (claim)
      this.multiplyBySoftenedLikelihood(seat, (hand, policy) =>
        challengeLikelihood(situation, seat, claim, hand, policy),
      );
  }

  private applyFailedProof(seat: Seat, value: number): void {
    this.multiplyByLikelihood(seat, (hand) => (copiesInHand(hand, value) > 0 ? 0.01 : 1));
    const { turn } = this;
    if (!turn) return;
    turn.standingBlocks &= ~(1 << seat);
    if (seat !== turn.actor) return;
    turn.isActorExposed = true;
    if (this.view.options.refundOnChallenge) this.coins[seat]! += ACTION_RULES[turn.action]!.cost;
  }

  private applyLoss(seat: Seat, value: number): void {
    const two = this.cardCounts[seat] === HAND_SIZE;
    this.cardCounts[seat]!--;
    if (!two || this.isBeyondRecall) return;
    const weights = this.weights[seat]!;
    this.policies.forEach((policy, i) => {
      for (const kept of this.characters) {
        const likelihood = SURPRISE_RATE + (1 - SURPRISE_RATE) * lossLikelihood(value, kept, policy);
        weights[i * HAND_CODES + handCode(kept, NONE)] = weights[i * HAND_CODES + handCode(value, kept)]! * likelihood;
      }
    });
  }

  /** A proven card was replaced by an unknown one. */
  private applyReplacement(seat: Seat, value: number): void {
    if (this.cardCounts[seat] !== HAND_SIZE) return this.resetHands(seat);
    const weights = this.weights[seat]!;
    const old = weights.slice();
    this.policies.forEach((_, i) => {
      for (const hand of possibleHands(this.characters, HAND_SIZE)) {
        const [a, b] = [firstCharacterIn(hand), secondCharacterIn(hand)];
        weights[i * HAND_CODES + hand] =
          (old[i * HAND_CODES + handCode(value, a)]! + old[i * HAND_CODES + handCode(value, b)]!) / 2;
      }
    });
  }

  /** The cards are new, the policy stays the same. */
  private resetHands(seat: Seat, isChosen = false): void {
    const hands = possibleHands(this.characters, this.cardCounts[seat]!);
    const weights = this.weights[seat]!;
    this.policies.forEach((policy, i) => {
      let sum = 0;
      for (const hand of hands) sum += weights[i * HAND_CODES + hand]!;
      for (const hand of hands)
        weights[i * HAND_CODES + hand] = (sum / hands.length) * (isChosen ? keepLikelihood(hand, policy) : 1);
    });
  }

  // The end of a turn: who let the action pass, and the coins that it moved.

  private endTurn(): void {
    const { turn, situation, coins } = this;
    if (!turn) return;
    this.turn = undefined;
    const { actor, action, target } = turn;
    const { blockedBy, takes, effect, anyoneMayBlock } = ACTION_RULES[action]!;
    if (turn.isActorExposed) return;
    this.applyUnchallengedClaim(turn, actor, ACTION_RULES[action]!.claims);
    if (blockedBy.length > 0 && !turn.isBlocked) {
      this.cardCounts.forEach((count, seat) => {
        if (count === 0 || (anyoneMayBlock ? seat === actor : seat !== target)) return;
        this.multiplyBySoftenedLikelihood(seat, (hand, policy) =>
          blockLikelihood(situation, seat, action, NONE, hand, policy),
        );
      });
    }
    if (turn.standingBlocks !== 0) return;
    const taken = effect === 'steal' ? Math.min(takes, coins[target]!) : takes;
    coins[actor]! += taken;
    if (effect === 'steal') coins[target]! -= taken;
  }

  /** Everybody who could have challenged the claim passed. */
  private applyUnchallengedClaim(turn: CurrentTurn, claimant: Seat, character: number): void {
    if (turn.isClaimSettled || character === NONE) return;
    const { situation } = this;
    const claim = { claimant, character, ...turn, isBlock: false };
    this.cardCounts.forEach((_, seat) => {
      if (seat !== claimant)
        this.multiplyBySoftenedLikelihood(
          seat,
          (hand, policy) => 1 - challengeLikelihood(situation, seat, claim, hand, policy),
        );
    });
  }

  // Weights.

  /** By a likelihood mixed with the rate of surprises. */
  private multiplyBySoftenedLikelihood(seat: Seat, likelihood: (hand: number, policy: PolicyParams) => number): void {
    this.multiplyByLikelihood(
      seat,
      (hand, policy) => (1 - SURPRISE_RATE) * likelihood(hand, policy) + SURPRISE_RATE * SURPRISE_LIKELIHOOD,
    );
  }

  private multiplyByLikelihood(seat: Seat, likelihood: (hand: number, policy: PolicyParams) => number): void {
    if (this.isBeyondRecall || seat === this.view.viewer || this.cardCounts[seat] === 0) return;
    const weights = this.weights[seat]!;
    const hands = possibleHands(this.characters, this.cardCounts[seat]!);
    this.policies.forEach((policy, i) => {
      for (const hand of hands) weights[i * HAND_CODES + hand]! *= likelihood(hand, policy);
    });
  }

  /** Scales the weights up before they underflow; only their ratios matter. */
  private rescaleWeights(seat: Seat): void {
    const weights = this.weights[seat]!;
    let most = 0;
    for (const weight of weights) if (weight > most) most = weight;
    if (most > 0 && most < 1e-60) for (let i = 0; i < weights.length; i++) weights[i]! /= most;
  }
}
