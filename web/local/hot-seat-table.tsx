// A hot-seat match. Whenever somebody else has to move, a screen asks to pass the device: until that person confirms,
// nothing private is on the page.

import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useMemo, useState } from 'react';
import { Splash } from '../app/splash.tsx';
import { TableByPhase } from '../table/table-by-phase.tsx';
import type { TableHosting } from '../table/table-session.ts';
import { fetchLocalLog, type LocalSession, openLocalReplay } from './local-game.ts';
import { nextDeviceHolder } from './next-device-holder.ts';
import { PassDeviceScreen } from './pass-device-screen.tsx';
import { useSeatConnections } from './seat-connections.ts';

interface HotSeatTableProps {
  readonly session: LocalSession;
  readonly onNext: (table: TableId) => void;
  readonly onNew: () => void;
}

export function HotSeatTable({ session, onNext, onNew }: HotSeatTableProps) {
  const [holder, setHolder] = useState<number | null>(session.setup.people.length === 1 ? 0 : null);
  const [isShowing, setShowing] = useState(false);
  const connections = useSeatConnections(session);
  const hosting = useMemo<TableHosting>(
    () => ({
      kind: 'page',
      hasChat: false,
      isSharedScreen: session.setup.people.length > 1,
      fetchLog: () => fetchLocalLog(session),
      openRematch: onNext,
      openReplay: (step) => void openLocalReplay(session, step),
      startNewGame: onNew,
      onPresenting: setShowing,
      speedUpBots: session.speedUpBots,
    }),
    [session, onNext, onNew],
  );
  const nextHolder = connections
    ? nextDeviceHolder(connections.peopleToMove, holder, connections.people.length)
    : holder;
  const isPresented = useHasBeenPresented(nextHolder !== holder, isShowing);
  if (!connections) return <Splash />;
  const { people, spectatorModel, isOver } = connections;
  if (nextHolder !== null && nextHolder !== holder && !isOver && (holder === null || isPresented)) {
    return (
      <PassDeviceScreen spectatorModel={spectatorModel} person={nextHolder} onTake={() => setHolder(nextHolder)} />
    );
  }
  const shown = holder ?? 0;
  return <TableByPhase key={shown} connection={people[shown]!} hosting={hosting} />;
}

const PRESENTING_DELAY = 150; // ms in which a table begins to present new events

/** The holder sees the outcome of their move before the device is passed. */
function useHasBeenPresented(isDue: boolean, isShowing: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isDue) return setOver(false);
    if (isShowing) return;
    const timer = setTimeout(() => setOver(true), PRESENTING_DELAY);
    return () => clearTimeout(timer);
  }, [isDue, isShowing]);
  return isDue && isOver;
}
