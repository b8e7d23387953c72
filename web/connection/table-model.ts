// What this browser knows of a table: a pure function of the updates it has received.

import type { LogPosition } from '@kuluary/protocol/ids';
import {
  type CompleteUpdate,
  completeUpdate,
  type SpokenLine,
  type TableInfo,
  type Update,
  type ViewerEvent,
  type ViewerInfo,
} from '@kuluary/protocol/to-browser';
import type { ShownClock } from '@kuluary/ui/game-table';

export const MAX_SEEN_VIEWS = 300; // to look back at

/** What this viewer saw after an entry of the table's log. */
interface SeenView {
  readonly position: LogPosition;
  readonly view: unknown;
}

/** The match as this viewer knows it now. */
interface MatchModel {
  readonly view: unknown;
  readonly moves: readonly unknown[]; // legal ones; empty: this viewer has no decision to make
  readonly decisionId: number;
  readonly canUndo: boolean;
  readonly clocks: readonly ShownClock[];
}

export interface TableModel {
  readonly position: LogPosition; // of the last entry that is known
  readonly madeAt: number; // when that entry was made
  readonly table: TableInfo;
  readonly you: ViewerInfo;
  readonly play: MatchModel | null; // null in the lobby
  readonly events: readonly ViewerEvent[];
  readonly chat: readonly SpokenLine[];
  readonly seenViews: readonly SeenView[]; // oldest first, at most MAX_SEEN_VIEWS
  readonly newEvents: { readonly id: number; readonly events: readonly ViewerEvent[] }; // a new id: these have just happened
  readonly newChat: { readonly id: number; readonly said: readonly SpokenLine[] }; // likewise
}

/** `gap`: an update before it was missed. `old`: everything in it is known already. */
export type MergeResult = TableModel | 'gap' | 'old';

/** The model after an update that arrived at `now`, on the scale of performance.now(). */
export function mergeUpdate(model: TableModel | null, update: Update, now: number): MergeResult {
  if (update.from === 0) return replaceModel(model, completeUpdate(update, null), now);
  if (!model || update.from > model.position) return 'gap';
  if (update.from < model.position && update.position <= model.position) return 'old';
  return appendUpdate(model, completeUpdate(update, model), now);
}

/** Keeps nothing of what was known before, except the views of this same viewer. */
function replaceModel(model: TableModel | null, update: CompleteUpdate, now: number): TableModel {
  const isSameViewer = model?.table.id === update.table.id && model.you.seat === update.you.seat;
  const isNew = ({ position }: SpokenLine) => position > (model?.position ?? 0);
  const seenViews = isSameViewer ? model.seenViews.filter(({ position }) => position < update.position) : [];
  return {
    position: update.position,
    madeAt: update.at,
    table: update.table,
    you: update.you,
    play: matchModelAt(update, now),
    events: update.events,
    chat: update.said,
    seenViews: withSeenView(seenViews, update),
    newEvents: { id: (model?.newEvents.id ?? 0) + 1, events: [] },
    newChat: { id: (model?.newChat.id ?? 0) + 1, said: isSameViewer ? update.said.filter(isNew) : [] },
  };
}

function appendUpdate(model: TableModel, update: CompleteUpdate, now: number): TableModel {
  const isNew = ({ position }: { readonly position: LogPosition }) => position > model.position;
  const events = update.events.filter(isNew);
  const said = update.said.filter(isNew);
  return {
    position: update.position,
    madeAt: update.at,
    table: update.table,
    you: update.you,
    play: matchModelAt(update, now),
    events: events.length > 0 ? [...model.events, ...events] : model.events,
    chat: said.length > 0 ? [...model.chat, ...said] : model.chat,
    seenViews: withSeenView(model.seenViews, update),
    newEvents: events.length > 0 ? { id: model.newEvents.id + 1, events } : model.newEvents,
    newChat: said.length > 0 ? { id: model.newChat.id + 1, said } : model.newChat,
  };
}

function matchModelAt({ play }: Update, now: number): MatchModel | null {
  if (!play) return null;
  const clocks = play.clocks.map(({ seat, left, total }) => ({ seat, endsAt: now + left, total }));
  return {
    view: play.view,
    moves: play.moves,
    decisionId: play.asked,
    canUndo: play.undo,
    clocks,
  };
}

function withSeenView(seenViews: readonly SeenView[], { position, play }: Update): readonly SeenView[] {
  if (!play) return seenViews;
  const before = seenViews.at(-1)?.position === position ? seenViews.slice(0, -1) : seenViews;
  return [...before, { position, view: play.view }].slice(-MAX_SEEN_VIEWS);
}

/** What the viewer saw after the entry at a position; undefined when it was not connected then. */
export function seenViewAt(seenViews: readonly SeenView[], position: LogPosition): SeenView | undefined {
  const first = seenViews[0];
  if (!first || position < first.position) return undefined;
  return seenViews.find((each) => each.position >= position);
}
