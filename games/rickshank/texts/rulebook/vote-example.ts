// The vote that the book plays through. A test holds it against the rules.

import type { Seat } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';

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

/** Votes against a seat, when so many have revealed a card or passed. */
export function votesAgainst(seat: Seat, shown: number): number {
  const { ballots, reveals } = VOTE_EXAMPLE;
  const isAgainst = (voter: number) => ballots[voter]!.choice === seat;
  const own = ballots.filter(({ choice }) => choice === seat).reduce((sum, { tokens }) => sum + 1 + tokens, 0);
  return own + reveals.slice(0, shown).filter((each) => each.card !== null && isAgainst(each.seat)).length;
}

/** The numbers of the example, without what they count. */
export const EXAMPLE_NUMBERS: Values = {
  leo_then: votesAgainst(LEO, 1), // when Leo has shown a card
  nina_then: votesAgainst(NINA, 1),
  leo_last: votesAgainst(LEO, VOTE_EXAMPLE.reveals.length),
  nina_last: votesAgainst(NINA, VOTE_EXAMPLE.reveals.length),
};

/** And those with it. */
export const EXAMPLE_COUNTS = {
  tokens: { nina_tokens: VOTE_EXAMPLE.ballots[NINA]!.tokens, leo_tokens: VOTE_EXAMPLE.ballots[LEO]!.tokens },
  votes: { leo_votes: votesAgainst(LEO, 0), nina_votes: votesAgainst(NINA, 0) }, // as the ballots are
} as const;
