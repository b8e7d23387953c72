// The two-seat draft: each seat secretly picks a card of its own set of five; the third set is shuffled and dealt.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { characterName, charactersInPlay, NONE } from './characters.ts';
import { emitHands, shuffleAndDeal } from './deal.ts';
import type { Options } from './editions.ts';
import type { CoupEventSink } from './events.ts';
import { PICK, type State } from './state.ts';

export function isDrafted(seats: number, options: Options): boolean {
  return options.draft && seats === 2;
}

export function beginDraft(state: State): void {
  state.picks = [NONE, NONE];
  state.phase = PICK;
  state.asked = state.alive;
}

/** The last pick is followed by the deal. */
export function pickInDraft(
  state: State,
  seat: Seat,
  character: number,
  chance: Chance,
  eventSink: CoupEventSink,
): void {
  state.picks[seat] = character;
  state.asked &= ~(1 << seat);
  eventSink?.all({ type: 'answered', seat });
  eventSink?.only(seat, { type: 'your-pick', card: characterName(character) });
  if (state.asked !== 0) return;
  state.deck = [...charactersInPlay(state.options.inquisitor)].reverse();
  shuffleAndDeal(state, 1, chance);
  emitHands(state, eventSink);
}
