// The personality bot: three sliders set how it plays. It computes from the cards it knows how likely a seat has a card, bluffs
// more often with what it has claimed than with what it has disclaimed, and targets those who harmed it. It loses and keeps
// cards at random.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { type Character, COPIES_PER_CHARACTER } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { actionCost, charactersThatBlock, charactersViewerMayBlockWith } from './action-claims.ts';
import { knownCards, knownCopies } from './known-cards.ts';
import {
  blockMovesAmong,
  findMove,
  findMoveOrFirst,
  isRandomlyTrue,
  pickRandom,
  randomFraction,
} from './move-lookup.ts';
import { behaviourOfSeats, hasCharacter, type SeatBehaviour } from './seat-behaviour.ts';

/** Each from 0 to 1. */
export interface Sliders {
  readonly honesty: number; // the higher, the rarer it bluffs
  readonly scepticism: number; // the higher, the more often it challenges
  readonly vengefulness: number; // the higher, the more its targets are those who harmed it
}

export const MEDIUM_SLIDERS: Sliders = { honesty: 0.5, scepticism: 0.5, vengefulness: 0.5 };

const CARDS_IN_BOX = 15;
const COUP_COST = actionCost('coup');
const KILL_COST = actionCost('assassinate');

const TARGET_NOISE = 3; // in the choice of a target
const BLOCKED_TARGET_PENALTY = 15; // for a target that has claimed a blocking character
const CLAIM_WEIGHT = 0.5; // a claim or disclaim counts as this probability of holding the card
const DUKE_PROBABILITY_LIMIT = 0.3; // above it, no foreign aid
const OVERSIGHT_RATE = 0.05; // how often it overlooks a card that it has
const EARLY_COUP_RATE = 0.5; // with the coins for a coup, before it must

export function makePersonalityBot(sliders: Sliders): Bot<View, Move> {
  return { choose: (view, moves, chance) => new PersonalityMoveChoice(sliders, view, moves, chance).choose() };
}

export const personalityBot = makePersonalityBot(MEDIUM_SLIDERS);

class PersonalityMoveChoice {
  private readonly sliders: Sliders;
  private readonly view: View;
  private readonly moves: readonly Move[];
  private readonly chance: Chance;
  private readonly me: Seat;
  private readonly behaviours: readonly SeatBehaviour[];
  private readonly opponents: readonly Seat[]; // alive

  constructor(sliders: Sliders, view: View, moves: readonly Move[], chance: Chance) {
    this.sliders = sliders;
    this.view = view;
    this.moves = moves;
    this.chance = chance;
    this.me = view.viewer as Seat;
    this.behaviours = behaviourOfSeats(view);
    this.opponents = view.hands.flatMap((hand, seat) => (seat !== this.me && hand.length > 0 ? [seat] : []));
  }

  choose(): Move {
    switch (this.view.decision) {
      case 'action':
        return this.chooseAction();
      case 'challenge':
        return findMoveOrFirst(this.moves, this.challengesAction() ? 'challenge' : 'pass');
      case 'block':
        return this.chooseBlock() ?? findMoveOrFirst(this.moves, 'pass');
      case 'challenge-block':
        return findMoveOrFirst(this.moves, this.challengesBlock() ? 'challenge' : 'pass');
      case 'show':
        return this.moves[0]!; // showing is listed first, where it is possible
      default:
        return pickRandom(this.moves, this.chance)!;
    }
  }

  // Actions.

  private chooseAction(): Move {
    const { moves, chance } = this;
    const coup = findMove(moves, 'coup', this.preferredTarget());
    if (
      coup &&
      (moves.every(({ type }) => type === 'coup') || this.canCoupWin() || isRandomlyTrue(chance, EARLY_COUP_RATE))
    )
      return coup;
    return (
      this.chooseDesperateAction() ??
      this.chooseCharacterAction() ??
      findMoveOrFirst(moves, this.fearsDuke() ? 'income' : 'foreign-aid')
    );
  }

  private canCoupWin(): boolean {
    return this.opponents.length === 1 && this.cardCountOf(this.opponents[0]!) === 1;
  }

  /** On its last card against one opponent who can afford a coup, only a kill or a theft can help. */
  private chooseDesperateAction(): Move | undefined {
    if (!this.facesCoupOnLastCard()) return undefined;
    const [opponent] = this.opponents;
    const kill = findMove(this.moves, 'assassinate', opponent);
    const theft = findMove(this.moves, 'steal', opponent);
    const isBeyondTheft = this.view.coins[opponent!]! - 2 >= COUP_COST;
    if (!kill) return theft;
    if (isBeyondTheft || this.holds('assassin')) return kill;
    if (this.holds('captain')) return theft;
    return isRandomlyTrue(this.chance, 0.5) ? kill : theft;
  }

  private facesCoupOnLastCard(): boolean {
    return (
      this.cardCountOf(this.me) === 1 &&
      this.opponents.length === 1 &&
      this.view.coins[this.opponents[0]!]! >= COUP_COST
    );
  }

  /** The first action whose character it holds or is ready to claim. */
  private chooseCharacterAction(): Move | undefined {
    const { moves } = this;
    if (this.wouldClaim('duke')) return findMove(moves, 'tax');
    const target = this.wouldClaim('captain') ? this.easiestTheftTarget() : undefined;
    if (target !== undefined) return findMove(moves, 'steal', target);
    if (findMove(moves, 'exchange') && this.wouldClaim('ambassador')) return findMove(moves, 'exchange');
    if (findMove(moves, 'examine') && this.wouldClaim('inquisitor')) return findMove(moves, 'examine');
    if (this.view.coins[this.me]! >= KILL_COST && this.wouldClaim('assassin')) {
      return findMove(moves, 'assassinate', this.preferredTarget('contessa'));
    }
    return undefined;
  }

  private wouldClaim(character: Character): boolean {
    if (this.holds(character) && !isRandomlyTrue(this.chance, OVERSIGHT_RATE)) return true;
    return this.mayOthersHold(character) && isRandomlyTrue(this.chance, this.bluffProbability(character, 0.3));
  }

  /** The probability of bluffing with a character. */
  private bluffProbability(character: Character, scale: number): number {
    const { claimed, disclaimed } = this.behaviours[this.me]!;
    const habit = (hasCharacter(claimed, character) ? 5 : 1) * (hasCharacter(disclaimed, character) ? 0.2 : 1);
    return scale * (1 - this.sliders.honesty) ** 1.5 * habit;
  }

  /** The most dangerous or hated opponent. A seat that claimed the blocking character is avoided, if there is another. */
  private preferredTarget(stopper?: Character): Seat {
    return seatWithHighest(this.opponents, (seat) => {
      const { claimed, harm } = this.behaviours[seat]!;
      const isSafe = stopper !== undefined && hasCharacter(claimed, stopper);
      const affinity = 10 * this.cardCountOf(seat) + this.view.coins[seat]! + 2 * this.sliders.vengefulness * harm;
      return affinity + TARGET_NOISE * randomFraction(this.chance) - (isSafe ? BLOCKED_TARGET_PENALTY : 0);
    });
  }

  /** The seat least likely to block a theft; undefined when all would. */
  private easiestTheftTarget(): Seat | undefined {
    const seatsWithCoins = this.opponents.filter((seat) => this.view.coins[seat]! > 0);
    const isEasy = (seat: Seat) => 1 - this.theftResistance(seat);
    const easiest = seatsWithCoins.length > 0 ? seatWithHighest(seatsWithCoins, isEasy) : undefined;
    return easiest !== undefined && isEasy(easiest) > 0 ? easiest : undefined;
  }

  /** How likely a seat is to block a theft, by its cards and claims. */
  private theftResistance(seat: Seat): number {
    const { claimed, disclaimed } = this.behaviours[seat]!;
    return charactersThatBlock(this.view, 'steal').reduce((sum, character) => {
      const claimBonus =
        (hasCharacter(claimed, character) ? CLAIM_WEIGHT : 0) -
        (hasCharacter(disclaimed, character) ? CLAIM_WEIGHT : 0);
      return sum + claimBonus + this.holdingProbability(seat, character);
    }, 0);
  }

  private fearsDuke(): boolean {
    const isClaimed = this.opponents.some((seat) => hasCharacter(this.behaviours[seat]!.claimed, 'duke'));
    const probability = this.opponents.reduce((sum, seat) => sum + this.holdingProbability(seat, 'duke'), 0);
    return probability + (isClaimed ? CLAIM_WEIGHT : 0) > DUKE_PROBABILITY_LIMIT;
  }

  // Challenges and blocks.

  private challengesAction(): boolean {
    const { turn, target, claim } = this.view;
    const probability = this.holdingProbability(turn, claim!);
    if (probability === 0) return true;
    if (charactersViewerMayBlockWith(this.view).some((character) => this.holds(character))) return false;
    if (this.challengesClaim(turn, claim!, target === this.me)) return true;
    return this.isLastCardUnderAttack() && !this.prefersContessa(probability);
  }

  /** On its last card: claim a Contessa rather than challenge the Assassin? */
  private prefersContessa(assassin: number): boolean {
    if (!this.mayOthersHold('contessa')) return false;
    return (
      isRandomlyTrue(this.chance, this.bluffProbability('contessa', 0.45)) ||
      assassin > 0.4 + 0.2 * randomFraction(this.chance)
    );
  }

  private chooseBlock(): Move | undefined {
    const isTarget = this.view.target === this.me;
    const blocks = blockMovesAmong(this.moves).filter(({ as }) => charactersViewerMayBlockWith(this.view).includes(as));
    const honest = pickRandom(
      blocks.filter(({ as }) => this.holds(as)),
      this.chance,
    );
    if (honest && !isRandomlyTrue(this.chance, OVERSIGHT_RATE)) return honest;
    if (this.isLastCardUnderAttack()) return honest ?? blocks[0];
    return blocks.find(({ as }) => {
      const scale = (isTarget ? 0.4 : 0.2) + 0.1 * randomFraction(this.chance);
      return this.mayOthersHold(as) && isRandomlyTrue(this.chance, this.bluffProbability(as, scale));
    });
  }

  private isLastCardUnderAttack(): boolean {
    return this.view.action === 'assassinate' && this.view.target === this.me && this.cardCountOf(this.me) === 1;
  }

  private challengesBlock(): boolean {
    const { seat, as } = this.view.block!;
    const isOwn = this.view.turn === this.me;
    return (isOwn && this.facesCoupOnLastCard()) || this.challengesClaim(seat, as, isOwn);
  }

  private challengesClaim(claimant: Seat, character: Character, isOwn: boolean): boolean {
    const margin = this.sliders.scepticism ** 2 * ((isOwn ? 0.8 : 0.4) + 0.1 * randomFraction(this.chance));
    return this.holdingProbability(claimant, character) <= margin;
  }

  // Card counting.

  private holdingProbability(seat: Seat, character: Character): number {
    const { view, me } = this;
    return (
      (this.cardCountOf(seat) * (COPIES_PER_CHARACTER - knownCopies(view, me, character))) /
      (CARDS_IN_BOX - knownCards(view, me))
    );
  }

  /** Can anybody else still have the character? */
  private mayOthersHold(character: Character): boolean {
    return knownCopies(this.view, this.me, character) < COPIES_PER_CHARACTER;
  }

  private holds(character: Character): boolean {
    return this.view.hands[this.me]!.includes(character);
  }

  private cardCountOf(seat: Seat): number {
    return this.view.hands[seat]!.length;
  }
}

function seatWithHighest(seats: readonly Seat[], value: (seat: Seat) => number): Seat {
  const values = seats.map(value);
  return seats[values.indexOf(Math.max(...values))]!;
}
