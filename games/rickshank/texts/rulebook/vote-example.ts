// The data of the rulebook's worked vote; a test replays it with the rules.

import type { Seat } from '@kuluary/kernel/game';
import type { MessageValues } from '@kuluary/texts/catalogue';

const [NINA, LEO, ZOYA] = [0, 1, 2]; // clockwise; Nina's turn

export const VOTE_EXAMPLE = {
  card: 'persecute',
  ballots: [
    { choice: LEO, tokens: 1 },
    { choice: NINA, tokens: 2 },
    { choice: LEO, tokens: 0 },
  ],
  reveals: [
    { seat: LEO, card: 'kickback' },
    { seat: ZOYA, card: null }, // passes
    { seat: NINA, card: 'rezone' },
    { seat: LEO, card: null },
    { seat: ZOYA, card: null },
    { seat: NINA, card: null },
  ],
  decided: LEO,
} as const;

/** Votes against a seat after so many reveals and passes. */
export function votesAgainst(seat: Seat, shown: number): number {
  const { ballots, reveals } = VOTE_EXAMPLE;
  const isAgainst = (voter: number) => ballots[voter]!.choice === seat;
  const own = ballots.filter(({ choice }) => choice === seat).reduce((sum, { tokens }) => sum + 1 + tokens, 0);
  return own + reveals.slice(0, shown).filter((each) => each.card !== null && isAgainst(each.seat)).length;
}

/** Numbers without a noun. */
export const EXAMPLE_NUMBERS: MessageValues = {
  leo_then: votesAgainst(LEO, 1), // when Leo has shown a card
  nina_then: votesAgainst(NINA, 1),
  leo_last: votesAgainst(LEO, VOTE_EXAMPLE.reveals.length),
  nina_last: votesAgainst(NINA, VOTE_EXAMPLE.reveals.length),
};

/** Numbers with a counted noun. */
export const EXAMPLE_COUNTS = {
  tokens: { nina_tokens: VOTE_EXAMPLE.ballots[NINA]!.tokens, leo_tokens: VOTE_EXAMPLE.ballots[LEO]!.tokens },
  votes: { leo_votes: votesAgainst(LEO, 0), nina_votes: votesAgainst(NINA, 0) }, // as the ballots are
} as const;
