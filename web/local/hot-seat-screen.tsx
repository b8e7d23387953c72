// /hot-seat/GAME: several people around one device. The host runs in the page, and every person has a link of their own
// to it; only the link of whoever holds the device is ever shown.

import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useState } from 'react';
import NotFoundScreen from '../app/not-found-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { Threshold } from '../app/threshold.tsx';
import { isGame } from '../games.ts';
import { useGame } from '../use-game.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Failed } from './failed.tsx';
import { HotSeatSetup } from './hot-seat-setup.tsx';
import { HotSeatTable } from './hot-seat-table.tsx';
import { isOver, type Session, useLocalGame } from './local-game.ts';
import { lastPlan } from './plan.ts';

export default function HotSeatScreen({ game }: ScreenProps<'hot-seat'>) {
  return isGame(game) ? <HotSeat id={game} /> : <NotFoundScreen />;
}

function HotSeat({ id }: { readonly id: TableId }) {
  const game = useGame(id);
  const kept = `hot-seat.${id}`;
  const local = useLocalGame(game, kept, null);
  const { session, hasFailed, isElsewhere, begin, openNext, giveUp } = local;
  // Whoever opens the page is asked first: the cards of the last game are nobody's business.
  const [isSettled, setSettled] = useState(false);
  const isUnfinished = useUnfinished(session);
  const beginAnew = () => {
    giveUp();
    setSettled(false);
  };
  if (isElsewhere) return <Elsewhere onHere={local.takeBack} />;
  if (hasFailed) return <Failed onAgain={beginAnew} />;
  if (isSettled) {
    if (!session) return <Threshold />;
    return <HotSeatTable key={session.table} session={session} onNext={openNext} onNew={() => setSettled(false)} />;
  }
  return (
    <HotSeatSetup
      game={game}
      plan={lastPlan(kept)}
      onResume={isUnfinished ? () => setSettled(true) : null}
      onBegin={(plan) => {
        begin(plan);
        setSettled(true);
      }}
    />
  );
}

/** Is there a game to go on with? */
function useUnfinished(session: Session | null): boolean {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  useEffect(() => {
    if (session) void isOver(session).then((over) => setUnfinished(over ? null : session.table));
  }, [session]);
  return session !== null && unfinished === session.table;
}
