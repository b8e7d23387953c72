import type { SeatInfo, TableInfo } from '@kuluary/protocol/to-browser';
import { FREE_SEAT } from '../lobby/free-seat.fixture.ts';

/** A host, a guest, a bot, and free seats. */
export function lobbyOf(game: string, seats: number): TableInfo {
  const people: SeatInfo[] = [
    { ...FREE_SEAT, kind: 'person', name: 'Anna', host: true, here: true },
    { ...FREE_SEAT, kind: 'person', name: 'Борис', here: true },
  ];
  return {
    id: '123456',
    game,
    phase: 'lobby',
    seats: Array.from({ length: seats }, (_, seat) => people[seat] ?? FREE_SEAT),
    options: {},
    clock: 'none',
    door: true,
    listed: false,
    commitment: 'c'.repeat(64),
    spectators: 0,
    next: null,
    goes: null,
  };
}
