// What follows from an answer, in three words or fewer; and how bold an answer it is.

import type { Metal } from '@kuluary/stage/buttons';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Reader, wayBack } from '../texts/reader.ts';
import { doubtStrikesBack, failedBlockKills, isKillAtViewer, isLastCard } from '../texts/stakes.ts';
import { holds, mayBlock, othersMayBlock, stakeOf } from './situation.ts';
import { word } from './words.ts';

export function consequence(reader: Reader, view: View, move: Move): string | undefined {
  switch (move.type) {
    case 'pass':
      return view.decision === 'block' ? ofAllowing(reader, view) : ofBelieving(reader, view);
    case 'challenge':
      return ofLosing(reader, doubtStrikesBack(view) ? 'pay' : 'risk', isLastCard(view));
    case 'block':
      return word(reader, holds(view, move.as) ? 'then.have' : 'then.bluff');
    case 'decline':
      return ofLosing(reader, 'pay', isLastCard(view) || failedBlockKills(view));
    case 'show':
    case 'swap':
    case 'leave':
    case 'lose':
    case 'keep':
    case 'offer':
    case 'pick':
      return word(reader, `then.${move.type}`, wayBack(reader));
    default:
      return undefined;
  }
}

function ofBelieving(reader: Reader, view: View): string {
  const { viewer, decision } = view;
  if (decision === 'challenge-block') return word(reader, 'then.believe.stands');
  const next = decision === 'challenge' && viewer !== 'spectator' && mayBlock(view, viewer);
  return word(reader, next ? 'then.believe.block' : 'then.believe');
}

/** What it costs the target not to block, unless somebody else does; others lose nothing. */
function ofAllowing(reader: Reader, view: View): string {
  const { viewer } = view;
  if (viewer !== view.target) return word(reader, 'then.allow');
  const how = othersMayBlock(view) ? 'risk' : 'pay';
  if (view.action === 'assassinate') return ofLosing(reader, how, isLastCard(view));
  const coins = -stakeOf(view, viewer);
  return coins > 0 ? word(reader, `then.${how}.coins`, { coins }) : word(reader, 'then.allow.nothing');
}

/** For certain, or perhaps. */
function ofLosing(reader: Reader, how: 'pay' | 'risk', everything: boolean): string {
  return word(reader, everything ? `then.${how}.out` : `then.${how}.card`);
}

export interface Answer {
  readonly move: Move;
  readonly look: Metal;
}

/** The answers in the order in which they stand: the safe one first and in brass, the risky ones in wax. */
export function arranged(view: View, moves: readonly Move[]): readonly Answer[] {
  const safe = moves.find((move) => isSafe(view, moves, move)) ?? moves[0];
  const rest = moves.filter((move) => move !== safe);
  const answers = rest.map((move): Answer => ({ move, look: isRisky(view, move) ? 'wax' : 'bare' }));
  if (!safe) return answers;
  // What can only be admitted is no safe answer.
  return [{ move: safe, look: moves.length === 1 && safe.type === 'decline' ? 'wax' : 'brass' }, ...answers];
}

/**
 * A target blocks with the card in its hand: nothing is safer, even where only the first block counts and a bluffer's
 * before it may fall. Before a kill that takes the last card a false block loses no more than silence does. In all other
 * cases silence costs least.
 */
function isSafe(view: View, moves: readonly Move[], move: Move): boolean {
  const shield = view.target === view.viewer ? shieldAmong(view, moves) : undefined;
  if (shield) return move === shield;
  return move.type === 'pass' || move.type === 'show' || move.type === 'leave';
}

function shieldAmong(view: View, moves: readonly Move[]): Move | undefined {
  const blocks = moves.filter((move) => move.type === 'block');
  const honest = blocks.find((move) => holds(view, move.as));
  return honest ?? (isKillAtViewer(view) && isLastCard(view) ? blocks[0] : undefined);
}

function isRisky(view: View, move: Move): boolean {
  switch (move.type) {
    case 'challenge':
    case 'decline':
    case 'lose':
      return true;
    case 'block':
      return !holds(view, move.as);
    case 'pass':
      return view.decision === 'block' && isKillAtViewer(view);
    default:
      return false;
  }
}
