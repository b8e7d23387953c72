// The clock of a seat: a ring that burns down, and the seconds in figures. Both run by themselves from `ends`, which is
// on the scale of performance.now().

import { useEffect, useRef, useState } from 'react';
import styles from './clock-ring.module.css';

const LOW_MS = 5000; // from here on the ring warns, by colour and by a dashed line

export function ClockRing({ ends, total }: { readonly ends: number; readonly total: number }) {
  const ring = useRef<SVGCircleElement>(null);
  const low = useLow(ends);
  useEffect(() => {
    const left = Math.max(0, ends - performance.now());
    // No transition of CSS: it would start anew with every render.
    const burning = ring.current?.animate(
      [{ strokeDashoffset: String(100 - (100 * left) / total) }, { strokeDashoffset: '100' }],
      { duration: left, fill: 'forwards' },
    );
    return () => burning?.cancel();
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
  const left = useSeconds(ends);
  return <span className={styles.seconds}>{clockFace(left, document.documentElement.lang)}</span>;
}

/** Seconds as a clock shows them: 14, 2:05, 23 h, with the reader's own letter for hours. */
export function clockFace(seconds: number, language: string): string {
  if (seconds < 100) return String(seconds);
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) return new Intl.NumberFormat(language, HOURS).format(hours);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const HOURS = { style: 'unit', unit: 'hour', unitDisplay: 'narrow' } as const;

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
