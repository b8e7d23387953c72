// Plays a push of another seat enlarged over the table, because platforms are small on a phone. A tap closes it.

import type { Reader } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { capitalized, markerList, regionName } from '../texts/message-values.ts';
import { DEPTH, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import { colourNameOf } from './marker-picture.tsx';
import {
  PlatformMarkers,
  PlatformRail,
  PlatformSlab,
  type PushedEvent,
  PushStick,
  PushTrails,
} from './platform-picture.tsx';
import styles from './push-playback-overlay.module.css';
import { RegionIcon, SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { seatName } from './trial-card.tsx';
import { type PlaybackPicture, usePushPlayback } from './use-push-playback.ts';
import { tableText } from './words.ts';

const MARGIN = 72; // on both sides: markers may hang over
const ABOVE = 120; // below the title
const BELOW = 206; // for the new marker and the stick
const VIEW_BOX = [-MARGIN, -ABOVE, WIDTH + 2 * MARGIN, ABOVE + DEPTH + BELOW].join(' ');
const RESULT_HOLD_MS = 400; // to read the result

interface PushPlaybackOverlayProps {
  readonly push: PushedEvent;
  readonly onEnd: () => void;
}

export function PushPlaybackOverlay({ push, onEnd }: PushPlaybackOverlayProps) {
  const { reader, view } = useTableContext();
  const playback = usePushPlayback(push, { holdMs: RESULT_HOLD_MS, onEnd: onEnd });
  return (
    <div className={styles.seen} aria-hidden="true">
      <div className={styles.sheet}>
        <p className={styles.title}>
          <SymbolPicture of={`sign-${colourNameOf(push.marker)}`} />
          <span>{capitalized(reader, seatName(reader, push.seat))}</span>
          <span>→</span>
          <RegionIcon of={push.region} />
          <span>{regionName(reader, push.region)}</span>
        </p>
        <svg className={styles.picture} viewBox={VIEW_BOX} aria-hidden="true">
          <PlatformSlab isSmall={false} />
          <PlatformRail isSmall={false} />
          <PushTrails trails={playback.trails} />
          <PlatformMarkers moment={playback.moment} lying={markersInRegion(view, push)} isSmall={false} />
          {playback.moment?.stick && <PushStick stick={playback.moment.stick} />}
        </svg>
        <p className={styles.result}>{isPushOver(playback) && <span>{pushResultText(reader, push)}</span>}</p>
      </div>
    </div>
  );
}

function markersInRegion({ regions }: View, { region }: PushedEvent) {
  return regions[REGIONS.indexOf(region)]!.lying;
}

/** The stick has left, or motion is reduced. */
export function isPushOver({ moment }: PlaybackPicture): boolean {
  return !moment?.stick;
}

export function pushResultText(reader: Reader, { fallen }: PushedEvent): string {
  if (fallen.length === 0) return tableText(reader, 'aim.seen.nobody');
  return tableText(reader, 'aim.seen.fallen', { fallen: markerList(reader, fallen) });
}
