// A finished game, step by step and through anybody's eyes, on the table on which it was played.

import { commitment } from '@kuluary/kernel/fairness';
import type { Viewer } from '@kuluary/kernel/game';
import { RoundLink } from '@kuluary/stage/buttons';
import type { Sitter } from '@kuluary/stage/game-table';
import { Icon } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import { useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/way.ts';
import type { LoadedGame } from '../games.ts';
import { ReviewedStep } from '../review/reviewed-step.tsx';
import { rulesAddress } from '../rules/rules-address.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Polite } from '../table/announcer.tsx';
import { Frame } from '../table/frame.tsx';
import { logTurns } from '../table/log-lines.ts';
import { LogList } from '../table/log-panel.tsx';
import { Side } from '../table/side.tsx';
import { portraitOf } from '../table/sitters.ts';
import { TopBar } from '../table/top-bar.tsx';
import { useTurnName } from '../table/turn-name.ts';
import { useMedia, WIDE } from '../table/use-media.ts';
import { APP } from '../words/app.ts';
import { REPLAY } from '../words/replay.ts';
import { TABLE } from '../words/table.ts';
import { typeset } from '../words/typeset.ts';
import { useWords } from '../words/use-words.ts';
import type { AddressedEvent, Eye, Recording } from './recording.ts';
import { ReplayControls } from './replay-controls.tsx';
import styles from './replay-room.module.css';
import { Unfolding } from './unfolding.tsx';
import { type Player, usePlayer } from './use-player.ts';

export interface ReplayRoomProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly address: string | null; // to share; null: the log is only on this device
}

export function ReplayRoom({ game, recording, address }: ReplayRoomProps) {
  const say = useWords(REPLAY);
  const sayApp = useWords(APP);
  const sayTable = useWords(TABLE);
  const nameTurn = useTurnName(game.table);
  const { language } = useSettings();
  const isWide = useMedia(WIDE);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const player = usePlayer(recording, game.table.allSeeing !== undefined);
  const view = useView(game, recording, player);
  const title = game.texts.title(language);
  useEffect(() => {
    document.title = `${say('title')} · ${title}`;
  }, [say, title]);
  const log = <ReplayLog game={game} recording={recording} player={player} onShown={() => setLogOpen(false)} />;
  const parts = { game, recording, player };
  const above = isReviewed ? <ReviewedStep {...parts} /> : isWide ? null : <ToldStep {...parts} />;
  return (
    <>
      <Frame
        bar={
          <TopBar
            title={title}
            note={nameTurn(game.table.turn(view), 'full')}
            rules={rulesAddress(game, recording.log.options)}
            unread={0}
            onLog={() => setLogOpen(true)}
            lead={
              <RoundLink href="/" label={sayApp('home')}>
                <Icon name="house" />
              </RoundLink>
            }
          />
        }
        side={isWide && <Side title={sayTable('log.title')}>{log}</Side>}
        foot={
          <ReplayControls
            recording={recording}
            player={player}
            address={address}
            canSeeAll={game.table.allSeeing !== undefined}
            above={above}
            turn={game.table.turnName ? 'round' : 'turn'}
            isReviewed={game.isReviewed ? isReviewed : null}
            onReview={setReviewed}
          />
        }
      >
        <ReplayTable game={game} recording={recording} player={player} view={view} />
        <div className={styles.edge} />
      </Frame>
      <Sheet
        open={isLogOpen && !isWide}
        onClose={() => setLogOpen(false)}
        title={sayTable('log.title')}
        closeLabel={sayApp('close')}
      >
        {log}
      </Sheet>
      <SpokenStep game={game} recording={recording} player={player} />
    </>
  );
}

/** Who sees everything looks on as somebody who only watches, with every hand open. */
function viewerOf(eye: Eye): Viewer {
  return eye === 'all' ? 'spectator' : eye;
}

function useView(game: LoadedGame, recording: Recording, { step, eye }: Player): unknown {
  return useMemo(() => {
    const view = recording.view(step, viewerOf(eye));
    return eye === 'all' && game.table.allSeeing ? game.table.allSeeing(view, recording.views(step)) : view;
  }, [game, recording, step, eye]);
}

interface PartProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly player: Player;
}

const NOTHING: readonly never[] = [];
const ignore = () => undefined;

function ReplayTable({ game, recording, player, view }: PartProps & { readonly view: unknown }) {
  const { language } = useSettings();
  const { Table } = game.table;
  const { step, eye, isForward } = player;
  const match = useMemo(() => commitment(recording.log.seed), [recording]);
  const told = useMemo(() => recording.events(step, viewerOf(eye)).map(({ event }) => event), [recording, step, eye]);
  const news = useMemo(() => {
    // Only what happens in front of one's eyes moves: a jump, or a step back, shows the table as it was.
    const events = isForward ? recording.events(step, viewerOf(eye)).filter(({ position }) => position === step) : [];
    return { id: step + 1, events: events.map(({ event }) => event) };
  }, [recording, step, eye, isForward]);
  return (
    <Table
      language={language}
      match={match}
      sitters={useSitters(recording)}
      view={view}
      moves={NOTHING}
      clocks={NOTHING}
      news={news}
      told={told}
      pending={null}
      onAnswer={ignore}
      onUndo={null}
      onRule={(rule) => goTo(rulesAddress(game, recording.log.options, rule))}
      onShowing={null}
    />
  );
}

function useSitters({ log }: Recording): readonly Sitter[] {
  return useMemo(() => {
    return log.names.map((name, seat) => ({
      name,
      portrait: portraitOf(seat),
      kind: log.salts[seat] === '' ? 'bot' : 'person', // a log does not say who was a bot; but people give salts
      here: true,
      standIn: false,
      bubble: null,
    }));
  }, [log]);
}

/** A sentence as these eyes read it; what single seats were told is marked with their names. */
function useSentence(game: LoadedGame, { log }: Recording, eye: Eye) {
  const say = useWords(REPLAY);
  const { language } = useSettings();
  return useMemo(() => {
    const tell = (event: unknown, viewer: Viewer) => game.texts.event(language, event, viewer, log.names, log.options);
    return ({ event, to }: AddressedEvent) => {
      if (eye !== 'all' || to === 'all') return tell(event, viewerOf(eye));
      const words = tell(event, to);
      return words === undefined ? undefined : say('overheard', { name: log.names[to]!, words });
    };
  }, [game, log, eye, say, language]);
}

function ReplayLog({ game, recording, player, onShown }: PartProps & { readonly onShown: () => void }) {
  const { step, eye, go } = player;
  const sentence = useSentence(game, recording, eye);
  const turns = useMemo(
    () => logTurns(recording.events(recording.last, eye), { sentence, turnBegun: game.table.turnBegun }),
    [game, recording, eye, sentence],
  );
  return (
    <LogList
      turns={turns}
      names={recording.log.names}
      own={typeof eye === 'number' ? eye : null}
      table={game.table}
      at={step}
      canShow={() => true}
      onShow={(position) => {
        go(position);
        onShown();
      }}
    />
  );
}

/** What has happened last, for eyes that do not have the log beside the table. */
function ToldStep({ game, recording, player }: PartProps) {
  const { step, eye } = player;
  const sentence = useSentence(game, recording, eye);
  const events = recording.events(step, eye);
  const last = events.findLast((told) => sentence(told) !== undefined);
  const lines = events.filter(({ position }) => position === last?.position).flatMap((told) => sentence(told) ?? []);
  return (
    <Unfolding>
      {(isOpen) =>
        lines.map((line, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that are read once
          isOpen ? <p key={at}>{typeset(line)}</p> : <span key={at}>{typeset(line)} </span>,
        )
      }
    </Unfolding>
  );
}

function SpokenStep({ game, recording, player }: PartProps) {
  const { step, eye } = player;
  const sentence = useSentence(game, recording, eye);
  const events = recording.events(step, eye).filter(({ position }) => position === step);
  return <Polite id={step} lines={events.flatMap((told) => sentence(told) ?? [])} />;
}
