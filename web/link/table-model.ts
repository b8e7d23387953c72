// What this browser knows of a table: a pure function of the updates it has heard.

import type { LogPosition } from '@kuluary/protocol/ids';
import {
  type Said,
  type TableInfo,
  type ToldEvent,
  type Update,
  type WholeUpdate,
  whole,
  type You,
} from '@kuluary/protocol/to-browser';
import type { RunningClock } from '@kuluary/stage/game-table';

export const MAX_MOMENTS = 300; // views that are kept, to look back at

/** The table as it stood after an entry of its log: what this reader saw at that moment. */
export interface Moment {
  readonly position: LogPosition;
  readonly view: unknown;
}

/** The match as this reader knows it now. */
interface PlayModel {
  readonly view: unknown;
  readonly moves: readonly unknown[]; // legal answers; empty: nothing is asked of this reader
  readonly asked: number; // names the question
  readonly undo: boolean;
  readonly clocks: readonly RunningClock[];
}

export interface TableModel {
  readonly position: LogPosition; // of the last entry that is known
  readonly at: number; // when that was made
  readonly table: TableInfo;
  readonly you: You;
  readonly play: PlayModel | null; // null in the lobby
  readonly events: readonly ToldEvent[];
  readonly said: readonly Said[];
  readonly moments: readonly Moment[]; // oldest first, at most MAX_MOMENTS
  readonly news: { readonly id: number; readonly events: readonly ToldEvent[] }; // a new id: these have just happened
  readonly voices: { readonly id: number; readonly said: readonly Said[] }; // likewise
}

/** `gap`: something between was missed. `old`: everything in it is known already. */
export type Merged = TableModel | 'gap' | 'old';

/** The model after an update that arrived at `now`, on the scale of performance.now(). */
export function merge(model: TableModel | null, update: Update, now: number): Merged {
  if (update.from === 0) return replaced(model, whole(update, null), now);
  if (!model || update.from > model.position) return 'gap';
  if (update.from < model.position && update.position <= model.position) return 'old';
  return appended(model, whole(update, model), now);
}

/** Nothing of what was known before holds, except what this very reader saw with its own eyes. */
function replaced(model: TableModel | null, update: WholeUpdate, now: number): TableModel {
  const isSameEye = model?.table.id === update.table.id && model.you.seat === update.you.seat;
  const isNews = ({ position }: Said) => position > (model?.position ?? 0);
  const moments = isSameEye ? model.moments.filter(({ position }) => position < update.position) : [];
  return {
    position: update.position,
    at: update.at,
    table: update.table,
    you: update.you,
    play: playAt(update, now),
    events: update.events,
    said: update.said,
    moments: withMoment(moments, update),
    news: { id: (model?.news.id ?? 0) + 1, events: [] },
    voices: { id: (model?.voices.id ?? 0) + 1, said: isSameEye ? update.said.filter(isNews) : [] },
  };
}

function appended(model: TableModel, update: WholeUpdate, now: number): TableModel {
  const isNew = ({ position }: { readonly position: LogPosition }) => position > model.position;
  const events = update.events.filter(isNew);
  const said = update.said.filter(isNew);
  return {
    position: update.position,
    at: update.at,
    table: update.table,
    you: update.you,
    play: playAt(update, now),
    events: events.length > 0 ? [...model.events, ...events] : model.events,
    said: said.length > 0 ? [...model.said, ...said] : model.said,
    moments: withMoment(model.moments, update),
    news: events.length > 0 ? { id: model.news.id + 1, events } : model.news,
    voices: said.length > 0 ? { id: model.voices.id + 1, said } : model.voices,
  };
}

function playAt({ play }: Update, now: number): PlayModel | null {
  if (!play) return null;
  const clocks = play.clocks.map(({ seat, left, total }) => ({ seat, ends: now + left, total }));
  return { view: play.view, moves: play.moves, asked: play.asked, undo: play.undo, clocks };
}

function withMoment(moments: readonly Moment[], { position, play }: Update): readonly Moment[] {
  if (!play) return moments;
  const before = moments.at(-1)?.position === position ? moments.slice(0, -1) : moments;
  return [...before, { position, view: play.view }].slice(-MAX_MOMENTS);
}

/** What the reader saw once the entry at a position had happened; undefined when it was not there to see it. */
export function momentOf(moments: readonly Moment[], position: LogPosition): Moment | undefined {
  const first = moments[0];
  if (!first || position < first.position) return undefined;
  return moments.find((moment) => moment.position >= position);
}
