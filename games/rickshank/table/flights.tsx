// Cards, tokens and power on their way. Nothing waits for them: they fly over a table that has changed already, a tap lets
// them land at once, and whoever wants no motion sees none.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import { useTable } from './at-table.tsx';
import { CardBack } from './card.tsx';
import { Face } from './face.tsx';
import styles from './flights.module.css';
import { type Flight, flightsOf, type Place, sealsIn, type Thing } from './motion.ts';
import { Picture } from './picture.tsx';

const FLIGHT_MS = 300;
const STEP_MS = 40; // between things that leave together
const LAST_START_MS = 180; // everything has landed before half a second is over
const EASE = 'cubic-bezier(.2, .9, .3, 1)';
const STAMP_EASE = 'cubic-bezier(.2, 1.3, .4, 1)';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flying {
  readonly key: string;
  readonly thing: Thing;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

interface FlightsProps {
  readonly news: { readonly id: number; readonly events: readonly Event[] };
  readonly room: RefObject<HTMLElement | null>;
}

export function Flights({ news, room }: FlightsProps) {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const { view } = useTable();
  const seen = useRef(news.id); // what happened before this screen was there is not shown again
  useLayoutEffect(() => {
    if (seen.current === news.id || !room.current) return;
    seen.current = news.id;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const flights = flightsOf(news.events, view.viewer);
    setFlying(flights.flatMap((flight, i) => takeOff(room.current!, flight, i, `${news.id} ${i}`)));
    for (const seat of sealsIn(news.events)) stamp(room.current, seat);
  }, [news, view.viewer, room]);
  useLanding(flying.length > 0, () => setFlying([]));
  return (
    <div className={styles.sky} aria-hidden="true">
      {flying.map(({ key, ...one }) => (
        <FlyingThing key={key} {...one} />
      ))}
    </div>
  );
}

/** All land when the last one has, or when somebody taps. */
function useLanding(isFlying: boolean, land: () => void): void {
  const landing = useRef(land);
  landing.current = land;
  useEffect(() => {
    if (!isFlying) return;
    const end = () => landing.current();
    const timer = window.setTimeout(end, LAST_START_MS + FLIGHT_MS);
    window.addEventListener('pointerdown', end);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
    };
  }, [isFlying]);
}

function takeOff(room: HTMLElement, flight: Flight, rank: number, key: string): readonly Flying[] {
  const [from, to] = [pointOf(room, flight.from), pointOf(room, flight.to)];
  if (!from || !to) return [];
  return Array.from({ length: flight.count }, (_, i) => ({
    key: `${key} ${i}`,
    thing: flight.thing,
    from,
    to,
    delay: Math.min((rank + i) * STEP_MS, LAST_START_MS),
  }));
}

function pointOf(room: HTMLElement, place: Place): Point | undefined {
  const element = room.querySelector(`[data-place="${place}"]`);
  if (!element) return undefined;
  const [at, home] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
  return { x: at.left + at.width / 2 - home.left, y: at.top + at.height / 2 - home.top };
}

function FlyingThing({ thing, from, to, delay }: Omit<Flying, 'key'>) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flight = element.current?.animate(
      [
        { opacity: 1, transform: `translate(${from.x}px, ${from.y}px) scale(.8) rotate(-6deg)` },
        { opacity: 1, offset: 0.85 },
        { opacity: 0, transform: `translate(${to.x}px, ${to.y}px) scale(.7) rotate(4deg)` },
      ],
      { duration: FLIGHT_MS, delay, easing: EASE },
    );
    return () => flight?.cancel();
  }, [from, to, delay]);
  return (
    <span ref={element} className={typeof thing === 'object' || thing === 'back' ? styles.card : styles.thing}>
      <FlyingPicture thing={thing} />
    </span>
  );
}

function FlyingPicture({ thing }: { readonly thing: Thing }) {
  if (typeof thing === 'object') return <Face of={thing.card} size="hand" />;
  if (thing === 'back') return <CardBack />;
  return <Picture of={thing === 'bolt' ? 'power' : thing} />;
}

/** The seal falls, and the envelope shakes once. */
function stamp(room: HTMLElement, seat: number): void {
  const paper = room.querySelector(`[data-place="envelope-${seat}"]`);
  paper?.animate([{ transform: 'rotate(-3deg) scale(1.06)' }, { transform: 'rotate(2deg)', offset: 0.6 }, {}], {
    duration: FLIGHT_MS,
    easing: STAMP_EASE,
  });
}
