import type { Chance } from '@kuluary/kernel/chance';

/** Any legal move. It looks at nothing, so it plays every game. */
export function random<Move>(_view: unknown, moves: readonly Move[], chance: Chance): Move {
  return moves[chance.below(moves.length)]!;
}
