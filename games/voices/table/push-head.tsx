// At the top of the push room: where, what, how long, and who has how much there.

import { clockFace, useSeconds } from '@kuluary/stage/clock-ring';
import type { RunningClock } from '@kuluary/stage/game-table';
import { REGIONS } from '../rules/vocabulary.ts';
import { markerName, regionName } from '../texts/reader.ts';
import { symbolId } from './drawings/markup.ts';
import { Picture, RegionIcon } from './picture.tsx';
import styles from './push-head.module.css';
import type { InRoom } from './push-room.tsx';
import { winningColour } from './situation.ts';
import { word } from './words.ts';

interface PushHeadProps {
  readonly room: InRoom;
  readonly clock: RunningClock | undefined;
  readonly result: string | null; // what came of it, once that has been seen
  readonly onBack: () => void;
}

export function PushHead({ room, clock, result, onBack }: PushHeadProps) {
  const { reader, view, marker, region, phase } = room;
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={styles.back}
        aria-label={word(reader, 'aim.back')}
        disabled={phase !== 'aiming'}
        onClick={onBack}
      >
        <Picture of="i-left" />
      </button>
      <h1>
        <RegionIcon of={region} />
        {regionName(reader, region)}
      </h1>
      {result === null ? (
        <p>
          {word(reader, 'aim.placing')} <b>{markerName(reader, marker, false).acc}</b>
          {phase !== 'shown' && view.placing?.isTurn && ` · ${word(reader, 'aim.turn')}`}
          {clock && <Left ends={clock.ends} />}
        </p>
      ) : (
        <p aria-hidden="true">
          <b>{result}</b>
        </p>
      )}
      <Sums room={room} />
    </header>
  );
}

function Left({ ends }: { readonly ends: number }) {
  const seconds = useSeconds(ends);
  const face = seconds < 100 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : null;
  return <span className={styles.clock}> · {face ?? clockFace(seconds, document.documentElement.lang)}</span>;
}

/** What everybody's markers here are worth together. */
function Sums({ room: { reader, view, region } }: { readonly room: InRoom }) {
  const { strengths } = view.regions[REGIONS.indexOf(region)]!;
  const seats = strengths.flatMap((sum, seat) => (sum > 0 ? [{ sum, seat }] : [])).sort((a, b) => b.sum - a.sum);
  return (
    <dl className={styles.sums} aria-label={word(reader, 'aim.sums')}>
      {seats.map(({ sum, seat }) => {
        const colour = winningColour(view, region, seat);
        return (
          <div key={seat}>
            <dt>{seat === view.viewer ? word(reader, 'aim.you') : reader.names[seat]!}</dt>
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
