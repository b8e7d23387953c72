// The moves that the expert simulates. What is left out here is never played, however few the simulations.

import type { Seat } from '@kuluary/kernel/game';
import { type Character, COPIES_PER_CHARACTER } from '../../rules/characters.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { characterClaimedBy } from '../action-claims.ts';

export function candidateMoves(view: View, moves: readonly Move[]): readonly Move[] {
  const me = view.viewer as Seat;
  if (view.decision === 'show') return [moves[0]!]; // showing is listed first, where it is possible
  const honest = isBlockOwnConcern(view, me)
    ? moves.filter((move) => move.type === 'block' && seatHolds(view, me, move.as))
    : [];
  if (honest.length > 0) return honest; // a challenge to it fails
  const sensible = moves.filter((move) => !isSenseless(view, me, move));
  return sensible.length > 0 ? sensible : moves;
}

/** Is the action announced against this seat, or against nobody? */
function isBlockOwnConcern(view: View, me: Seat): boolean {
  return view.decision === 'block' && (view.target === me || view.target === null);
}

function isSenseless(view: View, me: Seat, move: Move): boolean {
  if (move.type === 'pass-openly') return true; // a sealed pass tells less
  if (move.type === 'challenge') return hasSeenClaimedCard(view);
  if (move.type === 'steal' && view.coins[move.target] === 0) return true;
  const claim = claimMadeBy(move);
  return claim !== undefined && !seatHolds(view, me, claim) && areAllCopiesPublic(view, claim);
}

/** The character that a move claims. */
export function claimMadeBy(move: Move): Character | undefined {
  return move.type === 'block' ? move.as : characterClaimedBy(move.type);
}

export function seatHolds(view: View, seat: Seat, character: Character): boolean {
  return view.hands[seat]!.includes(character);
}

/** Is the claim in question known to be true, because this seat has seen the card? */
function hasSeenClaimedCard(view: View): boolean {
  const { seat, as } = view.block ?? { seat: view.turn, as: view.claim! };
  return seatHolds(view, seat, as);
}

/** Does everybody know where all copies are? */
function areAllCopiesPublic({ faceUp, common }: View, character: Character): boolean {
  const known = [...faceUp, ...common.hands, common.drawn, common.deck, common.inDeck].flat();
  return known.filter((faceOrBack) => faceOrBack === character).length >= COPIES_PER_CHARACTER;
}
