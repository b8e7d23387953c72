import { readName } from '@kuluary/bots/opponents';
import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import { classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import type { Portrait } from '@kuluary/stage/game-table';
import { Icon } from '@kuluary/stage/icons';
import { type CSSProperties, useState } from 'react';
import { saltFor } from '../settings/salt.ts';
import { settings } from '../settings/settings.ts';
import { portraitOf } from '../table/sitters.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { describe, powerOf } from './bots.ts';
import { Crown } from './crown.tsx';
import { Pips } from './pips.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import styles from './places.module.css';
import { clockwise, type LobbyRoom, offerOf, taken, whoSits } from './room.ts';

/** The sheet of a seat is about whoever sat there when it was opened. */
interface Opened {
  readonly seat: Seat;
  readonly who: string;
}

export function Places({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { table, you, game } = room;
  const { Centre } = game.table;
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was offered for one sitter must not lie under the finger for another.
  if (opened && whoSits(table, opened.seat) !== opened.who) setOpened(null);
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
        <Centre />
      </div>
      <ol className={styles.places}>
        {clockwise(table, you).map((seat, step) => (
          <li
            key={seat}
            style={around(step, table.seats.length)}
            data-upper={isUpper(step, table.seats.length) || undefined}
          >
            <Place
              room={room}
              seat={seat}
              portrait={faceOf(table.seats, seat)}
              onOpen={() => setOpened({ seat, who: whoSits(table, seat) })}
            />
          </li>
        ))}
      </ol>
      <PlaceSheet room={room} seat={opened?.seat ?? null} onClose={() => setOpened(null)} />
    </section>
  );
}

/** Where a seat stands on the round table, clockwise from the bottom; small screens lay them out in rows instead. */
function around(step: number, seats: number): CSSProperties {
  const angle = (step / seats) * 2 * Math.PI;
  const across = Math.max(-WIDEST, Math.min(WIDEST, -Math.sin(angle)));
  return { '--x': across.toFixed(3), '--y': Math.cos(angle).toFixed(3) } as CSSProperties;
}

/** Above the table: there its words may stand above it too. */
function isUpper(step: number, seats: number): boolean {
  return Math.cos((step / seats) * 2 * Math.PI) < UPPER;
}

const UPPER = -0.6; // between two places of a six-sided table, neither of which is above it
const WIDEST = 0.87; // of the table's radius: further out is what stands beside the table

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
  const { table, you, game, ask } = room;
  const { Newcomer } = game.table;
  const there = table.seats[seat]!;
  const isFree = there.kind === 'free';
  const sit = () => ask({ type: 'sit', seat, name: settings().name, salt: saltFor(table.id) });
  const press = you.host || seat === you.seat ? onOpen : isFree ? sit : undefined;
  const inside = (
    <>
      <Cameo
        className={styles.portrait}
        portrait={portrait}
        face={Newcomer && <Newcomer portrait={portrait} />}
        badge={badgeOf(there)}
        away={there.kind === 'person' && !there.here}
      />
      {isFree ? <FreeWords you={you} /> : <SitterWords there={there} own={seat === you.seat} />}
    </>
  );
  const className = classes(styles.place, isFree && styles.free);
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

function FreeWords({ you }: Pick<LobbyRoom, 'you'>) {
  const say = useWords(LOBBY);
  return (
    <>
      <b>{say(you.host ? 'seat.add-bot' : 'seat.free')}</b>
      <span>{say(offerOf(you))}</span>
    </>
  );
}

function SitterWords({ there, own }: { readonly there: SeatInfo; readonly own: boolean }) {
  const say = useWords(LOBBY);
  return (
    <>
      <b>{there.name}</b>
      {there.kind === 'bot' ? <BotWords bot={there.bot} /> : <span>{say(stateOf(there, own))}</span>}
    </>
  );
}

function BotWords({ bot }: Pick<SeatInfo, 'bot'>) {
  const say = useWords(LOBBY);
  const opponent = readName(bot ?? '');
  if (!opponent) return <span>{say('bot')}</span>; // one that people are not offered
  return (
    <span className={styles.power}>
      <Pips power={powerOf(opponent.strength)} /> {describe(say, opponent)} <span className="sr">{say('bot')}</span>
    </span>
  );
}

function stateOf({ host, here, ready, awaited }: SeatInfo, own: boolean) {
  if (own) return host ? 'seat.host-you' : 'seat.you';
  if (awaited) return 'seat.awaited'; // still at the end of the last game, perhaps
  if (!here) return 'seat.away';
  if (host) return 'seat.host';
  return ready ? 'seat.ready' : 'seat.looking';
}
