// The push room: open while one aims in it, and until what came of the push has been seen.

import { isAsked } from '@kuluary/texts/reader';
import { useEffect, useState } from 'react';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
import type { News } from './news.ts';
import type { Pushed } from './platform.tsx';

interface OpenRoom {
  readonly marker: number;
  readonly region: Region;
  readonly since: number; // the news when it was opened
  readonly pushed: Pushed | null; // what came of it
}

/** Which markers lie ready there. The view of what has been pushed is already about the next push. */
export function aimedFrom(
  { marker, pushed }: Pick<OpenRoom, 'marker' | 'pushed'>,
  { placing }: View,
): readonly number[] {
  return pushed === null && placing ? placing.markers : [marker];
}

export interface PushRoomState {
  readonly room: OpenRoom | null;
  open(marker: number, region: Region): void;
  change(marker: number): void;
  close(): void;
}

export function usePushRoom(news: News, view: View): PushRoomState {
  const [kept, setRoom] = useState<OpenRoom | null>(null);
  const room = kept && withResult(kept, news, view);
  const isAiming = view.decision === 'push' && isAsked(view);
  const isStale = room !== null && room.pushed === null && !isAiming; // somebody else has played for this seat
  useEffect(() => {
    if (isStale) setRoom(null);
    else if (room !== kept) setRoom(room);
  }, [isStale, room, kept]);
  return {
    room: isStale ? null : room,
    open: (marker, region) => setRoom({ marker, region, since: news.id, pushed: null }),
    change: (marker) => setRoom((now) => now && { ...now, marker }),
    close: () => setRoom(null),
  };
}

function withResult(room: OpenRoom, { id, events }: News, { viewer }: View): OpenRoom {
  if (room.pushed !== null || room.since === id) return room;
  const pushed = events.find((event): event is Pushed => event.type === 'pushed' && event.seat === viewer);
  return pushed ? { ...room, marker: pushed.marker, region: pushed.region, pushed } : room;
}
