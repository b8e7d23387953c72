// Before the game. Whoever opens the link of a table with a free seat sits down there, and gives the deal a share of
// chance that nobody could foresee.

import { lazy, useEffect, useRef } from 'react';
import { Threshold } from '../app/threshold.tsx';
import { homeOptions } from '../lobby/editions.ts';
import { saltFor, saltOf } from '../settings/salt.ts';
import { settings } from '../settings/settings.ts';
import { lookOn, looksOn } from './onlooking.ts';
import type { Room } from './room.ts';

const Lobby = lazy(async () => ({ default: (await import('../lobby/lobby.tsx')).Lobby }));

export function LobbyRoom({ room }: { readonly room: Room }) {
  useSeat(room);
  useHomeEdition(room);
  const { model, game, send, place } = room;
  // In the page nobody is waited for: the game begins at once.
  return place.kind === 'page' ? <Threshold /> : <Lobby update={model} game={game} send={send} />;
}

/** Sits down once; whoever stands up again, or has come to look on, is left alone. In a rematch the seat is there, but not
 * its salt. */
function useSeat({ model, send, place }: Room): void {
  const hasTried = useRef(false);
  const hasSat = useRef(false);
  const { table, you } = model;
  useEffect(() => {
    if (you.seat !== null) hasSat.current = true;
    else if (hasSat.current) lookOn(table.id);
    if (hasTried.current || place.kind === 'page') return;
    const own = you.seat === null ? undefined : table.seats[you.seat];
    const isGiven = own !== undefined && !own.awaited && saltOf(table.id) !== undefined;
    const hasRoom = table.seats.some(({ kind }) => kind === 'free');
    if (isGiven || (!own && (!hasRoom || looksOn(table.id)))) return;
    hasTried.current = true;
    void send({ type: 'sit', seat: you.seat, name: own?.name ?? settings().name, salt: saltFor(table.id) });
  }, [table, you.seat, send, place]);
}

/** Whoever lays a table begins with the edition of their language. Once anything was chosen, or somebody has come, it
 * stays as it is. */
function useHomeEdition({ model, game, send, place }: Room): void {
  const hasChosen = useRef(false);
  const { table, you } = model;
  useEffect(() => {
    const isNew =
      Object.keys(table.options).length === 0 && table.seats.every(({ kind, host }) => kind === 'free' || host);
    if (hasChosen.current || place.kind === 'page' || !you.host || !isNew) return;
    hasChosen.current = true;
    const options = homeOptions(game, settings().language);
    if (Object.keys(options).length > 0) void send({ type: 'set', options });
  }, [table, you.host, game, send, place]);
}
