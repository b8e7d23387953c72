// Coins and cards on their way.

import type { Seat } from '@kuluary/kernel/game';
import { FlyingThing, type Pace, Sky, takeOff, useFlying, wantsMotion } from '@kuluary/stage/in-flight';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import { useTable } from './at-table.tsx';
import { CardBack } from './card.tsx';
import { Emblem, inkOf } from './emblem.tsx';
import styles from './flights.module.css';
import { Coin } from './money.tsx';
import { type Flight, flightsOf, lossesIn, type Thing } from './motion.ts';
import { coinsOnTheWay } from './situation.ts';

const PACE: Pace = { flight: 320, step: 35, lastStart: 170, easing: 'cubic-bezier(.2, .8, .25, 1)' };

interface FlightsProps {
  readonly news: { readonly id: number; readonly events: readonly Event[] };
  readonly room: RefObject<HTMLElement | null>;
}

export function Flights({ news, room }: FlightsProps) {
  const [flying, setFlying] = useFlying<Flight>(PACE);
  const { view } = useTable();
  const waiting = coinsOnTheWay(view);
  const seen = useRef({ id: news.id, waiting }); // what happened before this screen was there is not shown again
  useLayoutEffect(() => {
    const before = seen.current;
    if (before.id === news.id || !room.current) return;
    seen.current = { id: news.id, waiting };
    if (!wantsMotion()) return;
    const flights = flightsOf(news.events, before.waiting, waiting);
    setFlying(flights.flatMap((flight, i) => takeOff(room.current!, flight, PACE, `${news.id} ${i}`)));
    for (const seat of lossesIn(news.events)) strike(room.current, seat);
  }, [news, waiting, room, setFlying]);
  return (
    <Sky className={styles.sky}>
      {flying.map(({ key, flight, ...way }) => (
        <FlyingThing
          key={key}
          {...way}
          pace={PACE}
          leaves={`scale(.9) rotateY(${flight.turns ? 180 : 0}deg)`}
          lands="rotateY(0deg)"
          className={flight.thing === 'coin' ? styles.coin : styles.card}
        >
          <Picture thing={flight.thing} />
        </FlyingThing>
      ))}
    </Sky>
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
function strike(room: HTMLElement, seat: Seat): void {
  const card = room.querySelector(`[data-place="hand-${seat}"] > :last-child`);
  card?.animate([{ scale: '0 1', translate: '0 -8px' }, { scale: '1 1', translate: '0 -8px', offset: 0.6 }, {}], {
    duration: PACE.flight,
    easing: PACE.easing,
  });
}
