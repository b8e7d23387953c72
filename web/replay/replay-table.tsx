// The screen of a replay: a finished match step by step, from any viewer's perspective, on the game's own table.

import { commitmentOf } from '@kuluary/kernel/fairness';
import type { Viewer } from '@kuluary/kernel/game';
import { RoundLink } from '@kuluary/ui/buttons';
import type { TablePlayer } from '@kuluary/ui/game-table';
import { Icon } from '@kuluary/ui/icons';
import { Sheet } from '@kuluary/ui/sheet';
import { useEffect, useMemo, useState } from 'react';
import { navigateTo } from '../app/navigation.ts';
import type { LoadedGame } from '../game-loaders.ts';
import { ReviewedStep } from '../review/reviewed-step.tsx';
import { rulesAddress } from '../rules/rules-address.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LiveRegion } from '../table/live-region.tsx';
import { groupLogByTurn } from '../table/log-lines.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { useReference } from '../table/reference-card.tsx';
import { SidePanel } from '../table/side-panel.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { portraitOfSeat } from '../table/table-players.ts';
import { TopBar } from '../table/top-bar.tsx';
import { useMediaQuery, WIDE_SCREEN } from '../table/use-media-query.ts';
import { useTurnName } from '../table/use-turn-name.ts';
import { APP_WORDS } from '../words/app.ts';
import { REPLAY_WORDS } from '../words/replay.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { typeset } from '../words/typeset.ts';
import { useWords } from '../words/use-words.ts';
import { ExpandableText } from './expandable-text.tsx';
import type { Perspective, Recording, ReplayEvent } from './recording.ts';
import { ReplayControls } from './replay-controls.tsx';
import styles from './replay-table.module.css';
import { type Playback, usePlayback } from './use-playback.ts';

interface ReplayTableProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly address: string | null; // to share; null: the log is only on this device
}

export function ReplayTable({ game, recording, address }: ReplayTableProps) {
  const say = useWords(REPLAY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const sayTable = useWords(TABLE_WORDS);
  const nameTurn = useTurnName(game.ui);
  const { language } = useSettings();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [isLogOpen, setLogOpen] = useState(false);
  const reference = useReference(game, recording.log.options);
  const [isReviewed, setReviewed] = useState(false);
  const playback = usePlayback(recording, game.ui.omniscientView !== undefined);
  const view = useReplayView(game, recording, playback);
  const title = game.texts.title(language);
  useEffect(() => {
    document.title = `${say('title')} · ${title}`;
  }, [say, title]);
  const log = <ReplayLog game={game} recording={recording} playback={playback} onShown={() => setLogOpen(false)} />;
  const parts = { game, recording, playback };
  const above = isReviewed ? <ReviewedStep {...parts} /> : isWide ? null : <StepText {...parts} />;
  return (
    <>
      <TableFrame
        bar={
          <TopBar
            title={title}
            note={nameTurn(game.ui.turnNumber(view), 'full')}
            rules={rulesAddress(game, recording.log.options)}
            reference={reference}
            unread={0}
            onLog={() => setLogOpen(true)}
            lead={
              <RoundLink href="/" label={sayApp('home')}>
                <Icon name="house" />
              </RoundLink>
            }
          />
        }
        side={
          isWide && (
            <>
              {reference.beside}
              <SidePanel title={sayTable('log.title')}>{log}</SidePanel>
            </>
          )
        }
        footer={
          <ReplayControls
            recording={recording}
            playback={playback}
            address={address}
            canSeeAll={game.ui.omniscientView !== undefined}
            above={above}
            turnWord={game.ui.turnName ? 'round' : 'turn'}
            isReviewed={game.hasCritic ? isReviewed : null}
            onReview={setReviewed}
          />
        }
      >
        <TableAtStep game={game} recording={recording} playback={playback} view={view} />
        <div className={styles.edge} />
      </TableFrame>
      <Sheet
        open={isLogOpen && !isWide}
        onClose={() => setLogOpen(false)}
        title={sayTable('log.title')}
        closeLabel={sayApp('close')}
      >
        {log}
      </Sheet>
      {reference.sheet}
      <StepAnnouncer game={game} recording={recording} playback={playback} />
    </>
  );
}

/** The perspective `all` is a spectator's, with every card open. */
function viewerOfPerspective(perspective: Perspective): Viewer {
  return perspective === 'all' ? 'spectator' : perspective;
}

function useReplayView(game: LoadedGame, recording: Recording, { step, perspective }: Playback): unknown {
  return useMemo(() => {
    const view = recording.view(step, viewerOfPerspective(perspective));
    return perspective === 'all' && game.ui.omniscientView ? game.ui.omniscientView(view, recording.views(step)) : view;
  }, [game, recording, step, perspective]);
}

interface PartProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly playback: Playback;
}

const NOTHING: readonly never[] = [];
const ignore = () => undefined;

function TableAtStep({ game, recording, playback, view }: PartProps & { readonly view: unknown }) {
  const { language } = useSettings();
  const { Table } = game.ui;
  const { step, perspective, isForward } = playback;
  const matchId = useMemo(() => commitmentOf(recording.log.seed), [recording]);
  const allEvents = useMemo(
    () => recording.events(step, viewerOfPerspective(perspective)).map(({ event }) => event),
    [recording, step, perspective],
  );
  const newEvents = useMemo(() => {
    // Only a single step forward is animated: a jump, or a step back, just shows the table.
    const events = isForward
      ? recording.events(step, viewerOfPerspective(perspective)).filter(({ position }) => position === step)
      : [];
    return { id: step + 1, events: events.map(({ event }) => event) };
  }, [recording, step, perspective, isForward]);
  return (
    <Table
      language={language}
      matchId={matchId}
      players={useReplayPlayers(recording)}
      view={view}
      moves={NOTHING}
      clocks={NOTHING}
      newEvents={newEvents}
      allEvents={allEvents}
      pendingMove={null}
      onMove={ignore}
      onUndo={null}
      onOpenRule={(rule) => navigateTo(rulesAddress(game, recording.log.options, rule))}
      onPresenting={null}
    />
  );
}

function useReplayPlayers({ log }: Recording): readonly TablePlayer[] {
  return useMemo(() => {
    return log.names.map((name, seat) => ({
      name,
      portrait: portraitOfSeat(seat),
      kind: log.salts[seat] === '' ? 'bot' : 'person', // a log does not say who was a bot, but people send salts
      isConnected: true,
      hasStandIn: false,
      speechBubble: null,
    }));
  }, [log]);
}

/** The sentence of an event from this perspective; from `all`, an event for a single seat is marked with its name. */
function useSentence(game: LoadedGame, { log }: Recording, perspective: Perspective) {
  const say = useWords(REPLAY_WORDS);
  const { language } = useSettings();
  return useMemo(() => {
    const textOf = (event: unknown, viewer: Viewer) =>
      game.texts.eventText(language, event, viewer, log.names, log.options);
    return ({ event, to }: ReplayEvent) => {
      if (perspective !== 'all' || to === 'all') return textOf(event, viewerOfPerspective(perspective));
      const words = textOf(event, to);
      return words === undefined ? undefined : say('overheard', { name: log.names[to]!, words });
    };
  }, [game, log, perspective, say, language]);
}

function ReplayLog({ game, recording, playback, onShown }: PartProps & { readonly onShown: () => void }) {
  const { step, perspective, goToStep } = playback;
  const sentenceOf = useSentence(game, recording, perspective);
  const turns = useMemo(
    () =>
      groupLogByTurn(recording.events(recording.lastStep, perspective), {
        sentenceOf,
        turnStartedBy: game.ui.turnStartedBy,
      }),
    [game, recording, perspective, sentenceOf],
  );
  return (
    <LogPanel
      turns={turns}
      names={recording.log.names}
      ownSeat={typeof perspective === 'number' ? perspective : null}
      table={game.ui}
      shownPosition={step}
      canShow={() => true}
      onShow={(position) => {
        goToStep(position);
        onShown();
      }}
    />
  );
}

/** The text of the last step, where the log is not beside the table. */
function StepText({ game, recording, playback }: PartProps) {
  const { step, perspective } = playback;
  const sentenceOf = useSentence(game, recording, perspective);
  const events = recording.events(step, perspective);
  const last = events.findLast((each) => sentenceOf(each) !== undefined);
  const lines = events.filter(({ position }) => position === last?.position).flatMap((each) => sentenceOf(each) ?? []);
  return (
    <ExpandableText>
      {(isOpen) =>
        lines.map((line, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that are read once
          isOpen ? <p key={at}>{typeset(line)}</p> : <span key={at}>{typeset(line)} </span>,
        )
      }
    </ExpandableText>
  );
}

function StepAnnouncer({ game, recording, playback }: PartProps) {
  const { step, perspective } = playback;
  const sentenceOf = useSentence(game, recording, perspective);
  const events = recording.events(step, perspective).filter(({ position }) => position === step);
  return <LiveRegion id={step} lines={events.flatMap((each) => sentenceOf(each) ?? [])} />;
}
