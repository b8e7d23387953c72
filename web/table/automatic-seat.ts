// Whoever opens the link of a table with a free seat gets that seat, and sends a salt for the deal.

import { useEffect, useRef } from 'react';
import { getOrCreateSalt, knownSalt } from '../settings/deal-salt.ts';
import { currentSettings } from '../settings/settings.ts';
import { chooseToSpectate, choseToSpectate } from './spectator-choice.ts';
import type { TableSession } from './table-session.ts';

/** Sits down once, but not for whoever stood up again or chose to spectate. In a rematch the seat is taken already, but
 * without a salt. */
export function useAutomaticSeat({ model, send, hosting }: TableSession): void {
  const hasTried = useRef(false);
  const hasSat = useRef(false);
  const { table, you } = model;
  useEffect(() => {
    if (you.seat !== null) hasSat.current = true;
    else if (hasSat.current) chooseToSpectate(table.id);
    if (hasTried.current || hosting.kind === 'page') return;
    const own = you.seat === null ? undefined : table.seats[you.seat];
    const isDone = own !== undefined && !own.awaited && knownSalt(table.id) !== undefined;
    const hasFreeSeat = table.seats.some(({ kind }) => kind === 'free');
    if (isDone || (!own && (!hasFreeSeat || choseToSpectate(table.id)))) return;
    hasTried.current = true;
    void send({
      type: 'sit',
      seat: you.seat,
      name: own?.name ?? currentSettings().name,
      salt: getOrCreateSalt(table.id),
    });
  }, [table, you.seat, send, hosting]);
}
