// A push of somebody else, large for the moment that it lasts: on a phone the platforms are small. A touch puts it away.

import type { Reader } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { capital, markers, regionName } from '../texts/reader.ts';
import { DEPTH, WIDTH } from '../texts/rulebook/plane.ts';
import { useTable } from './at-table.tsx';
import { colourNameOf } from './marker.tsx';
import { Picture, RegionIcon } from './picture.tsx';
import { Markers, type Pushed, PushStick, Rail, Slab, Trails } from './platform.tsx';
import styles from './push-seen.module.css';
import { nameOf } from './trial-card.tsx';
import { type Shown, useShow } from './use-show.ts';
import { word } from './words.ts';

const MARGIN = 72; // on both sides: markers may hang over
const ABOVE = 120; // but not over the title
const BELOW = 206; // from where the new marker comes
const BOX = [-MARGIN, -ABOVE, WIDTH + 2 * MARGIN, ABOVE + DEPTH + BELOW].join(' ');
const HOLD_MS = 400; // to read what came of it

interface PushSeenProps {
  readonly push: Pushed;
  readonly onEnd: () => void;
}

export function PushSeen({ push, onEnd }: PushSeenProps) {
  const { reader, view } = useTable();
  const shown = useShow(push, { hold: HOLD_MS, onSeen: onEnd });
  return (
    <div className={styles.seen} aria-hidden="true">
      <div className={styles.sheet}>
        <p className={styles.title}>
          <Picture of={`sign-${colourNameOf(push.marker)}`} />
          <span>{capital(reader, nameOf(reader, push.seat))}</span>
          <span>→</span>
          <RegionIcon of={push.region} />
          <span>{regionName(reader, push.region)}</span>
        </p>
        <svg className={styles.picture} viewBox={BOX} aria-hidden="true">
          <Slab isSmall={false} />
          <Rail isSmall={false} />
          <Trails trails={shown.trails} />
          <Markers moment={shown.moment} lying={lyingIn(view, push)} isSmall={false} />
          {shown.moment?.stick && <PushStick stick={shown.moment.stick} />}
        </svg>
        <p className={styles.result}>{isOver(shown) && <span>{resultOf(reader, push)}</span>}</p>
      </div>
    </div>
  );
}

function lyingIn({ regions }: View, { region }: Pushed) {
  return regions[REGIONS.indexOf(region)]!.lying;
}

/** The stick has gone, or nothing moves at all. */
export function isOver({ moment }: Shown): boolean {
  return !moment?.stick;
}

export function resultOf(reader: Reader, { fallen }: Pushed): string {
  if (fallen.length === 0) return word(reader, 'aim.seen.nobody');
  return word(reader, 'aim.seen.fallen', { fallen: markers(reader, fallen) });
}
