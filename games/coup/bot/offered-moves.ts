// Finding one's way in the list of legal moves, and by luck.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { Move, MoveType } from '../rules/moves.ts';

export type BlockMove = Extract<Move, { type: 'block' }>;

const GRAINS = 1_000_000; // of luck

/** The move of this type, against this target or none. */
export function find(moves: readonly Move[], type: MoveType, target?: Seat): Move | undefined {
  return moves.find((move) => move.type === type && ('target' in move ? move.target : undefined) === target);
}

/** This answer, where it may be given; else the first that may. */
export function answer(moves: readonly Move[], type: MoveType): Move {
  return find(moves, type) ?? moves[0]!;
}

export function blocksAmong(moves: readonly Move[]): BlockMove[] {
  return moves.filter((move): move is BlockMove => move.type === 'block');
}

export function oneOf<T>(items: readonly T[], chance: Chance): T | undefined {
  return items.length > 0 ? items[chance.below(items.length)] : undefined;
}

/** True with this probability. */
export function luck(chance: Chance, probability: number): boolean {
  return fraction(chance) < probability;
}

/** A number from 0 to 1. */
export function fraction(chance: Chance): number {
  return chance.below(GRAINS) / GRAINS;
}
