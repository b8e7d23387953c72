// The end screen: who won and how, all cards revealed, and what to do next.

import { type MatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import { unwrap } from '@kuluary/kernel/result';
import { closeOnBack } from '@kuluary/ui/back-button';
import { Backdrop } from '@kuluary/ui/backdrop';
import { Button, RoundButton, RoundLink } from '@kuluary/ui/buttons';
import { Candle } from '@kuluary/ui/candle';
import { Icon } from '@kuluary/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../game-loaders.ts';
import { gameWithRules } from '../replay/archived-rules.ts';
import { type Recording, recordMatch } from '../replay/recording.ts';
import { ReviewSection } from '../review/review-section.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { ExpiryNote } from '../table/expiry-note.tsx';
import { MatchScreen } from '../table/match-screen.tsx';
import { shareOrCopy } from '../table/share.ts';
import { tablePlayersOf } from '../table/table-players.ts';
import { playerNames, type TableSession } from '../table/table-session.ts';
import { APP_WORDS } from '../words/app.ts';
import { ENDING_WORDS } from '../words/ending.ts';
import { withSoftHyphens } from '../words/hyphenation.ts';
import { useWords } from '../words/use-words.ts';
import styles from './end-screen.module.css';
import { FairnessCheckSheet } from './fairness-check-sheet.tsx';
import { RematchButton } from './rematch-button.tsx';

export function EndScreen({ session }: { readonly session: TableSession }) {
  const sayApp = useWords(APP_WORDS);
  const [isAtTable, setAtTable] = useState(false);
  useEffect(() => (isAtTable ? closeOnBack(() => setAtTable(false)) : undefined), [isAtTable]);
  const back = (
    <RoundButton label={sayApp('back')} onClick={() => setAtTable(false)}>
      <Icon name="back" />
    </RoundButton>
  );
  return isAtTable ? (
    <MatchScreen session={session} lead={back} />
  ) : (
    <MatchResult session={session} onTable={() => setAtTable(true)} />
  );
}

function MatchResult({ session, onTable }: { readonly session: TableSession; readonly onTable: () => void }) {
  const say = useWords(ENDING_WORDS);
  const sayApp = useWords(APP_WORDS);
  const { language } = useSettings();
  const [isChecking, setChecking] = useState(false);
  const { text, game } = useFinishedLog(session);
  const matchLog = useMemo(() => parseFinishedLog(text), [text]);
  const recording = useMemo(() => recordingOf(game, matchLog), [game, matchLog]);
  const headline = useHeadline(session, matchLog);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (matchLog) document.title = headline;
  }, [matchLog, headline]);
  return (
    <main className={styles.room}>
      <Backdrop hasCandles={false} />
      <div className={styles.bar}>
        <RoundLink href="/" label={sayApp('home')}>
          <Icon name="house" />
        </RoundLink>
        <p>{session.game.texts.title(language)}</p>
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
        {recording && <RevealedTable session={session} recording={recording} />}
      </section>
      {recording && game.hasCritic && (
        <ReviewSection
          game={session.game}
          recording={recording}
          own={session.hosting.isSharedScreen ? null : session.model.you.seat}
          onMoment={session.hosting.openReplay}
        />
      )}
      <ExpiryNote session={session} />
      <footer className={styles.foot}>
        <EndActions session={session} onCheck={() => setChecking(true)} onTable={onTable} />
        <RematchButton session={session} />
      </footer>
      <FairnessCheckSheet
        session={session}
        game={game.game}
        text={text}
        open={isChecking}
        onClose={() => setChecking(false)}
      />
    </main>
  );
}

interface FinishedLog {
  readonly text: string | null; // the log as a file; null until it is there
  readonly game: LoadedGame; // with the rules that it was played by
}

/** Retries when the log, or its rules, could not be fetched. */
function useFinishedLog({ hosting, game }: TableSession): FinishedLog {
  const [finishedLog, setFinishedLog] = useState<FinishedLog>({ text: null, game });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    fetchFinishedLog(hosting, game).then(
      (fetched) => {
        if (!isCancelled) setFinishedLog(fetched);
      },
      () => {
        if (!isCancelled && attempt < MAX_ATTEMPTS) timer = setTimeout(() => setAttempt(attempt + 1), RETRY_DELAY);
      },
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [hosting, game, attempt]);
  return finishedLog;
}

async function fetchFinishedLog(hosting: TableSession['hosting'], today: LoadedGame): Promise<FinishedLog> {
  const text = unwrap(await hosting.fetchLog());
  const rules = parseFinishedLog(text)?.rules ?? today.game.version;
  return { text, game: rules === today.game.version ? today : await gameWithRules(today, rules) };
}

const RETRY_DELAY = 3000; // ms
const MAX_ATTEMPTS = 20;

function parseFinishedLog(text: string | null): MatchLog | null {
  if (text === null) return null;
  const parsed = parseMatchLog(text);
  return parsed.ok ? parsed.value : null;
}

function useHeadline({ model, hosting }: TableSession, matchLog: MatchLog | null): string {
  const say = useWords(ENDING_WORDS);
  const { language } = useSettings();
  if (!matchLog?.outcome) return '…';
  const { winners, draw } = matchLog.outcome;
  const names = new Intl.ListFormat(language).format(winners.map((seat) => matchLog.names[seat]!));
  if (draw) return say('draw', { names });
  const isOwn = !hosting.isSharedScreen && model.you.seat !== null && winners.includes(model.you.seat);
  if (isOwn) return say('won.you');
  return winners.length === 1 ? say('won.other', { name: names }) : say('won.several', { names });
}

function recordingOf(game: LoadedGame, matchLog: MatchLog | null): Recording | null {
  const recording = matchLog && recordMatch(game.game, matchLog);
  return recording?.ok ? recording.value : null;
}

function RevealedTable({ session, recording }: { readonly session: TableSession; readonly recording: Recording }) {
  const { language } = useSettings();
  const { game, model, hosting } = session;
  const { Ending } = game.ui;
  return (
    <Ending
      language={language}
      matchId={model.table.commitment}
      players={tablePlayersOf(model.table.seats).map((player) => ({
        ...player,
        name: withSoftHyphens(player.name),
      }))}
      views={recording.views(recording.lastStep)}
      ownSeat={hosting.isSharedScreen ? null : model.you.seat}
    />
  );
}

interface EndActionsProps {
  readonly session: TableSession;
  readonly onCheck: () => void;
  readonly onTable: () => void;
}

function EndActions({ session, onCheck, onTable }: EndActionsProps) {
  const say = useWords(ENDING_WORDS);
  const { language } = useSettings();
  const { model, hosting, game } = session;
  const [isShared, setShared] = useState(false);
  const shareLink = async () => {
    const names = playerNames(model).join(', ');
    const message = say('share.text', { game: game.texts.title(language), names });
    const url = `${window.location.origin}/r/${model.table.id}`;
    setShared((await shareOrCopy({ url, text: message })) === 'copied');
  };
  return (
    <nav className={styles.choices}>
      <Button onClick={() => hosting.openReplay()}>
        <Icon name="again" />
        {say('replay')}
      </Button>
      {hosting.kind === 'server' && (
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
      {hosting.startNewGame && (
        <Button onClick={hosting.startNewGame}>
          <Icon name="plus" />
          {say('new')}
        </Button>
      )}
    </nav>
  );
}
