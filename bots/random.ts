import type { AnyBot } from '@kuluary/kernel/game';

/** Any legal move. It looks at nothing, so it plays every game. */
export const random: AnyBot = {
  choose: (_view, moves, chance) => moves[chance.below(moves.length)]!,
};
