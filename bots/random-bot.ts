import type { Chance } from '@kuluary/kernel/chance';

/** Chooses any legal move. It ignores the view, so it plays every game. */
export const randomBot = {
  choose: <Move>(_view: unknown, moves: readonly Move[], chance: Chance): Move => moves[chance.below(moves.length)]!,
};
