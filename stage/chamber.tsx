// The room: a wall of arches with a candle on every pillar, as far as the screen is wide. It lies behind everything and
// means nothing.

import { useId } from 'react';
import { classes } from './buttons.tsx';
import styles from './chamber.module.css';

const BAY = 162; // from the middle of one arch to the middle of the next
const HEIGHT = 420;
const SPRING = 96; // where the arches begin to bend
const PILLAR = BAY / 2;
const HATCH_STEP = 7;

/** Left half of an arch, closed at the right edge of the previous bay by its mirror image. */
function arch(radius: number): string {
  return `M${radius} ${HEIGHT}V${SPRING}A${radius} ${radius} 0 0 0 ${-radius} ${SPRING}V${HEIGHT}M${BAY + radius} ${HEIGHT}V${SPRING}A${radius} ${radius} 0 0 0 ${BAY - radius} ${SPRING}V${HEIGHT}`;
}

/** The wedge stones around both half arches. */
function stones(): string {
  const [inner, outer] = [54, 64];
  const lines = [];
  for (let degrees = 0; degrees <= 180; degrees += 12) {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    for (const middle of [0, BAY]) {
      lines.push(
        `M${at(middle + inner * x)} ${at(SPRING - inner * y)}L${at(middle + outer * x)} ${at(SPRING - outer * y)}`,
      );
    }
  }
  return `${lines.join('')}M${outer} ${SPRING}A${outer} ${outer} 0 0 0 ${-outer} ${SPRING}M${BAY + outer} ${SPRING}A${outer} ${outer} 0 0 0 ${BAY - outer} ${SPRING}`;
}

function at(value: number): string {
  return value.toFixed(1);
}

function hatch(): string {
  const lines = [];
  for (let y = 4; y < HEIGHT; y += HATCH_STEP) lines.push(`M0 ${y}H${BAY}`);
  return lines.join('');
}

function frieze(): string {
  const teeth = [];
  const step = BAY / 10;
  for (let x = 0; x < BAY; x += step) teeth.push(`M${at(x)} 30l5 8 5-8`);
  return teeth.join('');
}

const [ARCH, ARCH_INSIDE, STONES, HATCH, FRIEZE] = [arch(52), arch(44), stones(), hatch(), frieze()];

interface ChamberProps {
  readonly lights?: boolean; // candles on the pillars
  readonly className?: string | undefined;
}

export function Chamber({ lights = true, className }: ChamberProps) {
  const bay = useId();
  const glow = useId();
  return (
    <div className={classes(styles.chamber, className)} aria-hidden="true">
      <svg className={styles.wall} aria-hidden="true" width="100%" height={HEIGHT}>
        <defs>
          <radialGradient id={glow}>
            <stop offset="0" stopColor="#ffc97a" stopOpacity=".55" />
            <stop offset="1" stopColor="#ffc97a" stopOpacity="0" />
          </radialGradient>
          <pattern id={bay} width={BAY} height={HEIGHT} patternUnits="userSpaceOnUse">
            <path className={styles.hatch} d={HATCH} />
            <path className={styles.niche} d={ARCH} />
            <path className={styles.line} strokeWidth="2" d={ARCH} />
            <path className={styles.line} d={ARCH_INSIDE} />
            <path className={styles.line} d={STONES} />
            <path
              className={styles.line}
              strokeWidth="1.5"
              d={`M68 ${HEIGHT}V60h26V${HEIGHT}M64 60h34M64 54h34M75 ${HEIGHT}V66M81 ${HEIGHT}V66M87 ${HEIGHT}V66`}
            />
            <path className={styles.line} strokeWidth="2" d={`M0 30H${BAY}M0 24H${BAY}`} />
            <path className={styles.line} d={FRIEZE} />
            {lights && (
              <>
                <circle className={styles.halo} cx={PILLAR} cy="112" r={PILLAR} fill={`url(#${glow})`} />
                <path fill="#ffe2a0" d="M81 94c5 7 7 10 7 15a7 7 0 0 1-14 0c0-5 2-8 7-15z" />
                <path fill="#f0dcae" d="M78 117h6v17h-6z" />
                <path className={styles.sconce} d="M72 135h18M81 135c0 14-10 10-10 22" />
              </>
            )}
          </pattern>
        </defs>
        {/* An inner <svg> with its origin in the middle: one arch always stands in the middle of the screen. */}
        <svg x="50%" overflow="visible" aria-hidden="true">
          <rect x={-BAY * 20} width={BAY * 40} height={HEIGHT} fill={`url(#${bay})`} />
        </svg>
      </svg>
    </div>
  );
}
