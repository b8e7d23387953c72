// Planted leaks: each reveals one bit of a match's hidden state in its own way, and comparing streams must notice it.

import type { AnyGame, Seat } from '@kuluary/kernel/game';
import type { PlantedLeak } from './non-interference.fixture.ts';
import { overrideGame } from './non-interference-positions.fixture.ts';
import type { GameEntry } from './non-interference-world.fixture.ts';

const LEAK_DELAY = 400; // ms

/** One bit of a hash: about half of all values have it. */
function secretBitOf(value: unknown): boolean {
  const text = JSON.stringify(value);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return ((sum >>> 16) & 1) === 1;
}

function leakByGame(change: (game: AnyGame) => Partial<AnyGame>): PlantedLeak {
  return { changeGame: (entry) => ({ ...entry, game: overrideGame(entry.game, change(entry.game)) }) };
}

/** Of several decisions the first is asked only if a hidden bit is not set. */
function leakByDecision(game: AnyGame): Partial<AnyGame> {
  const decisions = (state: unknown) => {
    const all = game.decisions(state);
    return all.length > 1 && secretBitOf(state) ? all.slice(1) : all;
  };
  const isAsked = (state: unknown, seat: Seat) => decisions(state).some((decision) => decision.seat === seat);
  return {
    decisions,
    moves: (state, seat) => (isAsked(state, seat) ? game.moves(state, seat) : []),
    refusal: (state, seat, move) =>
      isAsked(state, seat) ? game.refusal(state, seat, move) : { code: 'not-your-decision', rule: '' },
  };
}

/** Whether a move can be undone depends on the state that it left. */
function leakByUndo(game: AnyGame): Partial<AnyGame> {
  let last: unknown;
  return {
    apply(state, ...rest) {
      game.apply(state, ...rest);
      last = game.clone(state);
    },
    reveals: (event) => game.reveals(event) || secretBitOf(last),
  };
}

/** Bots pause longer in some states. */
function leakByPause(entry: GameEntry): GameEntry {
  const { game } = entry;
  let last: unknown;
  return {
    ...entry,
    game: overrideGame(game, {
      apply(state, ...rest) {
        game.apply(state, ...rest);
        last = game.clone(state);
      },
    }),
    readingTimeOf: () => (last !== undefined && secretBitOf(last) ? LEAK_DELAY : 0),
  };
}

export const PLANTED_LEAKS: Readonly<Record<string, PlantedLeak>> = {
  'spectators see a bit of a hand': leakByGame((game) => ({
    view: (state, viewer) =>
      viewer === 'spectator'
        ? { ...(game.view(state, viewer) as object), hand: secretBitOf(state) }
        : game.view(state, viewer),
  })),
  'the length of a view depends on the hidden state': leakByGame((game) => ({
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), note: secretBitOf(state) ? '' : ' ' }),
  })),
  'an event to all depends on the hidden state': leakByGame((game) => ({
    apply(state, seat, move, chance, events) {
      if (secretBitOf(state)) events?.all({ type: 'whispered' });
      game.apply(state, seat, move, chance, events);
    },
  })),
  'only those who can act are asked': leakByGame(leakByDecision),
  'the order of moves depends on what others hold': leakByGame((game) => ({
    moves: (state, seat) => (secretBitOf(state) ? game.moves(state, seat).toReversed() : game.moves(state, seat)),
  })),
  'a refusal that depends on a hidden card': leakByGame((game) => ({
    refusal(state, seat, move) {
      const refusal = game.refusal(state, seat, move);
      return refusal && secretBitOf(state) ? { ...refusal, code: 'no-such-card' } : refusal;
    },
  })),
  'undo that depends on a hidden card': leakByGame(leakByUndo),
  'clocks that depend on a secret': leakByGame((game) => ({
    turns: (state) => 2 * game.turns(state) + (secretBitOf(state) ? 1 : 0),
  })),
  'bots whose pauses depend on a secret': { changeGame: leakByPause },
  'bots that think longer with some hands': { extraThinkingTime: (view) => (secretBitOf(view) ? LEAK_DELAY : 0) },
};
