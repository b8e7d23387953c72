import type { LogPosition } from '@kuluary/protocol/ids';
import { useState } from 'react';
import { momentOf } from '../link/table-model.ts';
import type { Room } from './room.ts';

/** What is on screen: now, or a moment of the past that this reader saw. */
export interface Past {
  readonly at: number | null; // position; null: now
  readonly view: unknown;
  readonly canShow: (position: LogPosition) => boolean;
  readonly show: (position: LogPosition) => void;
  readonly leave: () => void;
}

export function usePast({ model }: Room): Past {
  const { moments, play } = model;
  const [at, setAt] = useState<number | null>(null);
  const moment = at === null ? undefined : momentOf(moments, at);
  const show = (position: LogPosition) => {
    const isNow = momentOf(moments, position) === moments.at(-1);
    setAt(isNow ? null : position);
  };
  return {
    at: moment ? at : null,
    view: moment ? moment.view : play!.view,
    canShow: (position) => momentOf(moments, position) !== undefined,
    show,
    leave: () => setAt(null),
  };
}
