// What lies in the middle of the table and hangs on the seats, read off a view. No words, no pictures.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked } from '@kuluary/texts/reader';
import { ACTION_RULES, type ActionRule, actionCode } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import { COPIES } from '../rules/characters.ts';
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
export function ruleInPlay(view: View): ActionRule | undefined {
  return view.action === null ? undefined : ACTION_RULES[actionCode(view.action)];
}

/** Is whoever is to act too rich for anything but a coup? */
export function mustCoup(view: View): boolean {
  return view.decision === 'action' && view.coins[view.turn]! >= view.options.coupAt;
}

/** The claim that lies on the table: a block's while there is one, else the actor's. */
export interface Claim {
  readonly seat: Seat;
  readonly character: Character;
  readonly open: boolean; // it may still be doubted, or is being doubted
  readonly proved: boolean;
  readonly fallen: boolean; // its card was not shown
}

export function claimOnTable(view: View): Claim | null {
  if (view.action === null) return null;
  const { decision } = view;
  const open = decision === 'challenge' || decision === 'challenge-block' || decision === 'show';
  if (view.block !== null) {
    const { seat, as } = view.block;
    return { seat, character: as, open, proved: view.proved.block, fallen: view.loss === 'caught-blocking' };
  }
  if (view.claim === null) return null;
  const { turn, claim, proved, loss } = view;
  return { seat: turn, character: claim, open, proved: proved.action, fallen: loss === 'caught-acting' };
}

/** What each seat says it is this turn: the actor, the blocker, and those whose block waits behind it. */
export function claimOf(view: View, seat: Seat): Character | null {
  const block = [view.block, ...view.furtherBlocks].find((other) => other?.seat === seat);
  if (block) return block.as;
  return view.action !== null && seat === view.turn ? view.claim : null;
}

/** Can the announced action still bring coins? Not after its claim has failed or a block has stood. */
function isUnderWay(view: View): boolean {
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

/** Coins that change hands if nobody stops it: of each seat, more (+) or fewer (−). */
export function stakeOf(view: View, seat: Seat): number {
  const rule = ruleInPlay(view);
  if (!rule || !isUnderWay(view)) return 0;
  if (rule.effect === 'take') return seat === view.turn ? Math.min(rule.takes, view.treasury) : 0;
  if (rule.effect !== 'steal' || view.target === null) return 0;
  const booty = Math.min(rule.takes, view.coins[view.target]!);
  return seat === view.turn ? booty : seat === view.target ? -booty : 0;
}

/** Coins that lie between the treasury and the claim, waiting for the answers. */
export function coinsOnTheWay(view: View): number {
  const rule = ruleInPlay(view);
  return rule?.effect === 'take' ? stakeOf(view, view.turn) : 0;
}

/** The seats whose sealed answers are in. */
export function answeredSeats(view: View): readonly Seat[] {
  return windowOf(view).filter((seat) => !view.waitingFor.includes(seat));
}

/** All seats that were asked the question that is open now; none unless several answer it at once. */
function windowOf(view: View): readonly Seat[] {
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

/** May anybody else stop what the viewer lets pass? */
export function othersMayBlock(view: View): boolean {
  return view.coins.some((_, seat) => seat !== view.viewer && isAlive(view, seat) && mayBlock(view, seat));
}

/** May this living seat block the announced action at all? */
export function mayBlock(view: View, seat: Seat): boolean {
  const rule = ruleInPlay(view);
  if (!rule || rule.blockedBy.length === 0 || seat === view.turn) return false;
  return rule.openBlock || view.options.blockBy === 'any' || view.target === seat;
}

/** Copies of a character that the viewer can point at. */
export interface Copies {
  readonly up: number; // face up before everybody
  readonly own: number; // in the viewer's hand
  readonly all: number; // in the game, for all the viewer knows
}

export function copiesOf(view: View, character: Character): Copies {
  const up = view.faceUp.flat().filter((card) => card === character).length;
  const hand = view.viewer === 'spectator' ? [] : view.hands[view.viewer]!;
  const own = hand.filter((card) => card === character).length;
  return { up, own, all: COPIES - setAside(view, character) };
}

/** Of its own set of a draft the viewer knows where it went: one card was picked, the others have left the game. */
function setAside(view: View, character: Character): number {
  return view.picked !== null && view.picked !== character ? 1 : 0;
}

export function holds(view: View, character: Character): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.includes(character);
}

/** Names a question: it changes whenever something else is asked. */
export function questionId(view: View): string {
  const { turns, decision, action, target, block, loss, challenger, answer } = view;
  return [turns, decision, action, target, block?.seat, loss, challenger, answer === null, isAsked(view)].join(' ');
}
