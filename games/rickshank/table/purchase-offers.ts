// What the power of this turn can buy, and what ending the turn would lose.

import { TOKEN_COST } from '../rules/card-box.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { cardNamed } from '../texts/card-lookup.ts';
import { currentPrice } from '../texts/prices-and-votes.ts';
import { wouldDoAnything } from './play-preview.ts';
import { isOwnMainDecision, ownHand } from './view-queries.ts';

/** Lit: can be bought now. Locked: not yet, and why. Idle: the viewer is not buying. */
export type PurchaseOffer =
  | { readonly state: 'lit'; readonly price: number; readonly move: Move }
  | { readonly state: 'locked'; readonly price: number; readonly why: 'power' | 'guard' | 'bought' | 'empty' }
  | { readonly state: 'idle'; readonly price: number };

/** For a card of the line-up, a Portal Gun, or a location in play. */
export function cardOffer(view: View, moves: readonly Move[], id: string): PurchaseOffer {
  const price = currentPrice(view, id);
  const move = moves.find((each) => each.type === 'buy' && each.card === id);
  if (move) return { state: 'lit', price, move };
  return isOwnMainDecision(view) ? lockedOrIdleOffer(view, price) : { state: 'idle', price };
}

/** In a replay an affordable card has no move: idle. */
function lockedOrIdleOffer(view: View, price: number): PurchaseOffer {
  return price > view.power ? { state: 'locked', price, why: 'power' } : { state: 'idle', price };
}

/** The face-up nemesis; undefined while it lies face down. */
export function nemesisOffer(view: View, moves: readonly Move[]): PurchaseOffer | undefined {
  if (view.nemesis === null) return undefined;
  const price = currentPrice(view, view.nemesis);
  const move = moves.find((each) => each.type === 'defeat');
  if (move) return { state: 'lit', price, move };
  if (!isOwnMainDecision(view)) return { state: 'idle', price };
  const isGuarded = cardNamed(view.nemesis).isGuarded && !view.isGuardPaid;
  return isGuarded ? { state: 'locked', price, why: 'guard' } : lockedOrIdleOffer(view, price);
}

export function tokenOffer(view: View, moves: readonly Move[]): PurchaseOffer {
  const price = TOKEN_COST;
  const move = moves.find((each) => each.type === 'token');
  if (move) return { state: 'lit', price, move };
  if (!isOwnMainDecision(view)) return { state: 'idle', price };
  if (view.tokens === 0) return { state: 'locked', price, why: 'empty' };
  return view.isTokenBought ? { state: 'locked', price, why: 'bought' } : lockedOrIdleOffer(view, price);
}

export function missingPower(view: View, { price }: PurchaseOffer): number {
  return Math.max(0, price - view.power);
}

export interface EndTurnLoss {
  readonly power: number; // that could still buy something
  readonly cards: number; // of the hand, that would do something
}

/** null: nothing is lost. */
export function endTurnLoss(view: View, moves: readonly Move[]): EndTurnLoss | null {
  if (!isOwnMainDecision(view)) return null;
  const canBuy = moves.some(({ type }) => type === 'buy' || type === 'defeat' || type === 'token');
  const power = canBuy ? view.power : 0;
  const cards = ownHand(view).filter((id) => wouldDoAnything(view, id)).length;
  return power > 0 || cards > 0 ? { power, cards } : null;
}
