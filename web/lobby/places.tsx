import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import { classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import type { Portrait } from '@kuluary/stage/game-table';
import { Icon } from '@kuluary/stage/icons';
import { Rosette } from '@kuluary/stage/rosette';
import { type CSSProperties, useState } from 'react';
import { saltFor } from '../settings/salt.ts';
import { settings } from '../settings/settings.ts';
import { portraitOf } from '../table/sitters.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { offers } from './bots.ts';
import { Crown } from './crown.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import styles from './places.module.css';
import { clockwise, type LobbyRoom, taken } from './room.ts';

export function Places({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { table, you } = room;
  const [opened, setOpened] = useState<Seat | null>(null);
  return (
    <section className={styles.around} aria-labelledby="places">
      <h2 id="places">
        {say('seats')}
        <span>{say('seats.taken', { taken: taken(table).length, seats: table.seats.length })}</span>
        {table.spectators > 0 && (
          <span className={styles.watching}>
            <Icon name="eye" />
            {say('seats.watching', { count: table.spectators })}
          </span>
        )}
      </h2>
      <div className={styles.felt}>
        <Rosette />
      </div>
      <ol className={styles.places}>
        {clockwise(table, you).map((seat, step) => (
          <li key={seat} style={around(step, table.seats.length)}>
            <Place room={room} seat={seat} portrait={faceOf(table.seats, seat)} onOpen={() => setOpened(seat)} />
          </li>
        ))}
      </ol>
      <PlaceSheet room={room} seat={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

/** Where a seat stands on the round table, clockwise from the bottom; small screens lay them out in rows instead. */
function around(step: number, seats: number): CSSProperties {
  const angle = (step / seats) * 2 * Math.PI;
  return { '--x': (-Math.sin(angle)).toFixed(3), '--y': Math.cos(angle).toFixed(3) } as CSSProperties;
}

/** Portraits of those who sit: the same that the game will show, when free seats have gone and the others closed up. */
function faceOf(seats: readonly SeatInfo[], seat: Seat): Portrait | 'empty' {
  if (seats[seat]!.kind === 'free') return 'empty';
  return portraitOf(seats.slice(0, seat).filter(({ kind }) => kind !== 'free').length);
}

interface PlaceProps {
  readonly room: LobbyRoom;
  readonly seat: Seat;
  readonly portrait: Portrait | 'empty';
  readonly onOpen: () => void;
}

function Place({ room, seat, portrait, onOpen }: PlaceProps) {
  const say = useWords(LOBBY);
  const { table, you, ask } = room;
  const there = table.seats[seat]!;
  const isFree = there.kind === 'free';
  const sit = () => ask({ type: 'sit', seat, name: settings().name, salt: saltFor(table.id) });
  const press = you.host || seat === you.seat ? onOpen : isFree ? sit : undefined;
  const inside = (
    <>
      <Cameo
        className={styles.portrait}
        portrait={portrait}
        badge={badgeOf(there)}
        away={there.kind === 'person' && !there.here}
      />
      {isFree ? <FreeWords host={you.host} /> : <SitterWords room={room} there={there} own={seat === you.seat} />}
    </>
  );
  const className = classes(styles.place, isFree && styles.free, seat === you.seat && styles.own);
  if (!press) return <div className={className}>{inside}</div>;
  return (
    <button type="button" className={className} onClick={press}>
      {isFree && <span className="sr">{say('seat.ears.free', { seat: seat + 1 })}. </span>}
      {inside}
    </button>
  );
}

function badgeOf({ kind, host, ready }: SeatInfo) {
  if (kind !== 'person') return undefined;
  return host ? <Crown /> : <Icon name={ready ? 'tick' : 'dots'} />;
}

function FreeWords({ host }: { readonly host: boolean }) {
  const say = useWords(LOBBY);
  return (
    <>
      <b>{say(host ? 'seat.add-bot' : 'seat.free')}</b>
      <span>{say(host ? 'seat.or-friend' : 'seat.free.sit')}</span>
    </>
  );
}

function SitterWords({
  room,
  there,
  own,
}: {
  readonly room: LobbyRoom;
  readonly there: SeatInfo;
  readonly own: boolean;
}) {
  const say = useWords(LOBBY);
  const offer = offers(Object.keys(room.game.bots)).find(({ id }) => id === there.bot);
  return (
    <>
      <b>{there.name}</b>
      {offer ? (
        <span className={styles.power}>
          <Pips power={offer.power} />
          {say(offer.strength)} <span className="sr">{say('bot')}</span>
        </span>
      ) : (
        <span>{say(stateOf(there, own))}</span>
      )}
    </>
  );
}

function stateOf({ host, here, ready }: SeatInfo, own: boolean) {
  if (own) return host ? 'seat.host-you' : 'seat.you';
  if (!here) return 'seat.away';
  if (host) return 'seat.host';
  return ready ? 'seat.ready' : 'seat.looking';
}

export function Pips({ power }: { readonly power: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: power }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <i key={pip} />
      ))}
    </span>
  );
}
