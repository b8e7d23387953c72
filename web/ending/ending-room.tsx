// The end: who won and how, all cards on the table, and what to do next.

import { type Log, parseLog } from '@kuluary/kernel/log';
import { unwrap } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { Button, RoundButton, RoundLink } from '@kuluary/stage/buttons';
import { Candle } from '@kuluary/stage/candle';
import { Chamber } from '@kuluary/stage/chamber';
import { Icon } from '@kuluary/stage/icons';
import { catchBack } from '@kuluary/stage/way-back';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { type Recording, record } from '../replay/recording.ts';
import { gameThen } from '../replay/rules-then.ts';
import { ReviewSection } from '../review/review-section.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { KeptUntil } from '../table/kept-until.tsx';
import { lookOn } from '../table/onlooking.ts';
import { PlayRoom } from '../table/play-room.tsx';
import { namesOf, type Room } from '../table/room.ts';
import { share } from '../table/share.ts';
import { sittersOf } from '../table/sitters.ts';
import { APP } from '../words/app.ts';
import { ENDING } from '../words/ending.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { hyphenated } from '../words/hyphenated.ts';
import { useWords } from '../words/use-words.ts';
import { DealCheck } from './deal-check-sheet.tsx';
import styles from './ending-room.module.css';

export function EndingRoom({ room }: { readonly room: Room }) {
  const sayApp = useWords(APP);
  const [isAtTable, setAtTable] = useState(false);
  useEffect(() => (isAtTable ? catchBack(() => setAtTable(false)) : undefined), [isAtTable]);
  const back = (
    <RoundButton label={sayApp('back')} onClick={() => setAtTable(false)}>
      <Icon name="back" />
    </RoundButton>
  );
  return isAtTable ? <PlayRoom room={room} lead={back} /> : <Curtain room={room} onTable={() => setAtTable(true)} />;
}

function Curtain({ room, onTable }: { readonly room: Room; readonly onTable: () => void }) {
  const say = useWords(ENDING);
  const sayApp = useWords(APP);
  const { language } = useSettings();
  const [isChecking, setChecking] = useState(false);
  const { text, game } = useEnd(room);
  const log = useMemo(() => readLog(text), [text]);
  const recording = useMemo(() => recorded(game, log), [game, log]);
  const headline = useHeadline(room, log);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (log) document.title = headline;
  }, [log, headline]);
  return (
    <main className={styles.room}>
      <Chamber lights={false} />
      <div className={styles.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="house" />
        </RoundLink>
        <p>{room.game.texts.title(language)}</p>
      </div>
      <header className={styles.head}>
        <Candle className={styles.candle} />
        <h1 ref={heading} tabIndex={-1}>
          {headline}
        </h1>
        <Candle className={styles.candle} late />
      </header>
      <section className={styles.open} aria-labelledby="all-cards">
        <h2 id="all-cards" className="sr">
          {say('open')}
        </h2>
        {recording && <Revealed room={room} recording={recording} />}
      </section>
      {recording && game.isReviewed && (
        <ReviewSection
          game={room.game}
          recording={recording}
          own={room.place.isShared ? null : room.model.you.seat}
          onMoment={room.place.openReplay}
        />
      )}
      <KeptUntil room={room} />
      <footer className={styles.foot}>
        <Choices room={room} onCheck={() => setChecking(true)} onTable={onTable} />
        <Rematch room={room} />
      </footer>
      <DealCheck room={room} game={game.game} text={text} open={isChecking} onClose={() => setChecking(false)} />
    </main>
  );
}

interface End {
  readonly text: string | null; // the log as a file; null until it is there
  readonly game: LoadedGame; // of the rules that it was played with
}

/** Tries again when the log, or its rules, could not be had. */
function useEnd({ place, game }: Room): End {
  const [end, setEnd] = useState<End>({ text: null, game });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    fetchEnd(place, game).then(
      (fetched) => {
        if (!isGone) setEnd(fetched);
      },
      () => {
        if (!isGone && attempt < MAX_ATTEMPTS) timer = setTimeout(() => setAttempt(attempt + 1), RETRY);
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [place, game, attempt]);
  return end;
}

async function fetchEnd(place: Room['place'], today: LoadedGame): Promise<End> {
  const text = unwrap(await place.fetchLog());
  const rules = readLog(text)?.rules ?? today.game.version;
  return { text, game: rules === today.game.version ? today : await gameThen(today, rules) };
}

const RETRY = 3000; // ms
const MAX_ATTEMPTS = 20;

function readLog(text: string | null): Log | null {
  if (text === null) return null;
  const parsed = parseLog(text);
  return parsed.ok ? parsed.value : null;
}

function useHeadline({ model, place }: Room, log: Log | null): string {
  const say = useWords(ENDING);
  const { language } = useSettings();
  if (!log?.outcome) return '…';
  const { winners, draw } = log.outcome;
  const names = new Intl.ListFormat(language).format(winners.map((seat) => log.names[seat]!));
  if (draw) return say('draw', { names });
  const isOwn = !place.isShared && model.you.seat !== null && winners.includes(model.you.seat);
  if (isOwn) return say('won.you');
  return winners.length === 1 ? say('won.other', { name: names }) : say('won.several', { names });
}

function recorded(game: LoadedGame, log: Log | null): Recording | null {
  const recording = log && record(game.game, log);
  return recording?.ok ? recording.value : null;
}

function Revealed({ room, recording }: { readonly room: Room; readonly recording: Recording }) {
  const { language } = useSettings();
  const { game, model, place } = room;
  const { Ending } = game.table;
  return (
    <Ending
      language={language}
      match={model.table.commitment}
      sitters={sittersOf(model.table.seats).map((sitter) => ({ ...sitter, name: hyphenated(sitter.name) }))}
      views={recording.views(recording.last)}
      own={place.isShared ? null : model.you.seat}
    />
  );
}

interface ChoicesProps {
  readonly room: Room;
  readonly onCheck: () => void;
  readonly onTable: () => void;
}

function Choices({ room, onCheck, onTable }: ChoicesProps) {
  const say = useWords(ENDING);
  const { language } = useSettings();
  const { model, place, game } = room;
  const [isShared, setShared] = useState(false);
  const shareLink = async () => {
    const names = namesOf(model).join(', ');
    const message = say('share.text', { game: game.texts.title(language), names });
    const url = `${window.location.origin}/r/${model.table.id}`;
    setShared((await share({ url, text: message })) === 'copied');
  };
  return (
    <nav className={styles.choices}>
      <Button onClick={() => place.openReplay()}>
        <Icon name="again" />
        {say('replay')}
      </Button>
      {place.kind === 'server' && (
        <Button onClick={() => void shareLink()}>
          <Icon name={isShared ? 'tick' : 'share'} />
          <span aria-live="polite">{say(isShared ? 'share.copied' : 'share')}</span>
        </Button>
      )}
      <Button onClick={onCheck}>
        <Icon name="shield" />
        {say('check')}
      </Button>
      <Button onClick={onTable}>
        <Icon name="eye" />
        {say('table')}
      </Button>
      {place.openNew && (
        <Button onClick={place.openNew}>
          <Icon name="plus" />
          {say('new')}
        </Button>
      )}
    </nav>
  );
}

/** Whoever asked for it is taken to the new table; whoever did not has a button. */
function Rematch({ room: { model, place, send } }: { readonly room: Room }) {
  const say = useWords(ENDING);
  const sayFault = useWords(FAULT_WORDS);
  const [isWanted, setWanted] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { next } = model.table;
  const { openNext } = place;
  useEffect(() => {
    if (isWanted && next !== null) openNext(next);
  }, [isWanted, next, openNext]);
  if (next === null && model.you.seat === null) return null;
  const go = (table: TableId) => {
    if (model.you.seat === null) lookOn(table);
    openNext(table);
  };
  const ask = async () => {
    setWanted(true);
    setFault(null);
    const reply = await send({ type: 'rematch' });
    if (reply.ok) return;
    setWanted(false);
    setFault(reply.failure.code);
  };
  return (
    <div className={styles.rematch}>
      {fault !== null && <p role="alert">{sayFault(faultKey(fault))}</p>}
      {next === null ? (
        <Button look="brass" note={say('rematch.note')} disabled={isWanted} onClick={() => void ask()}>
          {say('rematch')}
        </Button>
      ) : (
        <Button look="brass" note={say('rematch.go-note')} onClick={() => go(next)}>
          {say('rematch.go')}
        </Button>
      )}
    </div>
  );
}
