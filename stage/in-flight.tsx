// Things on their way over a table. Nothing waits for them: they fly over a table that has changed already, and a tap lets
// them land at once.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './buttons.tsx';
import styles from './in-flight.module.css';

/** How things fly at a table. */
export interface Pace {
  readonly flight: number; // ms, of one thing
  readonly step: number; // ms, between things that leave together
  readonly lastStart: number; // ms: with the flight less than half a second
  readonly easing: string;
}

/** Some things of one kind. Parts of the table carry their place as `data-place`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One thing of a flight, in the air. */
export interface Flying<Kind extends Flight> {
  readonly key: string;
  readonly flight: Kind;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

/** What is in the air, and how to send up more. All land when the last one has, or when somebody taps. */
export function useFlying<Kind extends Flight>(pace: Pace) {
  const [flying, setFlying] = useState<readonly Flying<Kind>[]>([]);
  const isFlying = flying.length > 0;
  useEffect(() => {
    if (!isFlying) return;
    const land = () => setFlying([]);
    const timer = window.setTimeout(land, pace.lastStart + pace.flight);
    window.addEventListener('pointerdown', land);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', land);
    };
  }, [isFlying, pace]);
  return [flying, setFlying] as const;
}

/** Whoever wants no motion sees none. */
export function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The things of a flight, one after the other; none where a place is not on screen. `rank` of them leave before. */
export function takeOff<Kind extends Flight>(
  room: HTMLElement,
  flight: Kind,
  pace: Pace,
  key: string,
  rank = 0,
): readonly Flying<Kind>[] {
  const [from, to] = [pointOf(room, flight.from), pointOf(room, flight.to)];
  if (!from || !to) return [];
  return Array.from({ length: flight.count }, (_, i) => ({
    key: `${key} ${i}`,
    flight,
    from,
    to,
    delay: Math.min((rank + i) * pace.step, pace.lastStart),
  }));
}

function pointOf(room: HTMLElement, place: string): Point | undefined {
  const element = room.querySelector(`[data-place="${place}"]`);
  if (!element) return undefined;
  const [at, home] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
  return { x: at.left + at.width / 2 - home.left, y: at.top + at.height / 2 - home.top };
}

/** Where they fly: over everything, in nobody's way. */
export function Sky({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes(styles.sky, className)} aria-hidden="true">
      {children}
    </div>
  );
}

interface FlyingThingProps extends Omit<Flying<Flight>, 'key' | 'flight'> {
  readonly pace: Pace;
  readonly leaves: string; // its transform there
  readonly lands: string; // and here
  readonly className?: string | undefined; // its size, and how far it reaches to the left and above its point
  readonly children: ReactNode;
}

export function FlyingThing({ from, to, delay, pace, leaves, lands, className, children }: FlyingThingProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flight = element.current?.animate(
      [
        { opacity: 1, transform: `translate(${from.x}px, ${from.y}px) ${leaves}` },
        { opacity: 1, offset: 0.85 },
        { opacity: 0, transform: `translate(${to.x}px, ${to.y}px) ${lands}` },
      ],
      { duration: pace.flight, delay, easing: pace.easing },
    );
    return () => flight?.cancel();
  }, [from, to, delay, pace, leaves, lands]);
  return (
    <span ref={element} className={classes(styles.thing, className)}>
      {children}
    </span>
  );
}
