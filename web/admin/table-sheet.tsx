import { failed } from '@kuluary/kernel/result';
import type { Glance, SeatGlance } from '@kuluary/protocol/admin';
import { PROGRAM } from '@kuluary/protocol/words';
import { Button, ButtonLink, classes } from '@kuluary/stage/buttons';
import { Sheet } from '@kuluary/stage/sheet';
import { useEffect, useRef, useState } from 'react';
import { groupCode } from '../home/code.ts';
import { useSettings } from '../settings/use-settings.ts';
import { ADMIN, type AdminKey } from '../words/admin.ts';
import { APP } from '../words/app.ts';
import { FAULT_WORDS, faultKey } from '../words/faults.ts';
import { HOME } from '../words/home.ts';
import { useWords } from '../words/use-words.ts';
import styles from './admin.module.css';
import { requestKick } from './admin-requests.ts';
import { ago } from './spans.ts';
import { useGameTitle } from './use-game-title.ts';

interface Props {
  readonly table: Glance | null; // null: none is looked at
  readonly token: string;
  readonly isSilent: boolean; // the server does not answer: this is how things were
  readonly onClose: () => void;
  readonly onKick: () => void; // something has changed there
}

/** A guest, by the mark that stays while seats get other numbers, and names change. */
interface Guest {
  readonly who: string;
  readonly name: string;
}

interface Outcome {
  readonly name: string;
  readonly code: string | null; // why that guest was not sent away; null: it was
}

/** One table: who sits there, and the way out. */
export function TableSheet({ table, token, isSilent, onClose, onKick }: Props) {
  const say = useWords(ADMIN);
  const titleOf = useGameTitle();
  const sayApp = useWords(APP);
  const [meant, setMeant] = useState<Guest | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) told.current?.focus(); // the button that was pressed goes with the guest
  }, [outcome]);
  const close = () => {
    setMeant(null);
    setOutcome(null);
    onClose();
  };
  const settle = (code: string | null) => {
    setMeant(null);
    setOutcome({ name: meant!.name, code });
    onKick();
  };
  return (
    <>
      <Sheet
        open={table !== null}
        onClose={close}
        title={say('table', { code: groupCode(table?.id ?? '') })}
        closeLabel={sayApp('close')}
      >
        {isSilent && <p className={styles.trouble}>{say('silent')}</p>}
        {table && (
          <p className={styles.what}>
            {titleOf(table.game)}, {say(`phase.${table.phase}`)}
          </p>
        )}
        <p className={classes(styles.outcome, outcome?.code && styles.failed)} role="status" ref={told} tabIndex={-1}>
          {outcome && <OutcomeWords outcome={outcome} />}
        </p>
        {table && <Seats table={table} onKick={setMeant} />}
        {table &&
          table.phase !== 'lobby' && ( // in a lobby one would sit down
            <p className={styles.ways}>
              <ButtonLink href={`/t/${table.id}`} target="_blank">
                {say('table.open')}
              </ButtonLink>
            </p>
          )}
        {table && <Facts table={table} />}
      </Sheet>
      <Sheet
        className={styles.question}
        open={table !== null && meant !== null}
        onClose={() => setMeant(null)}
        title={say('kick.title', { name: meant?.name ?? '' })}
        closeLabel={sayApp('close')}
      >
        {table && meant && (
          <KickQuestion table={table} meant={meant} token={token} onDone={settle} onCancel={() => setMeant(null)} />
        )}
      </Sheet>
    </>
  );
}

function OutcomeWords({ outcome: { name, code } }: { readonly outcome: Outcome }) {
  const say = useWords(ADMIN);
  const sayFault = useWords(FAULT_WORDS);
  if (code === null) return say('kick.done', { name });
  return code === 'no-such-seat' ? say('kick.failed') : sayFault(faultKey(code));
}

function Seats({ table, onKick }: { readonly table: Glance; readonly onKick: (guest: Guest) => void }) {
  const say = useWords(ADMIN);
  return (
    <section>
      <h3 className={styles.heading}>{say('seats')}</h3>
      <ol className={styles.seats}>
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            <span className={styles.sitter}>
              {seat.kind === 'free' ? say('seat.free') : <b>{seat.name}</b>}
              <span>
                {marksOf(seat, table.phase)
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
  const say = useWords(ADMIN);
  return (
    <Button className={styles.kick} aria-label={say('kick.whom', { name: guest.name })} onClick={() => onKick(guest)}>
      {say('kick')}
    </Button>
  );
}

function marksOf(seat: SeatGlance, phase: Glance['phase']): AdminKey[] {
  const { kind, bot, host, here, standIn, awaited, who } = seat;
  if (kind === 'free') return [];
  if (kind === 'bot' && who === null) return ['seat.bot'];
  const isPlayed = standIn && phase === 'playing';
  const presence = isPlayed ? 'seat.stand-in' : awaited ? 'seat.awaited' : here ? 'seat.here' : 'seat.away';
  return [...(bot === PROGRAM ? (['seat.program'] as const) : []), ...(host ? (['seat.host'] as const) : []), presence];
}

function Facts({ table }: { readonly table: Glance }) {
  const say = useWords(ADMIN);
  const sayHome = useWords(HOME);
  const { language } = useSettings();
  const { rules, clock, door, listed, opened, at, position, spectators } = table;
  const since = (when: number) => ago(language, (Date.now() - when) / 1000);
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

interface QuestionProps {
  readonly table: Glance;
  readonly meant: Guest;
  readonly token: string;
  readonly onDone: (code: string | null) => void; // null: it is done
  readonly onCancel: () => void;
}

const KICK_WORDS = { lobby: 'kick.lobby', playing: 'kick.game', over: 'kick.over' } as const;

/** Nobody is sent away by one tap. */
function KickQuestion({ table, meant, token, onDone, onCancel }: QuestionProps) {
  const say = useWords(ADMIN);
  const sayApp = useWords(APP);
  const [isBusy, setBusy] = useState(false);
  const kick = async () => {
    if (isBusy) return;
    setBusy(true);
    const seat = table.seats.findIndex(({ who }) => who === meant.who);
    const reply =
      seat === -1 ? failed('no-such-seat') : await requestKick(token, { table: table.id, seat, who: meant.who });
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
