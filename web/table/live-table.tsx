// The game's own table, with what it needs to know of a match that is being played.

import type { Seat } from '@kuluary/kernel/game';
import { useMemo, useRef } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { useBubbles } from './bubbles.tsx';
import type { Room } from './room.ts';
import { sittersOf } from './sitters.ts';
import type { Answers } from './use-answers.ts';
import type { Past } from './use-past.ts';

interface LiveTableProps {
  readonly room: Room;
  readonly answers: Answers;
  readonly past: Past;
  readonly muted: ReadonlySet<Seat>;
  readonly onRule: (rule: string) => void;
}

const NOTHING: readonly never[] = [];

export function LiveTable({ room, answers, past, muted, onRule }: LiveTableProps) {
  const { model, game } = room;
  const { Table, ReactionIcon } = game.table;
  const say = useWords(TABLE);
  const { language } = useSettings();
  const bubbles = useBubbles(model.voices, muted, say, ReactionIcon);
  const play = model.play!;
  const isNow = past.at === null;
  return (
    <Table
      language={language}
      sitters={sittersOf(model.table.seats, bubbles)}
      match={model.table.commitment}
      view={past.view}
      moves={isNow ? play.moves : NOTHING}
      clocks={isNow ? play.clocks : NOTHING}
      news={useNews(room, isNow)}
      told={useMemo(() => model.events.map(({ event }) => event), [model.events])}
      pending={isNow ? answers.pending : null}
      onAnswer={answers.answer}
      onUndo={isNow && play.undo ? answers.undo : null}
      onRule={onRule}
      onShowing={isNow ? room.onShowing : null}
    />
  );
}

/** What has just happened. While the past is looked at, nothing happens. */
function useNews({ model }: Room, isNow: boolean) {
  const { id, events } = model.news;
  const news = useMemo(() => ({ id, events: events.map(({ event }) => event) }), [id, events]);
  const last = useRef(news);
  if (isNow) last.current = news;
  return last.current;
}
