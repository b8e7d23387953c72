// What follows from an answer, in three words or fewer; and how bold an answer it is.

import type { Metal } from '@kuluary/stage/buttons';
import type { Move } from '../rules/moves.ts';
import { HAND } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Reader } from '../texts/reader.ts';
import { holds, mayBlock, stakeOf } from './situation.ts';
import { word } from './words.ts';

export function consequence(reader: Reader, view: View, move: Move): string | undefined {
  const last = isLast(view);
  switch (move.type) {
    case 'pass':
      return view.decision === 'block' ? ofAllowing(reader, view) : ofBelieving(reader, view);
    case 'challenge':
      return word(reader, last ? 'then.doubt.last' : 'then.doubt');
    case 'block':
      return word(reader, holds(view, move.as) ? 'then.have' : 'then.bluff');
    case 'decline':
      return word(reader, last ? 'then.decline.last' : 'then.decline');
    case 'show':
    case 'swap':
    case 'leave':
    case 'lose':
    case 'keep':
    case 'offer':
    case 'pick':
      return word(reader, `then.${move.type}`);
    default:
      return undefined;
  }
}

function ofBelieving(reader: Reader, view: View): string {
  const { viewer, decision } = view;
  const next = decision === 'challenge' && viewer !== 'spectator' && mayBlock(view, viewer);
  return word(reader, next ? 'then.believe.block' : 'then.believe');
}

/** What it costs the target not to block; others lose nothing. */
function ofAllowing(reader: Reader, view: View): string {
  const { viewer } = view;
  if (viewer !== view.target) return word(reader, 'then.allow');
  if (view.action === 'assassinate') return word(reader, isLast(view) ? 'then.allow.last' : 'then.allow.card');
  return word(reader, 'then.allow.coins', { coins: -stakeOf(view, viewer) });
}

function isLast(view: View): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.length < HAND;
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

/** A target that can truly block loses nothing by it; everybody else loses nothing by keeping quiet. */
function isSafe(view: View, moves: readonly Move[], move: Move): boolean {
  const shield = moves.find((other) => other.type === 'block' && holds(view, other.as));
  if (shield && view.target === view.viewer) return move === shield;
  return move.type === 'pass' || move.type === 'show' || move.type === 'leave';
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
      return view.decision === 'block' && view.action === 'assassinate' && view.target === view.viewer;
    default:
      return false;
  }
}
