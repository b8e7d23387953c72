// A push of somebody else, large for the second that it lasts: on a phone the platforms are small. A touch puts it away.

import type { View } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { regionName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { RegionIcon } from './picture.tsx';
import { PlatformPicture, type Pushed } from './platform.tsx';
import styles from './push-seen.module.css';
import { nameOf } from './trial-card.tsx';

interface PushSeenProps {
  readonly push: Pushed;
  readonly onEnd: () => void;
}

export function PushSeen({ push, onEnd }: PushSeenProps) {
  const { reader, view } = useTable();
  return (
    <div className={styles.seen} aria-hidden="true">
      <div className={styles.sheet}>
        <p>
          <RegionIcon of={push.region} />
          <b>{nameOf(reader, push.seat)}</b> → {regionName(reader, push.region)}
        </p>
        <PlatformPicture lying={lyingIn(view, push)} push={push} onSeen={onEnd} />
      </div>
    </div>
  );
}

function lyingIn({ regions }: View, { region }: Pushed) {
  return regions[REGIONS.indexOf(region)]!.lying;
}
