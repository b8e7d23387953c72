// /r/CODE: a finished game from the server. /replay: one whose log lies on this device.

import { type Log, parseLog } from '@kuluary/kernel/log';
import type { Result } from '@kuluary/kernel/result';
import type { TableId } from '@kuluary/protocol/ids';
import { Button, ButtonLink } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '../app/notice.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { Threshold } from '../app/threshold.tsx';
import { isGame } from '../games.ts';
import { fetchLog } from '../table/match-log.ts';
import { useGame } from '../use-game.ts';
import { APP } from '../words/app.ts';
import { REPLAY } from '../words/replay.ts';
import { useWords } from '../words/use-words.ts';
import { keepLogForReplay, keptLog } from './kept-log.ts';
import { record } from './recording.ts';
import { ReplayRoom } from './replay-room.tsx';
import { useGameThen } from './rules-then.ts';

export default function ReplayScreen({ code }: ScreenProps<'replay'>) {
  return code === null ? <KeptReplay /> : <FetchedReplay code={code} />;
}

function FetchedReplay({ code }: { readonly code: TableId }) {
  const [fetched, setFetched] = useState<Result<string, string>>();
  useEffect(() => {
    void fetchLog(code).then(setFetched);
  }, [code]);
  if (!fetched) return <Threshold />;
  return fetched.ok ? <TextReplay text={fetched.value} address={`/r/${code}`} /> : <Fault code={fetched.failure} />;
}

function KeptReplay() {
  const say = useWords(REPLAY);
  const [text, setText] = useState(keptLog);
  const open = (opened: string) => {
    keepLogForReplay(opened);
    setText(opened);
  };
  if (text !== null) return <TextReplay text={text} address={null} onOpen={open} />;
  return (
    <Notice title={say('open.title')}>
      <p>{say('open.about')}</p>
      <p>
        <OpenFile onOpen={open} />
      </p>
    </Notice>
  );
}

interface TextReplayProps {
  readonly text: string;
  readonly address: string | null; // to share; null: it is only here
  readonly onOpen?: (text: string) => void;
}

function TextReplay({ text, address, onOpen }: TextReplayProps) {
  const parsed = useMemo(() => parseLog(text), [text]);
  const file = onOpen && <OpenFile onOpen={onOpen} />;
  if (!parsed.ok) return <Fault code={parsed.failure.code}>{file}</Fault>;
  const log = parsed.value;
  if (!isGame(log.game)) return <Fault code="game">{file}</Fault>;
  return (
    <LogReplay log={log} address={address}>
      {file}
    </LogReplay>
  );
}

interface LogReplayProps {
  readonly log: Log;
  readonly address: string | null;
  readonly children: ReactNode;
}

function LogReplay({ log, address, children }: LogReplayProps) {
  const game = useGameThen(useGame(log.game), log.rules);
  const recording = useMemo(() => record(game.game, log), [game, log]);
  if (!recording.ok) return <Fault code={recording.failure.code}>{children}</Fault>;
  return <ReplayRoom key={log.digest} game={game} recording={recording.value} address={address} />;
}

function OpenFile({ onOpen }: { readonly onOpen: (text: string) => void }) {
  const say = useWords(REPLAY);
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

const FAULTS = [
  'no-such-table',
  'wrong-phase',
  'unreadable',
  'foreign',
  'version',
  'malformed',
  'tampered',
  'game',
] as const;

function Fault({ code, children }: { readonly code: string; readonly children?: ReactNode }) {
  const say = useWords(REPLAY);
  const sayApp = useWords(APP);
  const known = FAULTS.find((fault) => fault === code) ?? 'network';
  return (
    <Notice title={say('fault.title')}>
      <p>{say(`fault.${known}`)}</p>
      <p>
        {children}
        <ButtonLink look={children ? 'bare' : 'brass'} href="/">
          {sayApp('home')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
