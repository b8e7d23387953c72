// The counter bot: claims only what it holds, and counts cards and claims. It challenges an action only when it sees all
// copies of the card, a block also when the seat has claimed more than it can hold. It bluffs only a Contessa on its last card.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { ActionName } from '../rules/actions-and-blocks.ts';
import { CHARACTERS, type Character } from '../rules/characters.ts';
import { claimsBySeat, unpackHistoryEntry } from '../rules/history.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { charactersThatBlock, charactersViewerMayBlockWith } from './action-claims.ts';
import { areAllCopiesKnown } from './known-cards.ts';
import { blockMovesAmong, findMove, findMoveOrFirst } from './move-lookup.ts';

const BEST_CARDS_FIRST: readonly Character[] = ['duke', 'captain', 'contessa', 'inquisitor', 'ambassador', 'assassin'];

export const counterBot: Bot<View, Move> = { choose: chooseMove };

function chooseMove(view: View, moves: readonly Move[], chance: Chance): Move {
  const me = view.viewer as Seat;
  switch (view.decision) {
    case 'action':
      return chooseAction(view, me, moves, chance);
    case 'challenge':
      return findMoveOrFirst(moves, areAllCopiesKnown(view, me, view.claim!) ? 'challenge' : 'pass');
    case 'block':
      return chooseBlock(view, me, moves);
    case 'challenge-block':
      return findMoveOrFirst(moves, challengesBlock(view, me) ? 'challenge' : 'pass');
    case 'show':
      return moves[0]!; // showing is listed first, where it is possible
    case 'lose':
    case 'offer':
      return byWorth(moves).at(-1)!;
    case 'swap':
      return findMoveOrFirst(moves, BEST_CARDS_FIRST.indexOf(view.offered!) < 3 ? 'swap' : 'leave');
    default:
      return byWorth(moves)[0]!;
  }
}

function chooseAction(view: View, me: Seat, moves: readonly Move[], chance: Chance): Move {
  const holds = (character: Character) => view.hands[me]!.includes(character);
  const has = (type: ActionName, target?: Seat) => findMove(moves, type, target);
  const targets = opponentsByDanger(view, me, chance);
  const unblocked = (type: ActionName) =>
    targets.find((seat) =>
      charactersThatBlock(view, type).every((c) => !view.claimed[seat]!.includes(c) || areAllCopiesKnown(view, me, c)),
    );
  const killTarget = unblocked('assassinate');
  if (holds('assassin') && killTarget !== undefined && has('assassinate', killTarget))
    return has('assassinate', killTarget)!;
  if (has('coup', targets[0])) return has('coup', targets[0])!;
  if (holds('duke')) return has('tax')!;
  if (holds('ambassador')) return has('exchange')!;
  if (holds('inquisitor')) return has('examine')!;
  const theftTarget = unblocked('steal');
  if (holds('captain') && theftTarget !== undefined && view.coins[theftTarget]! >= 2) return has('steal', theftTarget)!;
  const isDukeClaimed = targets.some((seat) => view.claimed[seat]!.includes('duke'));
  return has(isDukeClaimed && !areAllCopiesKnown(view, me, 'duke') ? 'income' : 'foreign-aid') ?? moves[0]!;
}

/** Living opponents, the most dangerous (coins times cards) first; equals in random order. */
function opponentsByDanger(view: View, me: Seat, chance: Chance): Seat[] {
  const danger = view.hands.map((hand, seat) => (view.coins[seat]! + 0.1) * hand.length + chance.below(100) / 1e4);
  return view.hands
    .map((_, seat) => seat)
    .filter((seat) => seat !== me && view.hands[seat]!.length > 0)
    .sort((a, b) => danger[b]! - danger[a]!);
}

function chooseBlock(view: View, me: Seat, moves: readonly Move[]): Move {
  const blocks = blockMovesAmong(moves);
  const honest = blocks.find(
    ({ as }) => view.hands[me]!.includes(as) && charactersViewerMayBlockWith(view).includes(as),
  );
  if (honest) return honest;
  const isOnLastCard = view.target === me && view.action === 'assassinate' && view.hands[me]!.length === 1;
  return (isOnLastCard ? blocks[0] : undefined) ?? findMoveOrFirst(moves, 'pass');
}

function challengesBlock(view: View, me: Seat): boolean {
  const { seat, as } = view.block!;
  if (areAllCopiesKnown(view, me, as)) return true;
  const before = claimsBefore(view, seat);
  return !before.has(as) && before.size >= view.hands[seat]!.length;
}

/** What the blocker claimed with its present hand before this block. */
function claimsBefore(view: View, blocker: Seat): Set<Character> {
  const block = view.history.findLastIndex((packed) => {
    const { kind, seat } = unpackHistoryEntry(packed);
    return kind === 'blocked' && seat === blocker;
  });
  const claims = claimsBySeat(view.history.slice(0, block), view.seats)[blocker]!;
  return new Set(CHARACTERS.filter((_, code) => claims & (1 << code)));
}

/** Moves that name cards, those with the best cards first. */
function byWorth(moves: readonly Move[]): Move[] {
  const worth = (move: Move) => {
    const cards = 'cards' in move ? move.cards : 'card' in move ? [move.card] : [];
    return cards.reduce((sum, card) => sum + BEST_CARDS_FIRST.indexOf(card), 0);
  };
  return [...moves].sort((a, b) => worth(a) - worth(b));
}
