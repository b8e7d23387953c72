// /play/GAME: a game against bots, at once, without a form and without a server. A reload goes on with it.

import { USUAL } from '@kuluary/bots/opponents';
import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useMemo, useState } from 'react';
import NotFoundScreen from '../app/not-found-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { Threshold } from '../app/threshold.tsx';
import { isGame, type LoadedGame } from '../games.ts';
import { localLink } from '../link/local-link.ts';
import type { TableLink } from '../link/table-link.ts';
import { botNames } from '../lobby/bots.ts';
import { homeOptions } from '../lobby/editions.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { Place } from '../table/room.ts';
import { TableRoom } from '../table/table-room.tsx';
import { useGame } from '../use-game.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Failed } from './failed.tsx';
import { guestOf } from './laying.ts';
import { logOf, openReplay, type Session, useLocalGame } from './local-game.ts';
import { NewGameSheet } from './new-game-sheet.tsx';
import { lastPlan, type Plan } from './plan.ts';

const DEFAULT_BOTS = 3;

export default function PlayScreen({ game }: ScreenProps<'play'>) {
  return isGame(game) ? <Play id={game} /> : <NotFoundScreen />;
}

function Play({ id }: { readonly id: string }) {
  const game = useGame(id);
  const kept = `play.${id}`;
  const suggested = useSuggestion(game);
  const local = useLocalGame(game, kept, lastPlan(kept) ?? suggested);
  const { session, hasFailed, isElsewhere, begin, openNext } = local;
  const [choosing, setChoosing] = useState<{ readonly isOver: boolean } | null>(null);
  if (isElsewhere) return <Elsewhere onHere={local.takeBack} />;
  if (hasFailed) return <Failed onAgain={() => begin(suggested)} />;
  if (!session) return <Threshold />;
  return (
    <>
      <LocalTable key={session.table} session={session} onNext={openNext} onNew={(isOver) => setChoosing({ isOver })} />
      <NewGameSheet
        game={game}
        plan={session.plan}
        open={choosing !== null}
        isOver={choosing?.isOver ?? false}
        onClose={() => setChoosing(null)}
        onBegin={(plan) => {
          setChoosing(null);
          begin(plan);
        }}
      />
    </>
  );
}

/** Three bots of the usual kind, and the edition that everybody knows. */
function useSuggestion(game: LoadedGame): Plan {
  const say = useWords(LOBBY);
  const { name, language } = useSettings();
  const count = Math.min(DEFAULT_BOTS, game.game.seats[1] - 1);
  const bots = botNames(say, game).slice(0, count);
  return { people: [name], bots, botsPlay: USUAL, options: homeOptions(game, language) };
}

interface LocalTableProps {
  readonly session: Session;
  readonly onNext: (table: TableId) => void;
  readonly onNew: (isOver: boolean) => void;
}

function LocalTable({ session, onNext, onNew }: LocalTableProps) {
  const link = useLocalLink(session);
  const place = useMemo<Place>(
    () => ({
      kind: 'page',
      canTalk: false,
      isShared: false,
      fetchLog: () => logOf(session),
      openNext: onNext,
      openReplay: (step) => void openReplay(session, step),
      openNew: () => onNew(link?.getSnapshot().model?.table.phase === 'over'),
      hurry: session.hurry,
    }),
    [session, link, onNext, onNew],
  );
  return link ? <TableRoom link={link} place={place} /> : <Threshold />;
}

function useLocalLink({ tables, table }: Session): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const opened = localLink(tables, table, guestOf(0));
    setLink(opened);
    return () => opened.close();
  }, [tables, table]);
  return link;
}
