// Animates flying cards, tokens and power.

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
import { CardFace } from './card-button.tsx';
import { type Flight, type FlyingPiece, flightsOfEvents, seatsThatSealed } from './flight-paths.ts';
import styles from './flying-pieces.module.css';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';

const PACE: FlightTiming = { duration: 300, stagger: 40, lastStart: 180, easing: 'cubic-bezier(.2, .9, .3, 1)' };
const STAMP_EASE = 'cubic-bezier(.2, 1.3, .4, 1)';

interface FlyingPiecesProps {
  readonly newEvents: { readonly id: number; readonly events: readonly Event[] };
  readonly tableElement: RefObject<HTMLElement | null>;
}

export function FlyingPieces({ newEvents, tableElement }: FlyingPiecesProps) {
  const [flying, setFlying] = usePiecesInFlight<Flight>(PACE);
  const { view } = useTableContext();
  const seen = useRef(newEvents.id); // events from before this screen was opened are not animated
  useLayoutEffect(() => {
    if (seen.current === newEvents.id || !tableElement.current) return;
    seen.current = newEvents.id;
    if (!wantsMotion()) return;
    const flights = flightsOfEvents(newEvents.events, view.viewer);
    setFlying(
      flights.flatMap((flight, i) => launchPieces(tableElement.current!, flight, PACE, `${newEvents.id} ${i}`, i)),
    );
    for (const seat of seatsThatSealed(newEvents.events)) shakeEnvelope(tableElement.current, seat);
  }, [newEvents, view.viewer, tableElement, setFlying]);
  return (
    <FlightLayer>
      {flying.map(({ key, flight, ...path }) => (
        <FlightAnimation
          key={key}
          {...path}
          timing={PACE}
          startTransform="scale(.8) rotate(-6deg)"
          endTransform="scale(.7) rotate(4deg)"
          className={isCardObject(flight.piece) ? styles.card : styles.thing}
        >
          <FlyingPicture piece={flight.piece} />
        </FlightAnimation>
      ))}
    </FlightLayer>
  );
}

function isCardObject(piece: FlyingPiece): boolean {
  return typeof piece === 'object' || piece === 'back';
}

function FlyingPicture({ piece }: { readonly piece: FlyingPiece }) {
  if (typeof piece === 'object') return <CardFace of={piece.card} size="hand" />;
  if (piece === 'back') return <CardBack />;
  return <SymbolPicture of={piece === 'bolt' ? 'power' : piece} />;
}

function shakeEnvelope(tableElement: HTMLElement, seat: Seat): void {
  const paper = tableElement.querySelector(`[data-place="envelope-${seat}"]`);
  paper?.animate([{ transform: 'rotate(-3deg) scale(1.06)' }, { transform: 'rotate(2deg)', offset: 0.6 }, {}], {
    duration: PACE.duration,
    easing: STAMP_EASE,
  });
}
