// The honest counter: claims only what it holds, and counts cards and claims. It doubts an action only when all copies
// lie before its eyes, and a block also when a seat has claimed more than it can hold. Its one lie is a Contessa when its
// last card is at stake.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { ActionName } from '../rules/actions.ts';
import { CHARACTERS, type Character } from '../rules/characters.ts';
import { claimsIn, readHappening } from '../rules/history.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { ownStoppers, stoppersOf } from './claims.ts';
import { isExhausted } from './known-cards.ts';
import { answer, blocksAmong, find } from './offered-moves.ts';

/** The best card to have first. */
const WORTH: readonly Character[] = ['duke', 'captain', 'contessa', 'inquisitor', 'ambassador', 'assassin'];

export const counter: Bot<View, Move> = { choose };

function choose(view: View, moves: readonly Move[], chance: Chance): Move {
  const me = view.viewer as Seat;
  switch (view.decision) {
    case 'action':
      return act(view, me, moves, chance);
    case 'challenge':
      return answer(moves, isExhausted(view, me, view.claim!) ? 'challenge' : 'pass');
    case 'block':
      return block(view, me, moves);
    case 'challenge-block':
      return answer(moves, doubtsBlock(view, me) ? 'challenge' : 'pass');
    case 'show':
      return moves[0]!; // showing is listed first, where it is possible
    case 'lose':
    case 'offer':
      return byWorth(moves).at(-1)!;
    case 'swap':
      return answer(moves, WORTH.indexOf(view.offered!) < 3 ? 'swap' : 'leave');
    default:
      return byWorth(moves)[0]!;
  }
}

function act(view: View, me: Seat, moves: readonly Move[], chance: Chance): Move {
  const holds = (character: Character) => view.hands[me]!.includes(character);
  const has = (type: ActionName, target?: Seat) => find(moves, type, target);
  const targets = byDanger(view, me, chance);
  const unblocked = (type: ActionName) =>
    targets.find((seat) =>
      stoppersOf(view, type).every((c) => !view.claimed[seat]!.includes(c) || isExhausted(view, me, c)),
    );
  const prey = unblocked('assassinate');
  if (holds('assassin') && prey !== undefined && has('assassinate', prey)) return has('assassinate', prey)!;
  if (has('coup', targets[0])) return has('coup', targets[0])!;
  if (holds('duke')) return has('tax')!;
  if (holds('ambassador')) return has('exchange')!;
  if (holds('inquisitor')) return has('examine')!;
  const purse = unblocked('steal');
  if (holds('captain') && purse !== undefined && view.coins[purse]! >= 2) return has('steal', purse)!;
  const isDukeAbout = targets.some((seat) => view.claimed[seat]!.includes('duke'));
  return has(isDukeAbout && !isExhausted(view, me, 'duke') ? 'income' : 'foreign-aid') ?? moves[0]!;
}

/** Living opponents, the most dangerous first: coins times cards; equals in random order. */
function byDanger(view: View, me: Seat, chance: Chance): Seat[] {
  const danger = view.hands.map((hand, seat) => (view.coins[seat]! + 0.1) * hand.length + chance.below(100) / 1e4);
  return view.hands
    .map((_, seat) => seat)
    .filter((seat) => seat !== me && view.hands[seat]!.length > 0)
    .sort((a, b) => danger[b]! - danger[a]!);
}

function block(view: View, me: Seat, moves: readonly Move[]): Move {
  const blocks = blocksAmong(moves);
  const honest = blocks.find(({ as }) => view.hands[me]!.includes(as) && ownStoppers(view).includes(as));
  if (honest) return honest;
  const isLastStand = view.target === me && view.action === 'assassinate' && view.hands[me]!.length === 1;
  return (isLastStand ? blocks[0] : undefined) ?? answer(moves, 'pass');
}

function doubtsBlock(view: View, me: Seat): boolean {
  const { seat, as } = view.block!;
  if (isExhausted(view, me, as)) return true;
  const before = claimsBefore(view, seat);
  return !before.has(as) && before.size >= view.hands[seat]!.length;
}

/** What a seat claimed, with the hand it has now, before the block in question. */
function claimsBefore(view: View, blocker: Seat): Set<Character> {
  const block = view.history.findLastIndex((packed) => {
    const { happening, seat } = readHappening(packed);
    return happening === 'blocked' && seat === blocker;
  });
  const claims = claimsIn(view.history.slice(0, block), view.seats)[blocker]!;
  return new Set(CHARACTERS.filter((_, code) => claims & (1 << code)));
}

/** Moves that name cards, the ones with the best cards first. */
function byWorth(moves: readonly Move[]): Move[] {
  const worth = (move: Move) => {
    const cards = 'cards' in move ? move.cards : 'card' in move ? [move.card] : [];
    return cards.reduce((sum, card) => sum + WORTH.indexOf(card), 0);
  };
  return [...moves].sort((a, b) => worth(a) - worth(b));
}
