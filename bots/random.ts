import type { Chance } from '@kuluary/kernel/chance';

/** Any legal move. It looks at nothing, so it plays every game. */
export const random = {
  choose: <Move>(_view: unknown, moves: readonly Move[], chance: Chance): Move => moves[chance.below(moves.length)]!,
};
