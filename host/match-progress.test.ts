import { REGISTRY } from '@kuluary/games/registry';
import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { TableState } from './table-state.ts';

const MOVES = 150; // of a game, at most: some are long
const TRIES = 3; // moves that the store does not take, one after the other

/** A game with as many people as it allows, that has just begun. */
function begun(id: string): TableState {
  const { game } = REGISTRY[id]!;
  const [, seats] = game.seats;
  const seating = Array.from({ length: seats }, (_, seat) => ({ guest: `${seat}`, name: `${seat}`, salt: '' }));
  const seed = '0'.repeat(64);
  const table = { options: {}, clock: 'normal', door: true, listed: false } as const;
  const state = new TableState(REGISTRY, { at: 1, type: 'opened', game: id, seed, seating, ...table });
  state.fold({ at: 2, type: 'began', rules: game.version, options: game.completeOptions(seats, {}) });
  return state;
}

function anyMove(state: TableState, chance: Chance): Entry {
  const asked = state.questions.flatMap((question, seat) => (question ? [seat] : []));
  const seat = asked[chance.below(asked.length)]!;
  const moves = state.game.moves(state.match!.state, seat);
  const move = moves[chance.below(moves.length)];
  const by = chance.below(10) === 0 ? 'clock' : 'player';
  return { at: state.at + 1000, type: 'moved', seat, move, by, id: `move ${state.position}` };
}

/** Every field of it and of its parts, whoever adds one. Only the frame may rise on the way. */
function everything(state: TableState): string {
  const registered = REGISTRY[state.game.id];
  return JSON.stringify({ ...state, frame: 0 }, (_, value: unknown) => {
    if (value === registered || value === registered?.game) return undefined;
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });
}

describe('a move that the store does not take', () => {
  it.each(Object.keys(REGISTRY))('[H85] leaves nothing behind, wherever a game of %s stands', (id) => {
    const chance = new FastChance(7);
    const state = begun(id);
    for (let moves = 0; moves < MOVES && state.phase === 'playing'; moves++) {
      const before = everything(state);
      for (let i = 0; i < TRIES; i++) {
        const rewind = state.bookmark();
        state.fold(anyMove(state, chance));
        rewind();
        expect(everything(state)).toBe(before);
      }
      state.fold(anyMove(state, chance));
      const undoer = state.seats.findIndex((_, seat) => state.progress!.mayTakeBack(seat));
      if (undoer !== -1 && chance.below(2) === 0) state.fold({ at: state.at + 1000, type: 'undone', seat: undoer });
    }
  });
});
