// The viewer's unused markers by kind; for a push the player picks one, then a region.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { CSSProperties } from 'react';
import { emotionOf, markerValue } from '../rules/markers.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { markerName } from '../texts/message-values.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import { KeyHint } from './key-hint.tsx';
import { MarkerPicture } from './marker-picture.tsx';
import { useTableContext } from './table-context.tsx';
import styles from './unused-markers.module.css';
import { type MarkerKind, markerKinds } from './view-queries.ts';
import { tableText } from './words.ts';

const MANY_KINDS = 5; // of one colour

/** `isInPanel`: drawn large, in the decision panel. */
export function UnusedMarkers({ isInPanel = false }: { readonly isInPanel?: boolean }) {
  const { reader, view } = useTableContext();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const kinds = markerKinds(view, viewer);
  const isPushing = view.decision === 'push' && isViewerAsked(view);
  return (
    <section
      className={classNames(styles.markers, isInPanel && styles.large, kinds.length > MANY_KINDS && styles.many)}
      data-count={kinds.length}
      data-pushing={isPushing || undefined}
    >
      <h2 className="sr">{tableText(reader, 'markers')}</h2>
      {isPushing ? (
        <PushableMarkers kinds={kinds} />
      ) : (
        kinds.length > 0 && <MarkerOverview kinds={kinds} seat={viewer} />
      )}
      {kinds.length === 0 && <p className={styles.none}>{tableText(reader, 'markers.none')}</p>}
    </section>
  );
}

interface KindsProps {
  readonly kinds: readonly MarkerKind[];
}

/** For picking one to push. */
function PushableMarkers({ kinds }: KindsProps) {
  const { reader, view, selection } = useTableContext();
  const isPicking = selection.marker === null && view.placing!.markers.length > 1;
  let key = 0;
  return kinds.map((kind) => {
    const { marker, canPush } = kind;
    if (canPush) key++;
    const isPicked = selection.marker === marker;
    return (
      <button
        type="button"
        key={marker}
        className={classNames(styles.kind, isPicked && styles.picked, canPush ? styles.lit : styles.shut)}
        aria-label={kindSentence(reader, kind)}
        aria-pressed={isPicked}
        aria-disabled={!canPush || undefined}
        data-marker={marker}
        data-key={isPicking && canPush ? key : undefined}
        onClick={() => canPush && selection.update({ marker: isPicked ? null : marker })}
      >
        {isPicking && canPush && <KeyHint number={key} />}
        <MarkerKindPicture kind={kind} />
      </button>
    );
  });
}

/** For looking; a tap opens the seat's details. */
function MarkerOverview({ kinds, seat }: KindsProps & { readonly seat: Seat }) {
  const { reader } = useTableContext();
  const sheets = useDetailSheets();
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <button
      type="button"
      className={classNames(styles.all, kinds.length < 4 && styles.few)}
      aria-label={`${tableText(reader, 'markers')}: ${kinds.map((kind) => kindSentence(reader, kind)).join('; ')}`}
      style={{ '--columns': Math.ceil(kinds.length / 2) } as CSSProperties}
      data-count={kinds.length}
      onClick={() => sheets.openDetails({ kind: 'seat', seat })}
    >
      {kinds.map((kind) => (
        <span key={kind.marker} className={styles.kind}>
          <MarkerKindPicture kind={kind} />
        </span>
      ))}
      <span className={styles.sum}>
        <MarkerPicture marker={kinds[0]!.marker} className={styles.disc} />×{total}
      </span>
    </button>
  );
}

function MarkerKindPicture({ kind: { marker, count } }: { readonly kind: MarkerKind }) {
  const { reader } = useTableContext();
  return (
    <>
      <MarkerPicture marker={marker} className={styles.disc} />
      {count > 1 && <span className={styles.count}>×{count}</span>}
      <span className={styles.name}>{languagePackOf(reader.language).names.emotions[emotionOf(marker)]}</span>
    </>
  );
}

/** "red Fear 2, worth 2, 1 left" */
function kindSentence(reader: Reader, { marker, count }: MarkerKind): string {
  return tableText(reader, 'markers.kind', {
    name: markerName(reader, marker).nom,
    worth: markerValue(marker),
    count,
  });
}
