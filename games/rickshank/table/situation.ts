// What there is to be seen at the table, read off a view. No words, no pictures.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked } from '@kuluary/texts/reader';
import type { Place } from '../rules/dialect.ts';
import type { Move } from '../rules/moves.ts';
import type { PieceView, SeatView, View } from '../rules/view.ts';
import { cardNamed } from '../texts/box.ts';

/** Is it the viewer's own turn, with everything open to it? */
export function isOwnMain(view: View): boolean {
  return view.decision === 'main' && isAsked(view);
}

/** Everybody but the viewer, clockwise from the viewer's left; for a spectator everybody. */
export function opponentsOf({ viewer, seats }: View): readonly Seat[] {
  if (viewer === 'spectator') return seats.map((_, seat) => seat);
  return Array.from({ length: seats.length - 1 }, (_, i) => (viewer + 1 + i) % seats.length);
}

/** Clockwise from the viewer's left, the viewer last. */
export function aroundTable(view: View): readonly Seat[] {
  return view.viewer === 'spectator' ? opponentsOf(view) : [...opponentsOf(view), view.viewer];
}

/** The viewer's own place; undefined for a spectator. */
function ownSeat({ viewer, seats }: View): SeatView | undefined {
  return viewer === 'spectator' ? undefined : seats[viewer];
}

export function ownHand(view: View): readonly string[] {
  return ownSeat(view)?.hand ?? [];
}

/** What was played in this turn and leaves at its end. */
export function playedBy(view: View, seat: Seat): readonly PieceView[] {
  return view.seats[seat]!.play.filter(({ card }) => !cardNamed(card).isOngoing);
}

export function ongoingOf(view: View, seat: Seat): readonly PieceView[] {
  return view.seats[seat]!.play.filter(({ card }) => cardNamed(card).isOngoing);
}

/** Are sealed ballots, council cards or a tie on the table? */
export function isVoting({ vote, decision }: View): boolean {
  return vote !== null && (decision === 'ballot' || decision === 'reveal' || decision === 'tie');
}

/** Names a question: it changes whenever something else is asked. In a turn many answers follow each other at once. */
export function questionId(view: View): string {
  const { turns, decision, stack, vote, waiting } = view;
  const asked = isAsked(view);
  if (decision === 'main') return [turns, decision, asked].join(' ');
  const frame = stack.at(-1);
  const place = [stack.length, frame?.program, frame?.at, frame?.you, frame?.them, frame?.chosen, waiting.length];
  return [turns, decision, asked, ...place, vote?.passes, vote?.revealed.flat().length].join(' ');
}

/** Moves are small and are always spelled in one way. */
export function spelled(move: Move): string {
  return JSON.stringify(move);
}

export function isSameMove(a: Move | null, b: Move): boolean {
  return a !== null && spelled(a) === spelled(b);
}

/** The choices that lie neither in the hand nor in the line-up: they have to be laid out. */
export function laidOut(moves: readonly Move[]): readonly Extract<Move, { type: 'choose' }>[] {
  return moves.filter((move) => move.type === 'choose').filter(({ from }) => !isOnTable(from));
}

function isOnTable(place: Place): boolean {
  return place === 'hand' || place === 'line-up';
}

/** How many nemeses a seat has defeated and still owns, as far as everybody can see; at the end all of them. */
export function nemesesOf(view: View, seat: Seat): number {
  const scored = view.scores?.[seat];
  if (scored) return scored.reduce((sum, { card, copies }) => sum + (cardNamed(card).isNemesis ? copies : 0), 0);
  const { discard, play, unseen, hand, seen, top } = view.seats[seat]!;
  const cards = [...discard, ...play.map(({ card }) => card), ...unseen, ...(hand ?? seen), ...top];
  return cards.filter((card) => cardNamed(card).isNemesis).length;
}
