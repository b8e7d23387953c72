// The sidebar of the push dialog on wide screens: markers to choose, the first touch, and the keys.

import { classNames } from '@kuluary/ui/buttons';
import { emotionOf, markerValue } from '../rules/markers.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { capitalized } from '../texts/message-values.ts';
import type { FirstTouchPoint } from './aim-guide.ts';
import { markerOwnerName } from './marker-owner-name.ts';
import { MarkerPicture } from './marker-picture.tsx';
import type { PushDialogState } from './push-dialog.tsx';
import styles from './push-dialog-sidebar.module.css';
import { tableText } from './words.ts';

const MARKERS_AT_FULL_SIZE = 3;
const AIM_ERROR_MM = 0.3;

interface PushDialogSidebarProps {
  readonly dialog: PushDialogState;
  readonly markers: readonly number[];
  readonly touch: FirstTouchPoint | null;
  readonly onMarker: (marker: number) => void;
}

export function PushDialogSidebar({ dialog, markers, touch, onMarker }: PushDialogSidebarProps) {
  return (
    <aside className={styles.side}>
      <MarkerPicker dialog={dialog} markers={markers} onMarker={onMarker} />
      {dialog.phase !== 'shown' && (
        <>
          <FirstTouchNote dialog={dialog} touch={touch} />
          <KeyLegend dialog={dialog} />
        </>
      )}
    </aside>
  );
}

function MarkerPicker({ dialog, markers, onMarker }: Omit<PushDialogSidebarProps, 'touch'>) {
  const { reader, marker: chosen, phase } = dialog;
  const { emotions } = languagePackOf(reader.language).names;
  return (
    <section>
      <h2>{tableText(reader, 'aim.markers')}</h2>
      <div className={styles.markers} data-many={markers.length > MARKERS_AT_FULL_SIZE || undefined}>
        {markers.map((marker) => (
          <button
            type="button"
            key={marker}
            className={classNames(styles.marker, marker === chosen && styles.chosen)}
            aria-pressed={marker === chosen}
            aria-label={tableText(reader, 'aim.marker', {
              emotion: emotions[emotionOf(marker)],
              worth: markerValue(marker),
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

function FirstTouchNote({ dialog: { reader, view }, touch }: Pick<PushDialogSidebarProps, 'dialog' | 'touch'>) {
  return (
    <section className={styles.touch}>
      <h2>{tableText(reader, 'aim.touch')}</h2>
      <p>
        {touch
          ? tableText(reader, view.options.aimError ? 'aim.touch.trembling' : 'aim.touch.whom', {
              marker: capitalized(reader, markerOwnerName(reader, view, touch.id)),
              mm: AIM_ERROR_MM,
            })
          : tableText(reader, 'aim.touch.free')}
      </p>
    </section>
  );
}

function KeyLegend({ dialog: { reader } }: Pick<PushDialogSidebarProps, 'dialog'>) {
  const keys = [
    { keys: ['←', '→'], does: tableText(reader, 'aim.key.place') },
    { keys: ['↑', '↓'], does: tableText(reader, 'aim.key.angle') },
    { keys: ['Shift'], does: tableText(reader, 'aim.key.fine') },
    { keys: ['Enter'], does: tableText(reader, 'aim.key.push') },
    { keys: ['Esc'], does: tableText(reader, 'aim.key.back') },
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
