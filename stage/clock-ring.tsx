// The clock of a seat: a ring that burns down, and the seconds in figures. Both run by themselves from `ends`, which is
// on the scale of performance.now().

import { useEffect, useRef, useState } from 'react';
import styles from './clock-ring.module.css';

/** To burn down in, a pixel or two each: an animation would draw sixty times a second, for a clock that may run a day. */
const STEPS = 200;
const LOW_MS = 5000; // from here on the ring warns, by colour and by a dashed line

export function ClockRing({ ends, total }: { readonly ends: number; readonly total: number }) {
  const ring = useRef<SVGCircleElement>(null);
  const low = useLow(ends);
  useEffect(() => {
    let timer = 0;
    const burn = () => {
      const left = Math.max(0, ends - performance.now());
      ring.current?.style.setProperty('stroke-dashoffset', String(100 - (100 * left) / total));
      if (left > 0) timer = window.setTimeout(burn, total / STEPS);
    };
    burn();
    return () => window.clearTimeout(timer);
  }, [ends, total]);
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r="47" />
      <circle ref={ring} className={low ? styles.low : styles.left} cx="50" cy="50" r="47" pathLength="100" />
    </svg>
  );
}

/** Whole seconds left, ticking. */
export function Seconds({ ends }: { readonly ends: number }) {
  return <span className={styles.seconds}>{clockFace(useSeconds(ends), document.documentElement.lang, 'narrow')}</span>;
}

/** Seconds as a clock shows them: 14, 2:05, 23 hr, with the reader's own word for hours; or 23h, where faces need the room. */
export function clockFace(seconds: number, language: string, hour: 'short' | 'narrow' = 'short'): string {
  if (seconds < 100) return String(seconds);
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return new Intl.NumberFormat(language, { ...HOURS, unitDisplay: hour }).format(hours);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const HOURS = { style: 'unit', unit: 'hour' } as const;

/** Whole seconds left until `ends`, never below 0; renders when the figure changes. */
export function useSeconds(ends: number): number {
  const [left, setLeft] = useState(() => secondsUntil(ends));
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setLeft(secondsUntil(ends));
      const ms = ends - performance.now();
      if (ms > 0) timer = window.setTimeout(tick, (ms % 1000) + 5);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [ends]);
  return left;
}

function secondsUntil(ends: number): number {
  return Math.max(0, Math.ceil((ends - performance.now()) / 1000));
}

function useLow(ends: number): boolean {
  const [low, setLow] = useState(false);
  useEffect(() => {
    const ms = ends - performance.now() - LOW_MS;
    setLow(ms <= 0);
    if (ms <= 0 || ms > 2 ** 31 - 1) return; // timers count no further than that
    const timer = window.setTimeout(() => setLow(true), ms);
    return () => window.clearTimeout(timer);
  }, [ends]);
  return low;
}
