// How the seats of a table are shown.

import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import type { Portrait, Sitter } from '@kuluary/stage/game-table';
import type { ReactNode } from 'react';

const PEOPLE: readonly Portrait[] = ['anna', 'boris', 'lesya'];
const MACHINE: Portrait = 'fouche'; // has a gear where others have an eye

/** A portrait for each seat: one's own is always the same, and as few others as possible are alike. */
export function portraits(seats: readonly Pick<SeatInfo, 'kind'>[], own: Seat | null): readonly Portrait[] {
  const free = [...PEOPLE, MACHINE];
  const take = (wanted: Portrait | undefined): Portrait => {
    const chosen = wanted !== undefined && free.includes(wanted) ? wanted : (free[0] ?? 'you');
    if (free.length > 0) free.splice(free.indexOf(chosen), 1);
    return chosen;
  };
  const chosen: Portrait[] = [];
  // The first bot gets the machine; people choose before the other bots.
  const firstBot = seats.findIndex(({ kind }) => kind === 'bot');
  const order = [firstBot, ...seats.keys()].filter((seat, at) => seat !== -1 && (at === 0 || seat !== firstBot));
  for (const seat of order) chosen[seat] = seat === own ? 'you' : take(seat === firstBot ? MACHINE : undefined);
  return chosen;
}

export function sittersOf(
  seats: readonly SeatInfo[],
  own: Seat | null,
  bubbles: ReadonlyMap<Seat, ReactNode>,
): readonly Sitter[] {
  const faces = portraits(seats, own);
  return seats.map(({ name, kind, here, standIn }, seat) => ({
    name,
    portrait: faces[seat]!,
    kind: kind === 'bot' ? 'bot' : 'person',
    here,
    standIn,
    bubble: bubbles.get(seat) ?? null,
  }));
}
