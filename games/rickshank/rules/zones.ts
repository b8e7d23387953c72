// How cards and tokens go from place to place.

import { NOBODY } from '@kuluary/effects/interpreter';
import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { fire, replace } from './abilities.ts';
import { WAVE } from './box.ts';
import type { Reason, Zone } from './events.ts';
import { BORROWED, NOTHING_HELD, NOTHING_USED, type Origin, type Piece, type Table } from './state.ts';

/** Where something is, or goes: a zone, of a seat where it has one. */
export interface Spot {
  readonly zone: Zone;
  readonly seat: Seat | null;
}

export function spot(zone: Zone, seat: Seat | null = null): Spot {
  return { zone, seat };
}

export function idOf({ box }: Table, card: number): string {
  return box.cards[card]!.id;
}

export function tellMove(table: Table, card: number, from: Spot, to: Spot, reason: Reason, by: Seat | null): void {
  table.events?.all({
    type: 'moved',
    reason,
    card: idOf(table, card),
    from: from.zone,
    fromSeat: from.seat,
    to: to.zone,
    toSeat: to.seat,
    seat: by,
  });
}

/** Takes a card away from where it is. Cards in play leave by `leavePlay`. */
export function lift({ state }: Table, card: number, { zone, seat }: Spot): void {
  const player = seat === null ? undefined : state.players[seat]!;
  if (zone === 'hand') {
    remove(player!.hand, card);
    removeIfThere(player!.seen, card);
    state.shown.push(card);
  } else if (zone === 'discard') remove(player!.discard, card);
  else if (zone === 'line-up') remove(state.lineUp, card);
  else if (zone === 'destroyed') remove(state.destroyed, card);
  else throw new Error(`nothing is taken from ${zone}`);
}

/** Lays a card down where everybody sees it. */
function lay({ state }: Table, card: number, { zone, seat }: Spot): void {
  const player = seat === null ? undefined : state.players[seat]!;
  if (zone === 'hand') {
    player!.hand.push(card);
    addSorted(player!.seen, card);
  } else if (zone === 'deck') {
    player!.deck.push(card);
    player!.known++;
  } else if (zone === 'discard') player!.discard.push(card);
  else if (zone === 'destroyed') state.destroyed.push(card);
  else if (zone === 'location-discard') state.locationDiscard.push(card);
  else throw new Error(`nothing is laid into ${zone}`);
}

function remove(cards: number[], card: number): void {
  const at = cards.lastIndexOf(card);
  if (at === -1) throw new Error(`card ${card} is not there`);
  cards.splice(at, 1);
}

function removeIfThere(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at !== -1) cards.splice(at, 1);
}

export function addSorted(cards: number[], card: number): void {
  const at = cards.findIndex((each) => each > card);
  if (at === -1) cards.push(card);
  else cards.splice(at, 0, card);
}

export function move(table: Table, card: number, from: Spot, to: Spot, reason: Reason, by: Seat | null): void {
  lift(table, card, from);
  lay(table, card, to);
  if (table.events) tellMove(table, card, from, to, reason, by);
}

/** From hand. It may trigger something, if this is somebody's turn. */
export function discard(table: Table, seat: Seat, card: number, reason: 'discarded' | 'payment' | 'clean-up'): void {
  move(table, card, spot('hand', seat), spot('discard', seat), reason, seat);
  if (!table.state.isTurnOver) fire(table, 'discard', seat, card);
}

export function destroy(table: Table, seat: Seat, card: number, from: Spot): void {
  move(table, card, from, spot('destroyed'), 'destroyed', seat);
  fire(table, 'destroy', seat, card);
}

/** As many as there are, the discard shuffled when it is needed. */
export function draw(table: Table, seat: Seat, n: number): void {
  const player = table.state.players[seat]!;
  const drawn: number[] = [];
  for (; drawn.length < n; ) {
    if (player.deck.length === 0 && !reshuffle(table, seat)) break;
    const card = player.deck.pop()!;
    player.hand.push(card);
    if (player.known > 0) {
      player.known--;
      addSorted(player.seen, card);
    }
    drawn.push(card);
  }
  if (!table.events || drawn.length === 0) return;
  table.events.all({ type: 'drew', seat, count: drawn.length });
  table.events.only(seat, { type: 'drawn', cards: drawn.map((card) => idOf(table, card)) });
}

function reshuffle(table: Table, seat: Seat): boolean {
  const player = table.state.players[seat]!;
  if (player.discard.length === 0) return false;
  player.deck = shuffled(table, player.discard);
  player.discard = [];
  player.known = 0;
  table.events?.all({ type: 'shuffled', seat });
  return true;
}

/** Under stacked chance the first card is the top one. */
export function shuffled({ chance }: Pick<Table, 'chance'>, cards: readonly number[]): number[] {
  const deck = cards.slice();
  shuffle(deck, chance);
  return deck.reverse();
}

/** A bought or gained card, which has been lifted already, comes to a seat. */
export function gain(
  table: Table,
  seat: Seat,
  card: number,
  from: Spot,
  reason: 'bought' | 'defeated' | 'gained',
): void {
  const to = spot('discard', seat);
  lay(table, card, to);
  if (table.events) tellMove(table, card, from, to, reason, seat);
  fire(table, 'gain', seat, card);
  replace(table, 'gain', seat, card, from.zone === 'line-up');
}

export function gainWave(table: Table, seat: Seat): void {
  const { state } = table;
  if (state.waves === 0) return;
  state.waves--;
  gain(table, seat, WAVE, spot('waves'), 'gained');
}

/** As many as are left. */
export function gainTokens({ state, events }: Table, seat: Seat, n: number, reason: 'bought' | 'gained'): void {
  const given = Math.min(n, state.tokens);
  if (given <= 0) return;
  state.tokens -= given;
  state.players[seat]!.tokens += given;
  events?.all({ type: 'tokens', seat, n: given, reason });
}

export function payTokens({ state, events }: Table, seat: Seat, n: number): void {
  const paid = Math.min(n, state.players[seat]!.tokens);
  if (paid === 0) return;
  state.tokens += paid;
  state.players[seat]!.tokens -= paid;
  events?.all({ type: 'tokens', seat, n: -paid, reason: 'payment' });
}

/** Only in one's own turn is there something to do with it. */
export function addPower({ state, events }: Table, seat: Seat, n: number): void {
  if (n === 0 || seat !== state.active || state.isTurnOver) return;
  state.power += n;
  events?.all({ type: 'power', seat, n, total: state.power });
}

/** A card comes into play before a seat. What it does is not done here. */
export function enterPlay(table: Table, seat: Seat, card: number, owner: Seat, from: Origin, came: Spot): void {
  const { state } = table;
  state.players[seat]!.play.push({ card, owner, from, isFresh: true, used: NOTHING_USED, held: NOTHING_HELD });
  if (seat === state.active && !state.isTurnOver) state.played.push(card);
  if (table.events) tellMove(table, card, came, spot('play', seat), 'played', seat);
}

/** A card leaves play: for its owner's discard, unless something else is its lot. */
export function leavePlay(table: Table, seat: Seat, piece: Piece, reason: Reason, to?: Spot): void {
  withdraw(table, seat, piece);
  const home = to ?? homeOf(piece);
  lay(table, piece.card, home);
  if (table.events) tellMove(table, piece.card, spot('play', seat), home, reason, seat);
}

/** Takes it out of play; it has yet to be laid down elsewhere. */
export function withdraw(table: Table, seat: Seat, piece: Piece): void {
  const { play } = table.state.players[seat]!;
  play.splice(play.indexOf(piece), 1);
  releaseHeld(table, seat, piece);
}

function homeOf({ owner, from }: Piece): Spot {
  if (owner === NOBODY) return spot('location-discard');
  return from === BORROWED ? spot('deck', owner) : spot('discard', owner);
}

/** What is kept under a card goes to its owners' discards. It is theirs already: nobody gains anything. */
export function releaseHeld(table: Table, seat: Seat, piece: Piece): void {
  for (let i = 0; i < piece.held.length; i += 2) {
    const [card, owner] = [piece.held[i]!, piece.held[i + 1]!];
    lay(table, card, spot('discard', owner));
    if (table.events) tellMove(table, card, spot('held', seat), spot('discard', owner), 'placed', seat);
  }
  piece.held = NOTHING_HELD;
}

/** The top location, the discarded ones shuffled when they are needed; undefined: there is none. */
export function topLocation(table: Table): number | undefined {
  const { state } = table;
  if (state.locations.length === 0 && state.locationDiscard.length > 0) {
    state.locations = shuffled(table, state.locationDiscard);
    state.locationDiscard = [];
    table.events?.all({ type: 'shuffled', seat: null });
  }
  return state.locations.pop();
}
