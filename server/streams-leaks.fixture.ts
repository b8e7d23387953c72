// Houses that give something away, each in another way. What they give away is one bit of all that there is to know about a
// match: a trial that compares streams must notice.

import type { AnyGame, Seat } from '@kuluary/kernel/game';
import type { Leak } from './streams.fixture.ts';
import { derived } from './streams-position.fixture.ts';
import type { Played } from './streams-world.fixture.ts';

const KEPT_WAITING = 400; // ms

/** Odd or even: about half of all others are unlike it. */
function isOdd(value: unknown): boolean {
  const text = JSON.stringify(value);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return ((sum >>> 16) & 1) === 1;
}

function broken(change: (game: AnyGame) => Partial<AnyGame>): Leak {
  return { entry: (entry) => ({ ...entry, game: derived(entry.game, change(entry.game)) }) };
}

/** Of several who have to answer, the first one is asked only if something hidden is so. */
function secretQuestion(game: AnyGame): Partial<AnyGame> {
  const decisions = (state: unknown) => {
    const all = game.decisions(state);
    return all.length > 1 && isOdd(state) ? all.slice(1) : all;
  };
  const isAsked = (state: unknown, seat: Seat) => decisions(state).some((decision) => decision.seat === seat);
  return {
    decisions,
    moves: (state, seat) => (isAsked(state, seat) ? game.moves(state, seat) : []),
    refusal: (state, seat, move) =>
      isAsked(state, seat) ? game.refusal(state, seat, move) : { code: 'not-your-decision', rule: '' },
  };
}

/** Whether somebody may take back depends on what the last move left. */
function secretUndo(game: AnyGame): Partial<AnyGame> {
  let last: unknown;
  return {
    apply(state, ...rest) {
      game.apply(state, ...rest);
      last = game.clone(state);
    },
    reveals: (event) => game.reveals(event) || isOdd(last),
  };
}

/** Bots leave people more time after some deals. */
function secretDwell(entry: Played): Played {
  const { game } = entry;
  let last: unknown;
  return {
    ...entry,
    game: derived(game, {
      apply(state, ...rest) {
        game.apply(state, ...rest);
        last = game.clone(state);
      },
    }),
    dwell: () => (last !== undefined && isOdd(last) ? KEPT_WAITING : 0),
  };
}

export const LEAKS: Readonly<Record<string, Leak>> = {
  'those who look on see a hand': broken((game) => ({
    view: (state, viewer) =>
      viewer === 'spectator'
        ? { ...(game.view(state, viewer) as object), hand: isOdd(state) }
        : game.view(state, viewer),
  })),
  'a view is longer, by as much as is hidden': broken((game) => ({
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), note: isOdd(state) ? '' : ' ' }),
  })),
  'everybody is told of a move whether something hidden is so': broken((game) => ({
    apply(state, seat, move, chance, events) {
      if (isOdd(state)) events?.all({ type: 'whispered' });
      game.apply(state, seat, move, chance, events);
    },
  })),
  'only who can act is asked': broken(secretQuestion),
  'answers come in an order that depends on what others hold': broken((game) => ({
    moves: (state, seat) => (isOdd(state) ? game.moves(state, seat).toReversed() : game.moves(state, seat)),
  })),
  'a refusal that depends on a hidden card': broken((game) => ({
    refusal(state, seat, move) {
      const refusal = game.refusal(state, seat, move);
      return refusal && isOdd(state) ? { ...refusal, code: 'no-such-card' } : refusal;
    },
  })),
  'taking back that depends on a hidden card': broken(secretUndo),
  'clocks that are wound up by a secret': broken((game) => ({
    turns: (state) => 2 * game.turns(state) + (isOdd(state) ? 1 : 0),
  })),
  'bots that pause longer, for a secret reason': { entry: secretDwell },
  'bots that think longer with some hands': { thinking: (view) => (isOdd(view) ? KEPT_WAITING : 0) },
};
