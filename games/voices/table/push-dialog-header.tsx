// The header of the push dialog: region, marker, time left, and the sums of all seats there.

import { formatClock, useSecondsLeft } from '@kuluary/ui/clock-ring';
import type { ShownClock } from '@kuluary/ui/game-table';
import { REGIONS } from '../rules/vocabulary.ts';
import { markerName, regionName } from '../texts/message-values.ts';
import { symbolId } from './drawings/symbol-sheet.ts';
import type { PushDialogState } from './push-dialog.tsx';
import styles from './push-dialog-header.module.css';
import { RegionIcon, SymbolPicture } from './symbol-picture.tsx';
import { strongestColour } from './view-queries.ts';
import { tableText } from './words.ts';

interface PushDialogHeaderProps {
  readonly dialog: PushDialogState;
  readonly clock: ShownClock | undefined;
  readonly result: string | null; // once it has been shown
  readonly onBack: () => void;
}

export function PushDialogHeader({ dialog, clock, result, onBack }: PushDialogHeaderProps) {
  const { reader, view, marker, region, phase } = dialog;
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={styles.back}
        aria-label={tableText(reader, 'aim.back')}
        disabled={phase !== 'aiming'}
        onClick={onBack}
      >
        <SymbolPicture of="i-left" />
      </button>
      <h1>
        <RegionIcon of={region} />
        {regionName(reader, region)}
      </h1>
      {result === null ? (
        <p>
          {tableText(reader, 'aim.placing')} <b>{markerName(reader, marker, false).acc}</b>
          {phase !== 'shown' && view.placing?.isTurn && ` · ${tableText(reader, 'aim.turn')}`}
          {clock && <TimeLeft endsAt={clock.endsAt} />}
        </p>
      ) : (
        <p aria-hidden="true">
          <b>{result}</b>
        </p>
      )}
      <RegionSums dialog={dialog} />
    </header>
  );
}

function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const seconds = useSecondsLeft(endsAt);
  const face = seconds < 100 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : null;
  return <span className={styles.clock}> · {face ?? formatClock(seconds, document.documentElement.lang)}</span>;
}

/** The sum of each seat in this region. */
function RegionSums({ dialog: { reader, view, region } }: { readonly dialog: PushDialogState }) {
  const { strengths } = view.regions[REGIONS.indexOf(region)]!;
  const seats = strengths.flatMap((sum, seat) => (sum > 0 ? [{ sum, seat }] : [])).sort((a, b) => b.sum - a.sum);
  return (
    <dl className={styles.sums} aria-label={tableText(reader, 'aim.sums')}>
      {seats.map(({ sum, seat }) => {
        const colour = strongestColour(view, region, seat);
        return (
          <div key={seat}>
            <dt>{seat === view.viewer ? tableText(reader, 'aim.you') : reader.names[seat]!}</dt>
            <dd>
              <svg viewBox="-84 -84 168 168" data-colour={colour} aria-hidden="true">
                <use href={`#${symbolId(`sign-${colour}`)}`} x="-100" y="-100" width="200" height="200" />
                <text y={colour === 'red' ? 16 : 6}>{sum}</text>
              </svg>
              <span className="sr">{sum}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
