// How the seats of a table are shown.

import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import type { Portrait, Sitter } from '@kuluary/stage/game-table';
import type { ReactNode } from 'react';

const PEOPLE: readonly Portrait[] = ['anna', 'boris', 'lesya'];
const MACHINE: Portrait = 'fouche'; // has a gear where others have an eye: for the first bot
const OWN: Portrait = 'you'; // and for whoever is left without another

/** A portrait for each seat. People have the same one on every screen, except on their own; as few as possible are alike. */
export function portraits(seats: readonly Pick<SeatInfo, 'kind'>[], own: Seat | null): readonly Portrait[] {
  const people = [...PEOPLE];
  let isMachineFree = true;
  const chosen: Portrait[] = seats.map(({ kind }) => {
    if (kind !== 'bot' || !isMachineFree) return people.shift() ?? OWN;
    isMachineFree = false;
    return MACHINE;
  });
  const without = () => chosen.findIndex((portrait, seat) => portrait === OWN && seat !== own);
  if (isMachineFree && without() !== -1) chosen[without()] = MACHINE;
  if (own === null) return chosen;
  const freed = chosen[own]!;
  chosen[own] = OWN;
  if (without() !== -1) chosen[without()] = freed;
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
