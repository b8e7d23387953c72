// What the power of this turn can pay for, and what would be left lying at its end.

import { TOKEN_COST } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { cardNamed } from '../texts/box.ts';
import { priceOf } from '../texts/in-force.ts';
import { isUseful } from './gains.ts';
import { isOwnMain, ownHand } from './situation.ts';

/** Lit: it can be had now. Locked: not yet, and why. Idle: nobody here is buying. */
export type Offer =
  | { readonly state: 'lit'; readonly price: number; readonly move: Move }
  | { readonly state: 'locked'; readonly price: number; readonly why: 'power' | 'guard' | 'bought' | 'empty' }
  | { readonly state: 'idle'; readonly price: number };

/** A card of the line-up, a Portal Gun, or a location that was opened. */
export function offerOf(view: View, moves: readonly Move[], id: string): Offer {
  const price = priceOf(view, id);
  const move = moves.find((each) => each.type === 'buy' && each.card === id);
  if (move) return { state: 'lit', price, move };
  return isOwnMain(view) ? lacking(view, price) : { state: 'idle', price };
}

/** In a replay nobody buys what there is power for. */
function lacking(view: View, price: number): Offer {
  return price > view.power ? { state: 'locked', price, why: 'power' } : { state: 'idle', price };
}

/** The face-up nemesis; undefined while it lies face down. */
export function nemesisOffer(view: View, moves: readonly Move[]): Offer | undefined {
  if (view.nemesis === null) return undefined;
  const price = priceOf(view, view.nemesis);
  const move = moves.find((each) => each.type === 'defeat');
  if (move) return { state: 'lit', price, move };
  if (!isOwnMain(view)) return { state: 'idle', price };
  const isGuarded = cardNamed(view.nemesis).isGuarded && !view.isGuardPaid;
  return isGuarded ? { state: 'locked', price, why: 'guard' } : lacking(view, price);
}

export function tokenOffer(view: View, moves: readonly Move[]): Offer {
  const price = TOKEN_COST;
  const move = moves.find((each) => each.type === 'token');
  if (move) return { state: 'lit', price, move };
  if (!isOwnMain(view)) return { state: 'idle', price };
  if (view.tokens === 0) return { state: 'locked', price, why: 'empty' };
  return view.isTokenBought ? { state: 'locked', price, why: 'bought' } : lacking(view, price);
}

/** How much power is missing. */
export function missing(view: View, { price }: Offer): number {
  return Math.max(0, price - view.power);
}

/** What whoever ends the turn now would lose. */
export interface Leftover {
  readonly power: number; // that could still buy something
  readonly cards: number; // of the hand, that would do something
}

/** null: nothing is lost. */
export function leftover(view: View, moves: readonly Move[]): Leftover | null {
  if (!isOwnMain(view)) return null;
  const canBuy = moves.some(({ type }) => type === 'buy' || type === 'defeat' || type === 'token');
  const power = canBuy ? view.power : 0;
  const cards = ownHand(view).filter((id) => isUseful(view, id)).length;
  return power > 0 || cards > 0 ? { power, cards } : null;
}
