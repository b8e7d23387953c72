// Cards, tokens and power on their way.

import type { Seat } from '@kuluary/kernel/game';
import { FlyingThing, type Pace, Sky, takeOff, useFlying, wantsMotion } from '@kuluary/stage/in-flight';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import { useTable } from './at-table.tsx';
import { CardBack } from './card.tsx';
import { Face } from './face.tsx';
import styles from './flights.module.css';
import { type Flight, flightsOf, sealsIn, type Thing } from './motion.ts';
import { Picture } from './picture.tsx';

const PACE: Pace = { flight: 300, step: 40, lastStart: 180, easing: 'cubic-bezier(.2, .9, .3, 1)' };
const STAMP_EASE = 'cubic-bezier(.2, 1.3, .4, 1)';

interface FlightsProps {
  readonly news: { readonly id: number; readonly events: readonly Event[] };
  readonly room: RefObject<HTMLElement | null>;
}

export function Flights({ news, room }: FlightsProps) {
  const [flying, setFlying] = useFlying<Flight>(PACE);
  const { view } = useTable();
  const seen = useRef(news.id); // what happened before this screen was there is not shown again
  useLayoutEffect(() => {
    if (seen.current === news.id || !room.current) return;
    seen.current = news.id;
    if (!wantsMotion()) return;
    const flights = flightsOf(news.events, view.viewer);
    setFlying(flights.flatMap((flight, i) => takeOff(room.current!, flight, PACE, `${news.id} ${i}`, i)));
    for (const seat of sealsIn(news.events)) stamp(room.current, seat);
  }, [news, view.viewer, room, setFlying]);
  return (
    <Sky>
      {flying.map(({ key, flight, ...way }) => (
        <FlyingThing
          key={key}
          {...way}
          pace={PACE}
          leaves="scale(.8) rotate(-6deg)"
          lands="scale(.7) rotate(4deg)"
          className={isCard(flight.thing) ? styles.card : styles.thing}
        >
          <FlyingPicture thing={flight.thing} />
        </FlyingThing>
      ))}
    </Sky>
  );
}

function isCard(thing: Thing): boolean {
  return typeof thing === 'object' || thing === 'back';
}

function FlyingPicture({ thing }: { readonly thing: Thing }) {
  if (typeof thing === 'object') return <Face of={thing.card} size="hand" />;
  if (thing === 'back') return <CardBack />;
  return <Picture of={thing === 'bolt' ? 'power' : thing} />;
}

/** The seal falls, and the envelope shakes once. */
function stamp(room: HTMLElement, seat: Seat): void {
  const paper = room.querySelector(`[data-place="envelope-${seat}"]`);
  paper?.animate([{ transform: 'rotate(-3deg) scale(1.06)' }, { transform: 'rotate(2deg)', offset: 0.6 }, {}], {
    duration: PACE.flight,
    easing: STAMP_EASE,
  });
}
