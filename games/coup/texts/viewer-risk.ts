// What the viewer can lose by a move, as far as its view tells.

import { doesEachBlockCount } from '../rules/actions-and-blocks.ts';
import { HAND_SIZE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export function isViewerOnLastCard(view: View): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.length < HAND_SIZE;
}

export function isViewerKillTarget(view: View): boolean {
  return view.action === 'assassinate' && view.target === view.viewer;
}

/** Is the block in question the only one between the viewer and a kill? */
function isBlockOnlyProtection(view: View): boolean {
  return isViewerKillTarget(view) && view.block !== null && view.furtherBlocks.length === 0;
}

/** An unproven block of one's own costs a card for the block and another by the kill. */
export function doesFailedBlockCostBothCards(view: View): boolean {
  return isBlockOnlyProtection(view) && view.block!.seat === view.viewer;
}

/** A challenge to another seat's block costs a card, right or wrong: by the kill, or by the challenge. */
export function doesChallengeAlwaysCostCard(view: View): boolean {
  return isBlockOnlyProtection(view) && view.decision === 'challenge-block' && view.block!.seat !== view.viewer;
}

/** Where only the first block counts, the viewer's false one may displace an honest one behind it. */
export function mayDisplaceHonestBlock(view: View): boolean {
  const { viewer, seats, turn, target, options } = view;
  if (viewer === 'spectator' || options.blockBy !== 'any' || doesEachBlockCount(options, target !== null)) return false;
  for (let seat = (viewer + 1) % seats; seat !== turn; seat = (seat + 1) % seats) {
    if (view.hands[seat]!.length > 0) return true;
  }
  return false;
}
