// How a vote has ended: what it was when it was last seen, and what the last events have added.

import type { Event } from '../rules/events.ts';
import type { View, VoteView } from '../rules/view.ts';

export interface Ended {
  readonly before: View; // what the vote has brought about is not there yet
  readonly vote: VoteView;
  readonly result: number;
  readonly isTie: boolean;
}

/** undefined: no vote has ended, or nobody here has seen it begin. */
export function endedIn(before: View | null, events: readonly Event[]): Ended | undefined {
  const result = events.find((event) => event.type === 'vote-result');
  if (!before?.vote || !result) return undefined;
  const { vote } = before;
  const ballots = events.find((event) => event.type === 'ballots');
  const revealed = vote.revealed.map((cards, seat) => [
    ...cards,
    ...events.flatMap((event) => (event.type === 'revealed' && event.seat === seat ? [event.card] : [])),
  ]);
  const shown = ballots ? { choices: ballots.choices, tokens: ballots.tokens } : {};
  const ended = { ...vote, ...shown, revealed, result: result.result };
  return { before, vote: ended, result: result.result, isTie: result.tie };
}
