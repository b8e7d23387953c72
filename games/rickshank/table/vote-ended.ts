// How a vote has ended: what it was when it was last seen, and what the last events have added.

import type { Event } from '../rules/events.ts';
import type { VoteView } from '../rules/view.ts';

export interface Ended {
  readonly vote: VoteView;
  readonly result: number;
  readonly isTie: boolean;
}

/** undefined: no vote has ended, or nobody here has seen it begin. */
export function endedIn(before: VoteView | null, events: readonly Event[]): Ended | undefined {
  const result = events.find((event) => event.type === 'vote-result');
  if (!before || !result) return undefined;
  const ballots = events.find((event) => event.type === 'ballots');
  const revealed = before.revealed.map((cards, seat) => [
    ...cards,
    ...events.flatMap((event) => (event.type === 'revealed' && event.seat === seat ? [event.card] : [])),
  ]);
  const shown = ballots ? { choices: ballots.choices, tokens: ballots.tokens } : {};
  return { vote: { ...before, ...shown, revealed, result: result.result }, result: result.result, isTie: result.tie };
}
