import { Button } from '@kuluary/ui/buttons';
import { getOrCreateSalt } from '../settings/deal-salt.ts';
import { currentSettings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import type { Agreement } from './agreed-settings.ts';
import { ChangeNotice } from './change-notice.tsx';
import { editionName } from './editions.ts';
import { type LobbySession, playerCount, takenSeats } from './lobby-session.ts';
import { matchOptionsOf } from './options-form.ts';
import styles from './start-bar.module.css';

/** The main button: "start" for the host, "ready" for the other players, "sit down" for those without a seat. */
export function StartBar({ session, agreement }: { readonly session: LobbySession; readonly agreement: Agreement }) {
  return (
    <div className={styles.bar}>
      <ChangeNotice session={session} agreement={agreement} />
      {session.you.seat === null ? (
        <SitButton session={session} />
      ) : session.you.host ? (
        <StartButton session={session} />
      ) : (
        <ReadyButton session={session} agree={agreement.agree} />
      )}
    </div>
  );
}

function StartButton({ session }: { readonly session: LobbySession }) {
  const say = useWords(LOBBY_WORDS);
  const { language } = useSettings();
  const missing = playerCount(session) - takenSeats(session.table).length;
  const awaited = session.table.seats.filter((seat) => seat.awaited).map(({ name }) => name);
  if (missing > 0 || awaited.length > 0) {
    const why =
      missing > 0 ? say('start.few', { count: missing }) : say('start.awaited', { names: awaited.join(', ') });
    return (
      <Button look="brass" aria-disabled="true" note={why}>
        {say('start')}
      </Button>
    );
  }
  const notReady = session.table.seats.filter(({ kind, host, ready }) => kind === 'person' && !host && !ready);
  const note =
    notReady.length > 0
      ? say('start.waiting-for', { names: notReady.map(({ name }) => name).join(', ') })
      : say('start.note', {
          count: takenSeats(session.table).length,
          edition: editionName(matchOptionsOf(session), language),
        });
  return (
    <Button look="brass" note={note} onClick={() => session.send({ type: 'start' })}>
      {say('start')}
    </Button>
  );
}

function ReadyButton({ session, agree }: { readonly session: LobbySession; readonly agree: () => void }) {
  const say = useWords(LOBBY_WORDS);
  const { ready } = session.table.seats[session.you.seat!]!;
  const toggle = () => {
    if (!ready) agree();
    void session.send({ type: 'ready', ready: !ready });
  };
  return ready ? (
    <Button onClick={toggle} note={say('ready.not.note')}>
      {say('ready.not')}
    </Button>
  ) : (
    <Button look="brass" onClick={toggle} note={say('ready.note')}>
      {say('ready')}
    </Button>
  );
}

function SitButton({ session }: { readonly session: LobbySession }) {
  const say = useWords(LOBBY_WORDS);
  if (session.table.seats.every(({ kind }) => kind !== 'free')) {
    return (
      <p className={styles.full}>
        <b>{say('full')}</b>
        <span>{say('full.about')}</span>
      </p>
    );
  }
  const sit = () =>
    session.send({ type: 'sit', seat: null, name: currentSettings().name, salt: getOrCreateSalt(session.table.id) });
  return (
    <Button look="brass" onClick={sit}>
      {say('sit')}
    </Button>
  );
}
