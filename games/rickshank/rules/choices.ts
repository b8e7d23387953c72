// Choosing cards, and what becomes of them.

import { askingCode, type Frame, frameOf, NOBODY } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { fire } from './abilities.ts';
import { RETURN } from './box.ts';
import { cardsIn, seatOf, seatsOf } from './counting.ts';
import type { Choose, Fate, Place, Who } from './dialect.ts';
import { matches } from './matching.ts';
import type { Move } from './moves.ts';
import { BORROWED, OPENED, type Origin, type Piece, type State, type Table } from './state.ts';
import {
  addPower,
  destroy,
  discard,
  enterPlay,
  gain,
  idOf,
  leavePlay,
  lift,
  move,
  payTokens,
  type Spot,
  spot,
  tellMove,
} from './zones.ts';

/** A card that can be chosen. */
export interface Candidate {
  readonly card: number;
  readonly place: Place;
  readonly seat: Seat; // whose place; the chooser's own where the place has no seat
}

/** Begins a choice, or goes on with it. Asks, unless everybody can see that there is nothing to ask. */
export function choose(table: Table, frame: Frame, step: Choose): void {
  const chooser = seatOf(frame, step.who);
  if (chooser === NOBODY) return;
  if (frame.left === 0) {
    frame.chosen = 0;
    frame.left = step.n ?? step.upTo ?? 1;
  }
  const found = isHidden(table, frame, step) ? undefined : candidates(table, frame, step);
  const canPay = canPayInstead(table, frame, step);
  if (found?.length === 0 && canPay) payInstead(table, frame, chooser);
  else if (found?.length === 0) frame.left = 0;
  else if (found?.length === 1 && step.n !== undefined && !canPay) take(table, frame, step, found[0]!);
  else table.state.asked = { kind: 'choose', seats: [chooser] };
}

function canPayInstead({ state }: Table, frame: Frame, { or, who }: Choose): boolean {
  return or === 'token' && state.players[seatOf(frame, who)]!.tokens > 0;
}

export function payInstead(table: Table, frame: Frame, chooser: Seat): void {
  frame.left = 0;
  payTokens(table, chooser, 1);
}

/** Does it depend on cards that others do not see? */
function isHidden({ state }: Table, frame: Frame, { who, whose, from }: Choose): boolean {
  const chooser = seatOf(frame, who);
  const isOwn = whose === undefined || whose === who;
  return isOwn && from.includes('hand') && state.players[chooser]!.hand.length > 0;
}

/** Every card that can be chosen, each once. */
export function candidates(table: Table, frame: Frame, step: Choose): Candidate[] {
  const chooser = seatOf(frame, step.who);
  const found: Candidate[] = [];
  for (const place of step.from) {
    const isCommon = place === 'line-up' || place === 'destroyed';
    const seats = isCommon || step.whose === undefined ? [chooser] : seatsOf(table, frame, step.whose);
    for (const seat of seats) {
      const first = found.length;
      for (const card of cardsIn(table, place, seat)) {
        if (matches(table.box.cards[card]!, step.what) && !isAmong(found, first, card))
          found.push({ card, place, seat });
      }
    }
  }
  return found;
}

function isAmong(found: readonly Candidate[], first: number, card: number): boolean {
  for (let i = first; i < found.length; i++) if (found[i]!.card === card) return true;
  return false;
}

export function chooseOf(table: Table, frame: Frame): Choose {
  const code = askingCode(table.box.programs, frame);
  if (code.op !== 'step' || code.step.do !== 'choose') throw new Error('nothing is to be chosen');
  return code.step;
}

/** Answers. */
export function choiceMoves(table: Table, frame: Frame): Move[] {
  const step = chooseOf(table, frame);
  const chooser = seatOf(frame, step.who);
  const moves: Move[] = candidates(table, frame, step).map(({ card, place, seat }) => ({
    type: 'choose',
    card: idOf(table, card),
    from: place,
    ...(seat !== chooser && { seat }),
  }));
  if (canPayInstead(table, frame, step)) moves.push({ type: 'pay' });
  if (step.n === undefined || moves.length === 0) moves.push({ type: 'enough' });
  return moves;
}

export function answerChoice(table: Table, frame: Frame, answer: Extract<Move, { type: 'choose' }>): void {
  const step = chooseOf(table, frame);
  const seat = answer.seat ?? seatOf(frame, step.who);
  take(table, frame, step, { card: table.box.numbers.get(answer.card)!, place: answer.from, seat });
}

function take(table: Table, frame: Frame, step: Choose, chosen: Candidate): void {
  frame.chosen++;
  frame.it = chosen.card;
  if (--frame.left > 0) frame.at--; // the choice goes on when what follows from this one has happened
  befall(table, frame, seatOf(frame, step.who), chosen, step.then, step.to);
}

/** What becomes of a chosen card. */
function befall(table: Table, frame: Frame, chooser: Seat, chosen: Candidate, fate: Fate, to: Who | undefined): void {
  const { card, place, seat } = chosen;
  if (place === 'play') return befallPiece(table, chooser, seat, pieceOf(table.state, seat, card), fate, frame, to);
  const from = spot(place, place === 'hand' || place === 'discard' ? seat : null);
  switch (fate) {
    case 'destroy':
      return destroy(table, chooser, card, from);
    case 'discard':
      return place === 'hand'
        ? discard(table, seat, card, 'discarded')
        : move(table, card, from, spot('discard', seat), 'discarded', chooser);
    case 'hand':
      return move(table, card, from, spot('hand', seat), 'placed', chooser);
    case 'top':
      return move(table, card, from, spot('deck', seat), 'placed', chooser);
    case 'gain':
      lift(table, card, from);
      return gain(table, chooser, card, from, 'gained');
    case 'give':
      return move(table, card, from, spot('discard', seatOf(frame, to ?? 'them')), 'placed', chooser);
    case 'play':
      return playOnce(table, chooser, card, seat, BORROWED, from);
    case 'open':
      return playOnce(table, chooser, card, seat, OPENED, from);
  }
}

/** The newest of its kind. */
export function pieceOf({ players }: State, seat: Seat, card: number): Piece | undefined {
  return players[seat]!.play.findLast((piece) => piece.card === card);
}

/** What becomes of a card in play, if it is still there. */
export function befallPiece(
  table: Table,
  chooser: Seat,
  seat: Seat,
  piece: Piece | undefined,
  fate: Fate,
  frame: Frame,
  to: Who | undefined,
): void {
  if (!piece) return;
  switch (fate) {
    case 'destroy':
      leavePlay(table, seat, piece, 'destroyed', spot('destroyed'));
      return fire(table, 'destroy', chooser, piece.card);
    case 'give':
      return leavePlay(table, seat, piece, 'placed', spot('discard', seatOf(frame, to ?? 'them')));
    case 'discard':
      return leavePlay(table, seat, piece, 'discarded');
    default:
      throw new Error(`a card in play is not to ${fate}`);
  }
}

/** A card that is not in the hand is played: its effect happens, and it stays or leaves as its origin says. */
function playOnce(table: Table, seat: Seat, card: number, owner: Seat, origin: Origin, from: Spot): void {
  lift(table, card, from);
  enterPlay(table, seat, card, owner, origin, from);
  if (origin === BORROWED) table.state.stack.push(frameOf(RETURN, seat, card, NOBODY, card));
  playEffect(table, seat, card);
}

/** What is written on it happens; triggers wait. */
export function playEffect(table: Table, seat: Seat, card: number): void {
  const { program, plainPower } = table.box.cards[card]!;
  fire(table, 'play', seat, card);
  if (plainPower >= 0) addPower(table, seat, plainPower);
  else table.state.stack.push(frameOf(program, seat, card));
}

/** *It* is in your discard, unless something else has come first. */
export function moveIt(table: Table, frame: Frame, fate: Fate, to: Who | undefined): void {
  if (!table.state.players[frame.you]!.discard.includes(frame.it)) return;
  befall(table, frame, frame.you, { card: frame.it, place: 'discard', seat: frame.you }, fate, to);
}

/** *It* is kept under this card. */
export function hold(table: Table, frame: Frame): void {
  const owner = frame.them;
  const piece = pieceOf(table.state, frame.you, frame.card);
  if (!piece || !table.state.players[owner]!.discard.includes(frame.it)) return;
  const from = spot('discard', owner);
  lift(table, frame.it, from);
  piece.held = [...piece.held, frame.it, owner];
  if (table.events) tellMove(table, frame.it, from, spot('held', frame.you), 'placed', frame.you);
}

/** A borrowed card that does not stay goes home. */
export function giveBack(table: Table, frame: Frame): void {
  const { box, state } = table;
  const piece = state.players[frame.you]!.play.findLast(({ card, from }) => card === frame.it && from === BORROWED);
  if (piece && !box.cards[piece.card]!.isOngoing) leavePlay(table, frame.you, piece, 'placed');
}
