// /hot-seat/GAME: several people share one device. The host runs in the page, and every person has a connection to it; only
// that of whoever holds the device is shown.

import type { TableId } from '@kuluary/protocol/ids';
import { useState } from 'react';
import NotFoundScreen from '../app/not-found-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { Splash } from '../app/splash.tsx';
import { isKnownGame } from '../game-loaders.ts';
import { useGame } from '../use-game.ts';
import { loadGameSetup } from './game-setup.ts';
import { HotSeatSetup } from './hot-seat-setup.tsx';
import { HotSeatTable } from './hot-seat-table.tsx';
import { useHasUnfinishedMatch, useLocalGame } from './local-game.ts';
import { LocalGameFailedScreen } from './local-game-failed-screen.tsx';
import { OtherTabScreen } from './other-tab-screen.tsx';

export default function HotSeatScreen({ game }: ScreenProps<'hot-seat'>) {
  return isKnownGame(game) ? <HotSeat id={game} /> : <NotFoundScreen />;
}

function HotSeat({ id }: { readonly id: TableId }) {
  const game = useGame(id);
  const saveKey = `hot-seat.${id}`;
  const local = useLocalGame(game, saveKey, null);
  const { session, hasFailed, isInOtherTab, startNew, openRematch, discard } = local;
  // After a reload the table is not shown at once: its cards are private.
  const [hasChosenGame, setHasChosenGame] = useState(false);
  const isUnfinished = useHasUnfinishedMatch(session);
  const startOver = () => {
    discard();
    setHasChosenGame(false);
  };
  if (isInOtherTab) return <OtherTabScreen onHere={local.resumeHere} />;
  if (hasFailed) return <LocalGameFailedScreen onAgain={startOver} />;
  if (hasChosenGame) {
    if (!session) return <Splash />;
    return (
      <HotSeatTable key={session.table} session={session} onNext={openRematch} onNew={() => setHasChosenGame(false)} />
    );
  }
  return (
    <HotSeatSetup
      game={game}
      lastSetup={loadGameSetup(saveKey, game)}
      onResume={isUnfinished ? () => setHasChosenGame(true) : null}
      onBegin={(gameSetup) => {
        startNew(gameSetup);
        setHasChosenGame(true);
      }}
    />
  );
}
