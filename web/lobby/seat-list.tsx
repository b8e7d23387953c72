import { parseOpponentName } from '@kuluary/bots/opponents';
import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import { Avatar } from '@kuluary/ui/avatar';
import { classNames } from '@kuluary/ui/buttons';
import type { Portrait } from '@kuluary/ui/game-table';
import { Icon } from '@kuluary/ui/icons';
import { type CSSProperties, useState } from 'react';
import { getOrCreateSalt } from '../settings/deal-salt.ts';
import { currentSettings } from '../settings/settings.ts';
import { portraitOfSeat } from '../table/table-players.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { describeBot, strengthRank } from './bot-choices.ts';
import { HostBadge } from './host-badge.tsx';
import { freeSeatOfferKey, type LobbySession, occupantKey, seatsClockwise, takenSeats } from './lobby-session.ts';
import styles from './seat-list.module.css';
import { SeatSheet } from './seat-sheet.tsx';
import { StrengthPips } from './strength-pips.tsx';

/** The seat whose sheet is open, and who had it then. */
interface OpenedSeat {
  readonly seat: Seat;
  readonly occupant: string;
}

export function SeatList({ session }: { readonly session: LobbySession }) {
  const say = useWords(LOBBY_WORDS);
  const { table, you, game } = session;
  const { TableCentre } = game.ui;
  const [openedSeat, setOpenedSeat] = useState<OpenedSeat | null>(null);
  // A button that was shown for one player must not be pressed for another.
  if (openedSeat && occupantKey(table, openedSeat.seat) !== openedSeat.occupant) setOpenedSeat(null);
  return (
    <section className={styles.around} aria-labelledby="places">
      <h2 id="places">
        {say('seats')}
        <span>{say('seats.taken', { taken: takenSeats(table).length, seats: table.seats.length })}</span>
        {table.spectators > 0 && (
          <span className={styles.watching}>
            <Icon name="eye" />
            {say('seats.watching', { count: table.spectators })}
          </span>
        )}
      </h2>
      <div className={styles.felt}>
        <TableCentre />
      </div>
      <ol className={styles.places}>
        {seatsClockwise(table, you).map((seat, step) => (
          <li
            key={seat}
            style={positionAroundTable(step, table.seats.length)}
            data-upper={isAboveTable(step, table.seats.length) || undefined}
          >
            <SeatCard
              session={session}
              seat={seat}
              portrait={portraitAt(table.seats, seat)}
              onOpen={() => setOpenedSeat({ seat, occupant: occupantKey(table, seat) })}
            />
          </li>
        ))}
      </ol>
      <SeatSheet session={session} seat={openedSeat?.seat ?? null} onClose={() => setOpenedSeat(null)} />
    </section>
  );
}

/** Clockwise from the bottom of the round table; small screens lay seats out in rows instead. */
function positionAroundTable(step: number, seats: number): CSSProperties {
  const angle = (step / seats) * 2 * Math.PI;
  const across = Math.max(-MAX_HORIZONTAL, Math.min(MAX_HORIZONTAL, -Math.sin(angle)));
  return { '--x': across.toFixed(3), '--y': Math.cos(angle).toFixed(3) } as CSSProperties;
}

/** Then its text may be above it, too. */
function isAboveTable(step: number, seats: number): boolean {
  return Math.cos((step / seats) * 2 * Math.PI) < ABOVE_TABLE;
}

const ABOVE_TABLE = -0.6; // between two seats of six, neither of which is above the table
const MAX_HORIZONTAL = 0.87; // of the table's radius: the panel is further out

/** Its portrait in the match, which has no free seats. */
function portraitAt(seats: readonly SeatInfo[], seat: Seat): Portrait | 'empty' {
  if (seats[seat]!.kind === 'free') return 'empty';
  return portraitOfSeat(seats.slice(0, seat).filter(({ kind }) => kind !== 'free').length);
}

interface SeatCardProps {
  readonly session: LobbySession;
  readonly seat: Seat;
  readonly portrait: Portrait | 'empty';
  readonly onOpen: () => void;
}

function SeatCard({ session, seat, portrait, onOpen }: SeatCardProps) {
  const say = useWords(LOBBY_WORDS);
  const { table, you, game, send } = session;
  const { LobbyPortrait } = game.ui;
  const info = table.seats[seat]!;
  const isFree = info.kind === 'free';
  const sit = () => send({ type: 'sit', seat, name: currentSettings().name, salt: getOrCreateSalt(table.id) });
  const press = you.host || seat === you.seat ? onOpen : isFree ? sit : undefined;
  const inside = (
    <>
      <Avatar
        className={styles.portrait}
        portrait={portrait}
        customPicture={LobbyPortrait && <LobbyPortrait portrait={portrait} />}
        badge={badgeOf(info)}
        isAway={info.kind === 'person' && !info.here}
      />
      {isFree ? <FreeSeatText you={you} /> : <PlayerText info={info} own={seat === you.seat} />}
    </>
  );
  const className = classNames(styles.place, isFree && styles.free);
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
  return host ? <HostBadge /> : <Icon name={ready ? 'tick' : 'dots'} />;
}

function FreeSeatText({ you }: Pick<LobbySession, 'you'>) {
  const say = useWords(LOBBY_WORDS);
  return (
    <>
      <b>{say(you.host ? 'seat.add-bot' : 'seat.free')}</b>
      <span>{say(freeSeatOfferKey(you))}</span>
    </>
  );
}

function PlayerText({ info, own }: { readonly info: SeatInfo; readonly own: boolean }) {
  const say = useWords(LOBBY_WORDS);
  return (
    <>
      <b>{info.name}</b>
      {info.kind === 'bot' ? <BotText bot={info.bot} /> : <span>{say(playerStateKey(info, own))}</span>}
    </>
  );
}

function BotText({ bot }: Pick<SeatInfo, 'bot'>) {
  const say = useWords(LOBBY_WORDS);
  const opponent = parseOpponentName(bot ?? '');
  if (!opponent) return <span>{say('bot')}</span>; // one that people cannot choose
  return (
    <span className={styles.power}>
      <StrengthPips count={strengthRank(opponent.strength)} /> {describeBot(say, opponent)}{' '}
      <span className="sr">{say('bot')}</span>
    </span>
  );
}

function playerStateKey({ host, here, ready, awaited }: SeatInfo, own: boolean) {
  if (own) return host ? 'seat.host-you' : 'seat.you';
  if (awaited) return 'seat.awaited'; // perhaps still on the end screen of the last match
  if (!here) return 'seat.away';
  if (host) return 'seat.host';
  return ready ? 'seat.ready' : 'seat.looking';
}
