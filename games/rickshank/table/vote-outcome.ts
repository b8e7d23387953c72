// The outcome of a vote: the last view of it, completed with the events since.

import type { Event } from '../rules/events.ts';
import type { View, VoteView } from '../rules/view.ts';

export interface VoteOutcome {
  readonly before: View; // before the effect of the vote
  readonly vote: VoteView;
  readonly result: number;
  readonly isTie: boolean;
}

/** undefined: no vote has ended, or this screen was opened after it began. */
export function voteOutcomeIn(before: View | null, events: readonly Event[]): VoteOutcome | undefined {
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
