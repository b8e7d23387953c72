// One table, several people, one device. Whenever somebody else has to answer, a curtain falls: until that person says
// "it is me", nothing of their hand is on the page.

import type { TableId } from '@kuluary/protocol/ids';
import { Button, ButtonLink, classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import { Chamber } from '@kuluary/stage/chamber';
import { useEffect, useMemo, useRef, useState } from 'react';
import lit from '../app/lit.module.css';
import { Threshold } from '../app/threshold.tsx';
import type { TableModel } from '../link/table-model.ts';
import { useSettings } from '../settings/use-settings.ts';
import { namesOf, type Place } from '../table/room.ts';
import { portraitOf } from '../table/sitters.ts';
import { TableRoom } from '../table/table-room.tsx';
import { useGame } from '../use-game.ts';
import { APP } from '../words/app.ts';
import { LOCAL } from '../words/local.ts';
import { useWords } from '../words/use-words.ts';
import styles from './hot-seat-table.module.css';
import { lastLines } from './last-lines.ts';
import { logOf, openReplay, type Session } from './local-game.ts';
import { nextHolder } from './next-holder.ts';
import { useSeatLinks } from './seat-links.ts';

interface HotSeatTableProps {
  readonly session: Session;
  readonly onNext: (table: TableId) => void;
  readonly onNew: () => void;
}

export function HotSeatTable({ session, onNext, onNew }: HotSeatTableProps) {
  const [holder, setHolder] = useState<number | null>(session.plan.people.length === 1 ? 0 : null);
  const [isShowing, setShowing] = useState(false);
  const links = useSeatLinks(session);
  const place = useMemo<Place>(
    () => ({
      kind: 'page',
      canTalk: false,
      isShared: session.plan.people.length > 1,
      fetchLog: () => logOf(session),
      openNext: onNext,
      openReplay: (step) => void openReplay(session, step),
      openNew: onNew,
      onShowing: setShowing,
      hurry: session.hurry,
    }),
    [session, onNext, onNew],
  );
  const wanted = links ? nextHolder(links.asked, holder, links.people.length) : holder;
  const isSeenOut = useSeenOut(wanted !== holder, isShowing);
  if (!links) return <Threshold />;
  const { people, watching, isOver } = links;
  if (wanted !== null && wanted !== holder && !isOver && (holder === null || isSeenOut)) {
    return <PassOn watching={watching} person={wanted} onTake={() => setHolder(wanted)} />;
  }
  const shown = holder ?? 0;
  return <TableRoom key={shown} link={people[shown]!} place={place} />;
}

const MOMENT = 150; // ms in which a table begins to show what has happened

/** What the holder has just done is seen by the holder before the curtain falls. */
function useSeenOut(isDue: boolean, isShowing: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isDue) return setOver(false);
    if (isShowing) return;
    const timer = setTimeout(() => setOver(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isDue, isShowing]);
  return isDue && isOver;
}

interface PassOnProps {
  readonly watching: TableModel;
  readonly person: number; // people sit on the first seats, in their order
  readonly onTake: () => void;
}

/** The curtain. It shows what everybody may know, and no more. */
function PassOn({ watching, person, onTake }: PassOnProps) {
  const say = useWords(LOCAL);
  const sayApp = useWords(APP);
  const { language } = useSettings();
  const game = useGame(watching.table.game);
  const name = namesOf(watching)[person]!;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = say('pass.title', { name });
  }, [say, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another curtain
  useEffect(() => {
    card.current?.querySelector('button')?.focus();
  }, [person]);
  return (
    <main className={classes(lit.lit, styles.curtain)}>
      <Chamber />
      <section ref={card} className={styles.card}>
        <Cameo portrait={portraitOf(person)} className={styles.cameo} />
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
          {lastLines(game.texts, watching, language).map((line, at) => (
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
