// Style: what a seat likes to do for its own sake, in wins that it would give for it. It tips the scales between moves
// that are about as good, so it changes how somebody plays, not how well.

import type { Style as StyleName } from '@kuluary/bots/opponents';
import type { Seat } from '@kuluary/kernel/game';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { recollect } from '../recollection.ts';
import { claimMadeBy, holds } from './candidates.ts';

export interface Style {
  readonly lies: number; // for claiming what it lacks
  readonly doubts: number; // for a challenge
  readonly revenge: number; // for striking the seat that has harmed it most
}

export const STYLES = {
  even: { lies: 0, doubts: 0, revenge: 0 },
  bold: { lies: 0.02, doubts: 0.015, revenge: 0 },
  cautious: { lies: -0.02, doubts: -0.015, revenge: 0 },
  vengeful: { lies: 0, doubts: 0, revenge: 0.03 },
} as const satisfies Record<StyleName, Style>;

/** Both together. */
export function combined(a: Style, b: Style): Style {
  return { lies: a.lies + b.lies, doubts: a.doubts + b.doubts, revenge: a.revenge + b.revenge };
}

/** How much this seat leans towards a move. */
export function leanOf(view: View, { lies, doubts, revenge }: Style): (move: Move) => number {
  const me = view.viewer as Seat;
  const enemy = revenge === 0 ? undefined : worstEnemy(view);
  return (move) => {
    if (move.type === 'challenge') return doubts + (claimantOf(view) === enemy ? revenge : 0);
    const claim = claimMadeBy(move);
    const lie = claim !== undefined && !holds(view, me, claim) ? lies : 0;
    return lie + ('target' in move && move.target === enemy ? revenge : 0);
  };
}

function claimantOf({ block, turn }: View): Seat {
  return block?.seat ?? turn;
}

/** The living seat that has harmed the viewer most; undefined when none has. */
function worstEnemy(view: View): Seat | undefined {
  const grudges = recollect(view).map(({ grudge }, seat) => (view.hands[seat]!.length > 0 ? grudge : 0));
  const most = Math.max(...grudges);
  return most > 0 ? grudges.indexOf(most) : undefined;
}
