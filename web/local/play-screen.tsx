// /play/GAME: a match against bots that starts at once, without a form or a server. A reload resumes it. With #options
// its options are asked for first.

import { DEFAULT_OPPONENT } from '@kuluary/bots/opponents';
import type { TableId } from '@kuluary/protocol/ids';
import { Backdrop } from '@kuluary/ui/backdrop';
import { useEffect, useMemo, useState } from 'react';
import { navigateTo } from '../app/navigation.ts';
import NotFoundScreen from '../app/not-found-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { Splash } from '../app/splash.tsx';
import { openLocalConnection } from '../connection/local-connection.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { isKnownGame, type LoadedGame } from '../game-loaders.ts';
import { botNames } from '../lobby/bot-choices.ts';
import { defaultOptions } from '../lobby/editions.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TableByPhase } from '../table/table-by-phase.tsx';
import type { TableHosting } from '../table/table-session.ts';
import { useGame } from '../use-game.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { type GameSetup, loadGameSetup } from './game-setup.ts';
import {
  fetchLocalLog,
  type LocalSession,
  openLocalReplay,
  useHasUnfinishedMatch,
  useLocalGame,
} from './local-game.ts';
import { LocalGameFailedScreen } from './local-game-failed-screen.tsx';
import { NewGameSheet } from './new-game-sheet.tsx';
import { OtherTabScreen } from './other-tab-screen.tsx';
import { localGuestId } from './start-local-game.ts';

const DEFAULT_BOTS = 3;
const OPTIONS_HASH = '#options';

export default function PlayScreen({ game }: ScreenProps<'play'>) {
  return isKnownGame(game) ? <Play id={game} /> : <NotFoundScreen />;
}

function Play({ id }: { readonly id: string }) {
  const game = useGame(id);
  const saveKey = `play.${id}`;
  const suggested = useSuggestedSetup(game);
  const isAskedFirst = useOptionsInAddress(id);
  const setup = loadGameSetup(saveKey, game) ?? suggested;
  const local = useLocalGame(game, saveKey, isAskedFirst ? null : setup);
  const { session, hasFailed, isInOtherTab, startNew, openRematch } = local;
  const [newGame, setNewGame] = useState<{ readonly isOver?: boolean } | null>(isAskedFirst ? {} : null);
  const isUnfinished = useHasUnfinishedMatch(session);
  const close = () => {
    setNewGame(null);
    if (!session) navigateTo('/', 'replace');
  };
  if (isInOtherTab) return <OtherTabScreen onHere={local.resumeHere} />;
  if (hasFailed) return <LocalGameFailedScreen onAgain={() => startNew(suggested)} />;
  return (
    <>
      {session ? (
        <LocalTable
          key={session.table}
          session={session}
          onNext={openRematch}
          onNew={(isOver) => setNewGame({ isOver })}
        />
      ) : newGame ? (
        <Backdrop />
      ) : (
        <Splash />
      )}
      <NewGameSheet
        game={game}
        currentSetup={session?.setup ?? setup}
        open={newGame !== null}
        isOver={newGame?.isOver ?? !isUnfinished}
        onClose={close}
        onBegin={(gameSetup) => {
          setNewGame(null);
          startNew(gameSetup);
        }}
      />
    </>
  );
}

/** Whether the options were asked for. A reload plays on. */
function useOptionsInAddress(id: string): boolean {
  const [isAsked] = useState(() => window.location.hash === OPTIONS_HASH);
  useEffect(() => {
    if (isAsked) navigateTo(`/play/${id}`, 'replace');
  }, [isAsked, id]);
  return isAsked;
}

/** Three default bots, and the local edition. */
function useSuggestedSetup(game: LoadedGame): GameSetup {
  const say = useWords(LOBBY_WORDS);
  const { name, language } = useSettings();
  const count = Math.min(DEFAULT_BOTS, game.game.seats[1] - 1);
  const bots = botNames(say, game).slice(0, count);
  return { people: [name], bots, botsPlay: DEFAULT_OPPONENT, options: defaultOptions(game, language) };
}

interface LocalTableProps {
  readonly session: LocalSession;
  readonly onNext: (table: TableId) => void;
  readonly onNew: (isOver: boolean) => void;
}

function LocalTable({ session, onNext, onNew }: LocalTableProps) {
  const connection = useLocalConnection(session);
  const hosting = useMemo<TableHosting>(
    () => ({
      kind: 'page',
      hasChat: false,
      isSharedScreen: false,
      fetchLog: () => fetchLocalLog(session),
      openRematch: onNext,
      openReplay: (step) => void openLocalReplay(session, step),
      startNewGame: () => onNew(connection?.getSnapshot().model?.table.phase === 'over'),
      speedUpBots: session.speedUpBots,
    }),
    [session, connection, onNext, onNew],
  );
  return connection ? <TableByPhase connection={connection} hosting={hosting} /> : <Splash />;
}

function useLocalConnection({ tables, table }: LocalSession): TableConnection | null {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    const opened = openLocalConnection(tables, table, localGuestId(0));
    setConnection(opened);
    return () => opened.close();
  }, [tables, table]);
  return connection;
}
