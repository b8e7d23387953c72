// The animation of coins and cards that move on the table.

import type { Seat } from '@kuluary/kernel/game';
import {
  FlightAnimation,
  FlightLayer,
  type FlightTiming,
  launchPieces,
  usePiecesInFlight,
  wantsMotion,
} from '@kuluary/ui/flight-animation';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import { CardBack } from './card.tsx';
import { Coin } from './coin-pile.tsx';
import { Emblem, spotColourStyle } from './emblem.tsx';
import { type Flight, type FlyingPiece, flightsOfEvents, seatsWithNewLosses } from './flight-paths.ts';
import styles from './flying-pieces.module.css';
import { useTableContext } from './table-context.tsx';
import { pendingTreasuryCoins } from './view-queries.ts';

const TIMING: FlightTiming = { duration: 320, stagger: 35, lastStart: 170, easing: 'cubic-bezier(.2, .8, .25, 1)' };

interface FlyingPiecesProps {
  readonly newEvents: { readonly id: number; readonly events: readonly Event[] };
  readonly tableElement: RefObject<HTMLElement | null>;
}

export function FlyingPieces({ newEvents, tableElement }: FlyingPiecesProps) {
  const [flying, setFlying] = usePiecesInFlight<Flight>(TIMING);
  const { view } = useTableContext();
  const pendingCoins = pendingTreasuryCoins(view);
  const seen = useRef({ id: newEvents.id, pendingCoins }); // earlier events are not animated
  useLayoutEffect(() => {
    const before = seen.current;
    if (before.id === newEvents.id || !tableElement.current) return;
    seen.current = { id: newEvents.id, pendingCoins };
    if (!wantsMotion()) return;
    const flights = flightsOfEvents(newEvents.events, before.pendingCoins, pendingCoins);
    setFlying(
      flights.flatMap((flight, i) => launchPieces(tableElement.current!, flight, TIMING, `${newEvents.id} ${i}`)),
    );
    for (const seat of seatsWithNewLosses(newEvents.events)) animateLostCard(tableElement.current, seat);
  }, [newEvents, pendingCoins, tableElement, setFlying]);
  return (
    <FlightLayer className={styles.sky}>
      {flying.map(({ key, flight, ...way }) => (
        <FlightAnimation
          key={key}
          {...way}
          timing={TIMING}
          startTransform={`scale(.9) rotateY(${flight.turns ? 180 : 0}deg)`}
          endTransform="rotateY(0deg)"
          className={flight.piece === 'coin' ? styles.coin : styles.card}
        >
          <FlyingPiecePicture piece={flight.piece} />
        </FlightAnimation>
      ))}
    </FlightLayer>
  );
}

function FlyingPiecePicture({ piece }: { readonly piece: FlyingPiece }) {
  if (piece === 'coin') return <Coin />;
  if (piece === 'back') return <CardBack />;
  return (
    <>
      <span className={styles.face} style={spotColourStyle(piece)}>
        <Emblem of={piece} />
      </span>
      <CardBack className={styles.reverse} />
    </>
  );
}

/** A lost card turns over and drops; CSS strikes it through. */
function animateLostCard(tableElement: HTMLElement, seat: Seat): void {
  const card = tableElement.querySelector(`[data-place="hand-${seat}"] > :last-child`);
  card?.animate([{ scale: '0 1', translate: '0 -8px' }, { scale: '1 1', translate: '0 -8px', offset: 0.6 }, {}], {
    duration: TIMING.duration,
    easing: TIMING.easing,
  });
}
