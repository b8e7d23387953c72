// The game's own table, with the props of a match that is being played.

import type { Seat } from '@kuluary/kernel/game';
import { useMemo, useRef } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { useSpeechBubbles } from './speech-bubbles.tsx';
import { tablePlayersOf } from './table-players.ts';
import type { TableSession } from './table-session.ts';
import type { PastView } from './use-past-view.ts';
import type { TableRequests } from './use-table-requests.ts';

interface LiveTableProps {
  readonly session: TableSession;
  readonly requests: TableRequests;
  readonly pastView: PastView;
  readonly muted: ReadonlySet<Seat>;
  readonly onRule: (rule: string) => void;
}

const NOTHING: readonly never[] = [];

export function LiveTable({ session, requests, pastView, muted, onRule }: LiveTableProps) {
  const { model, game } = session;
  const { Table, ReactionIcon } = game.ui;
  const say = useWords(TABLE_WORDS);
  const { language } = useSettings();
  const bubbles = useSpeechBubbles(model.newChat, muted, say, ReactionIcon);
  const play = model.play!;
  const isNow = pastView.shownPosition === null;
  return (
    <Table
      language={language}
      players={tablePlayersOf(model.table.seats, bubbles)}
      matchId={model.table.commitment}
      view={pastView.view}
      moves={isNow ? play.moves : NOTHING}
      clocks={isNow ? play.clocks : NOTHING}
      newEvents={useNewEvents(session, isNow)}
      allEvents={useMemo(() => model.events.map(({ event }) => event), [model.events])}
      pendingMove={isNow ? requests.pendingMove : null}
      onMove={requests.sendMove}
      onUndo={isNow && play.canUndo ? requests.undo : null}
      onOpenRule={onRule}
      onPresenting={isNow ? session.onPresenting : null}
    />
  );
}

/** None while the past is on screen. */
function useNewEvents({ model }: TableSession, isNow: boolean) {
  const { id, events } = model.newEvents;
  const newEvents = useMemo(() => ({ id, events: events.map(({ event }) => event) }), [id, events]);
  const last = useRef(newEvents);
  if (isNow) last.current = newEvents;
  return last.current;
}
