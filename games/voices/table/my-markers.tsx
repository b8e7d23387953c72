// One's unused markers, kind by kind. When one pushes: pick one, then a region.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { Reader } from '@kuluary/texts/reader';
import { isAsked } from '@kuluary/texts/reader';
import type { CSSProperties } from 'react';
import { emotionOf, worthOf } from '../rules/markers.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { markerName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { KeyHint } from './key-hint.tsx';
import { useLooking } from './looking.tsx';
import { MarkerPicture } from './marker.tsx';
import styles from './my-markers.module.css';
import { type Kind, kindsFor } from './situation.ts';
import { word } from './words.ts';

const MANY = 5; // kinds of one colour

/** In a question they are large, at the thumb, where the lower edge has no room for all of them. */
export function MyMarkers({ isInQuestion = false }: { readonly isInQuestion?: boolean }) {
  const { reader, view } = useTable();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const kinds = kindsFor(view, viewer);
  const isPushing = view.decision === 'push' && isAsked(view);
  return (
    <section
      className={classes(styles.markers, isInQuestion && styles.large, kinds.length > MANY && styles.many)}
      data-count={kinds.length}
      data-pushing={isPushing || undefined}
    >
      <h2 className="sr">{word(reader, 'markers')}</h2>
      {isPushing ? <Pushable kinds={kinds} /> : kinds.length > 0 && <All kinds={kinds} seat={viewer} />}
      {kinds.length === 0 && <p className={styles.none}>{word(reader, 'markers.none')}</p>}
    </section>
  );
}

interface KindsProps {
  readonly kinds: readonly Kind[];
}

/** One of them is picked. */
function Pushable({ kinds }: KindsProps) {
  const { reader, view, deciding } = useTable();
  const isPicking = deciding.marker === null && view.placing!.markers.length > 1;
  let key = 0;
  return kinds.map((kind) => {
    const { marker, canPush } = kind;
    if (canPush) key++;
    const isPicked = deciding.marker === marker;
    return (
      <button
        type="button"
        key={marker}
        className={classes(styles.kind, isPicked && styles.picked, canPush ? styles.lit : styles.shut)}
        aria-label={kindSentence(reader, kind)}
        aria-pressed={isPicked}
        aria-disabled={!canPush || undefined}
        data-marker={marker}
        data-key={isPicking && canPush ? key : undefined}
        onClick={() => canPush && deciding.go({ marker: isPicked ? null : marker })}
      >
        {isPicking && canPush && <KeyHint number={key} />}
        <KindPicture kind={kind} />
      </button>
    );
  });
}

/** To be looked at: a touch tells more, about all of them. */
function All({ kinds, seat }: KindsProps & { readonly seat: Seat }) {
  const { reader } = useTable();
  const looking = useLooking();
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <button
      type="button"
      className={classes(styles.all, kinds.length < 4 && styles.few)}
      aria-label={`${word(reader, 'markers')}: ${kinds.map((kind) => kindSentence(reader, kind)).join('; ')}`}
      style={{ '--columns': Math.ceil(kinds.length / 2) } as CSSProperties}
      data-count={kinds.length}
      onClick={() => looking.look({ kind: 'seat', seat })}
    >
      {kinds.map((kind) => (
        <span key={kind.marker} className={styles.kind}>
          <KindPicture kind={kind} />
        </span>
      ))}
      <span className={styles.sum}>
        <MarkerPicture marker={kinds[0]!.marker} className={styles.disc} />×{total}
      </span>
    </button>
  );
}

function KindPicture({ kind: { marker, count } }: { readonly kind: Kind }) {
  const { reader } = useTable();
  return (
    <>
      <MarkerPicture marker={marker} className={styles.disc} />
      {count > 1 && <span className={styles.count}>×{count}</span>}
      <span className={styles.name}>{tongueOf(reader.language).names.emotions[emotionOf(marker)]}</span>
    </>
  );
}

/** "red Fear 2, worth 2, 1 left" */
function kindSentence(reader: Reader, { marker, count }: Kind): string {
  return word(reader, 'markers.kind', {
    name: markerName(reader, marker).nom,
    worth: worthOf(marker),
    count,
  });
}
