// Somebody at a table that is being played: everything that the parts of the screen share.

import type { Seat } from '@kuluary/kernel/game';
import { useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { useAttention } from './attention.ts';
import { useMuted } from './muted.ts';
import { namesOf, type Room } from './room.ts';
import { type Answers, useAnswers } from './use-answers.ts';
import { useEventSounds } from './use-event-sounds.ts';
import { type ReadLog, useLog } from './use-log.ts';
import { useMedia, WIDE } from './use-media.ts';
import { type Past, usePast } from './use-past.ts';

type Opened = 'log' | 'talk' | 'menu' | null;

export interface Sitting {
  readonly room: Room;
  readonly title: string; // of the game
  readonly log: ReadLog;
  readonly answers: Answers;
  readonly past: Past;
  readonly question: string | undefined; // to the seat at this screen, in words
  readonly canSpeak: boolean;
  readonly muted: ReadonlySet<Seat>;
  readonly toggleMuted: (seat: Seat) => void;
  readonly isWide: boolean; // the log stands beside the table
  readonly opened: Opened; // which sheet
  readonly open: (sheet: Opened) => void;
  readonly close: () => void;
  readonly rule: string | null; // at which the rules are open; '' for their beginning; null: closed
  readonly openRule: (rule: string | null) => void;
  readonly hurry: (() => void) | null; // nobody but bots plays on: they need not take their time
}

export function useSitting(room: Room): Sitting {
  const { model, game, place } = room;
  const { language } = useSettings();
  const [opened, open] = useState<Opened>(null);
  const [rule, openRule] = useState<string | null>(null);
  const [muted, toggleMuted] = useMuted(model.table.id);
  const title = game.texts.title(language);
  const question = useQuestion(room);
  useCalls(room, title, question);
  return {
    room,
    title,
    log: useLog(room, muted),
    answers: useAnswers(room),
    past: usePast(room),
    question,
    canSpeak: place.canTalk && model.you.seat !== null,
    muted,
    toggleMuted,
    isWide: useMedia(WIDE),
    opened,
    open,
    close: () => open(null),
    rule,
    openRule,
    hurry: useHurry(room),
  };
}

function useHurry({ model: { table, play }, game, place }: Room): (() => void) | null {
  const [isHurried, setHurried] = useState(false);
  const isHuman = table.seats.some(({ kind }, seat) => kind === 'person' && game.table.isPlaying(play!.view, seat));
  if (!place.hurry || isHurried || isHuman || table.phase !== 'playing') return null;
  const { hurry } = place;
  return () => {
    setHurried(true);
    hurry();
  };
}

function useQuestion({ game, model }: Room): string | undefined {
  const { language } = useSettings();
  const { play } = model;
  if (!play || play.moves.length === 0) return undefined;
  return game.texts.question(language, play.view, namesOf(model));
}

/** Everything by which the page calls its reader: sounds, the tab, notifications. */
function useCalls({ model, game: { table } }: Room, game: string, question: string | undefined): void {
  const say = useWords(TABLE);
  const { sound } = useSettings();
  useEventSounds(model.news, table.sound, sound);
  useAttention({
    asked: question === undefined ? null : model.play!.asked,
    title: question === undefined ? say('tab', { game }) : say('asked.tab', { question, game }),
    heading: say('asked.title'),
    question: question ?? '',
    sound,
  });
}
