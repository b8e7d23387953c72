// Animates pieces that fly between places of a table. Nothing waits for them: the table below has changed already, and a tap
// ends the animation.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './buttons.tsx';
import styles from './flight-animation.module.css';

export interface FlightTiming {
  readonly duration: number; // ms, of one piece
  readonly stagger: number; // ms, between pieces that start together
  readonly lastStart: number; // ms: with `duration` less than half a second
  readonly easing: string;
}

/** Pieces of one kind; `from` and `to` are `data-place` values of parts of the table. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PieceInFlight<Kind extends Flight> {
  readonly key: string;
  readonly flight: Kind;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

/** The pieces in flight, and their setter. All are removed when the last one has landed, or at a tap. */
export function usePiecesInFlight<Kind extends Flight>(flightTiming: FlightTiming) {
  const [flying, setFlying] = useState<readonly PieceInFlight<Kind>[]>([]);
  const isFlying = flying.length > 0;
  useEffect(() => {
    if (!isFlying) return;
    const land = () => setFlying([]);
    const timer = window.setTimeout(land, flightTiming.lastStart + flightTiming.duration);
    window.addEventListener('pointerdown', land);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', land);
    };
  }, [isFlying, flightTiming]);
  return [flying, setFlying] as const;
}

/** Not with `prefers-reduced-motion`. */
export function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The pieces of a flight, staggered; none where a place is not on screen. */
export function launchPieces<Kind extends Flight>(
  table: HTMLElement,
  flight: Kind,
  flightTiming: FlightTiming,
  key: string,
  launchedBefore = 0,
): readonly PieceInFlight<Kind>[] {
  const [from, to] = [centreOf(table, flight.from), centreOf(table, flight.to)];
  if (!from || !to) return [];
  return Array.from({ length: flight.count }, (_, i) => ({
    key: `${key} ${i}`,
    flight,
    from,
    to,
    delay: Math.min((launchedBefore + i) * flightTiming.stagger, flightTiming.lastStart),
  }));
}

function centreOf(table: HTMLElement, place: string): Point | undefined {
  const element = table.querySelector(`[data-place="${place}"]`);
  if (!element) return undefined;
  const [placeRect, tableRect] = [element.getBoundingClientRect(), table.getBoundingClientRect()];
  return {
    x: placeRect.left + placeRect.width / 2 - tableRect.left,
    y: placeRect.top + placeRect.height / 2 - tableRect.top,
  };
}

/** The layer in which pieces fly: above the table, ignoring the pointer. */
export function FlightLayer({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(styles.sky, className)} aria-hidden="true">
      {children}
    </div>
  );
}

interface FlightAnimationProps extends Omit<PieceInFlight<Flight>, 'key' | 'flight'> {
  readonly timing: FlightTiming;
  readonly startTransform: string; // at `from`
  readonly endTransform: string; // at `to`
  readonly className?: string | undefined; // its size, and its offset from its point
  readonly children: ReactNode;
}

export function FlightAnimation({
  from,
  to,
  delay,
  timing,
  startTransform,
  endTransform,
  className,
  children,
}: FlightAnimationProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flight = element.current?.animate(
      [
        { opacity: 1, transform: `translate(${from.x}px, ${from.y}px) ${startTransform}` },
        { opacity: 1, offset: 0.85 },
        { opacity: 0, transform: `translate(${to.x}px, ${to.y}px) ${endTransform}` },
      ],
      { duration: timing.duration, delay, easing: timing.easing },
    );
    return () => flight?.cancel();
  }, [from, to, delay, timing, startTransform, endTransform]);
  return (
    <span ref={element} className={classNames(styles.thing, className)}>
      {children}
    </span>
  );
}
