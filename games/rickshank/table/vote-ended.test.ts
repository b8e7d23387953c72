import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { ownVotes, votesOf } from '../texts/in-force.ts';
import { arranged, play } from './arranged.fixture.ts';
import { endedIn } from './vote-ended.ts';

const PALACE = { hands: [['rezone', 'recycle'], ['kickback']], play: [['presidential-palace'], []] };
const RESULT: Event = { type: 'vote-result', vote: 'referendum', result: 1, votes: [3, 4], tie: false };

describe('the end of a vote', () => {
  it('shows the ballots that were opened at the same moment, and all cards upon them', () => {
    const { view } = arranged(PALACE, play('rezone'));
    const events: Event[] = [
      { type: 'ballots', vote: 'referendum', choices: [1, 0], tokens: [2, 1] },
      { type: 'revealed', seat: 1, card: 'kickback' },
      RESULT,
    ];
    const ended = endedIn(view, events);
    expect(ended?.vote).toMatchObject({ choices: [1, 0], tokens: [2, 1], revealed: [[], ['kickback']] });
    expect(ended).toMatchObject({ result: 1, isTie: false });
  });

  it('counts as the rules do, with what was in play during the vote', () => {
    const { view } = arranged(PALACE, play('rezone'));
    expect(ownVotes(view, 2)).toBe(4);
    const ended = endedIn(view, [
      { type: 'ballots', vote: 'referendum', choices: [1, 0], tokens: [2, 1] },
      { type: 'revealed', seat: 1, card: 'kickback' },
      RESULT,
    ])!;
    const votes = votesOf(ended.before, ended.vote);
    expect([0, 1].map((option) => votes.get(option))).toEqual(RESULT.votes);
  });

  it('is not there before there is a result, nor for whoever comes later', () => {
    const { view } = arranged(PALACE, play('rezone'));
    expect(endedIn(view, [{ type: 'voted', seat: 1 }])).toBeUndefined();
    expect(endedIn(null, [RESULT])).toBeUndefined();
  });
});
