// The personality: three sliders say how it plays. It reckons how likely a seat has a card from the cards that it knows,
// bluffs more readily with what it has claimed before than with what it has disclaimed, and remembers who harmed it.
// Which of its cards it loses or keeps is left to chance.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { type Character, COPIES } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { costOf, ownStoppers, stoppersOf } from './claims.ts';
import { knownCards, knownCopies } from './known-cards.ts';
import { answer, blocksAmong, find, fraction, luck, oneOf } from './offered-moves.ts';
import { includes, type Recollection, recollect } from './recollection.ts';

/** Each from 0 to 1. */
export interface Sliders {
  readonly honesty: number; // the higher, the rarer it bluffs
  readonly scepticism: number; // the higher, the oftener it challenges
  readonly vengefulness: number; // the higher, the more its targets are those who harmed it
}

export const EVEN_TEMPERED: Sliders = { honesty: 0.5, scepticism: 0.5, vengefulness: 0.5 };

const CARDS = 15; // in the box
const COUP_COST = costOf('coup');
const KILL_COST = costOf('assassinate');

const NOISE = 3; // in the choice of a target
const SAFETY = 15; // a target that may stop the blow is worth so much less
const SAID = 0.5; // what a seat has claimed or disclaimed weighs as much as such a probability
const FEAR = 0.3; // of a Duke: from this probability on it takes no foreign aid
const OVERSIGHT = 0.05; // it does not use a card that it has
const COUPS_EARLY = 0.5; // with the coins for a coup, before it must

export function personalityOf(sliders: Sliders): Bot<View, Move> {
  return { choose: (view, moves, chance) => new Mind(sliders, view, moves, chance).choose() };
}

export const personality = personalityOf(EVEN_TEMPERED);

class Mind {
  private readonly sliders: Sliders;
  private readonly view: View;
  private readonly moves: readonly Move[];
  private readonly chance: Chance;
  private readonly me: Seat;
  private readonly memories: readonly Recollection[];
  private readonly opponents: readonly Seat[]; // alive

  constructor(sliders: Sliders, view: View, moves: readonly Move[], chance: Chance) {
    this.sliders = sliders;
    this.view = view;
    this.moves = moves;
    this.chance = chance;
    this.me = view.viewer as Seat;
    this.memories = recollect(view);
    this.opponents = view.hands.flatMap((hand, seat) => (seat !== this.me && hand.length > 0 ? [seat] : []));
  }

  choose(): Move {
    switch (this.view.decision) {
      case 'action':
        return this.act();
      case 'challenge':
        return answer(this.moves, this.doubtsAction() ? 'challenge' : 'pass');
      case 'block':
        return this.block() ?? answer(this.moves, 'pass');
      case 'challenge-block':
        return answer(this.moves, this.doubtsBlock() ? 'challenge' : 'pass');
      case 'show':
        return this.moves[0]!; // showing is listed first, where it is possible
      default:
        return oneOf(this.moves, this.chance)!;
    }
  }

  // Its turn.

  private act(): Move {
    const { moves, chance } = this;
    const coup = find(moves, 'coup', this.favourite());
    if (coup && (moves.every(({ type }) => type === 'coup') || this.isLastBlow() || luck(chance, COUPS_EARLY)))
      return coup;
    return this.lastResort() ?? this.use() ?? answer(moves, this.fearsDuke() ? 'income' : 'foreign-aid');
  }

  private isLastBlow(): boolean {
    return this.opponents.length === 1 && this.cards(this.opponents[0]!) === 1;
  }

  /** With its last card against one opponent who can afford a coup, it is now or never. */
  private lastResort(): Move | undefined {
    if (!this.isDoomed()) return undefined;
    const [opponent] = this.opponents;
    const kill = find(this.moves, 'assassinate', opponent);
    const theft = find(this.moves, 'steal', opponent);
    const isBeyondTheft = this.view.coins[opponent!]! - 2 >= COUP_COST;
    if (!kill) return theft;
    if (isBeyondTheft || this.holds('assassin')) return kill;
    if (this.holds('captain')) return theft;
    return luck(this.chance, 0.5) ? kill : theft;
  }

  private isDoomed(): boolean {
    return (
      this.cards(this.me) === 1 && this.opponents.length === 1 && this.view.coins[this.opponents[0]!]! >= COUP_COST
    );
  }

  /** The first action whose character it holds or is ready to claim. */
  private use(): Move | undefined {
    const { moves } = this;
    if (this.wouldClaim('duke')) return find(moves, 'tax');
    const purse = this.wouldClaim('captain') ? this.easiestPurse() : undefined;
    if (purse !== undefined) return find(moves, 'steal', purse);
    if (find(moves, 'exchange') && this.wouldClaim('ambassador')) return find(moves, 'exchange');
    if (find(moves, 'examine') && this.wouldClaim('inquisitor')) return find(moves, 'examine');
    if (this.view.coins[this.me]! >= KILL_COST && this.wouldClaim('assassin')) {
      return find(moves, 'assassinate', this.favourite('contessa'));
    }
    return undefined;
  }

  private wouldClaim(character: Character): boolean {
    if (this.holds(character) && !luck(this.chance, OVERSIGHT)) return true;
    return this.isAbout(character) && luck(this.chance, this.readiness(character, 0.3));
  }

  /** How ready it is to bluff with a character. */
  private readiness(character: Character, scale: number): number {
    const { claimed, disclaimed } = this.memories[this.me]!;
    const habit = (includes(claimed, character) ? 5 : 1) * (includes(disclaimed, character) ? 0.2 : 1);
    return scale * (1 - this.sliders.honesty) ** 1.5 * habit;
  }

  /** Whom it would rather be rid of. A seat that claimed what stops the blow is let off, if there is another. */
  private favourite(stopper?: Character): Seat {
    return best(this.opponents, (seat) => {
      const { claimed, grudge } = this.memories[seat]!;
      const isSafe = stopper !== undefined && includes(claimed, stopper);
      const affinity = 10 * this.cards(seat) + this.view.coins[seat]! + 2 * this.sliders.vengefulness * grudge;
      return affinity + NOISE * fraction(this.chance) - (isSafe ? SAFETY : 0);
    });
  }

  /** The seat that will least likely stop a theft; nobody, when all of them would. */
  private easiestPurse(): Seat | undefined {
    const purses = this.opponents.filter((seat) => this.view.coins[seat]! > 0);
    const isEasy = (seat: Seat) => 1 - this.resistance(seat);
    const easiest = purses.length > 0 ? best(purses, isEasy) : undefined;
    return easiest !== undefined && isEasy(easiest) > 0 ? easiest : undefined;
  }

  /** How likely a seat will stop a theft: by its cards, and by what it has said. */
  private resistance(seat: Seat): number {
    const { claimed, disclaimed } = this.memories[seat]!;
    return stoppersOf(this.view, 'steal').reduce((sum, character) => {
      const said = (includes(claimed, character) ? SAID : 0) - (includes(disclaimed, character) ? SAID : 0);
      return sum + said + this.probability(seat, character);
    }, 0);
  }

  private fearsDuke(): boolean {
    const isClaimed = this.opponents.some((seat) => includes(this.memories[seat]!.claimed, 'duke'));
    const somewhere = this.opponents.reduce((sum, seat) => sum + this.probability(seat, 'duke'), 0);
    return somewhere + (isClaimed ? SAID : 0) > FEAR;
  }

  // Answers.

  private doubtsAction(): boolean {
    const { turn, target, claim } = this.view;
    const probability = this.probability(turn, claim!);
    if (probability === 0) return true;
    if (ownStoppers(this.view).some((character) => this.holds(character))) return false;
    if (this.doubts(turn, claim!, target === this.me)) return true;
    return this.isLastStand() && !this.prefersContessa(probability);
  }

  /** On its last card: rather claim a Contessa than challenge the Assassin? */
  private prefersContessa(assassin: number): boolean {
    if (!this.isAbout('contessa')) return false;
    return luck(this.chance, this.readiness('contessa', 0.45)) || assassin > 0.4 + 0.2 * fraction(this.chance);
  }

  private block(): Move | undefined {
    const isTarget = this.view.target === this.me;
    const blocks = blocksAmong(this.moves).filter(({ as }) => ownStoppers(this.view).includes(as));
    const honest = oneOf(
      blocks.filter(({ as }) => this.holds(as)),
      this.chance,
    );
    if (honest && !luck(this.chance, OVERSIGHT)) return honest;
    if (this.isLastStand()) return honest ?? blocks[0];
    return blocks.find(({ as }) => {
      const scale = (isTarget ? 0.4 : 0.2) + 0.1 * fraction(this.chance);
      return this.isAbout(as) && luck(this.chance, this.readiness(as, scale));
    });
  }

  private isLastStand(): boolean {
    return this.view.action === 'assassinate' && this.view.target === this.me && this.cards(this.me) === 1;
  }

  private doubtsBlock(): boolean {
    const { seat, as } = this.view.block!;
    const isMine = this.view.turn === this.me;
    return (isMine && this.isDoomed()) || this.doubts(seat, as, isMine);
  }

  private doubts(claimant: Seat, character: Character, isMine: boolean): boolean {
    const margin = this.sliders.scepticism ** 2 * ((isMine ? 0.8 : 0.4) + 0.1 * fraction(this.chance));
    return this.probability(claimant, character) <= margin;
  }

  // What it reckons with.

  private probability(seat: Seat, character: Character): number {
    const { view, me } = this;
    return (this.cards(seat) * (COPIES - knownCopies(view, me, character))) / (CARDS - knownCards(view, me));
  }

  /** Can anybody else still have the character? */
  private isAbout(character: Character): boolean {
    return knownCopies(this.view, this.me, character) < COPIES;
  }

  private holds(character: Character): boolean {
    return this.view.hands[this.me]!.includes(character);
  }

  private cards(seat: Seat): number {
    return this.view.hands[seat]!.length;
  }
}

/** The item with the highest value. */
function best(seats: readonly Seat[], value: (seat: Seat) => number): Seat {
  const values = seats.map(value);
  return seats[values.indexOf(Math.max(...values))]!;
}
