// One's unused markers, kind by kind. Pick one, then a region.

import { classes } from '@kuluary/stage/buttons';
import { emotionOf, worthOf } from '../rules/markers.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { isAsked } from '../texts/question.ts';
import { markerName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { KeyHint } from './key-hint.tsx';
import { useLooking } from './looking.tsx';
import { MarkerPicture } from './marker.tsx';
import styles from './my-markers.module.css';
import { kindsFor } from './situation.ts';
import { word } from './words.ts';

const MANY = 5; // kinds of one colour

/** In a question they are large, at the thumb, where the lower edge has no room for all of them. */
export function MyMarkers({ isInQuestion = false }: { readonly isInQuestion?: boolean }) {
  const { reader, view, deciding } = useTable();
  const looking = useLooking();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const kinds = kindsFor(view, viewer);
  const isPushing = view.decision === 'push' && isAsked(view);
  const isPicking = isPushing && deciding.marker === null && view.placing!.markers.length > 1;
  let key = 0;
  return (
    <section
      className={classes(styles.markers, isInQuestion && styles.large, kinds.length > MANY && styles.many)}
      data-count={kinds.length}
      data-pushing={isPushing || undefined}
    >
      <h2 className="sr">{word(reader, 'markers')}</h2>
      {kinds.map(({ marker, count, canPush }) => {
        if (canPush) key++;
        const isPicked = deciding.marker === marker;
        const isShut = isPushing && !canPush;
        return (
          <button
            type="button"
            key={marker}
            className={classes(
              styles.kind,
              isPicked && styles.picked,
              isShut && styles.shut,
              isPushing && canPush && styles.lit,
            )}
            aria-label={word(reader, 'markers.kind', {
              name: markerName(reader, marker).nom,
              worth: worthOf(marker),
              count,
            })}
            aria-pressed={isPushing ? isPicked : undefined}
            aria-disabled={isShut || undefined}
            data-marker={marker}
            data-key={isPicking && canPush ? key : undefined}
            onClick={() => {
              if (!isPushing) looking.look({ kind: 'seat', seat: viewer });
              else if (canPush) deciding.go({ marker: isPicked ? null : marker });
            }}
          >
            {isPicking && canPush && <KeyHint number={key} />}
            <MarkerPicture marker={marker} className={styles.disc} />
            {count > 1 && <span className={styles.count}>×{count}</span>}
            <span className={styles.name}>{tongueOf(reader.language).names.emotions[emotionOf(marker)]}</span>
          </button>
        );
      })}
      {kinds.length === 0 && <p className={styles.none}>{word(reader, 'markers.none')}</p>}
    </section>
  );
}
