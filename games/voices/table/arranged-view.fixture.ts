// Makes a view from a scenario deal and moves, with its legal moves and latest events.

import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { makeVoicesGame } from '../rules/voices-game.ts';
import { BOX } from '../texts/card-lookup.ts';

const voicesGame = makeVoicesGame(BOX);

interface ArrangedView {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly events: readonly Event[]; // of the last move, as addressed to all
}

const SEATS = 4; // seat 0 is the prosecutor

/** Each move is made by the seat that is asked. */
export function arrangedView(deal: object, played: readonly Move[] = [], viewer: Viewer = 1): ArrangedView {
  const state = unwrap(voicesGame.arrange(SEATS, voicesGame.completeOptions(SEATS, {}), { first: 1, ...deal }));
  let events: Event[] = [];
  for (const move of played) {
    const seat: Seat = voicesGame.decisions(state)[0]!.seat;
    const refusal = voicesGame.refusal(state, seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)}: ${refusal.code}`);
    events = [];
    voicesGame.apply(state, seat, move, stackedChance, { all: (event) => events.push(event), only: () => undefined });
  }
  const moves = viewer === 'spectator' ? [] : voicesGame.moves(state, viewer);
  return { view: voicesGame.view(state, viewer), moves, events };
}

/** Empty hands, so that no seat is asked for a strategy. */
export const NO_STRATEGIES = { hands: [[], [], [], []] };

export function pushMove(marker: number, region: Extract<Move, { type: 'push' }>['region'], at = 3100): Move {
  return { type: 'push', marker, region, at, slope: 0 };
}

/** Moves until this card is being read. */
export function upToReading(card: string): readonly Move[] {
  return [
    { type: 'trial', card },
    pushMove(0, 'speech'),
    pushMove(8, 'observation'),
    pushMove(16, 'motor'),
    pushMove(40, 'instinct'),
  ];
}

/** Moves until a decision between hidden effects. */
export function upToHidden(): readonly Move[] {
  return [...upToReading('window-three'), { type: 'keep', faces: ['guilt'], juror: 'perceptive' }];
}
