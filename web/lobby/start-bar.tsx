import { Button } from '@kuluary/stage/buttons';
import { saltFor } from '../settings/salt.ts';
import { settings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { editionName } from './editions.ts';
import { type LobbyRoom, playing, taken } from './room.ts';
import styles from './start-bar.module.css';

/** The one big button: start for the host, "ready" for everybody else, a seat for whoever has none. */
export function StartBar({ room }: { readonly room: LobbyRoom }) {
  return (
    <div className={styles.bar}>
      {room.you.seat === null ? <Sit room={room} /> : room.you.host ? <Start room={room} /> : <Ready room={room} />}
    </div>
  );
}

function Start({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { language } = useSettings();
  const missing = playing(room) - taken(room.table).length;
  const awaited = room.table.seats.filter((seat) => seat.awaited).map(({ name }) => name);
  if (missing > 0 || awaited.length > 0) {
    const why =
      missing > 0 ? say('start.few', { count: missing }) : say('start.awaited', { names: awaited.join(', ') });
    return (
      <Button look="brass" aria-disabled="true" note={why}>
        {say('start')}
      </Button>
    );
  }
  const looking = room.table.seats.filter(({ kind, host, ready }) => kind === 'person' && !host && !ready);
  const note =
    looking.length > 0
      ? say('start.waiting-for', { names: looking.map(({ name }) => name).join(', ') })
      : say('start.note', { count: taken(room.table).length, edition: editionName(room, language) });
  return (
    <Button look="brass" note={note} onClick={() => room.ask({ type: 'start' })}>
      {say('start')}
    </Button>
  );
}

function Ready({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  const { ready } = room.table.seats[room.you.seat!]!;
  const toggle = () => room.ask({ type: 'ready', ready: !ready });
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

function Sit({ room }: { readonly room: LobbyRoom }) {
  const say = useWords(LOBBY);
  if (room.table.seats.every(({ kind }) => kind !== 'free')) {
    return (
      <p className={styles.full}>
        <b>{say('full')}</b>
        <span>{say('full.about')}</span>
      </p>
    );
  }
  const sit = () => room.ask({ type: 'sit', seat: null, name: settings().name, salt: saltFor(room.table.id) });
  return (
    <Button look="brass" onClick={sit}>
      {say('sit')}
    </Button>
  );
}
