// What follows from an answer, in three words or fewer; and how bold an answer it is.

import type { Metal } from '@kuluary/stage/buttons';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Reader, wayBack } from '../texts/reader.ts';
import { crowdsOut, doubtStrikesBack, failedBlockKills, isKillAtViewer, isLastCard } from '../texts/stakes.ts';
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

/** The answers in the order in which they stand. Whoever keeps quiet finds that answer always in the same place, the
 * first; the metal tells what to make of it: the safe one in brass, the risky ones in wax. */
export function arranged(view: View, moves: readonly Move[]): readonly Answer[] {
  const quiet = moves.find(isQuiet);
  const safe = safeAmong(view, moves, quiet);
  const order = [...new Set([quiet, safe, ...moves])].filter((move) => move !== undefined);
  return order.map((move) => ({ move, look: move === safe ? 'brass' : isRisky(view, move) ? 'wax' : 'bare' }));
}

function isQuiet({ type }: Move): boolean {
  return type === 'pass' || type === 'show' || type === 'leave';
}

/**
 * A target blocks with the card in its hand: nothing is safer, even where only the first block counts and a bluffer's
 * before it may fall. Before a kill that takes the last card a false block loses no more than silence does, unless it
 * takes the place of somebody else's honest one: then nothing is safe. In all other cases silence costs least.
 */
function safeAmong(view: View, moves: readonly Move[], quiet: Move | undefined): Move | undefined {
  const blocks = view.target === view.viewer ? moves.filter((move) => move.type === 'block') : [];
  const honest = blocks.find((move) => holds(view, move.as));
  if (honest) return honest;
  if (blocks.length === 0 || !isKillAtViewer(view) || !isLastCard(view)) return quiet;
  return crowdsOut(view) ? undefined : blocks[0];
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
