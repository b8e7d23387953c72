import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import type { VoteView } from '../rules/view.ts';
import { endedIn } from './vote-ended.ts';

const SEALED: VoteView = {
  kind: 'referendum',
  isCancelled: false,
  voted: [true, false],
  choices: null,
  tokens: null,
  own: null,
  revealed: [[], ['kickback']],
  next: 0,
  passes: 0,
  result: -1,
};
const RESULT: Event = { type: 'vote-result', vote: 'referendum', result: 1, votes: [1, 3], tie: false };

describe('the end of a vote', () => {
  it('shows the ballots that were opened at the same moment, and all cards upon them', () => {
    const events: Event[] = [
      { type: 'ballots', vote: 'referendum', choices: [1, 0], tokens: [2, 0] },
      { type: 'revealed', seat: 1, card: 'recycle' },
      RESULT,
    ];
    const ended = endedIn(SEALED, events);
    expect(ended?.vote).toMatchObject({ choices: [1, 0], tokens: [2, 0], revealed: [[], ['kickback', 'recycle']] });
    expect(ended).toMatchObject({ result: 1, isTie: false });
  });

  it('is not there before there is a result, nor for whoever comes later', () => {
    expect(endedIn(SEALED, [{ type: 'voted', seat: 1 }])).toBeUndefined();
    expect(endedIn(null, [RESULT])).toBeUndefined();
  });
});
