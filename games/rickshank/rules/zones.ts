// Moves cards, tokens and power between zones and seats, with events and triggers.

import { NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { pushReplacementEffects, queueTriggers } from './abilities.ts';
import type { MovementReason, Zone } from './events.ts';
import { BORROWED, type CardInPlay, NO_USED_ABILITIES, type PlayOrigin, type RulesContext } from './state.ts';

const NO_HELD_CARDS: readonly number[] = [];

/** A zone, and the seat it belongs to, if it belongs to one. */
export interface ZoneRef {
  readonly zone: Zone;
  readonly seat: Seat | null;
}

export function zoneRef(zone: Zone, seat: Seat | null = null): ZoneRef {
  return { zone, seat };
}

export function cardId({ box }: RulesContext, card: number): string {
  return box.cards[card]!.id;
}

export function emitCardMoved(
  context: RulesContext,
  card: number,
  from: ZoneRef,
  to: ZoneRef,
  reason: MovementReason,
  by: Seat | null,
): void {
  context.eventSink?.all({
    type: 'moved',
    reason,
    card: cardId(context, card),
    from: from.zone,
    fromSeat: from.seat,
    to: to.zone,
    toSeat: to.seat,
    seat: by,
  });
}

/** Not for cards in play: see `leavePlay`. */
export function removeFromZone({ state }: RulesContext, card: number, { zone, seat }: ZoneRef): void {
  const player = seat === null ? undefined : state.players[seat]!;
  if (zone === 'hand') {
    removeCard(player!.hand, card);
    removeCardIfPresent(player!.seen, card);
    state.shown.push(card);
  } else if (zone === 'discard') removeCard(player!.discard, card);
  else if (zone === 'line-up') removeCard(state.lineUp, card);
  else if (zone === 'destroyed') removeCard(state.destroyed, card);
  else throw new Error(`cannot remove a card from zone "${zone}"`);
}

/** Everybody sees the card go there. */
function addToZone({ state }: RulesContext, card: number, { zone, seat }: ZoneRef): void {
  const player = seat === null ? undefined : state.players[seat]!;
  if (zone === 'hand') {
    player!.hand.push(card);
    insertSorted(player!.seen, card);
  } else if (zone === 'deck') {
    player!.deck.push(card);
    player!.known++;
  } else if (zone === 'discard') player!.discard.push(card);
  else if (zone === 'destroyed') state.destroyed.push(card);
  else if (zone === 'location-discard') state.locationDiscard.push(card);
  else throw new Error(`cannot add a card to zone "${zone}"`);
}

function removeCard(cards: number[], card: number): void {
  const at = cards.lastIndexOf(card);
  if (at === -1) throw new Error(`card ${card} is not in this zone`);
  cards.splice(at, 1);
}

function removeCardIfPresent(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at !== -1) cards.splice(at, 1);
}

export function insertSorted(cards: number[], card: number): void {
  const at = cards.findIndex((each) => each > card);
  if (at === -1) cards.push(card);
  else cards.splice(at, 0, card);
}

export function moveCard(
  context: RulesContext,
  card: number,
  from: ZoneRef,
  to: ZoneRef,
  reason: MovementReason,
  by: Seat | null,
): void {
  removeFromZone(context, card, from);
  addToZone(context, card, to);
  if (context.eventSink) emitCardMoved(context, card, from, to, reason, by);
}

/** Triggers abilities only within a turn. */
export function discardFromHand(
  context: RulesContext,
  seat: Seat,
  card: number,
  reason: 'discarded' | 'payment' | 'clean-up',
): void {
  moveCard(context, card, zoneRef('hand', seat), zoneRef('discard', seat), reason, seat);
  if (!context.state.isTurnOver) queueTriggers(context, 'discard', seat, card);
}

export function destroyCard(context: RulesContext, seat: Seat, card: number, from: ZoneRef): void {
  moveCard(context, card, from, zoneRef('destroyed'), 'destroyed', seat);
  queueTriggers(context, 'destroy', seat, card);
}

/** The card has already been removed from its zone. */
export function gainCard(
  context: RulesContext,
  seat: Seat,
  card: number,
  from: ZoneRef,
  reason: 'bought' | 'defeated' | 'gained',
): void {
  const to = zoneRef('discard', seat);
  addToZone(context, card, to);
  if (context.eventSink) emitCardMoved(context, card, from, to, reason, seat);
  queueTriggers(context, 'gain', seat, card);
  pushReplacementEffects(context, 'gain', seat, card, from.zone === 'line-up');
}

/** As many as the supply has. */
export function gainTokens(
  { state, eventSink }: RulesContext,
  seat: Seat,
  n: number,
  reason: 'bought' | 'gained',
): void {
  const given = Math.min(n, state.tokens);
  if (given <= 0) return;
  state.tokens -= given;
  state.players[seat]!.tokens += given;
  eventSink?.all({ type: 'tokens', seat, n: given, reason });
}

export function payTokens({ state, eventSink }: RulesContext, seat: Seat, n: number): void {
  const paid = Math.min(n, state.players[seat]!.tokens);
  if (paid === 0) return;
  state.tokens += paid;
  state.players[seat]!.tokens -= paid;
  eventSink?.all({ type: 'tokens', seat, n: -paid, reason: 'payment' });
}

/** Power gained outside of the own turn is lost. */
export function addPower(context: RulesContext, seat: Seat, n: number, source: number): void {
  const { state, eventSink } = context;
  if (n === 0 || seat !== state.active || state.isTurnOver) return;
  state.power += n;
  eventSink?.all({ type: 'power', seat, card: cardId(context, source), n, total: state.power });
}

/** Not that it declines: it has, or there is, nothing that the card could take or give. */
export function reportNothing(context: RulesContext, seat: Seat, card: number, what: 'match' | 'waves'): void {
  context.eventSink?.all({ type: 'had-nothing', seat, card: cardId(context, card), what });
}

/** Its effect is not run here. */
export function enterPlay(
  context: RulesContext,
  seat: Seat,
  card: number,
  owner: Seat,
  from: PlayOrigin,
  source: ZoneRef,
): void {
  const { state } = context;
  state.players[seat]!.play.push({ card, owner, from, isFresh: true, used: NO_USED_ABILITIES, held: NO_HELD_CARDS });
  if (seat === state.active && !state.isTurnOver) state.played.push(card);
  if (owner === seat) state.boughtLocations = state.boughtLocations.filter((bought) => bought.card !== card);
  if (context.eventSink) emitCardMoved(context, card, source, zoneRef('play', seat), 'played', seat);
}

/** To its owner's discard, unless `to` or its origin says otherwise. */
export function leavePlay(
  context: RulesContext,
  seat: Seat,
  cardInPlay: CardInPlay,
  reason: MovementReason,
  to?: ZoneRef,
): void {
  removeFromPlay(context, seat, cardInPlay);
  const target = to ?? zoneAfterPlay(cardInPlay);
  addToZone(context, cardInPlay.card, target);
  if (context.eventSink) emitCardMoved(context, cardInPlay.card, zoneRef('play', seat), target, reason, seat);
}

/** The caller puts the card somewhere else. */
export function removeFromPlay(context: RulesContext, seat: Seat, cardInPlay: CardInPlay): void {
  const { play } = context.state.players[seat]!;
  play.splice(play.indexOf(cardInPlay), 1);
  releaseHeldCards(context, seat, cardInPlay);
}

function zoneAfterPlay({ owner, from }: CardInPlay): ZoneRef {
  if (owner === NO_SEAT) return zoneRef('location-discard');
  return from === BORROWED ? zoneRef('deck', owner) : zoneRef('discard', owner);
}

/** Cards kept under a card go to their owners' discards; this is no gain. */
export function releaseHeldCards(context: RulesContext, seat: Seat, cardInPlay: CardInPlay): void {
  for (let i = 0; i < cardInPlay.held.length; i += 2) {
    const [card, owner] = [cardInPlay.held[i]!, cardInPlay.held[i + 1]!];
    addToZone(context, card, zoneRef('discard', owner));
    if (context.eventSink)
      emitCardMoved(context, card, zoneRef('held', seat), zoneRef('discard', owner), 'placed', seat);
  }
  cardInPlay.held = NO_HELD_CARDS;
}
