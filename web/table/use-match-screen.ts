// The state that the parts of the match screen share.

import type { Seat } from '@kuluary/kernel/game';
import { useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { useMutedSeats } from './muted-seats.ts';
import { playerNames, type TableSession } from './table-session.ts';
import { useTurnAlert } from './turn-alert.ts';
import { useEventSounds } from './use-event-sounds.ts';
import { type LogText, useLogText } from './use-log-text.ts';
import { useMediaQuery, WIDE_SCREEN } from './use-media-query.ts';
import { type PastView, usePastView } from './use-past-view.ts';
import { type TableRequests, useTableRequests } from './use-table-requests.ts';

type SheetName = 'log' | 'talk' | 'menu' | null;

export interface MatchScreenState {
  readonly session: TableSession;
  readonly title: string; // of the game
  readonly log: LogText;
  readonly requests: TableRequests;
  readonly pastView: PastView;
  readonly prompt: string | undefined; // of the seat at this screen
  readonly canChat: boolean;
  readonly muted: ReadonlySet<Seat>;
  readonly toggleMuted: (seat: Seat) => void;
  readonly isWide: boolean; // the log stands beside the table
  readonly shownSheet: SheetName;
  readonly open: (sheet: SheetName) => void;
  readonly close: () => void;
  readonly rule: string | null; // where the rules are open; '': at the beginning; null: closed
  readonly openRule: (rule: string | null) => void;
  readonly speedUpBots: (() => void) | null; // null: somebody else plays on
}

export function useMatchScreen(session: TableSession): MatchScreenState {
  const { model, game, hosting } = session;
  const { language } = useSettings();
  const [shownSheet, open] = useState<SheetName>(null);
  const [rule, openRule] = useState<string | null>(null);
  const [muted, toggleMuted] = useMutedSeats(model.table.id);
  const title = game.texts.title(language);
  const prompt = usePrompt(session);
  usePlayerAlerts(session, title, prompt);
  return {
    session,
    title,
    log: useLogText(session, muted),
    requests: useTableRequests(session),
    pastView: usePastView(session),
    prompt,
    canChat: hosting.hasChat && model.you.seat !== null,
    muted,
    toggleMuted,
    isWide: useMediaQuery(WIDE_SCREEN),
    shownSheet,
    open,
    close: () => open(null),
    rule,
    openRule,
    speedUpBots: useSpeedUpBots(session),
  };
}

function useSpeedUpBots({ model: { table, play }, game, hosting }: TableSession): (() => void) | null {
  const [isSpedUp, setSpedUp] = useState(false);
  const hasPeople = table.seats.some(({ kind }, seat) => kind === 'person' && game.ui.isPlaying(play!.view, seat));
  if (!hosting.speedUpBots || isSpedUp || hasPeople || table.phase !== 'playing') return null;
  const { speedUpBots } = hosting;
  return () => {
    setSpedUp(true);
    speedUpBots();
  };
}

function usePrompt({ game, model }: TableSession): string | undefined {
  const { language } = useSettings();
  const { play } = model;
  if (!play || play.moves.length === 0) return undefined;
  return game.texts.prompt(language, play.view, playerNames(model));
}

/** Sounds, the tab's title and icon, notifications. */
function usePlayerAlerts({ model, game: { ui } }: TableSession, title: string, prompt: string | undefined): void {
  const say = useWords(TABLE_WORDS);
  const { sound } = useSettings();
  useEventSounds(model.newEvents, ui.soundOf, sound);
  useTurnAlert({
    decisionId: prompt === undefined ? null : model.play!.decisionId,
    tabTitle: prompt === undefined ? say('tab', { game: title }) : say('asked.tab', { question: prompt, game: title }),
    notificationTitle: say('asked.title'),
    prompt: prompt ?? '',
    sound,
  });
}
