// A view of a table that a test describes, and what can be answered there.

import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { gameOf } from '../rules/voices.ts';
import { BOX } from '../texts/box.ts';

const voices = gameOf(BOX);

export interface Seen {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly events: readonly Event[]; // of the last move, as everybody was told
}

const SEATS = 4; // the first is the prosecutor

/** After these moves of whoever is asked, as this viewer sees it. */
export function arranged(deal: object, played: readonly Move[] = [], viewer: Viewer = 1): Seen {
  const state = unwrap(voices.arrange(SEATS, voices.completeOptions(SEATS, {}), { first: 1, ...deal }));
  let events: Event[] = [];
  for (const move of played) {
    const seat: Seat = voices.decisions(state)[0]!.seat;
    const refusal = voices.refusal(state, seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`);
    events = [];
    voices.apply(state, seat, move, stackedChance, { all: (event) => events.push(event), only: () => undefined });
  }
  const moves = viewer === 'spectator' ? [] : voices.moves(state, viewer);
  return { view: voices.view(state, viewer), moves, events };
}

/** Nobody holds a strategy, so that nobody is asked about one. */
export const BARE = { hands: [[], [], [], []] };

export function push(marker: number, region: Extract<Move, { type: 'push' }>['region'], at = 3100): Move {
  return { type: 'push', marker, region, at, slope: 0 };
}

/** The card is chosen, and everybody pushes somewhere: it is read. */
export function upToReading(card: string): readonly Move[] {
  return [{ type: 'trial', card }, push(0, 'speech'), push(8, 'observation'), push(16, 'motor'), push(40, 'instinct')];
}

/** And the prosecutor has put one of the tokens that it draws: somebody is asked about hidden effects. */
export function upToHidden(): readonly Move[] {
  return [...upToReading('window-three'), { type: 'keep', faces: ['guilt'], juror: 'perceptive' }];
}
