// The lobby as one enters it: a seat is taken, and a new table gets the edition of its host's language.

import { lazy, useEffect, useRef } from 'react';
import { Splash } from '../app/splash.tsx';
import { defaultOptions } from '../lobby/editions.ts';
import { currentSettings } from '../settings/settings.ts';
import { useAutomaticSeat } from './automatic-seat.ts';
import type { TableSession } from './table-session.ts';

const Lobby = lazy(async () => ({ default: (await import('../lobby/lobby.tsx')).Lobby }));

export function LobbyEntry({ session }: { readonly session: TableSession }) {
  useAutomaticSeat(session);
  useLocalEdition(session);
  const { model, game, send, hosting } = session;
  // A local match begins at once.
  return hosting.kind === 'page' ? <Splash /> : <Lobby update={model} game={game} send={send} />;
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
