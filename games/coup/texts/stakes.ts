// What the viewer stands to lose, as far as the view makes it certain.

import { HAND } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Whatever the viewer loses now is everything. */
export function isLastCard(view: View): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.length < HAND;
}

/** Somebody wants the viewer dead. */
export function isKillAtViewer(view: View): boolean {
  return view.action === 'assassinate' && view.target === view.viewer;
}

/** The block in question is all that stands between the viewer and a kill. */
function isOnlyShield(view: View): boolean {
  return isKillAtViewer(view) && view.block !== null && view.furtherBlocks.length === 0;
}

/** Not to prove the own block costs a card for the block and another to the blow. */
export function failedBlockKills(view: View): boolean {
  return isOnlyShield(view) && view.block!.seat === view.viewer;
}

/** To doubt another's block costs a card, right or wrong: to the blow, or for the doubt. */
export function doubtStrikesBack(view: View): boolean {
  return isOnlyShield(view) && view.decision === 'challenge-block' && view.block!.seat !== view.viewer;
}

/** Where only the first block counts, the viewer's false one may take the place of an honest one behind it. */
export function crowdsOut(view: View): boolean {
  const { viewer, seats, turn, options } = view;
  if (viewer === 'spectator' || options.blockBy !== 'any' || options.blockers !== 'first') return false;
  for (let seat = (viewer + 1) % seats; seat !== turn; seat = (seat + 1) % seats) {
    if (view.hands[seat]!.length > 0) return true;
  }
  return false;
}
