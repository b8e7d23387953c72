// Queries of a view for the parts of the table: claims, pending coins, seats in the open window, visible copies.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked } from '@kuluary/texts/reader';
import { ACTION_RULES, type ActionRule, actionCode } from '../rules/actions-and-blocks.ts';
import type { Character } from '../rules/characters.ts';
import { COPIES_PER_CHARACTER } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';

export function isAlive(view: View, seat: Seat): boolean {
  return view.hands[seat]!.length > 0 || view.decision === 'pick';
}

/** Everybody but the viewer, clockwise from the viewer's left; for a spectator everybody. */
export function opponentsOf(view: View): readonly Seat[] {
  const { viewer, seats } = view;
  if (viewer === 'spectator') return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats);
}

/** The rule of the announced action; undefined while nothing is announced. */
export function announcedActionRule(view: View): ActionRule | undefined {
  return view.action === null ? undefined : ACTION_RULES[actionCode(view.action)];
}

/** Is a coup the only legal action? */
export function mustCoup(view: View): boolean {
  return view.decision === 'action' && view.coins[view.turn]! >= view.options.coupAt;
}

/** The claim shown in the centre: the block's if there is one, else the actor's. */
export interface ShownClaim {
  readonly seat: Seat;
  readonly character: Character;
  readonly isOpen: boolean; // it may be challenged, or is challenged
  readonly isProven: boolean;
  readonly hasFailed: boolean; // its card was not shown
}

export function shownClaimIn(view: View): ShownClaim | null {
  if (view.action === null) return null;
  const { decision } = view;
  const isOpen = decision === 'challenge' || decision === 'challenge-block' || decision === 'show';
  if (view.block !== null) {
    const { seat, as } = view.block;
    return { seat, character: as, isOpen, isProven: view.proved.block, hasFailed: view.loss === 'caught-blocking' };
  }
  if (view.claim === null) return null;
  const { turn, claim, proved, loss } = view;
  return { seat: turn, character: claim, isOpen, isProven: proved.action, hasFailed: loss === 'caught-acting' };
}

/** The character that a seat claims this turn, by its action or its block. */
export function claimOfSeat(view: View, seat: Seat): Character | null {
  const block = [view.block, ...view.furtherBlocks].find((other) => other?.seat === seat);
  if (block) return block.as;
  return view.action !== null && seat === view.turn ? view.claim : null;
}

/** Can the announced action still bring coins? Not after its claim has failed or a block has stood. */
function canActionStillPay(view: View): boolean {
  switch (view.decision) {
    case 'challenge':
    case 'block':
    case 'challenge-block':
    case 'show':
      return true;
    case 'lose':
      return view.loss === 'doubted-action' || view.loss === 'caught-blocking';
    default:
      return false;
  }
}

/** The coins that the seat gains (+) or loses (−) if nobody stops the announced action. */
export function pendingCoinsOf(view: View, seat: Seat): number {
  const rule = announcedActionRule(view);
  if (!rule || !canActionStillPay(view)) return 0;
  if (rule.effect === 'take') return seat === view.turn ? Math.min(rule.takes, view.treasury) : 0;
  if (rule.effect !== 'steal' || view.target === null) return 0;
  const stolen = Math.min(rule.takes, view.coins[view.target]!);
  return seat === view.turn ? stolen : seat === view.target ? -stolen : 0;
}

/** The coins that the announced action would take from the treasury. */
export function pendingTreasuryCoins(view: View): number {
  const rule = announcedActionRule(view);
  return rule?.effect === 'take' ? pendingCoinsOf(view, view.turn) : 0;
}

/** The seats that have made their sealed move. */
export function answeredSeats(view: View): readonly Seat[] {
  return seatsInWindow(view).filter((seat) => !view.waitingFor.includes(seat));
}

/** All seats that are or were asked in the open window; none when no window is open. */
function seatsInWindow(view: View): readonly Seat[] {
  const living = view.coins.map((_, seat) => seat).filter((seat) => isAlive(view, seat));
  switch (view.decision) {
    case 'pick':
      return living;
    case 'challenge':
      return living.filter((seat) => seat !== view.turn);
    case 'challenge-block':
      return living.filter((seat) => seat !== view.block?.seat);
    case 'block':
      return living.filter((seat) => seat !== view.turn && mayBlock(view, seat));
    default:
      return [];
  }
}

/** May another seat block if the viewer passes? */
export function mayOthersBlock(view: View): boolean {
  return view.coins.some((_, seat) => seat !== view.viewer && isAlive(view, seat) && mayBlock(view, seat));
}

/** May this living seat block the announced action? */
export function mayBlock(view: View, seat: Seat): boolean {
  const rule = announcedActionRule(view);
  if (!rule || rule.blockedBy.length === 0 || seat === view.turn) return false;
  return rule.anyoneMayBlock || view.options.blockBy === 'any' || view.target === seat;
}

/** Copies of a character that the viewer can see. */
interface VisibleCopies {
  readonly up: number; // face up
  readonly own: number; // in the viewer's hand
  readonly all: number; // in the game, for all the viewer knows
}

export function visibleCopiesOf(view: View, character: Character): VisibleCopies {
  const up = view.faceUp.flat().filter((card) => card === character).length;
  const hand = view.viewer === 'spectator' ? [] : view.hands[view.viewer]!;
  const own = hand.filter((card) => card === character).length;
  return { up, own, all: COPIES_PER_CHARACTER - copiesSetAside(view, character) };
}

/** In a draft the viewer has set aside all cards of its set but its pick. */
function copiesSetAside(view: View, character: Character): number {
  return view.picked !== null && view.picked !== character ? 1 : 0;
}

export function viewerHolds(view: View, character: Character): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.includes(character);
}

/** An id of the pending decision: it changes whenever the decision does. */
export function decisionIdOf(view: View): string {
  const { turns, decision, action, target, block, loss, challenger, answer } = view;
  return [turns, decision, action, target, block?.seat, loss, challenger, answer === null, isViewerAsked(view)].join(
    ' ',
  );
}
