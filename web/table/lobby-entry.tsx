// The lobby as one enters it: whoever opens the link of a table with a free seat gets that seat, and sends a salt for the
// deal.

import { lazy, useEffect, useRef } from 'react';
import { Splash } from '../app/splash.tsx';
import { defaultOptions } from '../lobby/editions.ts';
import { getOrCreateSalt, knownSalt } from '../settings/deal-salt.ts';
import { currentSettings } from '../settings/settings.ts';
import { chooseToSpectate, choseToSpectate } from './spectator-choice.ts';
import type { TableSession } from './table-session.ts';

const Lobby = lazy(async () => ({ default: (await import('../lobby/lobby.tsx')).Lobby }));

export function LobbyEntry({ session }: { readonly session: TableSession }) {
  useAutomaticSeat(session);
  useLocalEdition(session);
  const { model, game, send, hosting } = session;
  // A local match begins at once.
  return hosting.kind === 'page' ? <Splash /> : <Lobby update={model} game={game} send={send} />;
}

/** Sits down once, but not for whoever stood up again or chose to spectate. In a rematch the seat is taken already, but
 * without a salt. */
function useAutomaticSeat({ model, send, hosting }: TableSession): void {
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

/** A new table begins with the edition of its host's language. Once anything was chosen, or somebody has come, it stays. */
function useLocalEdition({ model, game, send, hosting }: TableSession): void {
  const hasChosen = useRef(false);
  const { table, you } = model;
  useEffect(() => {
    const isNew =
      Object.keys(table.options).length === 0 && table.seats.every(({ kind, host }) => kind === 'free' || host);
    if (hasChosen.current || hosting.kind === 'page' || !you.host || !isNew) return;
    hasChosen.current = true;
    const options = defaultOptions(game, currentSettings().language);
    if (Object.keys(options).length > 0) void send({ type: 'set', options });
  }, [table, you.host, game, send, hosting]);
}
