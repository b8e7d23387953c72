// Finds moves in the list of legal moves, and makes random choices.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { Move, MoveType } from '../rules/moves.ts';

type BlockMove = Extract<Move, { type: 'block' }>;

const RANDOM_RESOLUTION = 1_000_000;

/** The move of this type with this target, or without one. */
export function findMove(moves: readonly Move[], type: MoveType, target?: Seat): Move | undefined {
  return moves.find((move) => move.type === type && ('target' in move ? move.target : undefined) === target);
}

/** The move of this type if it is legal, else the first legal move. */
export function findMoveOrFirst(moves: readonly Move[], type: MoveType): Move {
  return findMove(moves, type) ?? moves[0]!;
}

export function blockMovesAmong(moves: readonly Move[]): BlockMove[] {
  return moves.filter((move): move is BlockMove => move.type === 'block');
}

export function pickRandom<T>(items: readonly T[], chance: Chance): T | undefined {
  return items.length > 0 ? items[chance.below(items.length)] : undefined;
}

/** True with this probability. */
export function isRandomlyTrue(chance: Chance, probability: number): boolean {
  return randomFraction(chance) < probability;
}

/** A number from 0 to 1. */
export function randomFraction(chance: Chance): number {
  return chance.below(RANDOM_RESOLUTION) / RANDOM_RESOLUTION;
}
