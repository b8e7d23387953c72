// Which moves are worth a thought. What is left out here is never played, however few the simulations.

import type { Seat } from '@kuluary/kernel/game';
import { type Character, COPIES } from '../../rules/characters.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { claimOf } from '../claims.ts';

export function candidates(view: View, moves: readonly Move[]): readonly Move[] {
  const me = view.viewer as Seat;
  if (view.decision === 'show') return [moves[0]!]; // showing is listed first, where it is possible
  const honest = concerns(view, me) ? moves.filter((move) => move.type === 'block' && holds(view, me, move.as)) : [];
  if (honest.length > 0) return honest; // whoever doubts it pays for it
  const sensible = moves.filter((move) => !isSenseless(view, me, move));
  return sensible.length > 0 ? sensible : moves;
}

/** Is the action announced against this seat, or against nobody? */
function concerns(view: View, me: Seat): boolean {
  return view.decision === 'block' && (view.target === me || view.target === null);
}

function isSenseless(view: View, me: Seat, move: Move): boolean {
  if (move.type === 'challenge') return isCertain(view);
  if (move.type === 'steal' && view.coins[move.target] === 0) return true;
  const claim = claimMadeBy(move);
  return claim !== undefined && !holds(view, me, claim) && isSeenByAll(view, claim);
}

/** The character that a move claims. */
export function claimMadeBy(move: Move): Character | undefined {
  return move.type === 'block' ? move.as : claimOf(move.type);
}

export function holds(view: View, seat: Seat, character: Character): boolean {
  return view.hands[seat]!.includes(character);
}

/** This seat has seen the card that is in question with who claims it. */
function isCertain(view: View): boolean {
  const { seat, as } = view.block ?? { seat: view.turn, as: view.claim! };
  return holds(view, seat, as);
}

/** Everybody knows where all copies are. */
function isSeenByAll({ faceUp, common }: View, character: Character): boolean {
  const known = [...faceUp, ...common.hands, common.drawn, common.deck, common.inDeck].flat();
  return known.filter((face) => face === character).length >= COPIES;
}
