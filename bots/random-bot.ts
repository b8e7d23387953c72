// The bot that chooses any legal move. It ignores the view, so it plays every game.

import type { Chance } from '@kuluary/kernel/chance';

export const randomBot = {
  choose: <Move>(_view: unknown, moves: readonly Move[], chance: Chance): Move => moves[chance.below(moves.length)]!,
};
