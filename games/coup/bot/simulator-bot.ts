// The simulator bot: uses what it holds, bluffs and challenges at random. With two seats left it plays both hands out with open
// cards, a few plies ahead, to decide whether a bluff or a challenge is needed.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { type Character, COPIES_PER_CHARACTER } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { actionCost, characterClaimedBy, charactersThatBlock, charactersViewerMayBlockWith } from './action-claims.ts';
import { areAllCopiesKnown, faceUpCopies } from './known-cards.ts';
import { blockMovesAmong, findMove, findMoveOrFirst, isRandomlyTrue, pickRandom } from './move-lookup.ts';
import { type LookaheadAction, type OpenHand, winnerOfOpenHands } from './open-hand-lookahead.ts';
import { behaviourOfSeats, charactersInMask, hasCharacter, type SeatBehaviour } from './seat-behaviour.ts';

const BLUFF_RATE = 0.5; // how often it may bluff
const RANDOM_CHALLENGE_RATE = 0.1;
const SKIP_RATE = 0.1; // how often it skips its preferred action
const MANY_CLAIMS = 3; // after so many claimed characters it claims no other

/** How readily each card is lost, the best card first. */
const LOSS_WEIGHTS: Readonly<Record<Character, number>> = {
  duke: 3,
  assassin: 4,
  captain: 5,
  inquisitor: 6,
  contessa: 6,
  ambassador: 9,
};

export const simulatorBot: Bot<View, Move> = {
  choose: (view, moves, chance) => new SimulatorMoveChoice(view, moves, chance).choose(),
};

class SimulatorMoveChoice {
  private readonly view: View;
  private readonly moves: readonly Move[];
  private readonly chance: Chance;
  private readonly me: Seat;
  private readonly hand: readonly Character[];
  private readonly behaviours: readonly SeatBehaviour[];
  private readonly opponents: readonly Seat[]; // alive, the strongest first
  private readonly isBluffing: boolean;

  constructor(view: View, moves: readonly Move[], chance: Chance) {
    this.view = view;
    this.moves = moves;
    this.chance = chance;
    this.me = view.viewer as Seat;
    this.hand = view.hands[this.me] as readonly Character[];
    this.behaviours = behaviourOfSeats(view);
    this.opponents = this.opponentsByStrength();
    this.isBluffing = isRandomlyTrue(chance, BLUFF_RATE);
  }

  choose(): Move {
    const { moves, chance } = this;
    switch (this.view.decision) {
      case 'action':
        return this.chooseAction();
      case 'challenge':
        return findMoveOrFirst(moves, this.canBlock() || !this.wouldChallenge() ? 'pass' : 'challenge');
      case 'block':
        return this.chooseBlock() ?? findMoveOrFirst(moves, 'pass');
      case 'challenge-block':
        return findMoveOrFirst(moves, this.wouldChallenge() ? 'challenge' : 'pass');
      case 'show':
        return moves[0]!; // showing is listed first, where it is possible
      case 'lose':
      case 'offer':
        return pickCardToLose(moves, chance);
      case 'swap':
        return findMoveOrFirst(moves, LOSS_WEIGHTS[this.view.offered!] < LOSS_WEIGHTS.contessa ? 'swap' : 'leave');
      default:
        return bestCardsMove(moves);
    }
  }

  // Actions.

  private chooseAction(): Move {
    const { moves, hand } = this;
    const coup = findMove(moves, 'coup', this.opponents[0]);
    if (coup) return coup;
    const preferred = (['assassinate', 'steal', 'tax'] as const).flatMap((type) => this.moveAgainstBestTarget(type));
    const honest = preferred.find(({ type }) => hand.includes(characterClaimedBy(type)!) && !this.skipsAtRandom());
    if (honest) return honest;
    const bluff = pickRandom(
      preferred.filter(({ type }) => this.wouldBluff(characterClaimedBy(type)!)),
      this.chance,
    );
    if (bluff && !this.skipsAtRandom()) return bluff;
    const exchange = findMove(moves, 'exchange') ?? findMove(moves, 'examine');
    if (exchange && !hand.includes('assassin') && !this.skipsAtRandom()) return exchange;
    return findMoveOrFirst(moves, faceUpCopies(this.view, 'duke') === COPIES_PER_CHARACTER ? 'foreign-aid' : 'income');
  }

  /** The action against the strongest seat that has not claimed a blocking character. */
  private moveAgainstBestTarget(type: 'assassinate' | 'steal' | 'tax'): Move[] {
    const target = type === 'tax' ? undefined : this.opponents.find((seat) => this.isUnblockedTarget(seat, type));
    const move = findMove(this.moves, type, target);
    return move ? [move] : [];
  }

  private isUnblockedTarget(seat: Seat, type: 'assassinate' | 'steal'): boolean {
    const { claimed } = this.behaviours[seat]!;
    if (type === 'steal' && this.view.coins[seat] === 0) return false;
    return !charactersThatBlock(this.view, type).some((character) => hasCharacter(claimed, character));
  }

  private wouldBluff(character: Character): boolean {
    const { claimed, caught } = this.behaviours[this.me]!;
    if (hasCharacter(caught, character) || faceUpCopies(this.view, character) === COPIES_PER_CHARACTER) return false;
    if (this.isLastCardUnderAttack()) return true;
    const isNew = !hasCharacter(claimed, character);
    if (isNew && (!this.isBluffing || charactersInMask(claimed).length >= MANY_CLAIMS)) return false;
    return !this.isEndgame() || this.predictWinner(character) <= 0; // a winning bluff would be challenged
  }

  /** Sometimes it does something else, but not with two seats left and on its last card. */
  private skipsAtRandom(): boolean {
    return !(this.isEndgame() && this.hand.length === 1) && isRandomlyTrue(this.chance, SKIP_RATE);
  }

  // Challenges and blocks.

  private canBlock(): boolean {
    return charactersViewerMayBlockWith(this.view).some((character) => this.hand.includes(character));
  }

  private chooseBlock(): Move | undefined {
    const { view } = this;
    if (view.action === 'steal' && view.coins[this.me] === 0) return undefined; // nothing to save
    const blocks = blockMovesAmong(this.moves).filter(({ as }) => charactersViewerMayBlockWith(view).includes(as));
    const honest = blocks.find(({ as }) => this.hand.includes(as));
    if (honest || view.proved.action) return honest; // no bluff against a proven claim
    return pickRandom(
      blocks.filter(({ as }) => this.wouldBluff(as)),
      this.chance,
    );
  }

  private wouldChallenge(): boolean {
    const { view, me } = this;
    const { seat, as } = view.block ?? { seat: view.turn, as: view.claim! };
    if (areAllCopiesKnown(view, me, as) || hasCharacter(this.behaviours[seat]!.caught, as)) return true;
    if (this.isLastCardUnderAttack() && !view.block) return !this.canClaimContessa();
    if (!this.isChallengeWorthwhile()) return false;
    const predicted = this.isEndgame() ? this.predictWinner() : 0;
    return predicted === 0 ? isRandomlyTrue(this.chance, RANDOM_CHALLENGE_RATE) : predicted < 0;
  }

  private isLastCardUnderAttack(): boolean {
    return this.view.action === 'assassinate' && this.view.target === this.me && this.hand.length === 1;
  }

  private canClaimContessa(): boolean {
    const claims = this.opponents.filter((seat) => hasCharacter(this.behaviours[seat]!.claimed, 'contessa')).length;
    const isCaught = hasCharacter(this.behaviours[this.me]!.caught, 'contessa');
    return !isCaught && faceUpCopies(this.view, 'contessa') + claims < COPIES_PER_CHARACTER;
  }

  private isChallengeWorthwhile(): boolean {
    const { action, turn, target } = this.view;
    if (action === 'tax') return true;
    return (action === 'steal' || action === 'assassinate') && (turn === this.me || target === this.me);
  }

  // Two seats left.

  private isEndgame(): boolean {
    return this.opponents.length === 1;
  }

  /** Who wins when both play on: 1 this seat, -1 the other, 0 nobody soon. `bluffed`: a character that it would claim. */
  private predictWinner(bluffed?: Character): number {
    const { view, me, hand } = this;
    const [opponent] = this.opponents as [Seat];
    const mine = openHandOf(view, me, bluffed ? [...hand, bluffed] : hand);
    const theirs = openHandOf(view, opponent, charactersInMask(this.behaviours[opponent]!.claimed));
    if (view.decision === 'challenge-block') return -winnerOfOpenHands(theirs, mine);
    if (view.decision === 'action' || bluffed) return winnerOfOpenHands(mine, theirs);
    const pending = view.action as LookaheadAction;
    return -winnerOfOpenHands({ ...theirs, coins: theirs.coins + actionCost(pending) }, mine, pending); // the cost is paid already
  }

  /** Cards first, then coins; equals in random order. */
  private opponentsByStrength(): Seat[] {
    const { view, me, chance } = this;
    const strength = view.hands.map((hand, seat) => hand.length * 1000 + view.coins[seat]! + chance.below(100) / 100);
    return view.hands
      .flatMap((hand, seat) => (seat !== me && hand.length > 0 ? [seat] : []))
      .sort((a, b) => strength[b]! - strength[a]!);
  }
}

function openHandOf(view: View, seat: Seat, characters: readonly Character[]): OpenHand {
  return { coins: view.coins[seat]!, cards: view.hands[seat]!.length, characters };
}

function pickCardToLose(moves: readonly Move[], chance: Chance): Move {
  const weighted = moves.flatMap((move) => ('card' in move ? Array<Move>(LOSS_WEIGHTS[move.card]).fill(move) : []));
  return pickRandom(weighted, chance) ?? moves[0]!;
}

/** The best cards, different ones where possible. */
function bestCardsMove(moves: readonly Move[]): Move {
  const lossWeight = (move: Move) => {
    const cards = 'cards' in move ? move.cards : 'card' in move ? [move.card] : [];
    const duplicatePenalty = cards.length > new Set(cards).size ? 100 : 0;
    return cards.reduce((sum, card) => sum + LOSS_WEIGHTS[card], duplicatePenalty);
  };
  return moves.reduce((a, b) => (lossWeight(b) < lossWeight(a) ? b : a));
}
