import { opponentName, STYLES } from '@kuluary/bots/opponents';
import type { Seat } from '@kuluary/kernel/game';
import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import { Button } from '@kuluary/ui/buttons';
import { Sheet } from '@kuluary/ui/sheet';
import { useRef, useState } from 'react';
import { getOrCreateSalt } from '../settings/deal-salt.ts';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { APP_WORDS } from '../words/app.ts';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { closestOpponent, opponentForSeat, unusedBotName } from './bot-choices.ts';
import { lastOpponent, saveLastOpponent } from './last-opponent.ts';
import type { LobbySession } from './lobby-session.ts';
import { OpponentChoice } from './opponent-choice.tsx';
import { ProgramInvitation, ProgramOffer } from './program-seat.tsx';
import styles from './seat-sheet.module.css';
import stickyAction from './sticky-action.module.css';

interface SeatSheetProps {
  readonly session: LobbySession;
  readonly seat: Seat | null; // null: no sheet
  readonly onClose: () => void;
}

/** The actions for a seat, depending on who has it. */
export function SeatSheet({ session, seat, onClose }: SeatSheetProps) {
  const say = useWords(LOBBY_WORDS);
  const sayApp = useWords(APP_WORDS);
  const info = seat === null ? undefined : session.table.seats[seat];
  const title = () => {
    if (seat === session.you.seat) return say('place.own');
    return info && info.kind !== 'free' ? info.name : say('place.free');
  };
  return (
    <Sheet open={seat !== null} onClose={onClose} title={title()} closeLabel={sayApp('close')}>
      {seat !== null && <SeatActions session={session} seat={seat} onDone={onClose} />}
    </Sheet>
  );
}

interface SeatActionProps {
  readonly session: LobbySession;
  readonly seat: Seat;
  readonly onDone: () => void;
}

function SeatActions(props: SeatActionProps) {
  const { session, seat } = props;
  const { kind, bot } = session.table.seats[seat]!;
  if (seat === session.you.seat) return <OwnSeatActions {...props} />;
  switch (kind) {
    case 'free':
      return <FreeSeatActions {...props} />;
    case 'bot':
      return bot === PROGRAM_BOT ? <ProgramSeatActions {...props} /> : <BotSeatActions {...props} />;
    case 'person':
      return <PersonSeatActions {...props} />;
  }
}

function FreeSeatActions({ session, seat, onDone }: SeatActionProps) {
  const say = useWords(LOBBY_WORDS);
  const [token, setToken] = useState<string>();
  const move = () => {
    session.send({ type: 'sit', seat, name: currentSettings().name, salt: getOrCreateSalt(session.table.id) });
    onDone();
  };
  const isAsking = useRef(false); // one request at a time
  const openForProgram = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const reply = await session.send({ type: 'program', seat });
    isAsking.current = false;
    if (reply.ok) setToken(reply.value); // else the lobby shows why not
  };
  if (token !== undefined) return <ProgramInvitation session={session} token={token} />;
  return (
    <>
      <p className={styles.about}>{say('place.free.about')}</p>
      <BotForm session={session} seat={seat} onDone={onDone} />
      <div className={styles.other}>
        <Button onClick={move}>{say('place.move')}</Button>
      </div>
      <ProgramOffer onTake={() => void openForProgram()} />
    </>
  );
}

function BotSeatActions(props: SeatActionProps) {
  const say = useWords(LOBBY_WORDS);
  return (
    <>
      <p className={styles.about}>{say('place.bot.about')}</p>
      <BotForm {...props} />
      <ClearSeatButton {...props} label={say('place.remove-bot')} />
    </>
  );
}

function ProgramSeatActions(props: SeatActionProps) {
  const say = useWords(LOBBY_WORDS);
  return (
    <>
      <p className={styles.about}>{say('place.program.seated')}</p>
      <ClearSeatButton {...props} label={say('place.remove-program')} />
    </>
  );
}

/** Seats a bot, or replaces the one there by another of the same name. */
function BotForm({ session, seat, onDone }: SeatActionProps) {
  const say = useWords(LOBBY_WORDS);
  const info = session.table.seats[seat]!;
  const { game } = session;
  const [chosen, setChosen] = useState(() => closestOpponent(game, opponentForSeat(info, lastOpponent())));
  const bot = opponentName(chosen);
  const seatBot = () => {
    const name = info.kind === 'bot' ? info.name : unusedBotName(say, game, session.table.seats);
    saveLastOpponent(chosen);
    if (bot !== info.bot) session.send({ type: 'seat-bot', seat, bot, name });
    onDone();
  };
  return (
    <form
      className={styles.bot}
      onSubmit={(event) => {
        event.preventDefault();
        seatBot();
      }}
    >
      <OpponentChoice game={game} chosen={chosen} styles={STYLES} onChoose={setChosen} />
      <div className={stickyAction.do}>
        <Button look="brass" type="submit">
          {say(info.kind === 'bot' ? 'place.keep-bot' : 'place.seat-bot')}
        </Button>
      </div>
    </form>
  );
}

function PersonSeatActions(props: SeatActionProps) {
  const say = useWords(LOBBY_WORDS);
  return (
    <>
      <p className={styles.about}>{say('place.person.about')}</p>
      <ClearSeatButton {...props} label={say('place.remove-person')} look="wax" />
    </>
  );
}

interface ClearSeatButtonProps extends SeatActionProps {
  readonly label: string;
  readonly look?: 'bare' | 'wax';
}

function ClearSeatButton({ session, seat, onDone, label, look = 'bare' }: ClearSeatButtonProps) {
  const clear = () => {
    session.send({ type: 'clear-seat', seat });
    onDone();
  };
  return (
    <div className={styles.other}>
      <Button look={look} onClick={clear}>
        {label}
      </Button>
    </div>
  );
}

function OwnSeatActions({ session, seat, onDone }: SeatActionProps) {
  const say = useWords(LOBBY_WORDS);
  const [name, setName] = useState(session.table.seats[seat]!.name);
  const rename = () => {
    const chosen = name.trim();
    if (chosen === '') return;
    changeSettings({ name: chosen });
    session.send({ type: 'rename', name: chosen });
    onDone();
  };
  const stand = () => {
    session.send({ type: 'stand' });
    onDone();
  };
  return (
    <>
      <form
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <label>
          <span>{say('place.own.name')}</span>
          <input
            value={name}
            maxLength={MAX_NAME_CHARACTERS}
            autoComplete="nickname"
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button look="brass" type="submit" aria-disabled={name.trim() === ''}>
          {say('place.own.save')}
        </Button>
      </form>
      <div className={styles.other}>
        <Button onClick={stand} note={say('place.own.stand.about')}>
          {say('place.own.stand')}
        </Button>
      </div>
    </>
  );
}
