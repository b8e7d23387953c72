// Queries on a view: hands, seats, cards in play, the id of the decision, moves.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked } from '@kuluary/texts/reader';
import type { ChoiceZone } from '../rules/card-terms.ts';
import type { Move } from '../rules/moves.ts';
import { OPENED_FOR_TURN } from '../rules/state.ts';
import type { CardInPlayView, SeatView, View } from '../rules/view.ts';
import { cardNamed } from '../texts/card-lookup.ts';

/** Is the viewer asked for a move of the main phase? */
export function isOwnMainDecision(view: View): boolean {
  return view.decision === 'main' && isViewerAsked(view);
}

/** Everybody but the viewer, clockwise from the viewer's left; for a spectator everybody. */
export function opponentsOf({ viewer, seats }: View): readonly Seat[] {
  if (viewer === 'spectator') return seats.map((_, seat) => seat);
  return Array.from({ length: seats.length - 1 }, (_, i) => (viewer + 1 + i) % seats.length);
}

/** Clockwise from the viewer's left, the viewer last. */
export function seatsAroundTable(view: View): readonly Seat[] {
  return view.viewer === 'spectator' ? opponentsOf(view) : [...opponentsOf(view), view.viewer];
}

function ownSeatView({ viewer, seats }: View): SeatView | undefined {
  return viewer === 'spectator' ? undefined : seats[viewer];
}

export function ownHand(view: View): readonly string[] {
  return ownSeatView(view)?.hand ?? [];
}

/** Cards that leave at the end of the turn. */
export function playedCardsOf(view: View, seat: Seat): readonly CardInPlayView[] {
  return view.seats[seat]!.play.filter(({ card }) => !cardNamed(card).isOngoing);
}

/** Locations bought in this turn: they lie in the discard, and their abilities last until the turn ends. */
export function boughtLocationsOf({ active, boughtLocations }: View): readonly CardInPlayView[] {
  return boughtLocations.map(({ card, used }) => ({
    card,
    owner: active,
    from: OPENED_FOR_TURN,
    isFresh: true,
    used,
    held: [],
  }));
}

export function ongoingCardsOf(view: View, seat: Seat): readonly CardInPlayView[] {
  return view.seats[seat]!.play.filter(({ card }) => cardNamed(card).isOngoing);
}

export function isVoting({ vote, decision }: View): boolean {
  return vote !== null && (decision === 'ballot' || decision === 'reveal' || decision === 'tie');
}

/** Changes whenever something else is asked, but not from move to move within the main phase. */
export function decisionIdOf(view: View): string {
  const { turns, decision, stack, vote, waiting } = view;
  const asked = isViewerAsked(view);
  if (decision === 'main') return [turns, decision, asked].join(' ');
  const frame = stack.at(-1);
  const position = [stack.length, frame?.program, frame?.at, frame?.you, frame?.them, frame?.chosen, waiting.length];
  return [turns, decision, asked, ...position, vote?.passes, vote?.revealed.flat().length].join(' ');
}

/** Moves always list their fields in the same order. */
export function moveKey(move: Move): string {
  return JSON.stringify(move);
}

export function isSameMove(a: Move | null, b: Move): boolean {
  return a !== null && moveKey(a) === moveKey(b);
}

/** Choices of cards that are neither in the hand nor in the line-up. */
export function trayMoves(moves: readonly Move[]): readonly Extract<Move, { type: 'choose' }>[] {
  return moves.filter((move) => move.type === 'choose').filter(({ from }) => !isOnTable(from));
}

function isOnTable(zone: ChoiceZone): boolean {
  return zone === 'hand' || zone === 'line-up';
}

/** How many nemeses a seat has defeated and still owns, as far as everybody can see; at the end all of them. */
export function nemesisCountOf(view: View, seat: Seat): number {
  const scored = view.scores?.[seat];
  if (scored) return scored.reduce((sum, { card, copies }) => sum + (cardNamed(card).isNemesis ? copies : 0), 0);
  const { discard, play, unseen, hand, seen, top } = view.seats[seat]!;
  const cards = [...discard, ...play.map(({ card }) => card), ...unseen, ...(hand ?? seen), ...top];
  return cards.filter((card) => cardNamed(card).isNemesis).length;
}
