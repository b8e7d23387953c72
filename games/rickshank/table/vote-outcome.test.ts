import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { ownVotes, votesByOptionInView } from '../texts/prices-and-votes.ts';
import { arrangedView, playMoves } from './arranged-view.fixture.ts';
import { voteOutcomeIn } from './vote-outcome.ts';

const PALACE = { hands: [['rezone', 'recycle'], ['kickback']], play: [['presidential-palace'], []] };
const RESULT: Event = { type: 'vote-result', vote: 'referendum', result: 1, votes: [3, 4], tie: false };

describe('the outcome of a vote', () => {
  it('contains the ballots and cards revealed by the same events', () => {
    const { view } = arrangedView(PALACE, playMoves('rezone'));
    const events: Event[] = [
      { type: 'ballots', vote: 'referendum', choices: [1, 0], tokens: [2, 1] },
      { type: 'revealed', seat: 1, card: 'kickback' },
      RESULT,
    ];
    const voteOutcome = voteOutcomeIn(view, events);
    expect(voteOutcome?.vote).toMatchObject({ choices: [1, 0], tokens: [2, 1], revealed: [[], ['kickback']] });
    expect(voteOutcome).toMatchObject({ result: 1, isTie: false });
  });

  it('counts as the rules do, with what was in play during the vote', () => {
    const { view } = arrangedView(PALACE, playMoves('rezone'));
    expect(ownVotes(view, 2)).toBe(4);
    const voteOutcome = voteOutcomeIn(view, [
      { type: 'ballots', vote: 'referendum', choices: [1, 0], tokens: [2, 1] },
      { type: 'revealed', seat: 1, card: 'kickback' },
      RESULT,
    ])!;
    const votes = votesByOptionInView(voteOutcome.before, voteOutcome.vote);
    expect([0, 1].map((option) => votes.get(option))).toEqual(RESULT.votes);
  });

  it('is missing before there is a result, and for screens opened later', () => {
    const { view } = arrangedView(PALACE, playMoves('rezone'));
    expect(voteOutcomeIn(view, [{ type: 'voted', seat: 1 }])).toBeUndefined();
    expect(voteOutcomeIn(null, [RESULT])).toBeUndefined();
  });
});
