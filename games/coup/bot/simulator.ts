// The simulator: takes what its cards give, bluffs when it is in the mood, challenges now and then. When two seats are
// left it plays both hands out a few plies ahead, open, to see whether a bluff or a challenge is needed.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { type Character, COPIES } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { claimOf, costOf, ownStoppers, stoppersOf } from './claims.ts';
import { faceUpCopies, isExhausted } from './known-cards.ts';
import { answer, blocksAmong, find, luck, oneOf } from './offered-moves.ts';
import { type Act, playOut, type Side } from './play-out.ts';
import { charactersIn, includes, type Recollection, recollect } from './recollection.ts';

const BLUFFS = 0.5; // how often it is in the mood
const DOUBTS = 0.1; // a challenge for no reason
const WHIM = 0.1; // it passes over what it would do
const MANY_CLAIMS = 3; // having claimed so many characters it claims no other

/** The best card to keep first, and how readily each is lost. */
const WEIGHTS: Readonly<Record<Character, number>> = {
  duke: 3,
  assassin: 4,
  captain: 5,
  inquisitor: 6,
  contessa: 6,
  ambassador: 9,
};

export const simulator: Bot<View, Move> = {
  choose: (view, moves, chance) => new Mind(view, moves, chance).choose(),
};

class Mind {
  private readonly view: View;
  private readonly moves: readonly Move[];
  private readonly chance: Chance;
  private readonly me: Seat;
  private readonly hand: readonly Character[];
  private readonly memories: readonly Recollection[];
  private readonly opponents: readonly Seat[]; // alive, the strongest first
  private readonly isInMood: boolean; // to bluff

  constructor(view: View, moves: readonly Move[], chance: Chance) {
    this.view = view;
    this.moves = moves;
    this.chance = chance;
    this.me = view.viewer as Seat;
    this.hand = view.hands[this.me] as readonly Character[];
    this.memories = recollect(view);
    this.opponents = this.byStrength();
    this.isInMood = luck(chance, BLUFFS);
  }

  choose(): Move {
    const { moves, chance } = this;
    switch (this.view.decision) {
      case 'action':
        return this.act();
      case 'challenge':
        return answer(moves, this.canBlock() || !this.doubts() ? 'pass' : 'challenge');
      case 'block':
        return this.block() ?? answer(moves, 'pass');
      case 'challenge-block':
        return answer(moves, this.doubts() ? 'challenge' : 'pass');
      case 'show':
        return moves[0]!; // showing is listed first, where it is possible
      case 'lose':
      case 'offer':
        return byWeight(moves, chance);
      case 'swap':
        return answer(moves, WEIGHTS[this.view.offered!] < WEIGHTS.contessa ? 'swap' : 'leave');
      default:
        return best(moves);
    }
  }

  // Its turn.

  private act(): Move {
    const { moves, hand } = this;
    const coup = find(moves, 'coup', this.opponents[0]);
    if (coup) return coup;
    const wishes = (['assassinate', 'steal', 'tax'] as const).flatMap((type) => this.withTarget(type));
    const honest = wishes.find(({ type }) => hand.includes(claimOf(type)!) && !this.hasWhim());
    if (honest) return honest;
    const bluff = oneOf(
      wishes.filter(({ type }) => this.wouldBluff(claimOf(type)!)),
      this.chance,
    );
    if (bluff && !this.hasWhim()) return bluff;
    const exchange = find(moves, 'exchange') ?? find(moves, 'examine');
    if (exchange && !hand.includes('assassin') && !this.hasWhim()) return exchange;
    return answer(moves, faceUpCopies(this.view, 'duke') === COPIES ? 'foreign-aid' : 'income');
  }

  /** The action against the strongest seat that has claimed nothing to stop it. */
  private withTarget(type: 'assassinate' | 'steal' | 'tax'): Move[] {
    const target = type === 'tax' ? undefined : this.opponents.find((seat) => this.isOpenTo(seat, type));
    const move = find(this.moves, type, target);
    return move ? [move] : [];
  }

  private isOpenTo(seat: Seat, type: 'assassinate' | 'steal'): boolean {
    const { claimed } = this.memories[seat]!;
    if (type === 'steal' && this.view.coins[seat] === 0) return false;
    return !stoppersOf(this.view, type).some((character) => includes(claimed, character));
  }

  private wouldBluff(character: Character): boolean {
    const { claimed, caught } = this.memories[this.me]!;
    if (includes(caught, character) || faceUpCopies(this.view, character) === COPIES) return false;
    if (this.isLastStand()) return true;
    const isNew = !includes(claimed, character);
    if (isNew && (!this.isInMood || charactersIn(claimed).length >= MANY_CLAIMS)) return false;
    return !this.isEndgame() || this.foresee(character) <= 0; // what would win will be challenged
  }

  /** Now and then it does something else, but not when all is at stake. */
  private hasWhim(): boolean {
    return !(this.isEndgame() && this.hand.length === 1) && luck(this.chance, WHIM);
  }

  // Answers.

  private canBlock(): boolean {
    return ownStoppers(this.view).some((character) => this.hand.includes(character));
  }

  private block(): Move | undefined {
    const { view } = this;
    if (view.action === 'steal' && view.coins[this.me] === 0) return undefined; // nothing to save
    const blocks = blocksAmong(this.moves).filter(({ as }) => ownStoppers(view).includes(as));
    const honest = blocks.find(({ as }) => this.hand.includes(as));
    if (honest || view.proved.action) return honest; // who has just proven its claim will not believe a bluff
    return oneOf(
      blocks.filter(({ as }) => this.wouldBluff(as)),
      this.chance,
    );
  }

  private doubts(): boolean {
    const { view, me } = this;
    const { seat, as } = view.block ?? { seat: view.turn, as: view.claim! };
    if (isExhausted(view, me, as) || includes(this.memories[seat]!.caught, as)) return true;
    if (this.isLastStand() && !view.block) return !this.canClaimContessa();
    if (!this.isWorthIt()) return false;
    const foreseen = this.isEndgame() ? this.foresee() : 0;
    return foreseen === 0 ? luck(this.chance, DOUBTS) : foreseen < 0;
  }

  private isLastStand(): boolean {
    return this.view.action === 'assassinate' && this.view.target === this.me && this.hand.length === 1;
  }

  private canClaimContessa(): boolean {
    const claims = this.opponents.filter((seat) => includes(this.memories[seat]!.claimed, 'contessa')).length;
    const isCaught = includes(this.memories[this.me]!.caught, 'contessa');
    return !isCaught && faceUpCopies(this.view, 'contessa') + claims < COPIES;
  }

  private isWorthIt(): boolean {
    const { action, turn, target } = this.view;
    if (action === 'tax') return true;
    return (action === 'steal' || action === 'assassinate') && (turn === this.me || target === this.me);
  }

  // Two seats left.

  private isEndgame(): boolean {
    return this.opponents.length === 1;
  }

  /** Who wins when both play on: 1 this seat, -1 the other, 0 nobody soon. `bluffed` is a card that it says it has. */
  private foresee(bluffed?: Character): number {
    const { view, me, hand } = this;
    const [opponent] = this.opponents as [Seat];
    const mine = side(view, me, bluffed ? [...hand, bluffed] : hand);
    const theirs = side(view, opponent, charactersIn(this.memories[opponent]!.claimed));
    if (view.decision === 'challenge-block') return -playOut(theirs, mine);
    if (view.decision === 'action' || bluffed) return playOut(mine, theirs);
    const pending = view.action as Act;
    return -playOut({ ...theirs, coins: theirs.coins + costOf(pending) }, mine, pending); // it has been paid for already
  }

  /** Cards first, then coins; equals in random order. */
  private byStrength(): Seat[] {
    const { view, me, chance } = this;
    const strength = view.hands.map((hand, seat) => hand.length * 1000 + view.coins[seat]! + chance.below(100) / 100);
    return view.hands
      .flatMap((hand, seat) => (seat !== me && hand.length > 0 ? [seat] : []))
      .sort((a, b) => strength[b]! - strength[a]!);
  }
}

function side(view: View, seat: Seat, characters: readonly Character[]): Side {
  return { coins: view.coins[seat]!, cards: view.hands[seat]!.length, characters };
}

function byWeight(moves: readonly Move[], chance: Chance): Move {
  const tickets = moves.flatMap((move) => ('card' in move ? Array<Move>(WEIGHTS[move.card]).fill(move) : []));
  return oneOf(tickets, chance) ?? moves[0]!;
}

/** The best cards, different ones where possible. */
function best(moves: readonly Move[]): Move {
  const burden = (move: Move) => {
    const cards = 'cards' in move ? move.cards : 'card' in move ? [move.card] : [];
    const twins = cards.length > new Set(cards).size ? 100 : 0;
    return cards.reduce((sum, card) => sum + WEIGHTS[card], twins);
  };
  return moves.reduce((a, b) => (burden(b) < burden(a) ? b : a));
}
