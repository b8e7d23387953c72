// The consequence of a move in three words or fewer, and the order and style of the buttons by risk.

import type { ButtonStyle } from '@kuluary/ui/buttons';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type CoupReader, returnValues } from '../texts/message-values.ts';
import {
  doesChallengeAlwaysCostCard,
  doesFailedBlockCostBothCards,
  isViewerKillTarget,
  isViewerOnLastCard,
  mayDisplaceHonestBlock,
} from '../texts/viewer-risk.ts';
import { mayBlock, mayOthersBlock, pendingCoinsOf, viewerHolds } from './view-queries.ts';
import { tableText } from './words.ts';

export function consequenceText(reader: CoupReader, view: View, move: Move): string | undefined {
  switch (move.type) {
    case 'pass':
      return view.decision === 'block' ? notBlockingText(reader, view) : notChallengingText(reader, view);
    case 'challenge':
      return lossText(reader, doesChallengeAlwaysCostCard(view) ? 'pay' : 'risk', isViewerOnLastCard(view));
    case 'block':
      return tableText(reader, viewerHolds(view, move.as) ? 'then.have' : 'then.bluff');
    case 'decline':
      return lossText(reader, 'pay', isViewerOnLastCard(view) || doesFailedBlockCostBothCards(view));
    case 'show':
    case 'swap':
    case 'leave':
    case 'lose':
    case 'keep':
    case 'offer':
    case 'pick':
      return tableText(reader, `then.${move.type}`, returnValues(reader));
    default:
      return undefined;
  }
}

function notChallengingText(reader: CoupReader, view: View): string {
  const { viewer, decision } = view;
  if (decision === 'challenge-block') return tableText(reader, 'then.believe.stands');
  const next = decision === 'challenge' && viewer !== 'spectator' && mayBlock(view, viewer);
  return tableText(reader, next ? 'then.believe.block' : 'then.believe');
}

/** What it costs the target not to block, unless somebody else does; others lose nothing. */
function notBlockingText(reader: CoupReader, view: View): string {
  const { viewer } = view;
  if (viewer !== view.target) return tableText(reader, 'then.allow');
  const certainty = mayOthersBlock(view) ? 'risk' : 'pay';
  if (view.action === 'assassinate') return lossText(reader, certainty, isViewerOnLastCard(view));
  const coins = -pendingCoinsOf(view, viewer);
  return coins > 0 ? tableText(reader, `then.${certainty}.coins`, { coins }) : tableText(reader, 'then.allow.nothing');
}

function lossText(reader: CoupReader, certainty: 'pay' | 'risk', isLastCard: boolean): string {
  return tableText(reader, isLastCard ? `then.${certainty}.out` : `then.${certainty}.card`);
}

export interface StyledMove {
  readonly move: Move;
  readonly look: ButtonStyle;
}

/** The moves in the order of their buttons: the passive one is always the first. An open pass has a button apart. The safest looks `brass`, risky ones `wax`. */
export function orderAndStyleMoves(view: View, moves: readonly Move[]): readonly StyledMove[] {
  const passive = moves.find(isPassive);
  const safest = safestMove(view, moves, passive);
  const plain = moves.filter(({ type }) => type !== 'pass-openly');
  const order = [...new Set([passive, safest, ...plain])].filter((move) => move !== undefined);
  return order.map((move) => ({ move, look: move === safest ? 'brass' : isRisky(view, move) ? 'wax' : 'bare' }));
}

function isPassive({ type }: Move): boolean {
  return type === 'pass' || type === 'show' || type === 'leave';
}

/** For a target with a blocking card: the block. Before a kill of the last card: a false block, which loses no more than a
 * pass, unless it displaces another seat's honest one: then nothing is safe. In all other cases: the passive move. */
function safestMove(view: View, moves: readonly Move[], passive: Move | undefined): Move | undefined {
  const blocks = view.target === view.viewer ? moves.filter((move) => move.type === 'block') : [];
  const honest = blocks.find((move) => viewerHolds(view, move.as));
  if (honest) return honest;
  if (blocks.length === 0 || !isViewerKillTarget(view) || !isViewerOnLastCard(view)) return passive;
  return mayDisplaceHonestBlock(view) ? undefined : blocks[0];
}

function isRisky(view: View, move: Move): boolean {
  switch (move.type) {
    case 'challenge':
    case 'decline':
    case 'lose':
      return true;
    case 'block':
      return !viewerHolds(view, move.as);
    case 'pass':
      return view.decision === 'block' && isViewerKillTarget(view);
    default:
      return false;
  }
}
