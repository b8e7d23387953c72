// /r/CODE: the replay of a finished match from the server. /replay: of a log on this device.

import { type MatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import type { Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { Button, ButtonLink } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { NoticeScreen } from '../app/notice-screen.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { Splash } from '../app/splash.tsx';
import { isKnownGame } from '../game-loaders.ts';
import { fetchMatchLog } from '../table/fetch-match-log.ts';
import { useGame } from '../use-game.ts';
import { APP_WORDS } from '../words/app.ts';
import { REPLAY_WORDS } from '../words/replay.ts';
import { useWords } from '../words/use-words.ts';
import { useGameWithRules } from './archived-rules.ts';
import { recordMatch } from './recording.ts';
import { storedReplayLog, storeReplayLog } from './replay-log-storage.ts';
import { ReplayTable } from './replay-table.tsx';

export default function ReplayScreen({ code }: ScreenProps<'replay'>) {
  return code === null ? <StoredReplay /> : <FetchedReplay code={code} />;
}

function FetchedReplay({ code }: { readonly code: TableId }) {
  const [fetched, setFetched] = useState<Result<string, string>>();
  useEffect(() => {
    void fetchMatchLog(code).then(setFetched);
  }, [code]);
  if (!fetched) return <Splash />;
  return fetched.ok ? (
    <ParsedReplay text={fetched.value} address={`/r/${code}`} />
  ) : (
    <ReplayUnavailableScreen code={fetched.failure} />
  );
}

function StoredReplay() {
  const say = useWords(REPLAY_WORDS);
  const [text, setText] = useState(storedReplayLog);
  const open = (opened: string) => {
    storeReplayLog(opened);
    setText(opened);
  };
  if (text !== null) return <ParsedReplay text={text} address={null} onOpen={open} />;
  return (
    <NoticeScreen title={say('open.title')}>
      <p>{say('open.about')}</p>
      <p>
        <OpenFile onOpen={open} />
      </p>
    </NoticeScreen>
  );
}

interface ParsedReplayProps {
  readonly text: string;
  readonly address: string | null; // to share; null: the log is only on this device
  readonly onOpen?: (text: string) => void;
}

function ParsedReplay({ text, address, onOpen }: ParsedReplayProps) {
  const parsed = useMemo(() => parseMatchLog(text), [text]);
  const file = onOpen && <OpenFile onOpen={onOpen} />;
  if (!parsed.ok) return <ReplayUnavailableScreen code={parsed.failure.code}>{file}</ReplayUnavailableScreen>;
  const matchLog = parsed.value;
  if (!isKnownGame(matchLog.game)) return <ReplayUnavailableScreen code="game">{file}</ReplayUnavailableScreen>;
  return (
    <RecordedReplay log={matchLog} address={address}>
      {file}
    </RecordedReplay>
  );
}

interface RecordedReplayProps {
  readonly log: MatchLog;
  readonly address: string | null;
  readonly children: ReactNode;
}

function RecordedReplay({ log, address, children }: RecordedReplayProps) {
  const game = useGameWithRules(useGame(log.game), log.rules);
  const recording = useMemo(() => recordMatch(game.game, log), [game, log]);
  if (!recording.ok) return <ReplayUnavailableScreen code={recording.failure.code}>{children}</ReplayUnavailableScreen>;
  return <ReplayTable key={log.digest} game={game} recording={recording.value} address={address} />;
}

function OpenFile({ onOpen }: { readonly onOpen: (text: string) => void }) {
  const say = useWords(REPLAY_WORDS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file) onOpen(await file.text());
        }}
      />
      <Button look="brass" onClick={() => input.current?.click()}>
        <Icon name="log" />
        {say('open')}
      </Button>
    </>
  );
}

const REASONS = [
  'no-such-table',
  'wrong-phase',
  'unreadable',
  'foreign',
  'version',
  'malformed',
  'tampered',
  'game',
] as const;

function ReplayUnavailableScreen({ code, children }: { readonly code: string; readonly children?: ReactNode }) {
  const say = useWords(REPLAY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const known = REASONS.find((reason) => reason === code) ?? 'network';
  return (
    <NoticeScreen title={say('fault.title')}>
      <p>{say(`fault.${known}`)}</p>
      <p>
        {children}
        <ButtonLink look={children ? 'bare' : 'brass'} href="/">
          {sayApp('home')}
        </ButtonLink>
      </p>
    </NoticeScreen>
  );
}
