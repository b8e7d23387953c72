// On a live clock a seat waits some time for its absent player, then a bot plays on.

import type { Seat } from '@kuluary/kernel/game';
import { ABSENCE_TIMEOUT, isLiveClock } from './clock-presets.ts';
import type { TableState } from './table-state.ts';

type ConnectedSeats = ReadonlySet<Seat>;

export class AbsenceTimers {
  private readonly timeout: number; // ms
  private readonly timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(timeout = ABSENCE_TIMEOUT) {
    this.timeout = timeout;
  }

  get areRunning(): boolean {
    return this.timers.size > 0;
  }

  /** Starts and stops timers as players come and go. */
  update(state: TableState, connected: ConnectedSeats, giveSeatToBot: (seat: Seat) => void): void {
    for (const seat of state.seats.keys()) {
      const isTimed = isLiveClock(state.clock) && isAbsent(state, seat, connected);
      const timer = this.timers.get(seat);
      if (isTimed === (timer !== undefined)) continue;
      clearTimeout(timer);
      this.timers.delete(seat);
      if (isTimed)
        this.timers.set(
          seat,
          setTimeout(() => this.end(seat, giveSeatToBot), this.timeout),
        );
    }
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private end(seat: Seat, giveSeatToBot: (seat: Seat) => void): void {
    this.timers.delete(seat);
    giveSeatToBot(seat);
  }
}

/** During the match: the seat's player is not connected, and no bot stands in yet. */
export function isAbsent({ phase, seats }: TableState, seat: Seat, connected: ConnectedSeats): boolean {
  const occupant = seats[seat];
  return phase === 'playing' && occupant?.kind === 'person' && !occupant.hasStandIn && !connected.has(seat);
}
