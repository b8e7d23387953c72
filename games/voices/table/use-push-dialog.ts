// The state of the push dialog: open while the player aims and until the result has been shown.

import { isViewerAsked } from '@kuluary/texts/reader';
import { useEffect, useState } from 'react';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
import type { PushedEvent } from './platform-picture.tsx';
import type { LatestEvents } from './table-context.tsx';

interface OpenPushDialog {
  readonly marker: number;
  readonly region: Region;
  readonly openedAt: number; // id of the latest events then
  readonly pushed: PushedEvent | null; // the result
}

/** The markers to choose from; after the push only that marker, because the view is already about the next push. */
export function markersReady(
  { marker, pushed }: Pick<OpenPushDialog, 'marker' | 'pushed'>,
  { placing: pendingPush }: View,
): readonly number[] {
  return pushed === null && pendingPush ? pendingPush.markers : [marker];
}

interface PushDialogControl {
  readonly openDialog: OpenPushDialog | null;
  open(marker: number, region: Region): void;
  changeMarker(marker: number): void;
  close(): void;
}

export function usePushDialog(newEvents: LatestEvents, view: View): PushDialogControl {
  const [kept, setDialog] = useState<OpenPushDialog | null>(null);
  const dialog = kept && withPushResult(kept, newEvents, view);
  const isAiming = view.decision === 'push' && isViewerAsked(view);
  const isStale = dialog !== null && dialog.pushed === null && !isAiming; // the move was made elsewhere
  useEffect(() => {
    if (isStale) setDialog(null);
    else if (dialog !== kept) setDialog(dialog);
  }, [isStale, dialog, kept]);
  return {
    openDialog: isStale ? null : dialog,
    open: (marker, region) => setDialog({ marker, region, openedAt: newEvents.id, pushed: null }),
    changeMarker: (marker) => setDialog((now) => now && { ...now, marker }),
    close: () => setDialog(null),
  };
}

function withPushResult(dialog: OpenPushDialog, { id, events }: LatestEvents, { viewer }: View): OpenPushDialog {
  if (dialog.pushed !== null || dialog.openedAt === id) return dialog;
  const pushed = events.find((event): event is PushedEvent => event.type === 'pushed' && event.seat === viewer);
  return pushed ? { ...dialog, marker: pushed.marker, region: pushed.region, pushed } : dialog;
}
