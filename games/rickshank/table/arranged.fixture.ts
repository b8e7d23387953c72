// A view of a table that a test describes, and what can be answered there.

import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { Move } from '../rules/moves.ts';
import { gameOf } from '../rules/rickshank.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/box.ts';

const game = gameOf(BOX);

interface Seen {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** After these moves of the active seat, as this seat sees it. */
export function arranged(deal: object, played: readonly Move[] = [], viewer: Seat = 0): Seen {
  const state = unwrap(game.arrange(2, game.completeOptions(2, {}), deal));
  for (const move of played) {
    const refusal = game.refusal(state, state.active, move);
    if (refusal) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`);
    game.apply(state, state.active, move, stackedChance);
  }
  return { view: game.view(state, viewer), moves: game.moves(state, viewer) };
}

export function play(...cards: readonly string[]): readonly Move[] {
  return cards.map((card) => ({ type: 'play', card }));
}
