// A platform from above, in its own coordinates (plane.ts): the rail is at the near side, the other edges are open, and
// markers may hang over them. A push is played on it, and can be played again.

import type { Lying } from '../push/platform.ts';
import { DEPTH, degreesOf, type Point, R, turnOf, WIDTH } from '../texts/rulebook/plane.ts';
import { colourNameOf, MarkerFigure } from './marker.tsx';
import styles from './platform.module.css';
import {
  type Falling,
  type Moment,
  type Posed,
  type Pushed,
  posed,
  type Smudge,
  type Stick,
  type Trail,
} from './playing.ts';
import { useShow } from './use-show.ts';

export type { Pushed } from './playing.ts';
export { again } from './use-show.ts';

const RAIL = 44; // how thick it is drawn

interface PlatformPictureProps {
  readonly lying: readonly Lying[];
  readonly push: Pushed | null; // to be seen now: another one, or a copy of it (`again`), begins anew
  readonly isSmall?: boolean; // markers without their emotions
  readonly onSeen?: (() => void) | undefined; // the push is over, or somebody has tapped
}

/** As wide as its class or its parent says. Decoration: whoever shows it says in words what lies there. */
export function PlatformPicture({ lying, push, isSmall = false, onSeen }: PlatformPictureProps) {
  const { moment, trails } = useShow(push, { onSeen });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${DEPTH + RAIL}`}
      data-playing={moment !== null || undefined}
      aria-hidden="true"
    >
      <Slab isSmall={isSmall} />
      <Rail isSmall={isSmall} />
      <Trails trails={trails} />
      <Markers moment={moment} lying={lying} isSmall={isSmall} />
      {moment?.stick && <PushStick stick={moment.stick} />}
    </svg>
  );
}

interface Sized {
  readonly isSmall: boolean;
}

const [RIGHT, LEFT] = [WIDTH, 0];
const [W, D] = [WIDTH, DEPTH];

export function Slab({ isSmall }: Sized) {
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

export function Rail({ isSmall }: Sized) {
  const [top, bottom] = [D - 4, D + RAIL - 4];
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

interface MarkersProps extends Sized {
  readonly moment: Moment | null;
  readonly lying: readonly Lying[]; // when nothing moves
}

export function Markers({ moment, lying, isSmall }: MarkersProps) {
  return (
    <>
      {moment?.smudges.map((smudge) => (
        <SmudgeMark key={smudge.id} smudge={smudge} />
      ))}
      {moment?.falling.map((marker) => (
        <FallingMarker key={marker.id} marker={marker} isSmall={isSmall} />
      ))}
      {(moment?.markers ?? lying.map(posed)).map((marker) => (
        <LyingMarker key={marker.id} marker={marker} isSmall={isSmall} />
      ))}
    </>
  );
}

interface LyingMarkerProps extends Sized {
  readonly marker: Posed;
}

function LyingMarker({ marker, isSmall }: LyingMarkerProps) {
  return (
    <g transform={`translate(${marker.x} ${marker.y})`} data-marker={marker.id}>
      <MarkerFigure marker={marker.id} turn={turnOf(marker)} isSmall={isSmall} />
    </g>
  );
}

function FallingMarker({ marker, isSmall }: { readonly marker: Falling } & Sized) {
  const { x, y, across, down, opacity } = marker;
  return (
    <g transform={`translate(${x} ${y}) scale(${across} ${down})`} opacity={opacity}>
      <MarkerFigure marker={marker.id} turn={turnOf(marker)} isSmall={isSmall} />
    </g>
  );
}

/** What is left on the edge. */
function SmudgeMark({ smudge: { id, x, y, opacity } }: { readonly smudge: Smudge }) {
  return (
    <g transform={`translate(${x} ${y})`} data-voice={colourNameOf(id)} opacity={opacity}>
      <path className={styles.smear} d="M-84 20C-40 -66 30 -78 82 -30C96 24 40 84 -20 78C-52 74 -80 52 -84 20Z" />
      <path className={styles.scratches} d="M-62 34L40 -58M-48 56L66 -46M-22 66L78 -22M12 70L78 10" />
    </g>
  );
}

/** The stick with which others push: it comes from below and goes again. */
export function PushStick({ stick: { x, y, slope, opacity } }: { readonly stick: Stick }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${degreesOf(slope)})`} className={styles.stick} opacity={opacity}>
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

/** Before and after: where everybody was, and the way from there. */
export function Trails({ trails }: { readonly trails: readonly Trail[] }) {
  return (
    <g className={styles.trails}>
      {trails.map(({ id, from, to, isFallen }) => (
        <g key={id} data-voice={colourNameOf(id)}>
          <circle cx={from.x} cy={from.y} r={R - 3} />
          <path className={styles.way} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {isFallen && <path className={styles.gone} d={cross(to)} />}
        </g>
      ))}
    </g>
  );
}

function cross({ x, y }: Point): string {
  return `M${x - 34} ${y - 34}l68 68M${x + 34} ${y - 34}l-68 68`;
}
