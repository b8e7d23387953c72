import { stackedChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { expect, it } from 'vitest';
import { rickshank } from '../cards/rickshank.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

function arranged(seats: number, deal: unknown, chosen: Readonly<Record<string, unknown>> = {}): State {
  return unwrap(rickshank.arrange(seats, rickshank.completeOptions(seats, chosen), deal));
}

function revealsSecret(state: State, seat: number, move: Move): boolean {
  expect(rickshank.refusal(state, seat, move)).toBeUndefined();
  const events: Event[] = [];
  rickshank.apply(state, seat, move, stackedChance, {
    all: (event) => events.push(event),
    only: (_, event) => events.push(event),
  });
  return events.some(rickshank.reveals);
}

it('[R28] a hand is seen by its seat alone; discards, play, tokens and the destroyed pile by everybody', () => {
  const state = arranged(2, {
    hands: [['kickback'], ['jerry']],
    discards: [['conroy'], ['beth']],
    play: [['the-garage'], []],
    tokens: [1, 2],
    destroyed: ['summer'],
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { seats, destroyed } = rickshank.view(state, viewer);
    expect(seats.map(({ hand }) => hand)).toEqual([
      viewer === 0 ? ['kickback'] : null,
      viewer === 1 ? ['jerry'] : null,
    ]);
    expect(seats.map(({ discard }) => discard)).toEqual([['conroy'], ['beth']]);
    expect(seats[0]!.play.map(({ card }) => card)).toEqual(['the-garage']);
    expect(seats.map(({ tokens, cards }) => [tokens, cards])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(destroyed).toEqual(['summer']);
  }
});

it('[V2] until everybody has voted a viewer sees only its own ballot', () => {
  const state = arranged(2, { hands: [['recycle'], ['jerry']], destroyed: ['beth'], tokens: [3, 3] });
  rickshank.apply(state, 0, { type: 'play', card: 'recycle' }, stackedChance);
  rickshank.apply(state, 0, { type: 'vote', tokens: 2, choice: 1 }, stackedChance);
  for (const viewer of [1, 'spectator'] as const) {
    expect(rickshank.view(state, viewer).vote).toMatchObject({
      choices: null,
      tokens: null,
      own: null,
      voted: [true, false],
    });
  }
  expect(rickshank.view(state, 0).vote).toMatchObject({ choices: null, own: { choice: 1, tokens: 2 } });
  rickshank.apply(state, 1, { type: 'vote', tokens: 1, choice: 0 }, stackedChance);
  expect(rickshank.view(state, 'spectator').vote).toMatchObject({ choices: [1, 0], tokens: [2, 1] });
});

it('[V2] ballots that were shown stay known when their vote is over, also one that ends at once', () => {
  const state = arranged(2, { hands: [['recycle'], []], destroyed: ['beth'], tokens: [3, 3] });
  rickshank.apply(state, 0, { type: 'play', card: 'recycle' }, stackedChance);
  rickshank.apply(state, 0, { type: 'vote', tokens: 2, choice: 1 }, stackedChance);
  expect(rickshank.view(state, 1).ballots).toBeNull();
  rickshank.apply(state, 1, { type: 'vote', tokens: 1, choice: 0 }, stackedChance);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { vote, ballots } = rickshank.view(state, viewer);
    expect(vote).toBeNull();
    expect(ballots).toEqual({ choices: [1, 0], tokens: [2, 1] });
  }
});

it('[R28] a seat with cards is asked for a defence whether it has one or not', () => {
  for (const card of ['bugged-out-morty', 'jerry']) {
    const state = arranged(2, { hands: [['portal-bomb'], [card]] });
    rickshank.apply(state, 0, { type: 'play', card: 'portal-bomb' }, stackedChance);
    expect(rickshank.decisions(state)).toEqual([{ seat: 1, kind: 'defend' }]);
  }
});

it('[R28] points are shown during the game only where the host wants it', () => {
  const deal = { hands: [['jerry'], ['pill-brulee']] };
  const shown = (livePoints: boolean) =>
    rickshank.view(arranged(2, deal, { livePoints }), 0).seats.map(({ points }) => points);
  expect(shown(false)).toEqual([null, null]);
  expect(shown(true)).toEqual([0, 1]);
});

it('[R45] what shows nothing new can be taken back; a draw, a location, a reveal, open ballots cannot', () => {
  const state = arranged(2, {
    hands: [['genius-waves', 'aqua-morty', 'portal-gun', 'jerry', 'kickback'], ['recycle']],
    decks: [['beth'], ['beth']],
    lineUp: ['conroy', 'conroy', 'dead-flies', 'dead-flies', 'pill-brulee'],
  });
  expect(revealsSecret(state, 0, { type: 'play', card: 'genius-waves' })).toBe(false);
  expect(revealsSecret(state, 0, { type: 'play', card: 'portal-gun' })).toBe(false);
  expect(revealsSecret(state, 0, { type: 'choose', card: 'jerry', from: 'hand' })).toBe(true);
  expect(revealsSecret(state, 0, { type: 'buy', card: 'conroy' })).toBe(false);
  expect(revealsSecret(state, 0, { type: 'play', card: 'aqua-morty' })).toBe(true);
  expect(revealsSecret(state, 0, { type: 'play', card: 'kickback' })).toBe(false);
  expect(revealsSecret(state, 0, { type: 'vote', tokens: 0 })).toBe(false);
  expect(revealsSecret(state, 1, { type: 'vote', tokens: 0 })).toBe(true);
  expect(revealsSecret(state, 1, { type: 'reveal', card: 'recycle' })).toBe(true);
});
