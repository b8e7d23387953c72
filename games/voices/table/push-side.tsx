// Beside the platform, where there is room: one's markers, whom the aim touches first, and the keys; then what was pushed.

import { classes } from '@kuluary/stage/buttons';
import { emotionOf, worthOf } from '../rules/markers.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { capital } from '../texts/reader.ts';
import type { Touch } from './guide.ts';
import { MarkerPicture } from './marker.tsx';
import type { InRoom } from './push-room.tsx';
import styles from './push-side.module.css';
import { whoseMarker } from './whose.ts';
import { word } from './words.ts';

const FEW = 3; // markers in a row at full size
const TREMBLING = 0.3; // mm: how far a hand misses at most

interface PushSideProps {
  readonly room: InRoom;
  readonly markers: readonly number[];
  readonly touch: Touch | null;
  readonly onMarker: (marker: number) => void;
}

export function PushSide({ room, markers, touch, onMarker }: PushSideProps) {
  return (
    <aside className={styles.side}>
      <OwnMarkers room={room} markers={markers} onMarker={onMarker} />
      {room.phase !== 'shown' && (
        <>
          <TouchNote room={room} touch={touch} />
          <Keys room={room} />
        </>
      )}
    </aside>
  );
}

function OwnMarkers({ room, markers, onMarker }: Omit<PushSideProps, 'touch'>) {
  const { reader, marker: chosen, phase } = room;
  const { emotions } = tongueOf(reader.language).names;
  return (
    <section>
      <h2>{word(reader, 'aim.markers')}</h2>
      <div className={styles.markers} data-many={markers.length > FEW || undefined}>
        {markers.map((marker) => (
          <button
            type="button"
            key={marker}
            className={classes(styles.marker, marker === chosen && styles.chosen)}
            aria-pressed={marker === chosen}
            aria-label={word(reader, 'aim.marker', {
              emotion: emotions[emotionOf(marker)],
              worth: worthOf(marker),
            })}
            disabled={phase !== 'aiming'}
            onMouseDown={(event) => event.preventDefault()} // the focus stays where Enter pushes
            onClick={() => onMarker(marker)}
          >
            <MarkerPicture marker={marker} className={styles.disc} />
            <span>{emotions[emotionOf(marker)]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function TouchNote({ room: { reader, view }, touch }: Pick<PushSideProps, 'room' | 'touch'>) {
  return (
    <section className={styles.touch}>
      <h2>{word(reader, 'aim.touch')}</h2>
      <p>
        {touch
          ? word(reader, view.options.aimError ? 'aim.touch.trembling' : 'aim.touch.whom', {
              marker: capital(reader, whoseMarker(reader, view, touch.id)),
              mm: TREMBLING,
            })
          : word(reader, 'aim.touch.free')}
      </p>
    </section>
  );
}

function Keys({ room: { reader } }: Pick<PushSideProps, 'room'>) {
  const keys = [
    { keys: ['←', '→'], does: word(reader, 'aim.key.place') },
    { keys: ['↑', '↓'], does: word(reader, 'aim.key.angle') },
    { keys: ['Shift'], does: word(reader, 'aim.key.fine') },
    { keys: ['Enter'], does: word(reader, 'aim.key.push') },
    { keys: ['Esc'], does: word(reader, 'aim.key.back') },
  ];
  return (
    <dl className={styles.keys}>
      {keys.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
