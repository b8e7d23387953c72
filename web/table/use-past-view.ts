import type { LogPosition } from '@kuluary/protocol/ids';
import { useState } from 'react';
import { seenViewAt } from '../connection/table-model.ts';
import type { TableSession } from './table-session.ts';

/** What is on screen: the present, or a past view that this viewer saw. */
export interface PastView {
  readonly shownPosition: number | null; // null: now
  readonly view: unknown;
  readonly canShow: (position: LogPosition) => boolean;
  readonly show: (position: LogPosition) => void;
  readonly returnToNow: () => void;
}

export function usePastView({ model }: TableSession): PastView {
  const { seenViews, play } = model;
  const [at, setAt] = useState<number | null>(null);
  const seenView = at === null ? undefined : seenViewAt(seenViews, at);
  const show = (position: LogPosition) => {
    const isNow = seenViewAt(seenViews, position) === seenViews.at(-1);
    setAt(isNow ? null : position);
  };
  return {
    shownPosition: seenView ? at : null,
    view: seenView ? seenView.view : play!.view,
    canShow: (position) => seenViewAt(seenViews, position) !== undefined,
    show,
    returnToNow: () => setAt(null),
  };
}
