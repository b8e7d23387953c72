import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { type Chance, FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log-entry.ts';
import { TableState } from './table-state.ts';

const MAX_MOVES = 150; // of a match
const TRIES = 3; // moves that the store does not accept, one after the other

/** A match with as many people as the game allows, that has just begun. */
function startedTable(id: string): TableState {
  const { game } = GAME_REGISTRY[id]!;
  const [, seats] = game.seats;
  const seating = Array.from({ length: seats }, (_, seat) => ({ guest: `${seat}`, name: `${seat}`, salt: '' }));
  const seed = '0'.repeat(64);
  const table = { options: {}, clock: 'normal', door: true, listed: false } as const;
  const state = new TableState(GAME_REGISTRY, { at: 1, type: 'opened', game: id, seed, seating, ...table });
  state.apply({ at: 2, type: 'began', rules: game.version, options: game.completeOptions(seats, {}) });
  return state;
}

function randomMove(state: TableState, chance: Chance): LogEntry {
  const asked = state.pendingDecisions.flatMap((decision, seat) => (decision ? [seat] : []));
  const seat = asked[chance.below(asked.length)]!;
  const moves = state.game.moves(state.match!.state, seat);
  const move = moves[chance.below(moves.length)];
  const by = chance.below(10) === 0 ? 'clock' : 'player';
  return { at: state.lastEntryAt + 1000, type: 'moved', seat, move, by, id: `move ${state.position}` };
}

/** Every field of it and of its parts, also of later additions. Only the revision may differ. */
function allFields(state: TableState): string {
  const registered = GAME_REGISTRY[state.game.id];
  return JSON.stringify({ ...state, tableRevision: 0 }, (_, value: unknown) => {
    if (value === registered || value === registered?.game) return undefined;
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });
}

describe('a move that the store does not accept', () => {
  it.each(Object.keys(GAME_REGISTRY))('[H85] leaves nothing behind, at any point of a match of %s', (id) => {
    const chance = new FastChance(7);
    const state = startedTable(id);
    for (let moves = 0; moves < MAX_MOVES && state.phase === 'playing'; moves++) {
      const before = allFields(state);
      for (let i = 0; i < TRIES; i++) {
        const rewind = state.takeSnapshot();
        state.apply(randomMove(state, chance));
        rewind();
        expect(allFields(state)).toBe(before);
      }
      state.apply(randomMove(state, chance));
      const undoer = state.seats.findIndex((_, seat) => state.progress!.mayTakeBack(seat));
      if (undoer !== -1 && chance.below(2) === 0)
        state.apply({ at: state.lastEntryAt + 1000, type: 'undone', seat: undoer });
    }
  });
});
