import { failed } from '@kuluary/kernel/result';
import type { AdminSeatSummary, AdminTableSummary } from '@kuluary/protocol/admin';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import { Button, ButtonLink, classNames } from '@kuluary/ui/buttons';
import { Sheet } from '@kuluary/ui/sheet';
import { useEffect, useRef, useState } from 'react';
import { formatTableCode } from '../home/table-code.ts';
import { useSettings } from '../settings/use-settings.ts';
import { ADMIN_WORDS, type AdminKey } from '../words/admin.ts';
import { APP_WORDS } from '../words/app.ts';
import { HOME_WORDS } from '../words/home.ts';
import { REFUSAL_WORDS, refusalKey } from '../words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { kickGuest } from './admin-requests.ts';
import { formatTimeAgo } from './duration-text.ts';
import { useGameTitle } from './use-game-title.ts';

interface Props {
  readonly table: AdminTableSummary | null; // null: the sheet is closed
  readonly token: string;
  readonly isSilent: boolean; // the server does not reply: this is an old state
  readonly onClose: () => void;
  readonly onKick: () => void; // also when it failed
}

/** `who` identifies the guest while seat numbers and names change. */
interface Guest {
  readonly who: string;
  readonly name: string;
}

interface KickOutcome {
  readonly name: string;
  readonly code: string | null; // why that guest was not kicked; null: done
}

/** One table: its seats with kick buttons, and its facts. */
export function TableSheet({ table, token, isSilent, onClose, onKick }: Props) {
  const say = useWords(ADMIN_WORDS);
  const titleOf = useGameTitle();
  const sayApp = useWords(APP_WORDS);
  const [guestToKick, setGuestToKick] = useState<Guest | null>(null);
  const [kickOutcome, setKickOutcome] = useState<KickOutcome | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (kickOutcome) status.current?.focus(); // the pressed button disappears with the guest
  }, [kickOutcome]);
  const close = () => {
    setGuestToKick(null);
    setKickOutcome(null);
    onClose();
  };
  const settle = (code: string | null) => {
    setGuestToKick(null);
    setKickOutcome({ name: guestToKick!.name, code });
    onKick();
  };
  return (
    <>
      <Sheet
        open={table !== null}
        onClose={close}
        title={say('table', { code: formatTableCode(table?.id ?? '') })}
        closeLabel={sayApp('close')}
      >
        {isSilent && <p className={styles.trouble}>{say('silent')}</p>}
        {table && (
          <p className={styles.what}>
            {titleOf(table.game)}, {say(`phase.${table.phase}`)}
          </p>
        )}
        <p
          className={classNames(styles.outcome, kickOutcome?.code && styles.failed)}
          role="status"
          ref={status}
          tabIndex={-1}
        >
          {kickOutcome && <KickOutcomeText outcome={kickOutcome} />}
        </p>
        {table && <TableSeats table={table} onKick={setGuestToKick} />}
        {table &&
          table.phase !== 'lobby' && ( // in a lobby one would get a seat
            <p className={styles.ways}>
              <ButtonLink href={`/t/${table.id}`} target="_blank">
                {say('table.open')}
              </ButtonLink>
            </p>
          )}
        {table && <TableFacts table={table} />}
      </Sheet>
      <Sheet
        className={styles.question}
        open={table !== null && guestToKick !== null}
        onClose={() => setGuestToKick(null)}
        title={say('kick.title', { name: guestToKick?.name ?? '' })}
        closeLabel={sayApp('close')}
      >
        {table && guestToKick && (
          <KickConfirmation
            table={table}
            guest={guestToKick}
            token={token}
            onDone={settle}
            onCancel={() => setGuestToKick(null)}
          />
        )}
      </Sheet>
    </>
  );
}

function KickOutcomeText({ outcome: { name, code } }: { readonly outcome: KickOutcome }) {
  const say = useWords(ADMIN_WORDS);
  const sayRefusal = useWords(REFUSAL_WORDS);
  if (code === null) return say('kick.done', { name });
  return code === 'no-such-seat' ? say('kick.failed') : sayRefusal(refusalKey(code));
}

function TableSeats({ table, onKick }: { readonly table: AdminTableSummary; readonly onKick: (guest: Guest) => void }) {
  const say = useWords(ADMIN_WORDS);
  return (
    <section>
      <h3 className={styles.heading}>{say('seats')}</h3>
      <ol className={styles.seats}>
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            <span className={styles.occupant}>
              {seat.kind === 'free' ? say('seat.free') : <b>{seat.name}</b>}
              <span>
                {seatStateKeys(seat, table.phase)
                  .map((mark) => say(mark))
                  .join(', ')}
              </span>
            </span>
            {seat.who !== null && <KickButton guest={{ who: seat.who, name: seat.name }} onKick={onKick} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function KickButton({ guest, onKick }: { readonly guest: Guest; readonly onKick: (guest: Guest) => void }) {
  const say = useWords(ADMIN_WORDS);
  return (
    <Button className={styles.kick} aria-label={say('kick.whom', { name: guest.name })} onClick={() => onKick(guest)}>
      {say('kick')}
    </Button>
  );
}

function seatStateKeys(seat: AdminSeatSummary, phase: AdminTableSummary['phase']): AdminKey[] {
  const { kind, bot, host, here, standIn, awaited, who } = seat;
  if (kind === 'free') return [];
  if (kind === 'bot' && who === null) return ['seat.bot'];
  const isStoodInFor = standIn && phase === 'playing';
  const presence = isStoodInFor ? 'seat.stand-in' : awaited ? 'seat.awaited' : here ? 'seat.here' : 'seat.away';
  return [
    ...(bot === PROGRAM_BOT ? (['seat.program'] as const) : []),
    ...(host ? (['seat.host'] as const) : []),
    presence,
  ];
}

function TableFacts({ table }: { readonly table: AdminTableSummary }) {
  const say = useWords(ADMIN_WORDS);
  const sayHome = useWords(HOME_WORDS);
  const { language } = useSettings();
  const { rules, clock, door, listed, opened, at, position, spectators } = table;
  const since = (when: number) => formatTimeAgo(language, (Date.now() - when) / 1000);
  const facts = [
    ['fact.rules', String(rules)],
    ['fact.clock', sayHome(`clock.${clock}`)],
    ['fact.door', say(!door ? 'door.closed' : listed ? 'door.listed' : 'door.open')],
    ['fact.opened', since(opened)],
    ['fact.last', since(at)],
    ['fact.entries', String(position)],
    ['fact.watching', String(spectators)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{say(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KickConfirmationProps {
  readonly table: AdminTableSummary;
  readonly guest: Guest;
  readonly token: string;
  readonly onDone: (code: string | null) => void; // null: done
  readonly onCancel: () => void;
}

const KICK_WORDS = { lobby: 'kick.lobby', playing: 'kick.game', over: 'kick.over' } as const;

function KickConfirmation({ table, guest, token, onDone, onCancel }: KickConfirmationProps) {
  const say = useWords(ADMIN_WORDS);
  const sayApp = useWords(APP_WORDS);
  const [isBusy, setBusy] = useState(false);
  const kick = async () => {
    if (isBusy) return;
    setBusy(true);
    const seat = table.seats.findIndex(({ who }) => who === guest.who);
    const reply =
      seat === -1 ? failed('no-such-seat') : await kickGuest(token, { table: table.id, seat, who: guest.who });
    onDone(reply.ok ? null : reply.failure);
  };
  return (
    <>
      <p className={styles.lead}>{say(KICK_WORDS[table.phase])}</p>
      <p className={styles.ways}>
        <Button look="wax" aria-disabled={isBusy} onClick={() => void kick()}>
          {say('kick')}
        </Button>
        <Button onClick={onCancel} data-first-focus>
          {sayApp('cancel')}
        </Button>
      </p>
    </>
  );
}
