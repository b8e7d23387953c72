// Style biases: a bonus in win rate for bluffs, challenges or revenge. It decides between moves that are about as good, so it
// changes how a bot plays, not how well.

import type { Style } from '@kuluary/bots/opponents';
import type { Seat } from '@kuluary/kernel/game';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { behaviourOfSeats } from '../seat-behaviour.ts';
import { claimMadeBy, seatHolds } from './candidate-moves.ts';

export interface StyleBias {
  readonly bluffs: number; // for claiming what it lacks
  readonly challenges: number; // for a challenge
  readonly revenge: number; // for a move against the seat that has harmed it most
}

export const STYLE_BIASES = {
  even: { bluffs: 0, challenges: 0, revenge: 0 },
  bold: { bluffs: 0.02, challenges: 0.015, revenge: 0 },
  cautious: { bluffs: -0.02, challenges: -0.015, revenge: 0 },
  vengeful: { bluffs: 0, challenges: 0, revenge: 0.03 },
} as const satisfies Record<Style, StyleBias>;

export function addBiases(a: StyleBias, b: StyleBias): StyleBias {
  return { bluffs: a.bluffs + b.bluffs, challenges: a.challenges + b.challenges, revenge: a.revenge + b.revenge };
}

/** The bonus of each move. */
export function biasOfMoves(view: View, { bluffs, challenges, revenge }: StyleBias): (move: Move) => number {
  const me = view.viewer as Seat;
  const offender = revenge === 0 ? undefined : mostHarmfulSeat(view);
  return (move) => {
    if (move.type === 'challenge') return challenges + (claimantOf(view) === offender ? revenge : 0);
    const claim = claimMadeBy(move);
    const bluff = claim !== undefined && !seatHolds(view, me, claim) ? bluffs : 0;
    return bluff + ('target' in move && move.target === offender ? revenge : 0);
  };
}

function claimantOf({ block, turn }: View): Seat {
  return block?.seat ?? turn;
}

/** The living seat that has harmed the viewer most; undefined when none has. */
function mostHarmfulSeat(view: View): Seat | undefined {
  const harms = behaviourOfSeats(view).map(({ harm }, seat) => (view.hands[seat]!.length > 0 ? harm : 0));
  const most = Math.max(...harms);
  return most > 0 ? harms.indexOf(most) : undefined;
}
