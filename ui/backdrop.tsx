// The decorative background: a wall of arches with a candle on every pillar, repeated across the screen.

import { useId } from 'react';
import styles from './backdrop.module.css';
import { classNames } from './buttons.tsx';

const ARCH_SPACING = 162; // from the middle of one arch to the middle of the next
const HEIGHT = 420;
const ARCH_BASE = 96; // where the arches begin to bend
const PILLAR = ARCH_SPACING / 2;
const HATCH_STEP = 7;

/** Left half of an arch, closed at the right edge of the previous bay by its mirror image. */
function archPath(radius: number): string {
  return `M${radius} ${HEIGHT}V${ARCH_BASE}A${radius} ${radius} 0 0 0 ${-radius} ${ARCH_BASE}V${HEIGHT}M${ARCH_SPACING + radius} ${HEIGHT}V${ARCH_BASE}A${radius} ${radius} 0 0 0 ${ARCH_SPACING - radius} ${ARCH_BASE}V${HEIGHT}`;
}

/** The wedge stones around both half arches. */
function stonePath(): string {
  const [inner, outer] = [54, 64];
  const lines = [];
  for (let degrees = 0; degrees <= 180; degrees += 12) {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    for (const middle of [0, ARCH_SPACING]) {
      lines.push(
        `M${toCoordinate(middle + inner * x)} ${toCoordinate(ARCH_BASE - inner * y)}L${toCoordinate(middle + outer * x)} ${toCoordinate(ARCH_BASE - outer * y)}`,
      );
    }
  }
  return `${lines.join('')}M${outer} ${ARCH_BASE}A${outer} ${outer} 0 0 0 ${-outer} ${ARCH_BASE}M${ARCH_SPACING + outer} ${ARCH_BASE}A${outer} ${outer} 0 0 0 ${ARCH_SPACING - outer} ${ARCH_BASE}`;
}

function toCoordinate(value: number): string {
  return value.toFixed(1);
}

function hatchPath(): string {
  const lines = [];
  for (let y = 4; y < HEIGHT; y += HATCH_STEP) lines.push(`M0 ${y}H${ARCH_SPACING}`);
  return lines.join('');
}

function friezePath(): string {
  const teeth = [];
  const step = ARCH_SPACING / 10;
  for (let x = 0; x < ARCH_SPACING; x += step) teeth.push(`M${toCoordinate(x)} 30l5 8 5-8`);
  return teeth.join('');
}

const [ARCH, ARCH_INSIDE, STONES, HATCH, FRIEZE] = [archPath(52), archPath(44), stonePath(), hatchPath(), friezePath()];

interface BackdropProps {
  readonly hasCandles?: boolean; // candles on the pillars
  readonly className?: string | undefined;
}

export function Backdrop({ hasCandles = true, className }: BackdropProps) {
  const bay = useId();
  const glow = useId();
  return (
    <div className={classNames(styles.backdrop, className)} aria-hidden="true">
      <svg className={styles.wall} aria-hidden="true" width="100%" height={HEIGHT}>
        <defs>
          <radialGradient id={glow}>
            <stop offset="0" stopColor="#ffc97a" stopOpacity=".55" />
            <stop offset="1" stopColor="#ffc97a" stopOpacity="0" />
          </radialGradient>
          <pattern id={bay} width={ARCH_SPACING} height={HEIGHT} patternUnits="userSpaceOnUse">
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
            <path className={styles.line} strokeWidth="2" d={`M0 30H${ARCH_SPACING}M0 24H${ARCH_SPACING}`} />
            <path className={styles.line} d={FRIEZE} />
            {hasCandles && (
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
          <rect x={-ARCH_SPACING * 20} width={ARCH_SPACING * 40} height={HEIGHT} fill={`url(#${bay})`} />
        </svg>
      </svg>
    </div>
  );
}
