// The screen of a table, by phase: the lobby, the match, its end. For any connection.

import { lazy, startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { loadOnce } from '../app/load-once.ts';
import { Splash } from '../app/splash.tsx';
import type { TableConnection } from '../connection/table-connection.ts';
import type { TableModel } from '../connection/table-model.ts';
import { enableSoundOnGesture } from '../sound/sound-player.ts';
import { useGame } from '../use-game.ts';
import { rememberCommitment } from './commitments.ts';
import { LobbyEntry } from './lobby-entry.tsx';
import { MatchScreen } from './match-screen.tsx';
import { useRecentTableUpdate } from './recent-tables.ts';
import { TableFailedScreen } from './table-failed-screen.tsx';
import type { TableHosting, TableSession } from './table-session.ts';

const loadEndScreen = loadOnce(() => import('../ending/end-screen.tsx'));
const EndScreen = lazy(async () => ({ default: (await loadEndScreen()).EndScreen }));

export function TableByPhase({
  connection,
  hosting,
}: {
  readonly connection: TableConnection;
  readonly hosting: TableHosting;
}) {
  const { state, model, refusalCode } = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  useEffect(enableSoundOnGesture, []);
  const mayDraw = useDeferredFirstDraw(model !== null);
  if (refusalCode !== null) return <TableFailedScreen refusalCode={refusalCode} />;
  if (!model || !mayDraw) return <Splash />;
  return <LoadedTable connection={connection} hosting={hosting} connectionState={state} model={model} />;
}

/** The first draw of a table takes long: as a transition it goes in slices, and the page stays responsive. */
function useDeferredFirstDraw(hasModel: boolean): boolean {
  const [mayDraw, setMayDraw] = useState(false);
  useEffect(() => {
    if (hasModel) startTransition(() => setMayDraw(true));
  }, [hasModel]);
  return mayDraw;
}

interface LoadedTableProps extends Pick<TableSession, 'model' | 'connectionState' | 'hosting'> {
  readonly connection: TableConnection;
}

function LoadedTable({ connection, hosting, connectionState, model }: LoadedTableProps) {
  const game = useGame(model.table.game);
  const [isShowing, onPresenting] = usePresenting(hosting);
  const session: TableSession = {
    game,
    model,
    connectionState,
    hosting,
    send: (request) => connection.send(request),
    onPresenting,
  };
  useRememberedCommitment(model);
  useRecentTable(hosting, model);
  const phase = useShownPhase(model, isShowing);
  useEndScreenPreload(phase === 'playing');
  if (phase === 'lobby') return <LobbyEntry session={session} />;
  if (phase === 'playing') return <MatchScreen session={session} />;
  return <EndScreen session={session} />;
}

/** Whether the game's table is still presenting events; the hosting is told, too. */
function usePresenting({ onPresenting }: TableHosting): [boolean, (isShowing: boolean) => void] {
  const [isShowing, setShowing] = useState(false);
  const report = useCallback(
    (is: boolean) => {
      setShowing(is);
      onPresenting?.(is);
    },
    [onPresenting],
  );
  return [isShowing, report];
}

/** Stores the commitment before the deal, to check the log against it afterwards. */
function useRememberedCommitment({ table }: TableModel): void {
  const { phase, id, commitment } = table;
  useEffect(() => {
    if (phase === 'lobby') rememberCommitment(id, commitment);
  }, [phase, id, commitment]);
}

function useRecentTable({ kind }: TableHosting, { table, you }: TableModel): void {
  const recentTable = kind === 'server' ? { table: table.id, game: table.game } : null;
  useRecentTableUpdate(recentTable, you.seat !== null && table.phase !== 'over');
}

const PRELOAD_DELAY = 5000; // ms after which everything needed to play has been loaded

/** Fetches the end screen long before it is needed: the network may be gone by then. */
function useEndScreenPreload(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => loadEndScreen().catch(() => undefined), PRELOAD_DELAY); // the end screen retries, and reports it
    return () => clearTimeout(timer);
  }, [isPlaying]);
}

const END_DELAY = 2600; // ms in which the last move can be seen

/** The phase to show: the end waits until the last move has been seen. */
function useShownPhase({ table }: TableModel, isShowing: boolean): TableModel['table']['phase'] {
  const [shown, setShown] = useState(table.phase);
  useEffect(() => {
    if (table.phase === shown) return;
    if (table.phase !== 'over' || shown !== 'playing') return setShown(table.phase);
    if (isShowing) return;
    const timer = setTimeout(() => setShown('over'), END_DELAY);
    return () => clearTimeout(timer);
  }, [table.phase, shown, isShowing]);
  return table.phase === 'over' ? shown : table.phase;
}
