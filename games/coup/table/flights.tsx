// Coins and cards on their way. Nothing waits for them: they fly over a table that has changed already, a tap lets them
// land at once, and whoever wants no motion sees none.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import { useTable } from './at-table.tsx';
import { CardBack } from './card.tsx';
import { Emblem, inkOf } from './emblem.tsx';
import styles from './flights.module.css';
import { Coin } from './money.tsx';
import { type Flight, flightsOf, lossesIn, type Place, type Thing } from './motion.ts';
import { coinsOnTheWay } from './situation.ts';

const FLIGHT_MS = 320;
const STEP_MS = 35; // between things of one flight
const LAST_START_MS = 170; // everything has landed before half a second is over
const EASE = 'cubic-bezier(.2, .8, .25, 1)';

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
  readonly turns: boolean;
}

interface FlightsProps {
  readonly news: { readonly id: number; readonly events: readonly Event[] };
  readonly room: RefObject<HTMLElement | null>;
}

export function Flights({ news, room }: FlightsProps) {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const { view } = useTable();
  const waiting = coinsOnTheWay(view);
  const seen = useRef({ id: news.id, waiting }); // what happened before this screen was there is not shown again
  useLayoutEffect(() => {
    const before = seen.current;
    if (before.id === news.id || !room.current) return;
    seen.current = { id: news.id, waiting };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const flights = flightsOf(news.events, before.waiting, waiting);
    setFlying(flights.flatMap((flight, i) => takeOff(room.current!, flight, `${news.id} ${i}`)));
    for (const seat of lossesIn(news.events)) strike(room.current, seat);
  }, [news, waiting, room]);
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

function takeOff(room: HTMLElement, flight: Flight, key: string): readonly Flying[] {
  const [from, to] = [pointOf(room, flight.from), pointOf(room, flight.to)];
  if (!from || !to) return [];
  return Array.from({ length: flight.count }, (_, i) => ({
    key: `${key} ${i}`,
    thing: flight.thing,
    from,
    to,
    delay: Math.min(i * STEP_MS, LAST_START_MS),
    turns: flight.turns,
  }));
}

function pointOf(room: HTMLElement, place: Place): Point | undefined {
  const element = room.querySelector(`[data-place="${place}"]`);
  if (!element) return undefined;
  const [at, home] = [element.getBoundingClientRect(), room.getBoundingClientRect()];
  return { x: at.left + at.width / 2 - home.left, y: at.top + at.height / 2 - home.top };
}

function FlyingThing({ thing, from, to, delay, turns }: Omit<Flying, 'key'>) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flight = element.current?.animate(
      [
        { opacity: 1, transform: `translate(${from.x}px, ${from.y}px) scale(.9) rotateY(${turns ? 180 : 0}deg)` },
        { opacity: 1, offset: 0.85 },
        { opacity: 0, transform: `translate(${to.x}px, ${to.y}px) rotateY(0deg)` },
      ],
      { duration: FLIGHT_MS, delay, easing: EASE },
    );
    return () => flight?.cancel();
  }, [from, to, delay, turns]);
  return (
    <span ref={element} className={thing === 'coin' ? styles.coin : styles.card}>
      <Picture thing={thing} />
    </span>
  );
}

function Picture({ thing }: { readonly thing: Thing }) {
  if (thing === 'coin') return <Coin />;
  if (thing === 'back') return <CardBack />;
  return (
    <>
      <span className={styles.face} style={inkOf(thing)}>
        <Emblem of={thing} />
      </span>
      <CardBack className={styles.reverse} />
    </>
  );
}

/** A lost card turns, drops and is struck. */
function strike(room: HTMLElement, seat: number): void {
  const card = room.querySelector(`[data-place="hand-${seat}"] > :last-child`);
  card?.animate([{ scale: '0 1', translate: '0 -8px' }, { scale: '1 1', translate: '0 -8px', offset: 0.6 }, {}], {
    duration: FLIGHT_MS,
    easing: EASE,
  });
}
