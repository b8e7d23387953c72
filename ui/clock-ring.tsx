// The clock of a seat: a shrinking ring, and the seconds left. Both update themselves; `endsAt` is a time of performance.now().

import { useEffect, useRef, useState } from 'react';
import styles from './clock-ring.module.css';

/** A pixel or two each: an animation would draw sixty times a second, for a clock that may run a day. */
const REDRAW_STEPS = 200;
const LOW_MS = 5000; // below this the ring warns by colour and a dashed line

export function ClockRing({ endsAt, total }: { readonly endsAt: number; readonly total: number }) {
  const ring = useRef<SVGCircleElement>(null);
  const low = useIsLowOnTime(endsAt);
  useEffect(() => {
    let timer = 0;
    const redraw = () => {
      const left = Math.max(0, endsAt - performance.now());
      ring.current?.style.setProperty('stroke-dashoffset', String(100 - (100 * left) / total));
      if (left > 0) timer = window.setTimeout(redraw, total / REDRAW_STEPS);
    };
    redraw();
    return () => window.clearTimeout(timer);
  }, [endsAt, total]);
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r="47" />
      <circle ref={ring} className={low ? styles.low : styles.left} cx="50" cy="50" r="47" pathLength="100" />
    </svg>
  );
}

/** Whole seconds left, ticking. */
export function SecondsLeft({ endsAt }: { readonly endsAt: number }) {
  return (
    <span className={styles.seconds}>
      {formatClock(useSecondsLeft(endsAt), document.documentElement.lang, 'narrow')}
    </span>
  );
}

/** Time left as text: 14, 2:05, 23 hr (in the reader's language), or 23h where space is short. */
export function formatClock(seconds: number, language: string, hour: 'short' | 'narrow' = 'short'): string {
  if (seconds < 100) return String(seconds);
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return new Intl.NumberFormat(language, { ...HOUR_FORMAT, unitDisplay: hour }).format(hours);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const HOUR_FORMAT = { style: 'unit', unit: 'hour' } as const;

/** Whole seconds left until `endsAt`, never below 0; renders when the figure changes. */
export function useSecondsLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setLeft(secondsUntil(endsAt));
      const ms = endsAt - performance.now();
      if (ms > 0) timer = window.setTimeout(tick, (ms % 1000) + 5);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [endsAt]);
  return left;
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
}

function useIsLowOnTime(endsAt: number): boolean {
  const [low, setLow] = useState(false);
  useEffect(() => {
    const ms = endsAt - performance.now() - LOW_MS;
    setLow(ms <= 0);
    if (ms <= 0 || ms > 2 ** 31 - 1) return; // the longest setTimeout
    const timer = window.setTimeout(() => setLow(true), ms);
    return () => window.clearTimeout(timer);
  }, [endsAt]);
  return low;
}
