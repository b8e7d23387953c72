// A hot-seat match. Whenever somebody else has to move, a screen asks to pass the device: until that person confirms,
// nothing private is on the page.

import type { TableId } from '@kuluary/protocol/ids';
import { Avatar } from '@kuluary/ui/avatar';
import { Backdrop } from '@kuluary/ui/backdrop';
import { Button, ButtonLink, classNames } from '@kuluary/ui/buttons';
import { useEffect, useMemo, useRef, useState } from 'react';
import lit from '../app/backdrop-light.module.css';
import { Splash } from '../app/splash.tsx';
import type { TableModel } from '../connection/table-model.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TableByPhase } from '../table/table-by-phase.tsx';
import { portraitOfSeat } from '../table/table-players.ts';
import { playerNames, type TableHosting } from '../table/table-session.ts';
import { useGame } from '../use-game.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOCAL_WORDS } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import styles from './hot-seat-table.module.css';
import { fetchLocalLog, type LocalSession, openLocalReplay } from './local-game.ts';
import { nextDeviceHolder } from './next-device-holder.ts';
import { recentLogLines } from './recent-log-lines.ts';
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

interface PassDeviceScreenProps {
  readonly spectatorModel: TableModel;
  readonly person: number; // people have the first seats, in their order
  readonly onTake: () => void;
}

/** Shows only what everybody may know. */
function PassDeviceScreen({ spectatorModel, person, onTake }: PassDeviceScreenProps) {
  const say = useWords(LOCAL_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language } = useSettings();
  const game = useGame(spectatorModel.table.game);
  const name = playerNames(spectatorModel)[person]!;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = say('pass.title', { name });
  }, [say, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => {
    card.current?.querySelector('button')?.focus();
  }, [person]);
  return (
    <main className={classNames(lit.lit, styles.curtain)}>
      <Backdrop />
      <section ref={card} className={styles.card}>
        <Avatar portrait={portraitOfSeat(person)} className={styles.cameo} />
        <div role="alert">
          <h1>{say('pass.title', { name })}</h1>
        </div>
        <p>{say('pass.about', { name })}</p>
        <Button look="brass" onClick={onTake}>
          {say('pass.ready', { name })}
        </Button>
      </section>
      <section className={styles.log} aria-label={say('pass.log')}>
        <h2>{say('pass.log')}</h2>
        <ul>
          {recentLogLines(game.texts, spectatorModel, language).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that are read once
            <li key={at}>{line}</li>
          ))}
        </ul>
      </section>
      <ButtonLink href="/" note={say('pass.waits')}>
        {sayApp('home')}
      </ButtonLink>
    </main>
  );
}
