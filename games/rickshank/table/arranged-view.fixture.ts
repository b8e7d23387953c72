// Builds a view and its legal moves from a deal, for tests.

import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { Move } from '../rules/moves.ts';
import { makeGame } from '../rules/rickshank-game.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/card-lookup.ts';

const game = makeGame(BOX);

interface ArrangedView {
  readonly view: View;
  readonly moves: readonly Move[];
}

/** After these moves of the active seat. */
export function arrangedView(deal: object, played: readonly Move[] = [], viewer: Seat = 0): ArrangedView {
  const state = unwrap(game.arrange(2, game.completeOptions(2, {}), deal));
  for (const move of played) {
    const refusal = game.refusal(state, state.active, move);
    if (refusal) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`);
    game.apply(state, state.active, move, stackedChance);
  }
  return { view: game.view(state, viewer), moves: game.moves(state, viewer) };
}

export function playMoves(...cards: readonly string[]): readonly Move[] {
  return cards.map((card) => ({ type: 'play', card }));
}
