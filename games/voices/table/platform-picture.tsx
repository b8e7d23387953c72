// Draws a platform from above (units: drawing-coordinates.ts) with its markers, and plays a push on it.

import type { PlacedMarker } from '../push/platform.ts';
import { DEPTH, type Point, R, rotationMatrix, slopeDegrees, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import { colourNameOf, MarkerFigure } from './marker-picture.tsx';
import styles from './platform-picture.module.css';
import {
  type FallingMarkerPose,
  type MarkerPose,
  type PlaybackMoment,
  type PushedEvent,
  type Smudge,
  type Stick,
  type Trail,
  toMarkerPose,
} from './push-playback.ts';
import { usePushPlayback } from './use-push-playback.ts';

export type { PushedEvent } from './push-playback.ts';
export { copyForReplay } from './use-push-playback.ts';

const RAIL_THICKNESS = 44; // as drawn

interface PlatformPictureProps {
  readonly lying: readonly PlacedMarker[];
  readonly push: PushedEvent | null; // plays whenever it is another object
  readonly isSmall?: boolean; // markers without their emotions
  readonly onPlaybackEnd?: (() => void) | undefined; // over, or skipped
}

/** Its width comes from its class or parent. Decoration: the caller has the words for screen readers. */
export function PlatformPicture({ lying, push, isSmall = false, onPlaybackEnd: onEnd }: PlatformPictureProps) {
  const { moment, trails } = usePushPlayback(push, { onEnd });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${DEPTH + RAIL_THICKNESS}`}
      data-playing={moment !== null || undefined}
      aria-hidden="true"
    >
      <PlatformSlab isSmall={isSmall} />
      <PlatformRail isSmall={isSmall} />
      <PushTrails trails={trails} />
      <PlatformMarkers moment={moment} lying={lying} isSmall={isSmall} />
      {moment?.stick && <PushStick stick={moment.stick} />}
    </svg>
  );
}

interface PictureSize {
  readonly isSmall: boolean;
}

const [RIGHT, LEFT] = [WIDTH, 0];
const [W, D] = [WIDTH, DEPTH];

export function PlatformSlab({ isSmall }: PictureSize) {
  return (
    <g filter="url(#voices-f-line)" className={isSmall ? styles.fine : styles.broad}>
      <path
        className={styles.shadow}
        d={`M${LEFT - 8} 24L${RIGHT + 12} 24L${RIGHT + 20} ${D + 50}L${LEFT - 14} ${D + 50}Z`}
      />
      <path className={styles.below} d={`M${LEFT} ${D}L${LEFT} ${D + 26}L${RIGHT} ${D + 26}L${RIGHT} ${D}Z`} />
      <path
        className={styles.slab}
        d={`M2 2C${W * 0.31} -3 ${W * 0.69} 5 ${W - 2} 1C${W + 2} ${D / 3} ${W - 4} ${D * 0.67} ${W} ${D + 2}C${W * 0.67} ${D + 6} ${W * 0.33} ${D - 1} 0 ${D + 3}C-4 ${D * 0.67} 5 ${D / 3} 2 2Z`}
      />
      <path
        className={styles.chalk}
        d={`M24 100L140 18M24 160L226 18M24 210L300 18M${W - 220} ${D - 15}L${W - 24} ${D - 150}M${W - 140} ${D - 15}L${W - 20} ${D - 95}M${W - 300} ${D - 15}L${W - 40} ${D - 195}`}
      />
    </g>
  );
}

export function PlatformRail({ isSmall }: PictureSize) {
  const [top, bottom] = [D - 4, D + RAIL_THICKNESS - 4];
  return (
    <g filter="url(#voices-f-line)" className={isSmall ? styles.fine : styles.broad}>
      <path
        className={styles.rail}
        d={`M-16 ${top}C${W * 0.31} ${top - 5} ${W * 0.69} ${top + 5} ${W + 16} ${top - 1}L${W + 16} ${bottom}C${W * 0.67} ${bottom + 5} ${W * 0.33} ${bottom - 3} -16 ${bottom + 2}Z`}
      />
      {!isSmall && (
        <>
          <path
            className={styles.grain}
            d={`M10 ${top + 16}C${W * 0.31} ${top + 12} ${W * 0.69} ${top + 20} ${W - 10} ${top + 15}M30 ${top + 30}C${W * 0.34} ${top + 26} ${W * 0.66} ${top + 34} ${W - 30} ${top + 30}`}
          />
          <circle className={styles.nail} cx="14" cy={top + 22} r="7" />
          <circle className={styles.nail} cx={W - 14} cy={top + 22} r="7" />
        </>
      )}
    </g>
  );
}

interface PlatformMarkersProps extends PictureSize {
  readonly moment: PlaybackMoment | null;
  readonly lying: readonly PlacedMarker[]; // while nothing moves
}

export function PlatformMarkers({ moment, lying, isSmall }: PlatformMarkersProps) {
  return (
    <>
      {moment?.smudges.map((smudge) => (
        <SmudgeMark key={smudge.id} smudge={smudge} />
      ))}
      {moment?.falling.map((marker) => (
        <FallingMarker key={marker.id} marker={marker} isSmall={isSmall} />
      ))}
      {(moment?.markers ?? lying.map(toMarkerPose)).map((marker) => (
        <RestingMarker key={marker.id} marker={marker} isSmall={isSmall} />
      ))}
    </>
  );
}

interface RestingMarkerProps extends PictureSize {
  readonly marker: MarkerPose;
}

function RestingMarker({ marker, isSmall }: RestingMarkerProps) {
  return (
    <g transform={`translate(${marker.x} ${marker.y})`} data-marker={marker.id}>
      <MarkerFigure marker={marker.id} turn={rotationMatrix(marker)} isSmall={isSmall} />
    </g>
  );
}

function FallingMarker({ marker, isSmall }: { readonly marker: FallingMarkerPose } & PictureSize) {
  const { x, y, across, down, opacity } = marker;
  return (
    <g transform={`translate(${x} ${y}) scale(${across} ${down})`} opacity={opacity}>
      <MarkerFigure marker={marker.id} turn={rotationMatrix(marker)} isSmall={isSmall} />
    </g>
  );
}

/** Left on the edge where a marker fell. */
function SmudgeMark({ smudge: { id, x, y, opacity } }: { readonly smudge: Smudge }) {
  return (
    <g transform={`translate(${x} ${y})`} data-voice={colourNameOf(id)} opacity={opacity}>
      <path className={styles.smear} d="M-84 20C-40 -66 30 -78 82 -30C96 24 40 84 -20 78C-52 74 -80 52 -84 20Z" />
      <path className={styles.scratches} d="M-62 34L40 -58M-48 56L66 -46M-22 66L78 -22M12 70L78 10" />
    </g>
  );
}

export function PushStick({ stick: { x, y, slope, opacity } }: { readonly stick: Stick }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${slopeDegrees(slope)})`} className={styles.stick} opacity={opacity}>
      <path d={`M-16 ${R + 22}L-14 ${R + 150}L14 ${R + 150}L17 ${R + 22}Z`} />
      <path
        d={`M-92 ${R + 1}C-40 ${R - 2} 40 ${R + 2} 92 ${R}L90 ${R + 27}C40 ${R + 30} -40 ${R + 26} -90 ${R + 29}Z`}
      />
      <path
        className={styles.line}
        d={`M-80 ${R + 11}C-30 ${R + 8} 30 ${R + 13} 80 ${R + 10}M-4 ${R + 35}L-3 ${R + 146}M6 ${R + 35}L6 ${R + 146}`}
      />
    </g>
  );
}

/** For reduced motion: how each marker has moved. */
export function PushTrails({ trails }: { readonly trails: readonly Trail[] }) {
  return (
    <g className={styles.trails}>
      {trails.map(({ id, from, to, isFallen }) => (
        <g key={id} data-voice={colourNameOf(id)}>
          <circle cx={from.x} cy={from.y} r={R - 3} />
          <path className={styles.way} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {isFallen && <path className={styles.gone} d={crossPath(to)} />}
        </g>
      ))}
    </g>
  );
}

function crossPath({ x, y }: Point): string {
  return `M${x - 34} ${y - 34}l68 68M${x + 34} ${y - 34}l-68 68`;
}
