// Buying: what is for sale, what it costs now, and where it goes.

import type { Seat } from '@kuluary/kernel/game';
import { sumModifiers } from './abilities.ts';
import { PORTAL_GUN_CARD, TOKEN_COST } from './card-box.ts';
import type { Move } from './moves.ts';
import { FROM_STACK, type RulesContext, type State } from './state.ts';
import { cardId, gainCard, gainTokens, removeFromPlay, removeFromZone, zoneRef } from './zones.ts';

/** What a card costs a seat now. */
export function costOf(context: RulesContext, seat: Seat, card: number): number {
  return Math.max(0, context.box.cards[card]!.cost + sumModifiers(context, seat, 'cost', card));
}

export function buyMoves(context: RulesContext): Move[] {
  const { active, power } = context.state;
  return cardsForSale(context)
    .filter((card) => costOf(context, active, card) <= power)
    .map((card) => ({ type: 'buy', card: cardId(context, card) }));
}

function cardsForSale({ state }: RulesContext): number[] {
  const opened = state.players[state.active]!.play.filter(({ from }) => from === FROM_STACK).map(({ card }) => card);
  const cards = [...state.lineUp, ...(state.guns > 0 ? [PORTAL_GUN_CARD] : []), ...opened];
  return [...new Set(cards)].sort((a, b) => a - b);
}

export function buyCard(context: RulesContext, card: number): void {
  const { state } = context;
  const seat = state.active;
  state.power -= costOf(context, seat, card);
  if (card === PORTAL_GUN_CARD) {
    state.guns--;
    return gainCard(context, seat, card, zoneRef('guns'), 'bought');
  }
  if (state.lineUp.includes(card)) {
    removeFromZone(context, card, zoneRef('line-up'));
    return gainCard(context, seat, card, zoneRef('line-up'), 'bought');
  }
  const cardInPlay = state.players[seat]!.play.find((each) => each.card === card && each.from === FROM_STACK)!;
  removeFromPlay(context, seat, cardInPlay);
  state.boughtLocations.push({ card, used: cardInPlay.used });
  gainCard(context, seat, card, zoneRef('play', seat), 'bought');
}

export function canBuyToken({ tokens, power, isTokenBought }: State): boolean {
  return tokens > 0 && power >= TOKEN_COST && !isTokenBought;
}

export function buyToken(context: RulesContext): void {
  const { state } = context;
  state.power -= TOKEN_COST;
  state.isTokenBought = true;
  gainTokens(context, state.active, 1, 'bought');
}
